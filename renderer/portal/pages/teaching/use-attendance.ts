import { useSend, type GetKey } from '../../../api/index.ts'
import type { Cache } from '../../../api/use-send.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './roster-booking.ts'

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'
const CHANGED: readonly GetKey[] = [ROSTER, 'GET /api/v1/scheduled-classes']

/** Saying who is here: shown at once, put right if the server refuses. */
export function useAttendance(classId: number, booking: RosterBooking) {
  const { teaching: m } = useMessages()
  const toast = useToast()
  const { money } = useFormat()
  const becomes = (status: RosterBooking['status']) => ({
    invalidate: CHANGED,
    optimistic: (cache: Cache) =>
      cache.patch(
        ROSTER,
        (before) => ({
          ...before,
          bookings: before.bookings.map((one) => (one.booking_id === booking.booking_id ? { ...one, status } : one)),
        }),
        { params: { class_id: classId } },
      ),
  })
  const checkIn = useSend('POST /api/v1/bookings/{booking_id}/check-in', becomes('checked_in'))
  const noShow = useSend('POST /api/v1/bookings/{booking_id}/no-show', becomes('no_show'))
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', {
    ...becomes('booked'),
    onDone: ({ fee }) => {
      if (fee.outcome === 'kept') toast.done(m.feeKept(money(fee.amount, fee.currency ?? undefined)))
    },
  })
  const params = { booking_id: booking.booking_id }
  return {
    checkIn: () => void checkIn.send({ params }),
    noShow: () => void noShow.send({ params }),
    undo: () => void undo.send({ params }),
  }
}
