import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

export const PRESETS = ['last_month', 'last_two_weeks', 'this_month', 'own'] as const
export type Preset = (typeof PRESETS)[number]

export interface Period {
  period_start: string
  period_end: string
}

/**
 * The days of a preset, both included: the month before today's, this one, or the two whole weeks (Monday to Sunday) before
 * this one. Undefined where the days are chosen.
 */
export function periodOf(preset: Preset, today: string): Period | undefined {
  const day = parseDate(today)
  const days = (from: { toString(): string }, to: { toString(): string }) => {
    return { period_start: from.toString(), period_end: to.toString() }
  }
  if (preset === 'last_month') {
    const month = day.subtract({ months: 1 })
    return days(startOfMonth(month), endOfMonth(month))
  }
  if (preset === 'this_month') return days(startOfMonth(day), endOfMonth(day))
  if (preset === 'own') return undefined
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = day.subtract({ days: sinceMonday })
  return days(monday.subtract({ days: 14 }), monday.subtract({ days: 1 }))
}
