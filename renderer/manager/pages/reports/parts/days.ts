import { endOfMonth, parseDate, startOfMonth, type CalendarDate } from '@internationalized/date'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'

export const PRESETS = ['this_month', 'last_month', 'last_90', 'this_year', 'last_12', 'own'] as const
export type Preset = (typeof PRESETS)[number]

export interface Days {
  start_date: string
  end_date: string
}

/** True if both are days that a report can be about. */
export const isWhole = ({ start_date, end_date }: Days): boolean => isWholeDay(start_date) && isWholeDay(end_date)

/** Two days with the earlier one first. */
export const inOrder = (days: Days): Days =>
  days.start_date <= days.end_date ? days : { start_date: days.end_date, end_date: days.start_date }

/** The preset an address names, or the one to begin with. */
export const presetOf = (text: string): Preset => PRESETS.find((preset) => preset === text) ?? 'this_month'

/**
 * The days of a preset on a day of the studio; those of the address for one's own, in their order. Twelve months are the last
 * whole ones, or with `running` the present one so far and the eleven before it.
 */
export function daysOf(preset: Preset, today: string, own: { from: string; to: string }, running = false): Days {
  const now = parseDate(today)
  const days = (from: CalendarDate, to: CalendarDate) => ({ start_date: from.toString(), end_date: to.toString() })
  const month = startOfMonth(now)
  if (preset === 'this_month') return days(month, now)
  if (preset === 'last_month') return days(month.subtract({ months: 1 }), month.subtract({ days: 1 }))
  if (preset === 'last_90') return days(now.subtract({ days: 89 }), now)
  if (preset === 'this_year') return days(now.set({ month: 1, day: 1 }), now)
  if (preset === 'last_12' && running) return days(month.subtract({ months: 11 }), now)
  if (preset === 'last_12') return days(month.subtract({ months: 12 }), month.subtract({ days: 1 }))
  const [from, to] = [own.from || month.toString(), own.to || endOfMonth(now).toString()].filter(isDay).toSorted()
  return { start_date: from ?? today, end_date: to ?? from ?? today }
}

function isDay(text: string): boolean {
  try {
    return isWholeDay(text) && parseDate(text).toString() === text
  } catch {
    return false
  }
}
