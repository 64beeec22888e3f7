import { useSend } from '../../../../api/index.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { WholeRun } from './run.ts'

/** Notes that everybody of a run was paid, with a word on how. */
export function AllPaidForm({ run, onClose }: { run: WholeRun; onClose: () => void }) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const mark = useSend('POST /api/v1/payroll-runs/{run_id}/mark-paid', { done: m.allPaid })
  const form = useForm({
    values: { paid_notes: '' },
    submit: ({ paid_notes }) =>
      mark.sendOrThrow({ params: { run_id: run.id }, body: { paid_notes: paid_notes.trim() || null } }),
    onDone: onClose,
  })
  return (
    <Form form={form}>
      <p className="text-sm text-pretty text-muted">{m.markPaidMeans(format.money(run.unpaid, run.currency))}</p>
      <TextField label={m.paidNote} description={m.paidNoteFor} maxLength={500} {...form.bind('paid_notes')} />
      <FormActions form={form} submit={m.markAll} onCancel={onClose} />
    </Form>
  )
}
