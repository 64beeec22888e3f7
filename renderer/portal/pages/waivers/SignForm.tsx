import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import type { Dependant } from '../../parts/dependants.ts'
import type { Waiver } from './use-waivers.ts'
import { useWords } from './use-words.ts'

interface SignFormProps {
  waiver: Waiver
  subject: Dependant | undefined
}

/** Signing with one's name, typed: for oneself, or for whom one acts. */
export function SignForm({ waiver, subject }: SignFormProps) {
  const m = useWords(subject)
  const format = useFormat()
  const toast = useToast()
  const own = useSend('POST /api/v1/waivers/{waiver_id}/sign')
  const theirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/waivers/{waiver_id}/sign')
  const form = useForm({
    values: { signed_name: '' },
    required: ['signed_name'],
    // The version that was read goes along: nobody signs a text changed after it was shown.
    submit: (values) => {
      const body = { ...values, version: waiver.version }
      const waiver_id = waiver.id
      return subject
        ? theirs.sendOrThrow({ params: { dependant_id: subject.id, waiver_id }, body })
        : own.sendOrThrow({ params: { waiver_id }, body })
    },
    onDone: () => toast.done(m.done(waiver.title)),
  })
  return (
    <Card>
      <Form form={form}>
        <TextField
          label={m.name}
          description={m.nameMeans(format.date(format.today()))}
          autoComplete="name"
          maxLength={200}
          {...form.bind('signed_name')}
        />
        <FormActions
          form={form}
          submit={waiver.status === 'outdated' ? m.signAgain : m.sign}
          className="phone:[&>button]:w-full"
        />
      </Form>
    </Card>
  )
}
