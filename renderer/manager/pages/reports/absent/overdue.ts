import type { Answer } from '../../../../api/index.ts'

export type Absent = Exclude<Answer<'GET /api/v1/reports/absent'>, string>['clients'][number]

/** A client who is away, with the number of days. */
export interface Away extends Absent {
  days: number
}

/** Calendar days from `day` to `today`; 0 if `day` is later. */
export const daysFrom = (day: string, today: string): number =>
  Math.max(0, Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000))

/** Splits absent clients: `overdue` for more than twice as long as usual, relatively longest first; `notYet`, longest first. */
export function byOverdue(
  clients: readonly Absent[],
  today: string,
  dayOf: (instant: string) => string,
): { overdue: Away[]; notYet: Away[] } {
  const away = clients.map((one) => ({ ...one, days: daysFrom(dayOf(one.last_visit_at), today) }))
  const times = ({ days, every_days }: Away) => days / every_days
  return {
    overdue: away.filter((one) => times(one) > 2).toSorted((a, b) => times(b) - times(a)),
    notYet: away.filter((one) => times(one) <= 2).toSorted((a, b) => b.days - a.days),
  }
}
