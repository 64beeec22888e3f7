import { useSend, type Answer } from '../../../../../api/index.ts'
import { Form, FormActions } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Callout, Dialog, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { formatFee } from '../../../roster/fee-words.ts'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'
import type { Booking } from './use-booking-actions.ts'

interface BookingDialogProps {
  booking: Booking | null
  onClose: () => void
}

/** Cancels a booking, after saying what that costs. */
export function CancelBooking({ booking, onClose }: BookingDialogProps) {
  const { clientProfile } = useMessages()
  return (
    <Dialog
      width="small"
      title={clientProfile.bookings.cancelTitle(booking?.class_name ?? '')}
      isOpen={booking !== null}
      onClose={onClose}
    >
      {booking ? <CancelForm booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

function CancelForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.bookings
  const toast = useToast()
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}', { invalidate: BOOKING_CHANGED })
  const form = useForm({
    values: { reason: '' },
    submit: ({ reason }) =>
      cancel.sendOrThrow({ params: { booking_id: booking.id }, body: reason.trim() ? { reason } : {} }),
    onDone: () => {
      toast.done(m.cancelled)
      onClose()
    },
  })
  return (
    <Form form={form}>
      <Consequence booking={booking} />
      <TextField label={m.reason} description={m.reasonHelp} {...form.bind('reason')} />
      <FormActions form={form} submit={m.cancelConfirm} look="danger" onCancel={onClose} />
    </Form>
  )
}

/** What cancelling right now means for the client. */
function Consequence({ booking: { cancel } }: { booking: Booking }) {
  const { clientProfile, roster } = useMessages()
  const m = clientProfile.bookings
  const { money } = useFormat()
  if (!cancel) return null
  const { is_late, fee, credit_returned, forgiven } = cancel
  const sentences = [
    is_late ? m.cancelLate : m.cancelFree,
    credit_returned === null ? null : credit_returned ? m.cancelReturns : m.cancelKeeps,
    fee > 0 ? m.cancelFee(money(fee)) : null,
    is_late && forgiven ? roster.cancelling.forgiven(forgiven) : null,
  ]
  return <Callout tone={is_late ? 'warn' : 'info'}>{sentences.filter(Boolean).join(' ')}</Callout>
}

/** Excuses a no-show or a late cancellation. */
export function ExcuseBooking({ booking, onClose }: BookingDialogProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.bookings
  return (
    <Dialog
      width="small"
      title={m.excuseTitle(booking?.class_name ?? '')}
      description={m.excuseHelp}
      isOpen={booking !== null}
      onClose={onClose}
    >
      {booking ? <ExcuseForm booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

function ExcuseForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { clientProfile, roster } = useMessages()
  const { money } = useFormat()
  const m = clientProfile.bookings
  const toast = useToast()
  const excuse = useSend('POST /api/v1/bookings/{booking_id}/excuse', { invalidate: BOOKING_CHANGED })
  const form = useForm({
    values: { reason: '' },
    submit: ({ reason }) =>
      excuse.sendOrThrow({ params: { booking_id: booking.id }, body: reason.trim() ? { reason } : {} }),
    onDone: ({ fee }: Answer<'POST /api/v1/bookings/{booking_id}/excuse'>) => {
      toast.done(m.excusedDone, formatFee(fee, roster.fee, money))
      onClose()
    },
  })
  return (
    <Form form={form}>
      <TextField label={m.reason} description={m.reasonHelp} autoFocus {...form.bind('reason')} />
      <FormActions form={form} submit={m.excuseConfirm} onCancel={onClose} />
    </Form>
  )
}
