import type { Item } from '../../../../api/index.ts'
import { minutesOf } from '../../../../shared/availability/windows.ts'
import { instantOf, timeOfDay, weekdayOf } from '../../schedule/days.ts'

export type Availability = Item<'GET /api/v1/availability'>

/** Minutes of a day, from and to. */
export type Minutes = readonly [from: number, to: number]

const DAY = 24 * 60

/**
 * The minutes of a day at which nobody can book an instructor: outside their windows, and while they are away. An instructor
 * without any windows takes no appointments: only time off is closed then.
 */
export function closedOf({ windows, time_off }: Availability, day: string, timezone: string): Minutes[] {
  const active = windows.filter(({ is_active }) => is_active)
  const open = active
    .filter(({ weekday }) => weekday === weekdayOf(day))
    .map(({ start_time, end_time }): Minutes => [minutesOf(start_time), minutesOf(end_time)])
    .toSorted(([one], [other]) => one - other)
  const outside: Minutes[] = []
  let until = 0
  for (const [from, to] of open) {
    if (from > until) outside.push([until, from])
    until = Math.max(until, to)
  }
  if (active.length > 0 && until < DAY) outside.push([until, DAY])
  return [...outside, ...awayOn(time_off, day, timezone)]
}

function awayOn(time_off: Availability['time_off'], day: string, timezone: string): Minutes[] {
  const [first, last] = [instantOf(day, '00:00', timezone), instantOf(day, '23:59', timezone)]
  return time_off
    .filter(({ starts_at, ends_at }) => starts_at <= last && ends_at > first)
    .map(({ starts_at, ends_at }): Minutes => [
      starts_at <= first ? 0 : minutesOf(timeOfDay(starts_at, timezone)),
      ends_at > last ? DAY : minutesOf(timeOfDay(ends_at, timezone)),
    ])
}
