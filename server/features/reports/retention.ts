import type { Reader } from '../../db/writer.ts'
import { addDays, addMonths, daysBetween, localDate, type LocalDate } from '../../lib/time.ts'
import type { RequestedReport } from './requested-report.ts'
import { monthsBetween, share, spanOf, type Days } from './period-rules.ts'
import { clientsAway, firstPeriod, periodsOfClients, periodsOfNewcomers } from './retention-queries.ts'

/** How many visits in the month of the last one and the two before make a regular. */
export const REGULAR = 6
const SHOWN = 200
/** Of so many months, who came in them is found sooner than everybody's first. */
const FEW = 6

/**
 * Cohorts: the clients whose first visit ever lies in a month, and how many of them came again in each month after it. The
 * month that still runs is there too, so far.
 */
export function retentionReport(reader: Reader, { days, zone, now }: RequestedReport) {
  const today = localDate(now, zone)
  const monthOf = localMonths(zone)
  const months = monthsOf(days, today, monthOf(reader.one(firstPeriod, {})?.period ?? today.slice(0, 7)))
  const place = new Map(months.map((month, n) => [month, n]))
  const came = months.map((month) => Array.from({ length: monthsBetween(month, today) + 1 }, () => 0))
  for (const { periods } of periodsOfCohorts(reader, months)) {
    const own = [...new Set(periods.split(',').map(monthOf))].toSorted()
    const cohort = came[place.get(own[0]!) ?? -1]
    if (!cohort) continue
    for (const month of own) {
      const later = monthsBetween(own[0]!, month)
      if (later < cohort.length) cohort[later]! += 1
    }
  }
  const cohorts = months.map((month, n) => ({
    month,
    clients: came[n]![0]!,
    came: came[n]!.map((clients) => ({ clients, share: share(clients, came[n]![0]!) })),
  }))
  return {
    running_month: today.slice(0, 7),
    cohorts,
    on_average: average(cohorts.filter(({ clients }) => clients > 0)),
  }
}

/** The periods of everybody whose first visit lies in one of some months, and of some whose first lies beside them. */
function periodsOfCohorts(reader: Reader, months: readonly string[]): { periods: string }[] {
  if (months.length === 0) return []
  const [first, last] = [`${months[0]}-01`, `${months.at(-1)}-01`]
  // A visit beside the turn of a month is kept with its instant, in UTC: as far as a day from here into the next month.
  const [from, before] = [addDays(first, -1), addDays(addMonths(last, 1), 1)]
  return months.length > FEW ? reader.all(periodsOfClients, { from }) : reader.all(periodsOfNewcomers, { from, before })
}

/** Of all cohorts together, what part came again so many months later: only whole months of cohorts that are so old. */
function average(cohorts: readonly { clients: number; came: readonly { clients: number }[] }[]): (number | null)[] {
  const longest = Math.max(0, ...cohorts.map(({ came }) => came.length - 1))
  return Array.from({ length: longest }, (_, later) => {
    const old = cohorts.filter(({ came }) => came.length - 1 > later)
    const sum = (of: (cohort: (typeof old)[number]) => number) => old.reduce((all, one) => all + of(one), 0)
    return share(
      sum(({ came }) => came[later]!.clients),
      sum(({ clients }) => clients),
    )
  })
}

/** The months that some days touch, from the first in which anybody came up to the present one. */
function monthsOf({ start_date, end_date }: Days, today: LocalDate, firstMonth: string): string[] {
  const first = [`${start_date.slice(0, 7)}-01`, `${firstMonth}-01`].toSorted()[1]!
  const last = end_date < today ? end_date : today
  const count = Math.max(0, monthsBetween(first, last) + 1)
  return Array.from({ length: count }, (_, n) => addMonths(first, n).slice(0, 7))
}

/** A kept period as the studio's month. */
function localMonths(zone: string): (period: string) => string {
  const known = new Map<string, string>()
  return (period) => {
    const month = known.get(period) ?? (period.length === 7 ? period : localDate(period, zone).slice(0, 7))
    known.set(period, month)
    return month
  }
}

/**
 * Regulars who came last on some days, have missed at least one usual visit since and have nothing booked. Regulars came six
 * times or more in the month of their last visit and the two before it. The latest 200.
 */
export function absentReport(reader: Reader, { days, before, zone, now }: RequestedReport) {
  const monthOf = localMonths(zone)
  const today = localDate(now, zone)
  const away = (some: Days) =>
    reader
      .all(clientsAway, { ...spanOf(some, zone), now })
      // A damaged instant of a last visit has no months before it.
      .filter(({ months }) => (months as string | null) !== null)
      .map(({ months, last_visit_at: at, ...client }) => ({
        ...client,
        last_visit_at: at!,
        ...habitOf(localDate(at!, zone), months, monthOf),
      }))
      .filter(({ visits }) => visits >= REGULAR)
      .filter(({ last_visit_at, every_days }) => daysBetween(localDate(last_visit_at, zone), today) > every_days)
  const found = away(days)
  return { total: found.length, total_before: away(before).length, clients: found.slice(0, SHOWN) }
}

/** How often somebody came in the month of the last visit and the two before it, and how many days lay between. */
function habitOf(last: LocalDate, months: string, monthOf: (period: string) => string) {
  const first = addMonths(`${last.slice(0, 7)}-01`, -2).slice(0, 7)
  const own = months
    .split(',')
    .map((one) => one.split(' ') as [period: string, visits: string])
    .map(([period, count]) => ({ month: monthOf(period), count: Number(count) }))
    .filter(({ month }) => month >= first)
  const visits = own.reduce((sum, { count }) => sum + count, 0)
  // A new client had no month before the first one with a visit.
  const begun = `${own.map(({ month }) => month).toSorted()[0] ?? first}-01`
  return { visits, every_days: Math.max(1, Math.round((daysBetween(begun, last) + 1) / Math.max(1, visits))) }
}
