import { quietUntil, type QuietHours } from '../../lib/quiet-hours.ts'
import { addDays, endOfDay, localDate, startOfDay, toInstant, type Instant } from '../../lib/time.ts'

/** A letter of marketing that could not leave within two days has lost its moment. */
export const WORTH_HOURS = 48

/** The reasons to put a marketing message off. */
export type PutOff = 'quiet_hours' | 'one_a_day'

/**
 * When a message of marketing may leave at the earliest, and what puts it off (null: now). Never in the quiet hours, and
 * never on a day of the studio on which another one has left. `last`: when the latest one left, null where none has.
 */
export function marketingTime(
  now: Instant,
  last: Instant | null,
  quiet: QuietHours,
  zone: string,
): { at: Instant; put_off: PutOff | null } {
  const today = localDate(now, zone)
  const isTaken = last !== null && localDate(last, zone) === today
  const from = isTaken ? startOfDay(addDays(today, 1), zone) : now
  const at = quietUntil(from, quiet, zone) ?? from
  if (isTaken) return { at, put_off: 'one_a_day' }
  return { at, put_off: at === now ? null : 'quiet_hours' }
}

/** Until when a push of marketing that leaves by day may reach a device: until the quiet hours begin, on this day of the studio. */
export function pushableUntil(now: Instant, { start, end }: QuietHours, zone: string): Instant {
  const today = localDate(now, zone)
  const quietFrom = toInstant(zone, today, start)
  return start !== end && quietFrom > now ? quietFrom : endOfDay(today, zone)
}
