import type { Reader } from '../../db/writer.ts'
import { localDate, localTime, weekday } from '../../lib/time.ts'
import type { RequestedReport } from './requested-report.ts'
import { outcomeInAll, outcomesByStart, outcomesByTemplate, type Outcome } from './class-queries.ts'
import { placeIn, share, spanOf, stepOf, stepsBefore, stepsOf, type Days } from './period-rules.ts'

/** Of no classes. */
export const none: Outcome = {
  classes: 0,
  cancelled_classes: 0,
  seats: 0,
  came: 0,
  no_show: 0,
  open: 0,
  late_cancelled: 0,
  cancelled: 0,
}

/** Figures of classes with what follows from them: `booked` held a place when the class began, `fill` is booked of seats. */
export function figuresOf(outcome: Outcome) {
  const booked = outcome.came + outcome.no_show + outcome.open
  return {
    classes: outcome.classes,
    cancelled_classes: outcome.cancelled_classes,
    seats: outcome.seats,
    booked,
    came: outcome.came,
    no_show: outcome.no_show,
    open: outcome.open,
    late_cancelled: outcome.late_cancelled,
    cancelled: outcome.cancelled,
    fill: share(booked, outcome.seats),
    no_show_share: share(outcome.no_show, booked),
  }
}

export type Figures = ReturnType<typeof figuresOf>

/** How all classes of some days went that have begun. */
export function classFigures(
  reader: Reader,
  days: Days,
  { zone, now }: Pick<RequestedReport, 'zone' | 'now'>,
): Figures {
  const found = reader.one(outcomeInAll, { ...spanOf(days, zone), now })!
  return figuresOf(found.classes === null ? none : found)
}

/**
 * How many booked, came, cancelled late, did not come: by day (week, month) and by class. A class counts on the studio's
 * day on which it begins, once it has begun; of a cancelled class nobody counts.
 */
export function attendanceReport(reader: Reader, asked: RequestedReport) {
  const { days, zone, now } = asked
  const over = { ...spanOf(days, zone), now }
  const step = stepOf(days)
  return {
    step,
    ...classFigures(reader, days, asked),
    before: classFigures(reader, asked.before, asked),
    by_period: byStep(reader, stepsOf(days, step), asked),
    by_period_before: byStep(reader, stepsBefore(days, asked.before, step), asked).map(
      ({ start_date, end_date, came, no_show }) => ({ start_date, end_date, came, no_show }),
    ),
    by_class: reader.all(outcomesByTemplate, over).map(({ template_id, name, ...outcome }) => {
      return { template_id, name, ...figuresOf(outcome) }
    }),
  }
}

function byStep(reader: Reader, steps: readonly Days[], { zone, now }: Pick<RequestedReport, 'zone' | 'now'>) {
  const spans = steps.map((some) => spanOf(some, zone))
  const sums = steps.map(() => ({ ...none }))
  const place = placeIn(spans.map(({ from }) => from))
  for (const { starts_at, ...outcome } of reader.all(outcomesByStart, {
    from: spans[0]!.from,
    before: spans.at(-1)!.before,
    now,
  })) {
    const sum = sums[place(starts_at)]
    // A damaged instant is read as one of long ago, which is in none of them.
    if (sum) addTo(sum, outcome)
  }
  return steps.map((some, n) => ({ ...some, ...figuresOf(sums[n]!) }))
}

function addTo(sum: Outcome, outcome: Outcome): void {
  for (const key of Object.keys(none) as (keyof Outcome)[]) sum[key] += outcome[key]
}

/** How full classes were by weekday and hour of their start on the studio's clock, and by class. */
export function classesReport(reader: Reader, asked: RequestedReport) {
  const { days, zone, now } = asked
  const over = { ...spanOf(days, zone), now }
  const cells = new Map<string, { weekday: number; hour: number; sum: Outcome }>()
  for (const { starts_at, ...outcome } of reader.all(outcomesByStart, over)) {
    const [on, hour] = [weekday(localDate(starts_at, zone)), Number(localTime(starts_at, zone).slice(0, 2))]
    const cell = cells.get(`${on} ${hour}`) ?? { weekday: on, hour, sum: { ...none } }
    addTo(cell.sum, outcome)
    cells.set(`${on} ${hour}`, cell)
  }
  const ofHours = [...cells.values()].toSorted((a, b) => a.hour - b.hour || a.weekday - b.weekday)
  return {
    ...classFigures(reader, days, asked),
    before: classFigures(reader, asked.before, asked),
    by_hour: ofHours
      .filter(({ sum }) => sum.classes > 0)
      .map(({ weekday: on, hour, sum }) => ({ weekday: on, hour, ...figuresOf(sum) })),
    by_class: reader.all(outcomesByTemplate, over).map(({ template_id, name, ...outcome }) => {
      return { template_id, name, ...figuresOf(outcome) }
    }),
  }
}
