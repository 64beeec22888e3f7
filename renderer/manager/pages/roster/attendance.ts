import type { Answer } from '../../../api/index.ts'

export type Roster = Answer<'GET /api/v1/scheduled-classes/{class_id}/roster'>
export type RosterBooking = Roster['bookings'][number]
export type WaitlistEntry = Roster['waitlist'][number]

const TAKES_SEAT: readonly RosterBooking['status'][] = ['booked', 'checked_in', 'no_show']

/** The bookings that take a seat and those that no longer do, each in the order given. */
export function splitBookings(bookings: readonly RosterBooking[]): { coming: RosterBooking[]; gone: RosterBooking[] } {
  const coming = bookings.filter(({ status }) => TAKES_SEAT.includes(status))
  return { coming, gone: bookings.filter((booking) => !coming.includes(booking)) }
}

/** Those who still wait or hold an offer, and the entries that are over. */
export function splitWaitlist(entries: readonly WaitlistEntry[]): { live: WaitlistEntry[]; former: WaitlistEntry[] } {
  const isLive = ({ status }: WaitlistEntry) => status === 'waiting' || status === 'offered'
  return { live: entries.filter(isLive), former: entries.filter((entry) => !isLive(entry)) }
}

/** The roster with one booking changed. */
export function withBooking(roster: Roster, bookingId: number, change: Partial<RosterBooking>): Roster {
  const bookings = roster.bookings.map((booking) =>
    booking.booking_id === bookingId ? { ...booking, ...change } : booking,
  )
  return { ...roster, bookings }
}

interface Reason {
  code: string
}

/** What staff can't book against, whatever their role. */
const FIXED = new Set(['CLASS_CANCELLED', 'CLASS_STARTED', 'CLIENT_INACTIVE', 'ALREADY_BOOKED', 'CLASS_FULL'])
/** What does not count for somebody who stands at the door until the class is over. */
const PASSED_AT_THE_DOOR = new Set(['CLASS_STARTED', 'BOOKING_CLOSED'])

/** The reasons that stand against a booking, and whether staff with the permission may book in spite of them. */
export function standing<One extends Reason>(
  reasons: readonly One[],
  atTheDoor: boolean,
): { reasons: One[]; canForce: boolean } {
  const left = reasons.filter(({ code }) => !(atTheDoor && PASSED_AT_THE_DOOR.has(code)))
  return { reasons: left, canForce: left.length > 0 && left.every(({ code }) => !FIXED.has(code)) }
}

/** Whether the class has begun, at that very moment too. */
export const hasBegun = ({ starts_at }: Pick<Roster, 'starts_at'>, now: number): boolean => Date.parse(starts_at) <= now

/** Whether the class is over, at that very moment too. */
export const isOver = ({ ends_at }: Pick<Roster, 'ends_at'>, now: number): boolean => Date.parse(ends_at) <= now

/** Minutes until an instant, begun ones counted whole; none or fewer once it has passed. */
export const minutesUntil = (instant: string, now: number): number => Math.ceil((Date.parse(instant) - now) / 60_000)

/** Whether somebody can come in now: from the opening of check-in until the class is over. */
export function isAtTheDoor(roster: Pick<Roster, 'check_in_opens_at' | 'ends_at'>, now: number): boolean {
  return Date.parse(roster.check_in_opens_at) <= now && !isOver(roster, now)
}
