import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

interface PaidFormProps {
  /** The amount that is paid, with its currency. */
  amount: string
  /** The word on the button. */
  submit: string
  onPay: (paid_notes: string | null) => Promise<unknown>
  onClose: () => void
}

/** Notes that one or all people of a run were paid, with a word on how. */
export function PaidForm({ amount, submit, onPay, onClose }: PaidFormProps) {
  const { payroll: m } = useMessages()
  const form = useForm({
    values: { paid_notes: '' },
    submit: ({ paid_notes }) => onPay(paid_notes.trim() || null),
    onDone: onClose,
  })
  return (
    <Form form={form}>
      <p className="text-sm text-pretty text-muted">{m.markPaidMeans(amount)}</p>
      <TextField label={m.paidNote} description={m.paidNoteFor} maxLength={500} {...form.bind('paid_notes')} />
      <FormActions form={form} submit={submit} onCancel={onClose} />
    </Form>
  )
}
