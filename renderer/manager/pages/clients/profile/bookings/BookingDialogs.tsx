import { useSend, type Answer } from '../../../../../api/index.ts'
import { Form, FormActions } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Dialog, TextField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { formatFee } from '../../../roster/fee-words.ts'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'
import type { Booking } from './use-booking-actions.ts'

interface BookingDialogProps {
  booking: Booking | null
  onClose: () => void
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
