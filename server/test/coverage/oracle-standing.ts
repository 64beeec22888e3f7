import type { Books, Class, Membership, Standing, StandingDate, Verdict } from './books.ts'
import { addDays, localOf } from './calendar.ts'
import { decide } from './oracle.ts'
// The specification's rules for the same class every week, apart from the product's rules.

const HOUR = 3_600_000
const LIVE = ['booked', 'checked_in']
/** Refusals that pass with time: nothing is said of them. */
const SILENT = ['BOOKING_NOT_OPEN', 'MEMBERSHIP_UPCOMING_LIMIT', 'MEMBERSHIP_PAUSED']
const USED_UP = ['NO_CREDITS_LEFT', 'NOT_ENOUGH_CREDITS']

/** Until when cancelling is free. */
export const freeUntil = ({ freeHours }: Books, { template, starts }: Class) =>
  Date.parse(starts) - (template.freeHours ?? freeHours) * HOUR

/** True if it is too late to try again what was refused: a day before, or once cancelling is not free. */
export const isPastTrying = (books: Books, cls: Class) =>
  Date.parse(books.now) > Math.min(Date.parse(cls.starts) - 24 * HOUR, freeUntil(books, cls))

/** True if a class is one of a standing booking's days, and near enough to be booked. */
export function isInReach({ now, zone, daysAhead }: Books, { starts, ends }: Standing, cls: Class): boolean {
  const [today, { date }] = [localOf(zone, now).date, localOf(zone, cls.starts)]
  const isOfTheirs = date >= starts && (ends === null || date <= ends)
  return isOfTheirs && !cls.isCancelled && cls.starts > now && date <= addDays(today, daysAhead)
}

/** True if a membership has separate credits for the interval of a class that has not begun. */
const renewsBy = ({ type, credits, renews }: Membership, date: string) =>
  type.kind === 'subscription' && credits !== null && renews !== null && date >= renews

/** The outcome of a date that is looked at now; `verdict`: a booking is made. */
export function decideDate(
  books: Books,
  standing: Standing,
  cls: Class,
): { says: StandingDate; verdict?: Verdict | undefined } {
  const { person, leftOut, dates, before } = standing
  const is = (state: StandingDate['state'], codes: string[] = []) => ({ says: { state, codes } })
  const was = dates.get(cls)
  const own = books.bookings.filter((one) => one.person === person.id && one.class === cls)
  if (own.some(({ status }) => LIVE.includes(status))) return is('booked')
  if (leftOut.includes(cls)) return is('skipped')
  if (was && ['booked', 'given_up'].includes(was.state)) return is('given_up')
  if (was?.state === 'refused' && isPastTrying(books, cls)) return { says: was }
  if (own.some((one) => !before.includes(one))) return is('given_up')
  if (Date.parse(books.now) > freeUntil(books, cls)) return is('too_late')
  const verdict = decide(books, person, cls, { by: 'client' })
  const { codes, membership } = verdict
  const { date } = localOf(books.zone, cls.starts)
  if (codes.length === 0 && membership && renewsBy(membership, date)) return is('to_come')
  if (codes.length === 0) return { ...is('booked'), verdict }
  if (codes.some((code) => SILENT.includes(code))) return is('to_come')
  const others = codes.filter((code) => code !== 'CLASS_FULL')
  if (others.length === 0) return is('waiting')
  const theirs = books.memberships.filter((one) => one.holder === person.id || one.members.includes(person.id))
  const areToCome = others.every((code) => USED_UP.includes(code)) && theirs.some((one) => renewsBy(one, date))
  return areToCome ? is('to_come') : is('refused', codes)
}
