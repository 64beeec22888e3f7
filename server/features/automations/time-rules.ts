import { addDays, addHours, localDate, localTime, toInstant, type Instant } from '../../lib/time.ts'
import type { StepOf } from './step-fields.ts'

/** Later than this a step has lost its moment: it is skipped. */
export const LATE_HOURS = 48

/** True if a step that was due at an instant comes too late now. Exactly 48 hours are in time. */
export function isLate(due: Instant, now: Instant): boolean {
  return now > addHours(due, LATE_HOURS)
}

/**
 * When a wait that begins at `from` is over: so many days on, at the same time of day on the studio's clock, then so many
 * hours that pass, then on to a time of day: that day's, or the next day's where it has passed.
 */
export function waitEnds(
  { days = 0, hours = 0, until_time }: Omit<StepOf<'wait'>, 'type' | 'key'>,
  from: Instant,
  zone: string,
): Instant {
  const after = addHours(days === 0 ? from : sameTimeOn(addDays(localDate(from, zone), days), from, zone), hours)
  if (until_time === undefined) return after
  const today = localDate(after, zone)
  const then = toInstant(zone, today, until_time)
  return then >= after ? then : toInstant(zone, addDays(today, 1), until_time)
}

/** An instant's time of day on another day, to the millisecond. */
function sameTimeOn(day: string, from: Instant, zone: string): Instant {
  return `${toInstant(zone, day, localTime(from, zone)).slice(0, 17)}${from.slice(17)}`
}
