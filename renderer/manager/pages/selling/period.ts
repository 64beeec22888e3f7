import { parseDate } from '@internationalized/date'

export const PERIODS = ['today', 'week', 'month', 'year', 'all'] as const
export type Period = (typeof PERIODS)[number]

const DAYS = { today: 1, week: 7, month: 30, year: 365 }

/** The period an address names, or the one to begin with. */
export const periodOf = (text: string, otherwise: Period): Period =>
  PERIODS.find((period) => period === text) ?? otherwise

/** The first day of a period that ends today, YYYY-MM-DD, both days counted; undefined for any time. */
export function firstDay(period: Period, today: string): string | undefined {
  if (period === 'all') return undefined
  return parseDate(today)
    .subtract({ days: DAYS[period] - 1 })
    .toString()
}
