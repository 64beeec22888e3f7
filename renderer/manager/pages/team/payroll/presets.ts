import { endOfMonth, parseDate, startOfMonth } from '@internationalized/date'

export const PRESETS = ['unpaid', 'last_month', 'last_two_weeks', 'this_month', 'own'] as const
export type Preset = (typeof PRESETS)[number]

export interface Period {
  period_start: string
  period_end: string
}

/**
 * The days of a preset, both included: the month before today's, this one, or the two whole weeks (Monday to Sunday) before
 * this one. Undefined where the days are chosen, and for those that no run has paid, which `unpaidPeriod` finds.
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
  if (preset === 'own' || preset === 'unpaid') return undefined
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7
  const monday = day.subtract({ days: sinceMonday })
  return days(monday.subtract({ days: 14 }), monday.subtract({ days: 1 }))
}

const MOST_DAYS = 366

interface Paid extends Period {
  status: 'draft' | 'finalized'
}

/**
 * The first days that no finalized run has paid, up to yesterday and 366 at the most: from the first gap after the earliest run,
 * or, without any, from when the first pay component was made, at the earliest the first of last month. Null where all is paid.
 */
export function unpaidPeriod(runs: readonly Paid[], componentsSince: readonly string[], today: string): Period | null {
  const paid = runs
    .filter(({ status }) => status === 'finalized')
    .toSorted((a, b) => a.period_start.localeCompare(b.period_start))
  const day = parseDate(today)
  const yesterday = day.subtract({ days: 1 }).toString()
  const lastMonth = startOfMonth(day.subtract({ months: 1 })).toString()
  const [firstMade = today] = componentsSince.toSorted()
  const start = paid.length > 0 ? firstGap(paid) : firstMade > lastMonth ? firstMade : lastMonth
  if (start > yesterday) return null
  const last = parseDate(start)
    .add({ days: MOST_DAYS - 1 })
    .toString()
  const next = paid.find(({ period_start }) => period_start > start)
  const beforeNext = next ? parseDate(next.period_start).subtract({ days: 1 }).toString() : yesterday
  return { period_start: start, period_end: [yesterday, last, beforeNext].toSorted()[0]! }
}

/** The day after the first stretch of days that is paid without a gap. */
function firstGap(paid: readonly Paid[]): string {
  let open = paid[0]!.period_start
  for (const { period_start, period_end } of paid) {
    if (period_start > open) break
    const after = parseDate(period_end).add({ days: 1 }).toString()
    if (after > open) open = after
  }
  return open
}
