import { withReaderOfOneMoment } from '../../db/read-only.ts'
import type { Reader } from '../../db/writer.ts'
import { inMajor } from '../../lib/in-major.ts'
import { addHours, type Instant, type LocalDate } from '../../lib/time.ts'
import { isRevenue } from '../payments/method-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import type { RequestedReport } from './requested-report.ts'
import { attendanceReport, classesReport, classFigures } from './attendance.ts'
import { instructorsReport } from './instructors.ts'
import { membershipsReport, subscriptionsOn } from './memberships.ts'
import {
  daysAsked,
  daysBefore,
  placeIn,
  spanOf,
  stepOf,
  stepsBefore,
  stepsOf,
  type Days,
  type Span,
} from './period-rules.ts'
import { clientsAdded } from './retention-queries.ts'
import { absentReport, retentionReport } from './retention.ts'
import { ledgerParts, revenueByHour, revenueOf, taxParts, type RevenuePart } from './revenue-queries.ts'
import { appointmentsHeld } from './work-queries.ts'

/**
 * The studio's revenue, in minor units: payments, in the period in which they were made; a refund counts in the period in
 * which it was given. The sale of a gift card is no revenue, a payment with one is; complimentary sales, and the takings of
 * another program before, are none.
 */
function revenueReport(reader: Reader, { days, before, zone }: RequestedReport) {
  const span = spanOf(days, zone)
  const parts = ledgerParts(reader, span)
  const own = parts.filter(({ kind, method }) => isRevenue(kind, method))
  const revenue_minor = sumOf(own, 'amount_minor')
  const taxed = taxParts(reader, span).map((share) => ({ ...share, gross_minor: share.net_minor + share.vat_minor }))
  const untaxed = revenue_minor - taxed.reduce((sum, { gross_minor }) => sum + gross_minor, 0)
  const without = { rate: null, net_minor: untaxed, vat_minor: 0, gross_minor: untaxed }
  const step = stepOf(days)
  return {
    step,
    revenue_minor,
    refunded_minor: sumOf(own, 'refunded_minor'),
    revenue_before_minor: revenueOf(reader, spanOf(before, zone)),
    gift_cards_sold_minor: sumOf(
      parts.filter(({ kind, method }) => kind === 'gift_card' && isRevenue('sale', method)),
      'amount_minor',
    ),
    by_period: byStep(reader, stepsOf(days, step), zone),
    by_period_before: byStep(reader, stepsBefore(days, before, step), zone),
    by_kind: grouped(own, 'kind'),
    by_method: grouped(own, 'method'),
    by_tax: untaxed === 0 ? taxed : [...taxed, without],
  }
}

const sumOf = (parts: readonly RevenuePart[], of: 'amount_minor' | 'refunded_minor') =>
  parts.reduce((sum, part) => sum + part[of], 0)

/** The largest first. */
function grouped<Of extends 'kind' | 'method'>(parts: readonly RevenuePart[], of: Of) {
  return [...Map.groupBy(parts, (part) => part[of])]
    .map(([name, some]) => {
      const sums = { revenue_minor: sumOf(some, 'amount_minor'), refunded_minor: sumOf(some, 'refunded_minor') }
      return { [of]: name, ...sums } as Record<Of, string> & typeof sums
    })
    .toSorted((a, b) => b.revenue_minor - a.revenue_minor || (a[of] < b[of] ? -1 : 1))
}

/** Revenue by day, week or month: by whole hours, and payment by payment where a day begins within one. */
function byStep(reader: Reader, steps: readonly Days[], zone: string) {
  const spans = steps.map((some) => spanOf(some, zone))
  const sums = spans.map(() => 0)
  const wholes = spans.map(wholeHours)
  const place = placeIn(spans.map(({ from }) => from))
  for (const { hour, amount_minor } of revenueByHour(reader, { from: spans[0]!.from, before: spans.at(-1)!.before })) {
    const at: Instant = `${hour}:00:00.000Z`
    const n = place(at)
    if (n >= 0 && at >= wholes[n]!.from && at < wholes[n]!.before) sums[n]! += amount_minor
  }
  for (const [n, span] of spans.entries()) {
    const whole = wholes[n]!
    const rest = [
      { from: span.from, before: whole.from },
      { from: whole.before, before: span.before },
    ]
    for (const part of rest) if (part.from < part.before) sums[n]! += revenueOf(reader, part)
  }
  return steps.map((some, n) => ({ ...some, revenue_minor: sums[n]! }))
}

function wholeHours({ from, before }: Span): Span {
  const begin = (at: Instant): Instant => `${at.slice(0, 13)}:00:00.000Z`
  return { from: begin(from) === from ? from : addHours(begin(from), 1), before: begin(before) }
}

const reports = {
  overview: overviewReport,
  revenue: revenueReport,
  attendance: attendanceReport,
  classes: classesReport,
  retention: retentionReport,
  memberships: membershipsReport,
  instructors: instructorsReport,
  absent: absentReport,
} satisfies Record<string, (reader: Reader, asked: RequestedReport) => object>

/** The figures of the other reports that say most, of some days and of those they are compared with; money in minor units. */
function overviewReport(reader: Reader, asked: RequestedReport) {
  return { current: figuresOf(reader, asked.days, asked), before: figuresOf(reader, asked.before, asked) }
}

function figuresOf(reader: Reader, days: Days, asked: RequestedReport) {
  const { classes, came, booked, fill, no_show_share } = classFigures(reader, days, asked)
  const { count, recurring_minor } = subscriptionsOn(reader, days.end_date, asked)
  return {
    revenue_minor: revenueOf(reader, spanOf(days, asked.zone)),
    classes,
    visits: came,
    booked,
    appointments: reader.one(appointmentsHeld, spanOf(days, asked.zone))!.appointments,
    fill,
    no_show_share,
    new_clients: reader.one(clientsAdded, spanOf(days, asked.zone))!.clients,
    subscriptions: count,
    recurring_minor,
  }
}

export type ReportName = keyof typeof reports

export interface ReportTask {
  folder: string
  name: ReportName
  start_date: LocalDate | undefined
  end_date: LocalDate | undefined
  now: Instant
}

/** Makes a report from one moment of the studio, in a separate thread; amounts are in major units. */
export function reportTask(
  { folder, name, start_date, end_date, now }: ReportTask,
  _emit: (nothing: never) => Promise<void>,
): Promise<object> {
  return withReaderOfOneMoment(folder, (reader) => {
    const { timezone: zone, currency } = settingsOf(reader)
    const days = daysAsked({ start_date, end_date }, now, zone)
    const before = daysBefore(days)
    const report = reports[name](reader, { days, before, zone, now })
    return { ...days, compared_with: before, currency, ...inMajor(report, currency) }
  })
}
