import { fraction, halfUp, sumOf } from '../../lib/fraction.ts'
import { addDays, daysBetween, lastOfMonth, type LocalDate } from '../../lib/time.ts'
import type { Days } from '../visit-worth/worth-rules.ts'
import type { Amount, Part } from './line.ts'
import type { SalaryPeriod } from './line-values.ts'

/** Every day from one to another, both included; none where the second comes first. */
export function eachDay(from: LocalDate, to: LocalDate): LocalDate[] {
  const days = Math.max(0, daysBetween(from, to) + 1)
  return Array.from({ length: days }, (_, n) => addDays(from, n))
}

/** Consecutive days as ranges; months are separate, since their lengths differ. */
export function rangesOf(days: readonly LocalDate[]): Days[] {
  const ranges: Days[] = []
  for (const day of days) {
    const last = ranges.at(-1)
    if (last && addDays(last.to, 1) === day && last.to.slice(0, 7) === day.slice(0, 7)) last.to = day
    else ranges.push({ from: day, to: day })
  }
  return ranges
}

const DAYS_OF: Partial<Record<SalaryPeriod, number>> = { weekly: 7, biweekly: 14 }

/**
 * A salary over the days of a period from the day it was agreed (`since`), without those a former run has paid (`paid`): by
 * the week a seventh a day, by two weeks a fourteenth, by the month the day's share of that month. Rounded once.
 */
export function salaryAmount(
  { rate_minor, salary_period, since }: { rate_minor: number; salary_period: SalaryPeriod; since: LocalDate },
  period: Days,
  paid: ReadonlySet<LocalDate>,
): Amount {
  const from = since > period.from ? since : period.from
  const days = eachDay(from, period.to).filter((day) => !paid.has(day))
  const parts = rangesOf(days).map((range): Part => {
    const of = DAYS_OF[salary_period] ?? Number(lastOfMonth(range.from).slice(8))
    return { kind: 'day', ...range, count: daysBetween(range.from, range.to) + 1, of }
  })
  const amount = sumOf(parts.map(({ count, of }) => fraction(rate_minor * count, of)))
  return { quantity: days.length, gross_minor: null, base_minor: null, amount_minor: halfUp(amount), parts }
}
