import { useSend, type GetKey } from '../../../api/index.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useMessages } from '../../messages/index.ts'
import { withBooking, type RosterBooking } from './attendance.ts'

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'
const STALE: readonly GetKey[] = [ROSTER, 'GET /api/v1/scheduled-classes/{class_id}/seats']

interface Seat {
  id: number
  name: string
}

/** Puts somebody on another seat; who sits there changes places with them. Shown at once, and undone from the message. */
export function useSeating() {
  const { seating: m } = useMessages()
  const toast = useToast()
  const change = useSend('PUT /api/v1/bookings/{booking_id}/seat', { invalidate: STALE })
  const shown = useSend('PUT /api/v1/bookings/{booking_id}/seat', {
    invalidate: STALE,
    optimistic: (cache, { params, body }) =>
      cache.patch(ROSTER, (before) => {
        const mover = before.bookings.find((one) => one.booking_id === params.booking_id)
        const other = before.bookings.find((one) => one.seat_id === body.seat_id)
        const moved = withBooking(before, params.booking_id, { seat_id: body.seat_id })
        return other && mover ? withBooking(moved, other.booking_id, { seat_id: mover.seat_id }) : moved
      }),
  })
  return async (booking: RosterBooking, seat: Seat, sitting: RosterBooking | undefined) => {
    const params = { booking_id: booking.booking_id }
    const moved = await shown.send({ params, body: { seat_id: seat.id, ...(sitting && { swap: true }) } })
    if (!moved) return
    const former = booking.seat_id
    if (former === null) return toast.done(m.moved(booking.client_name, seat.name))
    toast.undo(
      m.moved(booking.client_name, seat.name),
      () => void change.send({ params, body: { seat_id: former, ...(sitting && { swap: true }) } }),
    )
  }
}
