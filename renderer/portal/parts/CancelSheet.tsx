import { useApi, useSend } from '../../api/index.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { showToast } from '../../ui/feedback/toasts.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import type { Booking } from './cancel-terms.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { useTheirUpcoming } from './dependants.ts'

interface CancelSheetProps {
  booking: Booking
  /** Whose it is, where it is a dependant's. */
  dependantId?: number
  onClose: () => void
}

/** Asks before a booking is cancelled, with what that costs at this moment as the server sees it. */
export default function CancelSheet({ dependantId, ...props }: CancelSheetProps) {
  return dependantId === undefined ? <CancelOwn {...props} /> : <CancelTheirs dependantId={dependantId} {...props} />
}

function CancelOwn({ booking, onClose }: CancelSheetProps) {
  const { bookings: m } = useMessages()
  const go = useGo()
  const params = { booking_id: booking.id }
  const fresh = useApi('GET /api/v1/bookings/{booking_id}', { params }, { fresh: 0, every: 60_000 })
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}', {
    onDone: () => {
      const action = { label: m.another, onPress: () => go(paths.schedule()) }
      showToast({ tone: 'good', title: m.cancelledToast(booking.class_name), action })
      onClose()
    },
  })
  const run = () => void cancel.sendOrThrow({ params }).catch(() => undefined)
  return <CancelDialog className={booking.class_name} {...{ fresh, cancel, onClose }} onCancel={run} />
}

function CancelTheirs({ booking, dependantId, onClose }: CancelSheetProps & { dependantId: number }) {
  const { bookings: m } = useMessages()
  const list = useTheirUpcoming(dependantId, { fresh: 0 })
  const cancel = useSend('DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}', {
    done: m.cancelledToast(booking.class_name),
    onDone: onClose,
  })
  const params = { dependant_id: dependantId, booking_id: booking.id }
  const run = () => void cancel.sendOrThrow({ params }).catch(() => undefined)
  // Once the class has begun it is not on the list any more: what was shown says then that it is too late.
  const data = list.data && (list.data.items.find(({ id }) => id === booking.id) ?? booking)
  const fresh = { ...list, data } as Parameters<typeof CancelDialog>[0]['fresh']
  return <CancelDialog isTheirs className={booking.class_name} {...{ fresh, cancel, onClose }} onCancel={run} />
}
