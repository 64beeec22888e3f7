import { useSend } from '../../../api/index.ts'
import { Form, FormActions } from '../../../shared/form/Form.tsx'
import { useForm } from '../../../shared/form/use-form.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { DateField } from '../../../ui/field/DateField.tsx'
import { TextField } from '../../../ui/field/TextField.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Child } from '../../parts/dependants.ts'

interface ChildSheetProps {
  /** Null to add one. */
  child: Child | null
  onClose: () => void
}

/** Asks a guardian for a child's name and date of birth. */
export default function ChildSheet({ child, onClose }: ChildSheetProps) {
  const { family: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const add = useSend('POST /api/v1/clients/me/dependants')
  const change = useSend('PUT /api/v1/clients/me/dependants/{dependant_id}')
  const form = useForm({
    values: { full_name: child?.full_name ?? '', date_of_birth: child?.date_of_birth ?? null },
    required: ['full_name', 'date_of_birth'],
    submit: ({ full_name, date_of_birth }) => {
      const body = { full_name, date_of_birth: date_of_birth ?? '' }
      return child ? change.sendOrThrow({ params: { dependant_id: child.id }, body }) : add.sendOrThrow({ body })
    },
    onDone: ({ full_name }) => {
      toast.done((child ? m.saved : m.added)(full_name))
      onClose()
    },
  })
  return (
    <Dialog title={child ? m.editTitle : m.addTitle} width="small" isOpen onClose={() => form.leave(onClose)}>
      <Form form={form}>
        <TextField label={m.name} autoComplete="off" autoFocus {...form.bind('full_name')} />
        <DateField label={m.birthday} max={format.today()} {...form.bind('date_of_birth')} />
        <FormActions form={form} onCancel={onClose} />
      </Form>
    </Dialog>
  )
}
