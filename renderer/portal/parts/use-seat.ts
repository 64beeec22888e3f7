import { useState } from 'react'
import { ApiError, useSend } from '../../api/index.ts'
import { useToast } from '../../shared/problem/use-toast.ts'
import { useGo } from '../../shared/url/use-go.ts'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import type { ScheduledClass } from './standing.ts'
import { useWhen } from './use-when.ts'
import { isPayableThere } from './why.ts'

/** Booking a class and joining its waitlist with one tap: shown at once, taken back when refused, undone from the message; in the seat that was chosen, if one was. */
export function useSeat(cls: ScheduledClass, seatId?: number | null) {
  const { schedule: m } = useMessages()
  const toast = useToast()
  const when = useWhen()
  const go = useGo()
  const [refusal, setRefusal] = useState<{ title: string; error: ApiError } | null>(null)
  const undo = useSend('DELETE /api/v1/bookings/{booking_id}', { done: m.undone })
  const book = useSend('POST /api/v1/bookings', {
    onDone: ({ id }) =>
      toast.undo(m.bookedToast(cls.name, when(cls.starts_at)), () => void undo.send({ params: { booking_id: id } })),
    optimistic: (cache) =>
      cache.patch('GET /api/v1/scheduled-classes', (classes) =>
        classes.map((one) =>
          one.id === cls.id
            ? {
                ...one,
                my_booking_status: 'booked',
                spots_left: Math.max(0, one.spots_left - 1),
              }
            : one,
        ),
      ),
  })
  const join = useSend('POST /api/v1/bookings/waitlist', {
    done: ({ position }) => m.joinedToast(cls.name, position),
  })

  const shownAs = (title: string) => (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    // Paying at the studio is all it takes: the page of the class says what that costs.
    if (isPayableThere(error.problem)) return go(paths.class(cls.id))
    // Without the studio in reach there is no rule to explain: a message says that.
    if (error.status === 0) toast.failed(error)
    else setRefusal({ title, error })
  }
  const wanted = { scheduled_class_id: cls.id, ...(seatId && { seat_id: seatId }) }
  return {
    /** `membershipId`: the one that was named to the reader as what pays. */
    book: (membershipId: number | undefined) =>
      void book.sendOrThrow({ body: { ...wanted, membership_id: membershipId } }).catch(shownAs(m.cantBook(cls.name))),
    /** Books a place that is paid at the studio. */
    payThere: () =>
      void book.sendOrThrow({ body: { ...wanted, pay_at_studio: true } }).catch(shownAs(m.cantBook(cls.name))),
    join: () => void join.sendOrThrow({ body: { scheduled_class_id: cls.id } }).catch(shownAs(m.couldNot)),
    isBooking: book.isPending,
    isJoining: join.isPending,
    refusal,
    dismiss: () => setRefusal(null),
  }
}
