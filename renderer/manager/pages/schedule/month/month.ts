import { parseDate } from '@internationalized/date'
import type { Fill } from '../../today/day.ts'
import { addDays, mondayOf, shownDays } from '../days.ts'

/** The weeks of a month, each as its seven dates. */
export function weeksOf(day: string): string[][] {
  const { first, last } = shownDays('month', day)
  const weeks: string[][] = []
  for (let monday = first; monday <= last; monday = addDays(monday, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((later) => addDays(monday, later)))
  return weeks
}

const STEPS: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: mondayOf,
  End: (day) => addDays(mondayOf(day), 6),
  PageUp: (day) => parseDate(day).subtract({ months: 1 }).toString(),
  PageDown: (day) => parseDate(day).add({ months: 1 }).toString(),
}

/** The day that a key leads to from another; null for keys that lead nowhere. */
export const dayByKey = (key: string, day: string): string | null => STEPS[key]?.(day) ?? null

/** Marks of a day: a line a class where there are few, and how many are left out. */
export function marksOf(classes: readonly Fill[], most: number): { shown: readonly Fill[]; left: number } {
  const shown = classes.length > most ? classes.slice(0, most - 1) : classes
  return { shown, left: classes.length - shown.length }
}
