import type { CoverageTerms } from '../membership-types/coverage-rules.ts'
import type { Reader } from '../../db/writer.ts'
import { addDays, localDate, startOfDay, weekday } from '../../lib/time.ts'
import type { UseBy } from './entitlements.ts'
import { countedAppointments, countedBookings, toComeOf } from './limit-queries.ts'
import type { Counted } from './usability-rules.ts'

/**
 * Spots that a membership's limits count for one client: those that it pays for in the week of the class, used, kept, missed or
 * cancelled late, and those still to come. Reads nothing where it has no limits.
 */
export function countedPlaces(reader: Reader, membership_id: number, terms: CoverageTerms, use: UseBy): Counted[] {
  const { client_id, on, now, timezone } = use
  const whose = { membership_id, client_id }
  const places = new Map<string, Counted>()
  const add = (key: string, booking_id: number | null, starts_at: string, is_to_come: boolean) =>
    places.set(key, { booking_id, on: localDate(starts_at, timezone), is_to_come })
  if (terms.max_per_day !== null || terms.max_per_week !== null) {
    const monday = addDays(on, 1 - weekday(on))
    const week = { from: startOfDay(monday, timezone), until: startOfDay(addDays(monday, 7), timezone) }
    for (const { id, starts_at, status } of reader.all(countedBookings, { ...whose, ...week }))
      add(`booking ${id}`, id, starts_at, status === 'booked' && starts_at > now)
    for (const { id, starts_at, status } of reader.all(countedAppointments, { ...whose, ...week }))
      add(`appointment ${id}`, null, starts_at, status === 'booked' && starts_at > now)
  }
  if (terms.max_upcoming !== null) {
    for (const { kind, id, starts_at } of reader.all(toComeOf, { ...whose, now }))
      add(`${kind} ${id}`, kind === 'booking' ? id : null, starts_at, true)
  }
  return [...places.values()]
}
