import { useSend } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { Callout, Checkbox, Dialog, TextField } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { APPOINTMENT_CHANGED, type Appointment } from '../appointment.ts'

interface CancelDialogProps {
  /** Null keeps it closed. */
  appointment: Appointment | null
  onClose: () => void
}

/** Cancels an appointment, after saying what that costs the client. */
export function CancelDialog({ appointment, onClose }: CancelDialogProps) {
  const { cancel: m } = useMessages().appointments
  return (
    <Dialog
      width="small"
      title={m.title(appointment?.service_name ?? '')}
      isOpen={appointment !== null}
      onClose={onClose}
    >
      {appointment ? <CancelForm appointment={appointment} onClose={onClose} /> : null}
    </Dialog>
  )
}

function CancelForm({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { appointments, roster } = useMessages()
  const { cancel: m } = appointments
  const toast = useToast()
  const { money } = useFormat()
  const send = useSend('PATCH /api/v1/appointments/{appointment_id}/cancel', { invalidate: APPOINTMENT_CHANGED })
  const form = useForm({
    values: { reason: '', isOurs: false },
    submit: ({ reason, isOurs }) =>
      send.sendOrThrow({
        params: { appointment_id: appointment.id },
        body: { ...(reason.trim() && { reason: reason.trim() }), waive_fee: isOurs },
      }),
    onDone: () => {
      toast.done(m.done)
      onClose()
    },
  })
  const { isOurs } = form.values
  // No letter leaves about what has begun.
  const isTold = Date.parse(appointment.starts_at) > useNow(30_000)
  const { is_late: isLate = false, fee = 0, forgiven } = appointment.cancel ?? {}
  const { paid, currency } = appointment
  const back = isOurs ? paid : (appointment.cancel?.refund ?? 0)
  const kept = paid - back
  const costs = fee > 0 ? m.late(money(fee)) : kept > 0 ? m.lateKept : m.lateFree
  const lateWords = forgiven ? roster.cancelling.forgiven(forgiven) : costs
  const consequence = !isLate ? m.free : isOurs ? m.waived : lateWords
  return (
    <Form form={form}>
      <Callout tone={isLate && !isOurs ? 'warn' : 'info'}>
        {consequence} {back > 0 ? m.back(money(back, currency)) : null}{' '}
        {kept > 0 ? m.kept(money(kept, currency)) : null} {isTold ? m.told : null}
      </Callout>
      {isLate && (fee > 0 || paid > 0 || forgiven) ? (
        <Checkbox {...form.bind('isOurs')} isRequired>
          {m.waive}
        </Checkbox>
      ) : null}
      <TextField label={m.reason} description={m.reasonHelp} maxLength={500} {...form.bind('reason')} />
      <FormActions form={form} submit={m.confirm} look="danger" onCancel={onClose} />
    </Form>
  )
}
