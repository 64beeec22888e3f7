import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { addDays, mondayOf, timeOfDay } from '../days.ts'

/** An hour of a week in which something begins, with the classes of each day from Monday on. */
interface HourRow {
  /** HH:00 on the studio's clock. */
  hour: string
  days: readonly (readonly ScheduledClass[])[]
}

interface Clock {
  timezone: string
  dayOf: (instant: string) => string
}

/** The dates of the week that a day lies in. */
export function daysOf(day: string): string[] {
  const monday = mondayOf(day)
  return [0, 1, 2, 3, 4, 5, 6].map((later) => addDays(monday, later))
}

/** The hours in which classes of a week begin, in order; hours without any are left out. Within an hour by start, then name. */
export function hourRows(classes: readonly ScheduledClass[], day: string, clock: Clock): HourRow[] {
  const hourOf = ({ starts_at }: ScheduledClass) => `${timeOfDay(starts_at, clock.timezone).slice(0, 2)}:00`
  const sorted = classes.toSorted(
    (one, other) => one.starts_at.localeCompare(other.starts_at) || one.name.localeCompare(other.name),
  )
  const dates = daysOf(day)
  return [...Map.groupBy(sorted, hourOf)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([hour, list]) => {
      const byDay = Map.groupBy(list, ({ starts_at }) => clock.dayOf(starts_at))
      return { hour, days: dates.map((on) => byDay.get(on) ?? []) }
    })
}
