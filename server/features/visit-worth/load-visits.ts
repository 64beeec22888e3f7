import type { Reader } from '../../db/writer.ts'
import {
  endOfDay,
  firstOfMonth,
  lastOfMonth,
  localDate,
  startOfDay,
  type Instant,
  type LocalDate,
} from '../../lib/time.ts'
import type { BillingInterval } from '../membership-types/type-rules.ts'
import { grantsOf, membershipsAmong, renewalsOf, salesOfMemberships, visitsPaid } from './paid-queries.ts'
import { appointmentsPaidIn, visitsIn, type VisitRow } from './visit-queries.ts'
import {
  share,
  spansOf,
  worthOf,
  WORTHLESS,
  worthOfCredit,
  worthOfVisit,
  type Days,
  type PaidFrom,
  type PaidSpan,
  type Visit,
  type Worth,
} from './worth-rules.ts'

/** A visit by its booking. */
export interface LoadedVisit extends Visit {
  booking_id: number
}

interface Membership {
  name: string
  unlimited: boolean
  spans: PaidSpan[]
  /** Its entries of credits that were paid for, in order. */
  grants: readonly { id: number; credits: number }[]
}

/**
 * The visits to the classes of a period, by class, each with what was paid for it. Of an unlimited membership the whole month's
 * price and visits count, also those before and behind the period: however far the month has come when it is asked.
 */
export function loadVisits(reader: Reader, period: Days, timezone: string): Map<number, LoadedVisit[]> {
  const { inPeriod, worthBy, until } = loadUses(reader, { period, timezone }, ({ visits }) => visits)
  const ids = inPeriod.flatMap(({ id, membership_id }) => (membership_id === null ? id : []))
  const atStudio = new Map(reader.all(visitsPaid, { ids, until }).map((row) => [row.booking_id, row]))
  const visits = new Map<number, LoadedVisit[]>()
  for (const row of inPeriod) {
    const paid = atStudio.get(row.id)
    const singly = { by: null, worth: paid ? worthOf(Math.max(0, paid.paid_minor), paid.vat_rate) : WORTHLESS }
    const visit: Visit = worthBy(row) ?? singly
    const known = visits.get(row.class_id)
    if (known) known.push({ booking_id: row.id, ...visit })
    else visits.set(row.class_id, [{ booking_id: row.id, ...visit }])
  }
  return visits
}

/** The appointments of a period that a membership has paid for, by their ids, each with what was paid for it that way. */
export function loadAppointmentWorths(reader: Reader, period: Days, timezone: string): Map<number, Worth> {
  const { inPeriod, worthBy } = loadUses(reader, { period, timezone }, ({ appointments }) => appointments)
  return new Map(inPeriod.map((row) => [row.id, worthBy(row)?.worth ?? WORTHLESS]))
}

/** A visit or an appointment, as memberships pay for it. */
type UseRow = Pick<VisitRow, 'id' | 'starts_at' | 'membership_id' | 'grant_id' | 'credits_taken'>

interface Uses {
  visits: readonly VisitRow[]
  appointments: readonly (UseRow & { membership_id: number })[]
}

/** Uses of memberships: those of one kind in a period, with the worth of each, by the uses of both kinds in its months. */
function loadUses<Row extends UseRow>(
  reader: Reader,
  { period, timezone }: { period: Days; timezone: string },
  kind: (uses: Uses) => readonly Row[],
) {
  const [from, until] = [startOfDay(period.from, timezone), endOfDay(period.to, timezone)]
  const months = { from: firstOfMonth(period.from), to: lastOfMonth(period.to) }
  const within = { from: startOfDay(months.from, timezone), until: endOfDay(months.to, timezone) }
  const uses = { visits: reader.all(visitsIn, within), appointments: reader.all(appointmentsPaidIn, within) }
  const inPeriod = kind(uses).filter(({ starts_at }) => starts_at >= from && starts_at < until)
  const memberships = loadMemberships(reader, inPeriod, { since: months.from, until })
  const inMonths = new InMonths([...uses.visits, ...uses.appointments], timezone)
  const worthBy = (row: UseRow): Visit | undefined => {
    const membership = row.membership_id === null ? undefined : memberships.get(row.membership_id)
    return membership && { by: membership.name, worth: worthByMembership(membership, row, inMonths) }
  }
  return { inPeriod, worthBy, until }
}

/** Of an unlimited one its part of the month; else the price of as many credits as it took. */
function worthByMembership({ unlimited, spans, grants }: Membership, row: UseRow, inMonths: InMonths): Worth {
  if (unlimited) return inMonths.worth(row, spans)
  const from = row.grant_id
  const grant = (from === null ? undefined : grants.findLast(({ id }) => id <= from)) ?? grants.at(-1)
  return share(worthOfCredit(spans, inMonths.dayOf(row), grant?.credits ?? 0), row.credits_taken, 1)
}

/** How many visits and appointments with each membership there were in a month. */
class InMonths {
  readonly #counts = new Map<string, number>()
  readonly #worths = new Map<string, Worth>()
  readonly #days = new Map<Instant, LocalDate>()
  readonly #timezone: string

  constructor(rows: readonly UseRow[], timezone: string) {
    this.#timezone = timezone
    for (const row of rows) {
      const key = this.#keyOf(row)
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    }
  }

  dayOf({ starts_at }: UseRow): LocalDate {
    const known = this.#days.get(starts_at)
    if (known !== undefined) return known
    const day = localDate(starts_at, this.#timezone)
    this.#days.set(starts_at, day)
    return day
  }

  worth(row: UseRow, spans: readonly PaidSpan[]): Worth {
    const key = this.#keyOf(row)
    const known = this.#worths.get(key)
    if (known) return known
    const last = lastOfMonth(this.dayOf(row))
    const days = { from: firstOfMonth(last), to: last }
    const worth = worthOfVisit(spans, days, this.#counts.get(key)!)
    this.#worths.set(key, worth)
    return worth
  }

  #keyOf(row: UseRow): string {
    return `${row.membership_id} ${this.dayOf(row).slice(0, 7)}`
  }
}

function loadMemberships(
  reader: Reader,
  visits: readonly UseRow[],
  { since, until }: { since: LocalDate; until: Instant },
): Map<number, Membership> {
  const ids = [...new Set(visits.flatMap(({ membership_id }) => membership_id ?? []))]
  const found = reader.all(membershipsAmong, { ids })
  const sales = groupBy(reader.all(salesOfMemberships, { ids, until }))
  const renewals = groupBy(reader.all(renewalsOf, { ids, since, until }))
  const withCredits = found.flatMap(({ id, unlimited }) => (unlimited ? [] : id))
  const grants = groupBy(reader.all(grantsOf, { ids: withCredits }))
  return new Map(
    found.map(({ id, name, unlimited, starts_on, ...lasting }) => {
      const sold = (sales.get(id) ?? []).map((sale): PaidFrom => ({ ...sale, on: starts_on }))
      const interval = lasting.billing_interval as BillingInterval | null
      const spans = spansOf({ ...lasting, billing_interval: interval }, [...sold, ...(renewals.get(id) ?? [])])
      return [id, { name, unlimited, spans, grants: grants.get(id) ?? [] }]
    }),
  )
}

function groupBy<Row extends { membership_id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.membership_id)
    if (group) group.push(row)
    else groups.set(row.membership_id, [row])
  }
  return groups
}
