import { quietUntil, type QuietHours } from '../../lib/quiet-hours.ts'
import { addDays, localDate, startOfDay, toInstant, weekday, type Instant, type LocalDate } from '../../lib/time.ts'

/** A week of the studio: its Monday and its Sunday. */
export interface Week {
  start_date: LocalDate
  end_date: LocalDate
}

/** The studio's clock when the email is written, on Monday. */
const AT = '07:00'
/** A computer that was off may write it until this day has begun: Wednesday. */
const LATEST_WEEKDAY = 3

interface Studio {
  timezone: string
  quiet: QuietHours
  /** Since when there are figures. */
  created_at: Instant
}

/** The last whole week before a moment, from Monday to Sunday. */
export function weekBefore(now: Instant, timezone: string): Week {
  const today = localDate(now, timezone)
  const monday = addDays(today, 1 - weekday(today))
  return { start_date: addDays(monday, -7), end_date: addDays(monday, -1) }
}

/** When the email of a week leaves: on the Monday after it at seven, or as the quiet hours then end; and until when it may. */
export function timesOf({ end_date }: Week, { timezone, quiet }: Studio): { from: Instant; until: Instant } {
  const monday = addDays(end_date, 1)
  const at = toInstant(timezone, monday, AT)
  return {
    from: quietUntil(at, quiet, timezone) ?? at,
    until: startOfDay(addDays(monday, LATEST_WEEKDAY - 1), timezone),
  }
}

/** The week whose email is due now; null out of its time, or where the studio is not as old as that week. */
export function weekDue(now: Instant, studio: Studio): Week | null {
  const week = weekBefore(now, studio.timezone)
  const { from, until } = timesOf(week, studio)
  const isOld = localDate(studio.created_at, studio.timezone) <= week.start_date
  return isOld && now >= from && now < until ? week : null
}

/** When the next email leaves. */
export function nextAt(now: Instant, studio: Studio): Instant {
  const past = weekBefore(now, studio.timezone)
  const { from } = timesOf(past, studio)
  if (now < from) return from
  return timesOf({ start_date: addDays(past.start_date, 7), end_date: addDays(past.end_date, 7) }, studio).from
}

/** True when nobody came and nothing was paid, in a week and the one before: such an email helps nobody. */
export function isQuiet(week: { revenue: number; revenue_before: number; visits: number }): boolean {
  return week.revenue === 0 && week.revenue_before === 0 && week.visits === 0
}
