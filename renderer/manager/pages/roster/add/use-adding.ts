import { useSend } from '../../../../api/index.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { useMessages } from '../../../messages/index.ts'

/** The way to book a client: checked in or not, against the rules or not, and by which membership. */
export interface How {
  check_in: boolean
  force?: boolean
  membership_id?: number
}

/** Booking a client into a class, and putting them on its waitlist. */
export function useAdding(classId: number, client: { id: number; name: string }, onDone: () => void) {
  const { adding: m } = useMessages().roster
  const mayNotForce = useDenied()('bookings.override')
  const book = useSend('POST /api/v1/bookings', {
    onDone,
    done: ({ status }) => (status === 'checked_in' ? m.doneIn : m.done)(client.name),
  })
  const join = useSend('POST /api/v1/bookings/waitlist', { onDone, done: m.joined(client.name) })
  const body = { scheduled_class_id: classId, client_id: client.id }
  return {
    book: (how: How) => void book.send({ body: { ...body, ...how } }),
    join: () => void join.send({ body }),
    isPending: book.isPending,
    isJoining: join.isPending,
    /** Why the signed-in role may not book against the rules; null if it may. */
    mayNotForce,
  }
}
