import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Card } from '../../../ui/layout/Card.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Waiver } from './use-waivers.ts'

/** Signing with one's name, typed. */
export function SignForm({ waiver }: { waiver: Waiver }) {
  const { waivers: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const sign = useSend('POST /api/v1/waivers/{waiver_id}/sign')
  const form = useForm({
    values: { signed_name: '' },
    required: ['signed_name'],
    // The version that was read goes along: nobody signs a text changed after it was shown.
    submit: (values) =>
      sign.sendOrThrow({ params: { waiver_id: waiver.id }, body: { ...values, version: waiver.version } }),
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
