import type { Answer } from '../../../api/index.ts'

export type Roster = Answer<'GET /api/v1/scheduled-classes/{class_id}/roster'>
export type RosterBooking = Roster['bookings'][number]
interface Reason {
  code: string
}

export type WaitlistEntry = Roster['waitlist'][number]

const TAKES_SEAT: readonly RosterBooking['status'][] = ['booked', 'checked_in', 'no_show']

/** The bookings that take a seat and those that no longer do, each in the order given. */
export function splitBookings(bookings: readonly RosterBooking[]): { coming: RosterBooking[]; gone: RosterBooking[] } {
  const coming = bookings.filter(({ status }) => TAKES_SEAT.includes(status))
  return { coming, gone: bookings.filter((booking) => !coming.includes(booking)) }
}

/** Those who sit on none of these seats: they have none, or theirs was taken out of the room since. */
export function seatless(coming: readonly RosterBooking[], seats: readonly { id: number }[]): RosterBooking[] {
  return coming.filter(({ seat_id }) => !seats.some(({ id }) => id === seat_id))
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

/** Refusals that staff can't override, whatever their role. */
const FIXED = new Set(['CLASS_CANCELLED', 'CLASS_STARTED', 'CLIENT_INACTIVE', 'ALREADY_BOOKED', 'CLASS_FULL'])
/** True for a reason that even staff can’t override. */
export const isFixed = ({ code }: Reason): boolean => FIXED.has(code)
/** Refusals that staff can override whatever pays; all other reasons mean that nothing pays. */
const PASSABLE = new Set(['BOOKING_NOT_OPEN', 'BOOKING_CLOSED', 'OVERLAPPING_BOOKING', 'WAIVER_UNSIGNED', 'SEAT_TAKEN'])

/** True if a reason is that no membership pays for the spot. */
export const isLackOfPayment = ({ code }: Reason): boolean => !FIXED.has(code) && !PASSABLE.has(code)

/** Refusals that don't count for a client who is there. */
const PASSED_AT_THE_DOOR = new Set(['CLASS_STARTED', 'BOOKING_CLOSED'])
/** Refusals that don't count once the class is over: its spots then belong to those who came. */
const PASSED_AFTERWARDS = new Set([...PASSED_AT_THE_DOOR, 'CLASS_FULL'])
/** Days after the start in which clients can be added, as on the server. */
const CORRECTION_DAYS = 30

/** True if somebody can come in: not yet, now, or (where a name was missed) is added after the end. */
export type Door = 'closed' | 'open' | 'over'

const PASSED: Record<Door, ReadonlySet<string>> = {
  closed: new Set(),
  open: PASSED_AT_THE_DOOR,
  over: PASSED_AFTERWARDS,
}

/** The reasons that stand against a booking, and whether staff with the permission may book in spite of them. */
export function standing<One extends Reason>(
  reasons: readonly One[],
  door: Door,
): { reasons: One[]; canForce: boolean } {
  const left = reasons.filter(({ code }) => !PASSED[door].has(code))
  return { reasons: left, canForce: left.length > 0 && left.every(({ code }) => !FIXED.has(code)) }
}

/** True if the class has begun, at that very moment too. */
export const hasBegun = ({ starts_at }: Pick<Roster, 'starts_at'>, now: number): boolean => Date.parse(starts_at) <= now

/** True if the class is over, at that very moment too. */
export const isOver = ({ ends_at }: Pick<Roster, 'ends_at'>, now: number): boolean => Date.parse(ends_at) <= now

/** Minutes until an instant, begun ones counted whole; none or fewer once it has passed. */
export const minutesUntil = (instant: string, now: number): number => Math.ceil((Date.parse(instant) - now) / 60_000)

/** From the opening of check-in somebody can come in, and from the end on be added, until 30 days after the start. */
export function doorOf({ check_in_opens_at, starts_at, ends_at }: Roster, now: number): Door {
  const last = Date.parse(starts_at) + CORRECTION_DAYS * 86_400_000
  if (now < Date.parse(check_in_opens_at) || now > last) return 'closed'
  return isOver({ ends_at }, now) ? 'over' : 'open'
}
