import type { Booking, Class, Person } from './books.ts'
import { done, type Drawn } from './drawn.ts'

const HOUR = 3_600_000

/** Classes that have not begun. */
export const ahead = ({ studio, books }: Drawn) =>
  books.classes.filter((one) => one.starts > studio.clock.now() && !one.isCancelled)
/** Classes that begin or began within some hours and are not over, with room for everybody: no-shows give places up. */
export const running = ({ studio, books }: Drawn, hours: number) => {
  const now = Date.parse(studio.clock.now())
  const isAround = ({ starts, ends }: Class) =>
    Date.parse(ends) > now && Math.abs(Date.parse(starts) - now) < hours * HOUR
  return books.classes.filter((one) => isAround(one) && one.capacity > 100)
}
/** The memberships that somebody may use. */
export const ownOf = ({ books }: Drawn, person: Person) =>
  books.memberships.filter(({ holder, members }) => holder === person.id || members.includes(person.id))
export const withLogin = ({ books }: Drawn) => books.people.filter(({ email }) => email !== undefined)

/** A place that is kept or was used, and has a price or none. */
export async function someBooking(drawn: Drawn, filter: (one: Booking) => boolean): Promise<Booking | undefined> {
  const isLive = ({ status }: Booking) => ['booked', 'checked_in'].includes(status)
  const found = drawn.books.bookings.filter((one) => isLive(one) && one.price !== 0 && filter(one))
  if (found.length === 0) return undefined
  const booking = drawn.chance.one(found)
  // A class that is over may have made no-shows automatically.
  booking.status = (await done(drawn.studio, `GET /api/v1/bookings/${booking.id}`)).status
  return isLive(booking) ? booking : undefined
}

/** True if nothing of theirs is at the time of a class. */
export function isFreeThen({ books }: Drawn, person: Person, cls: Class): boolean {
  return !books.bookings.some(
    (one) =>
      one.person === person.id &&
      ['booked', 'checked_in'].includes(one.status) &&
      one.class.starts < cls.ends &&
      one.class.ends > cls.starts,
  )
}
