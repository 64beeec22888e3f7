import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Dialog, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Person, WholeRun } from './run.ts'

interface MarkPaidProps {
  person: Person
  run: WholeRun
  isOpen: boolean
  onClose: () => void
}

/** Notes that somebody was paid, with a word on how. */
export function MarkPaid({ person, run, isOpen, onClose }: MarkPaidProps) {
  const { payroll: m } = useMessages()
  return (
    <Dialog title={m.markPaidTitle(person.name)} width="small" isOpen={isOpen} onClose={onClose}>
      <PaidForm person={person} run={run} onClose={onClose} />
    </Dialog>
  )
}

function PaidForm({ person, run, onClose }: Omit<MarkPaidProps, 'isOpen'>) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const toast = useToast()
  const mark = useSend('POST /api/v1/payroll-line-items/{item_id}/mark-paid')
  const amount = person.unpaid.reduce((sum, line) => sum + line.amount, 0)
  const form = useForm({
    values: { paid_notes: '' },
    submit: async ({ paid_notes }) => {
      for (const { id } of person.unpaid) {
        await mark.sendOrThrow({ params: { item_id: id }, body: { paid_notes: paid_notes.trim() || null } })
      }
    },
    onDone: () => {
      toast.done(m.markedPaid(person.name))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <p className="text-sm text-pretty text-muted">{m.markPaidMeans(format.money(amount, run.currency))}</p>
      <TextField label={m.paidNote} description={m.paidNoteFor} maxLength={500} {...form.bind('paid_notes')} />
      <FormActions form={form} submit={m.markPaid} onCancel={onClose} />
    </Form>
  )
}
