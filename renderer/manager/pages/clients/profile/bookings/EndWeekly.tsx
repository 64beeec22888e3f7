import { useSend, type Item } from '../../../../../api/index.ts'
import { Form, FormActions } from '../../../../../shared/form/Form.tsx'
import { useForm } from '../../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { Checkbox, Dialog } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'

export type Weekly = Item<'GET /api/v1/standing-bookings'>

/** Asks before a standing booking ends, and whether what it has booked is cancelled too, with what that costs. */
export function EndWeekly({ weekly, onClose }: { weekly: Weekly | null; onClose: () => void }) {
  const { clientProfile } = useMessages()
  return (
    <Dialog
      width="small"
      title={clientProfile.weekly.endTitle(weekly?.class_name ?? '')}
      isOpen={weekly !== null}
      onClose={onClose}
    >
      {weekly ? <EndForm weekly={weekly} onClose={onClose} /> : null}
    </Dialog>
  )
}

function EndForm({ weekly, onClose }: { weekly: Weekly; onClose: () => void }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.weekly
  const toast = useToast()
  const { money } = useFormat()
  const end = useSend('DELETE /api/v1/standing-bookings/{standing_booking_id}', {
    invalidate: ['GET /api/v1/standing-bookings', ...BOOKING_CHANGED],
  })
  const form = useForm({
    values: { cancel_bookings: false },
    submit: (body) => end.sendOrThrow({ params: { standing_booking_id: weekly.id }, body }),
    onDone: () => {
      toast.done(m.ended(weekly.class_name))
      onClose()
    },
  })
  const { bookings, late, fee, credits_kept } = weekly.cancelling
  return (
    <Form form={form}>
      <p>{m.endMeans}</p>
      {bookings > 0 ? (
        <Checkbox
          {...form.bind('cancel_bookings')}
          description={late === 0 ? m.cancelFree : m.cancelCosts(late, money(fee), credits_kept)}
        >
          {m.cancelToo(bookings)}
        </Checkbox>
      ) : null}
      <FormActions form={form} submit={m.end} look="danger" onCancel={onClose} />
    </Form>
  )
}
