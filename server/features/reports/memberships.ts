import type { Reader } from '../../db/writer.ts'
import { addDays, endOfDay, localDate, type LocalDate } from '../../lib/time.ts'
import type { RequestedReport } from './requested-report.ts'
import {
  begunOn,
  cancelledIn,
  inForce as inForceOn,
  runOutOn,
  typesOfAll,
  usable as usableOn,
  type Lot,
} from './membership-queries.ts'
import { overOn, perMonth, wasInForce } from './membership-rules.ts'
import { share, spanOf, stepOf, stepsBefore, stepsOf, type Days } from './period-rules.ts'

interface Change {
  type: number
  day: LocalDate
  /** The first day of these memberships. */
  since: LocalDate
  memberships: number
}

/**
 * Memberships valid before and at the end of some days, begun and ended in between, by type; for subscriptions also the part
 * that ended (churn) and their monthly revenue. Says nothing about days that are still to come.
 */
export function membershipsReport(reader: Reader, asked: RequestedReport) {
  const days = upTo(asked.days, asked)
  const step = stepOf(asked.days)
  const around = ({ start_date, end_date }: Days) => {
    const dayBefore = addDays(start_date, -1)
    const first = dayBefore < end_date ? dayBefore : end_date
    return { start: stateOn(reader, first, asked.zone), end: stateOn(reader, end_date, asked.zone) }
  }
  const { start, end } = around(days)
  const [begun, ended] = [begunIn(reader, days, asked.zone), endedIn(reader, days, asked.zone)]
  const earlier = upTo(asked.before, asked)
  const { start: startBefore, end: endBefore } = around(earlier)
  const types = reader.all(typesOfAll, {})
  const usable = usableBy(reader, days.end_date, asked.zone)
  const subscriptions = new Set(types.filter(({ type }) => type === 'subscription').map(({ id }) => id))
  const ofSubscriptions = (changes: readonly Change[]) => sum(changes.filter(({ type }) => subscriptions.has(type)))
  const at_start = inForce(start, subscriptions)
  const lost = ofSubscriptions(ended.filter(({ since }) => since < days.start_date))
  const before = { begun: begunIn(reader, earlier, asked.zone), ended: endedIn(reader, earlier, asked.zone) }
  const byPeriod = (steps: readonly Days[], changes: { begun: readonly Change[]; ended: readonly Change[] }) =>
    steps.map((some) => ({
      ...some,
      begun: ofSubscriptions(changes.begun.filter(isOf(some))),
      ended: ofSubscriptions(changes.ended.filter(isOf(some))),
    }))
  return {
    step,
    subscriptions: {
      at_start,
      begun: ofSubscriptions(begun),
      ended: ofSubscriptions(ended),
      at_end: inForce(end, subscriptions),
      churn: share(lost, at_start),
      recurring_minor: total(end.recurring),
      recurring_at_start_minor: total(start.recurring),
      begun_before: ofSubscriptions(before.begun),
      ended_before: ofSubscriptions(before.ended),
      at_start_before: inForce(startBefore, subscriptions),
      at_end_before: inForce(endBefore, subscriptions),
      recurring_before_minor: total(endBefore.recurring),
    },
    by_period: byPeriod(stepsOf(asked.days, step), { begun, ended }),
    by_period_before: byPeriod(stepsBefore(asked.days, asked.before, step), before),
    by_type: types
      .map(({ id, name, type }) => ({
        membership_type_id: id,
        name,
        type,
        at_start: start.inForce.get(id) ?? 0,
        begun: sum(begun.filter((change) => change.type === id)),
        ended: sum(ended.filter((change) => change.type === id)),
        at_end: end.inForce.get(id) ?? 0,
        usable_at_end: usable.get(id) ?? 0,
        recurring_minor: end.recurring.get(id) ?? 0,
      }))
      .filter(({ at_start: had, begun: came, at_end: has }) => had + came + has > 0),
  }
}

/** How many subscriptions are valid on a day, and their monthly revenue, in minor units. */
export function subscriptionsOn(reader: Reader, day: LocalDate, { zone, now }: Pick<RequestedReport, 'zone' | 'now'>) {
  const last = upTo({ start_date: day, end_date: day }, { zone, now }).end_date
  const state = stateOn(reader, last, zone)
  const types = reader.all(typesOfAll, {}).filter(({ type }) => type === 'subscription')
  return { count: inForce(state, new Set(types.map(({ id }) => id))), recurring_minor: total(state.recurring) }
}

function upTo({ start_date, end_date }: Days, { zone, now }: Pick<RequestedReport, 'zone' | 'now'>): Days {
  const today = localDate(now, zone)
  return { start_date, end_date: end_date < today ? end_date : today }
}

const sum = (changes: readonly Change[]) => changes.reduce((all, { memberships }) => all + memberships, 0)
const total = (amounts: ReadonlyMap<number, number>) => [...amounts.values()].reduce((all, one) => all + one, 0)
const isOf = (days: Days) => (change: Pick<Change, 'day'>) =>
  change.day >= days.start_date && change.day <= days.end_date

interface State {
  inForce: Map<number, number>
  recurring: Map<number, number>
}

const inForce = (state: State, types: ReadonlySet<number>) =>
  [...state.inForce].reduce((all, [type, memberships]) => all + (types.has(type) ? memberships : 0), 0)

function stateOn(reader: Reader, day: LocalDate, zone: string): State {
  const of = { day, after: endOfDay(day, zone) }
  const intervals = new Map(reader.all(typesOfAll, {}).map((type) => [type.id, type.billing_interval]))
  const state: State = { inForce: new Map(), recurring: new Map() }
  const add = (sums: Map<number, number>, type: number, more: number) => sums.set(type, (sums.get(type) ?? 0) + more)
  for (const { membership_type_id: type, memberships, renewals_minor } of inForceOn.flatMap((some) =>
    reader.all(some, of),
  )) {
    add(state.inForce, type, memberships)
    if (renewals_minor > 0) add(state.recurring, type, perMonth(renewals_minor, intervals.get(type) ?? null))
  }
  return state
}

/** How many of each type can be used as a day ends. */
function usableBy(reader: Reader, day: LocalDate, zone: string): ReadonlyMap<number, number> {
  const of = { day, after: endOfDay(day, zone) }
  const counted = new Map<number, number>()
  for (const { membership_type_id: type, memberships } of usableOn.flatMap((some) => reader.all(some, of)))
    counted.set(type, (counted.get(type) ?? 0) + memberships)
  return counted
}

function begunIn(reader: Reader, days: Days, zone: string): Change[] {
  return reader
    .all(begunOn, { ...days, ...spanOf(days, zone) })
    .filter((lot) => wasInForce(lot, zone))
    .map(({ membership_type_id: type, starts_on: day, memberships }) => ({ type, day, since: day, memberships }))
}

/** Of what was both cancelled and has run out on these days each is found twice: it is ended once, by what came first. */
function endedIn(reader: Reader, days: Days, zone: string): Change[] {
  const [first, last] = [addDays(days.start_date, -1), addDays(days.end_date, -1)]
  const isEnded = (lot: Lot) => wasInForce(lot, zone) && isOf(days)({ day: overOn(lot, zone)! })
  const isCancelled = ({ status, cancelled_at, ...lot }: Lot) =>
    status === 'cancelled' && cancelled_at !== null && (lot.expires_on ?? '9999') >= localDate(cancelled_at, zone)
  const runOut = reader.all(runOutOn, { first, last }).filter((lot) => !isCancelled(lot))
  const cancelled = reader.all(cancelledIn, { ...days, ...spanOf(days, zone) }).filter(isCancelled)
  return [...runOut, ...cancelled]
    .filter(isEnded)
    .map(({ membership_type_id: type, starts_on: since, memberships, ...term }) => {
      return { type, day: overOn({ ...term, starts_on: since }, zone)!, since, memberships }
    })
}
