import { LATE_FEE, pick, takenIn, type Booking, type Books } from './books.ts'
import type { Answer, Move } from './move.ts'
import type { OperationOf } from './operations.ts'

const SECOND_THOUGHTS = 15 * 60_000

/** A place in a class, for one credit. */
export function book(books: Books, operation: OperationOf<'book'>, now: string): Move {
  const client = pick(books.clients, operation.client)!
  const cls = pick(books.classes, operation.class)!
  const own = books.memberships.filter((membership) => membership.client === client.id)
  const named = operation.membership === null ? undefined : pick(own, operation.membership)
  const payer = (named ? [named] : own).find(({ credits, isCancelled }) => credits > 0 && !isCancelled)
  return {
    operation: 'POST /api/v1/bookings',
    body: { scheduled_class_id: cls.id, client_id: client.id, ...(named && { membership_id: named.id }) },
    refused: refusalsOf(books, client, cls, payer),
    enter: ({ id, membership_id }: Answer) => {
      if (membership_id !== payer!.id) throw new Error(`Paid by membership ${membership_id}, not ${payer!.id}`)
      payer!.credits -= 1
      const of = { client: client.id, class: cls.id, membership: payer!.id }
      books.bookings.push({ id, ...of, status: 'booked', bookedAt: now })
    },
  }
}

/** The first rule in the way; of the entitlement any fault there may be. */
function refusalsOf(books: Books, client: { id: number }, cls: Books['classes'][number], payer: object | undefined) {
  const isBooked = books.bookings.some(
    (booking) => booking.client === client.id && booking.class === cls.id && booking.status === 'booked',
  )
  if (isBooked) return ['ALREADY_BOOKED']
  if (takenIn(books, cls) >= cls.capacity) return ['CLASS_FULL']
  return payer ? [] : ['NO_ENTITLEMENT', 'NO_CREDITS_LEFT', 'MEMBERSHIP_CANCELLED']
}

/** A place given up: free, or late with the credit kept and a fee. */
export function cancel(books: Books, { booking: number }: OperationOf<'cancel'>, now: string): Move | undefined {
  const booking = pick(books.bookings, number)
  if (!booking) return undefined
  const { freeUntil } = books.classes.find(({ id }) => id === booking.class)!
  const isFree = now <= freeUntil || Date.parse(now) - Date.parse(booking.bookedAt) < SECOND_THOUGHTS
  return {
    operation: `DELETE /api/v1/bookings/${booking.id}`,
    refused: [],
    enter: async (_: Answer, studio) => {
      if (booking.status !== 'booked') return
      booking.status = isFree ? 'cancelled' : 'late_cancelled'
      if (isFree) {
        giveBack(books, booking)
        return
      }
      const { body } = await studio.asOwner(`GET /api/v1/clients/${booking.client}/charges`)
      const { id } = body.find((charge: { booking_id: number }) => charge.booking_id === booking.id)
      books.charges.push({ id, client: booking.client, amount: LATE_FEE, isOpen: true })
    },
  }
}

function giveBack(books: Books, booking: Booking): void {
  books.memberships.find(({ id }) => id === booking.membership)!.credits += 1
}

/** A membership ended for good: its coming places are free again, its credits gone. */
export function cancelMembership(books: Books, operation: OperationOf<'cancel membership'>): Move | undefined {
  const membership = pick(books.memberships, operation.membership)
  if (!membership) return undefined
  return {
    operation: `DELETE /api/v1/memberships/${membership.id}`,
    refused: [],
    enter: () => {
      membership.isCancelled = true
      membership.credits = 0
      for (const booking of books.bookings) {
        if (booking.membership === membership.id && booking.status === 'booked') booking.status = 'cancelled'
      }
    },
  }
}

/** Credits set by hand. */
export function setCredits(books: Books, { membership: number, credits }: OperationOf<'credits'>): Move | undefined {
  const membership = pick(books.memberships, number)
  if (!membership) return undefined
  return {
    operation: `PUT /api/v1/memberships/${membership.id}`,
    body: { credits_remaining: credits },
    refused: membership.isCancelled ? ['MEMBERSHIP_INVALID_TRANSITION'] : [],
    enter: () => {
      membership.credits = credits
    },
  }
}
