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
import type { BillingInterval } from '../memberships/term-rules.ts'
import { grantsOf, membershipsAmong, renewalsOf, salesOfMemberships, visitsPaid } from './paid-queries.ts'
import { visitsIn, type VisitRow } from './visit-queries.ts'
import {
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

/** The visits to the classes of a period, by class, each with what was paid for it. */
export function loadVisits(reader: Reader, period: Days, timezone: string): Map<number, LoadedVisit[]> {
  const until = endOfDay(period.to, timezone)
  // Of an unlimited membership the whole month's visits count, also those before the period.
  const rows = reader.all(visitsIn, { from: startOfDay(firstOfMonth(period.from), timezone), until })
  const from = startOfDay(period.from, timezone)
  const inPeriod = rows.filter(({ starts_at }) => starts_at >= from)
  const memberships = loadMemberships(reader, inPeriod, { since: firstOfMonth(period.from), until })
  const ids = inPeriod.flatMap(({ id, membership_id }) => (membership_id === null ? id : []))
  const atStudio = new Map(reader.all(visitsPaid, { ids, until }).map((row) => [row.booking_id, row]))
  const inMonths = new InMonths(rows, period, timezone)
  const visits = new Map<number, LoadedVisit[]>()
  for (const row of inPeriod) {
    const membership = row.membership_id === null ? undefined : memberships.get(row.membership_id)
    const paid = atStudio.get(row.id)
    const visit: Visit = membership
      ? { by: membership.name, worth: worthByMembership(membership, row, inMonths) }
      : { by: null, worth: paid ? worthOf(Math.max(0, paid.paid_minor), paid.vat_rate) : WORTHLESS }
    const known = visits.get(row.class_id)
    if (known) known.push({ booking_id: row.id, ...visit })
    else visits.set(row.class_id, [{ booking_id: row.id, ...visit }])
  }
  return visits
}

function worthByMembership({ unlimited, spans, grants }: Membership, row: VisitRow, inMonths: InMonths): Worth {
  if (unlimited) return inMonths.worth(row, spans)
  const from = row.grant_id
  const grant = (from === null ? undefined : grants.findLast(({ id }) => id <= from)) ?? grants.at(-1)
  return worthOfCredit(spans, inMonths.dayOf(row), grant?.credits ?? 0)
}

/** How many visits with each membership there were in a month, as far as the period goes. */
class InMonths {
  readonly #counts = new Map<string, number>()
  readonly #worths = new Map<string, Worth>()
  readonly #days = new Map<Instant, LocalDate>()
  readonly #period: Days
  readonly #timezone: string

  constructor(rows: readonly VisitRow[], period: Days, timezone: string) {
    this.#period = period
    this.#timezone = timezone
    for (const row of rows) {
      const key = this.#keyOf(row)
      this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1)
    }
  }

  dayOf({ starts_at }: VisitRow): LocalDate {
    const known = this.#days.get(starts_at)
    if (known !== undefined) return known
    const day = localDate(starts_at, this.#timezone)
    this.#days.set(starts_at, day)
    return day
  }

  worth(row: VisitRow, spans: readonly PaidSpan[]): Worth {
    const key = this.#keyOf(row)
    const known = this.#worths.get(key)
    if (known) return known
    const last = lastOfMonth(this.dayOf(row))
    const days = { from: firstOfMonth(last), to: last < this.#period.to ? last : this.#period.to }
    const worth = worthOfVisit(spans, days, this.#counts.get(key)!)
    this.#worths.set(key, worth)
    return worth
  }

  #keyOf(row: VisitRow): string {
    return `${row.membership_id} ${this.dayOf(row).slice(0, 7)}`
  }
}

function loadMemberships(
  reader: Reader,
  visits: readonly VisitRow[],
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
