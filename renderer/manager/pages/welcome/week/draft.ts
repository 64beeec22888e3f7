import { getDayOfWeek, parseDate } from '@internationalized/date'

/** A class drawn into the week and not yet saved. */
export interface Drawn {
  template_id: number
  /** ISO weekday, 1 (Monday) to 7. */
  weekday: number
  /** HH:MM, the studio's wall clock. */
  time: string
  instructor_id: number | null
}

/** A weekly series to plan: one class at one time, on one or several weekdays. */
export interface NewSeries {
  template_id: number
  instructor_id: number | null
  starts_at: string
  recurrence: { freq: 'weekly'; weekdays: number[] }
  /** The drawn cells it comes from. */
  drawn: readonly Drawn[]
}

/** The chosen record, or the only one. */
export function chosenOf<Kept extends { id: number }>(records: readonly Kept[], id: number | null): Kept | undefined {
  return records.find((one) => one.id === id) ?? (records.length === 1 ? records[0] : undefined)
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const

const isSame = (a: Drawn, b: Drawn) =>
  a.template_id === b.template_id && a.weekday === b.weekday && a.time === b.time && a.instructor_id === b.instructor_id

/** True if the same class is drawn there already. */
export const isDrawn = (week: readonly Drawn[], entry: Drawn): boolean => week.some((other) => isSame(other, entry))

export const without = (week: readonly Drawn[], gone: readonly Drawn[]): Drawn[] =>
  week.filter((entry) => !isDrawn(gone, entry))

/** The date of a weekday in the week that begins on a Monday. */
export function dateOf(monday: string, weekday: number): string {
  return parseDate(monday)
    .add({ days: weekday - 1 })
    .toString()
}

/** The first Monday after a date: nothing of its week has begun yet. */
export function comingMonday(date: string): string {
  const days = 7 - getDayOfWeek(parseDate(date), 'en', 'mon')
  return parseDate(date).add({ days }).toString()
}

/** The Monday of the week a date lies in. */
export function mondayOf(date: string): string {
  return parseDate(date)
    .subtract({ days: getDayOfWeek(parseDate(date), 'en', 'mon') })
    .toString()
}

/**
 * The weekly series a drawn week comes to: the same class at the same time with the same instructor is one series on
 * several weekdays. Each starts on its first day in the week of `monday`, on the studio's wall clock.
 */
export function seriesOf(week: readonly Drawn[], monday: string): NewSeries[] {
  const groups = new Map<string, Drawn[]>()
  for (const entry of week) {
    const key = `${entry.template_id}|${entry.time}|${entry.instructor_id}`
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  return [...groups.values()].map((drawn) => {
    const weekdays = drawn.map(({ weekday }) => weekday).sort((a, b) => a - b)
    const { template_id, instructor_id, time } = drawn[0]!
    return {
      template_id,
      instructor_id,
      starts_at: `${dateOf(monday, weekdays[0]!)}T${time}`,
      recurrence: { freq: 'weekly', weekdays },
      drawn,
    }
  })
}

const KEY = 'studio-desk.welcome.week'

/** The drawn week as it was left on this device. */
export function keptWeek(): Drawn[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Drawn[]) : []
  } catch {
    return []
  }
}

export function keepWeek(week: readonly Drawn[]): void {
  if (week.length > 0) localStorage.setItem(KEY, JSON.stringify(week))
  else localStorage.removeItem(KEY)
}
