import { useSend, type Answer, type Input } from '../../api/index.ts'
import { useMessages } from '../messages/index.ts'
import type { Dependant } from './dependants.ts'
import type { ScheduledClass } from './standing.ts'

type Wish = Input<'POST /api/v1/clients/me/dependants/{dependant_id}/bookings'>['body']
export type Booked = Answer<'POST /api/v1/bookings'>

/** Booking a class, taking that back and joining its waitlist: for the reader, or for somebody they act for. */
export function useSeatCalls(cls: Pick<ScheduledClass, 'id' | 'name'>, whom?: Dependant) {
  const { schedule: m } = useMessages()
  const undone = { done: m.undone }
  const joined = {
    done: ({ position }: { position: number | null }) => m.joinedToast(cls.name, position),
  }
  const bookOwn = useSend('POST /api/v1/bookings', {
    optimistic: (cache) =>
      cache.patch('GET /api/v1/scheduled-classes', (classes) =>
        classes.map((one) =>
          one.id === cls.id
            ? { ...one, my_booking_status: 'booked', spots_left: Math.max(0, one.spots_left - 1) }
            : one,
        ),
      ),
  })
  const bookTheirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/bookings')
  const undoOwn = useSend('DELETE /api/v1/bookings/{booking_id}', undone)
  const undoTheirs = useSend('DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}', undone)
  const joinOwn = useSend('POST /api/v1/bookings/waitlist', joined)
  const joinTheirs = useSend('POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist', joined)
  const body = { scheduled_class_id: cls.id }
  if (!whom)
    return {
      book: (wish: Omit<Wish, 'scheduled_class_id'>): Promise<Booked> =>
        bookOwn.sendOrThrow({ body: { ...body, ...wish } }),
      undo: (booking_id: number) => void undoOwn.send({ params: { booking_id } }),
      join: () => joinOwn.sendOrThrow({ body }),
      isBooking: bookOwn.isPending,
      isJoining: joinOwn.isPending,
    }
  const dependant_id = whom.id
  return {
    book: (wish: Omit<Wish, 'scheduled_class_id'>): Promise<Booked> =>
      bookTheirs.sendOrThrow({ params: { dependant_id }, body: { ...body, ...wish } }),
    undo: (booking_id: number) => void undoTheirs.send({ params: { dependant_id, booking_id } }),
    join: () => joinTheirs.sendOrThrow({ params: { dependant_id }, body }),
    isBooking: bookTheirs.isPending,
    isJoining: joinTheirs.isPending,
  }
}
