import { sql, type SelectQueryBuilder } from 'kysely'
import { db, query, type Query } from '../../db/build.ts'
import type { Tables } from '../../db/tables/tables.generated.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

/**
 * A membership is valid from its first day on, before the day on which it is over: the day after its last one, or the day on
 * which it was cancelled. One that is over on its first day or before never was valid; one not paid yet is not.
 */
export interface DayOf {
  day: LocalDate
  /** The first instant after that day. */
  after: Instant
}

export interface DaysOf {
  start_date: LocalDate
  end_date: LocalDate
  from: Instant
  before: Instant
}

interface Counted {
  membership_type_id: number
  memberships: number
}

/** The sum of the prices of one renewal of each, without those paused on the day or given away. Minor units. */
interface InForce extends Counted {
  renewals_minor: number
}

const count = sql<number>`count(*)`.as('memberships')
const lastsTo = (day: LocalDate) => sql<boolean>`coalesce(expires_on, '9999') >= ${day}`

const pausedOn = (day: LocalDate) => sql<boolean>`EXISTS (
          SELECT 1 FROM membership_pauses AS pause
          WHERE pause.membership_id = memberships.id AND pause.starts_on <= ${day}
            AND coalesce(pause.ended_on, pause.planned_until_on) > ${day}
        )`

const beganBy = ({ day }: DayOf) =>
  db
    .selectFrom('memberships')
    .select(['membership_type_id', count])
    .where('starts_on', '<=', day)
    .groupBy('membership_type_id')

const inForceOn = (p: DayOf) =>
  beganBy(p).select(
    sql<number>`sum(iif(
        renewal_price_minor IS NULL OR payment_method IS 'complimentary' OR ${pausedOn(p.day)}, 0, renewal_price_minor))`.as(
      'renewals_minor',
    ),
  )

/** Those that can be used as the day ends: not paused, and something is left of them. */
const usableOn = (p: DayOf) =>
  beganBy(p).where(
    sql<boolean>`NOT ${pausedOn(p.day)} AND (unlimited = 1 OR (SELECT sum(entry.credits) FROM credit_entries AS entry
      WHERE entry.membership_id = memberships.id AND entry.created_at < ${p.after}) > 0)`,
  )

const RUNNING = ['active', 'paused'] as const

/** Valid on a day: those that run now, those that have run out since, those that were cancelled since. */
const ofDay = <Row>(counted: (p: DayOf) => SelectQueryBuilder<Tables, 'memberships', Row>) => [
  query((p: DayOf) =>
    counted(p)
      .where(
        'status',
        'in',
        RUNNING.map((status) => sql.lit(status)),
      )
      .where(lastsTo(p.day)),
  ),
  query((p: DayOf) =>
    counted(p)
      .where('status', '=', sql.lit('expired' as const))
      .where(lastsTo(p.day))
      // Brought from elsewhere as ended, nobody knows when.
      .where(sql<boolean>`coalesce(expires_on, '9999') < '9999'`),
  ),
  query((p: DayOf) =>
    counted(p)
      .where('status', '=', sql.lit('cancelled' as const))
      .where('cancelled_at', '>=', p.after)
      // Without its index: few are cancelled after a day, many lasted to it.
      .where(sql<boolean>`coalesce(+expires_on, '9999') >= ${p.day}`),
  ),
]

export const inForce = ofDay(inForceOn) satisfies Query<DayOf, InForce, 'read'>[]
export const usable = ofDay(usableOn) satisfies Query<DayOf, Counted, 'read'>[]

/** So many memberships of a type with the same days. */
export interface Lot extends Counted {
  status: string
  starts_on: LocalDate
  expires_on: LocalDate | null
  cancelled_at: Instant | null
}

const lots = db
  .selectFrom('memberships')
  .select(['membership_type_id', 'status', 'starts_on', 'expires_on', 'cancelled_at', count])
  .groupBy(['membership_type_id', 'status', 'starts_on', 'expires_on', 'cancelled_at'])

/** Those that began on some days. */
export const begunOn = query((p: DaysOf) =>
  lots.where('starts_on', '>=', p.start_date).where('starts_on', '<=', p.end_date),
)

/** Those whose last day lies between two days, both included. */
export const runOutOn = query((p: { first: LocalDate; last: LocalDate }) =>
  lots
    .where(
      'status',
      'in',
      ['active', 'paused', 'expired', 'cancelled'].map((one) => sql.lit(one as 'active')),
    )
    .where('expires_on', '>=', p.first)
    .where('expires_on', '<=', p.last),
)

/** Those cancelled in a span of time. */
export const cancelledIn = query((p: DaysOf) =>
  lots
    .where('status', '=', sql.lit('cancelled' as const))
    .where('cancelled_at', '>=', p.from)
    .where('cancelled_at', '<', p.before),
)

export const typesOfAll = query((_: object) =>
  db
    .selectFrom('membership_types')
    .select(['id', 'name', 'type', 'billing_interval', 'is_active'])
    .orderBy(sql`name COLLATE NOCASE`)
    .orderBy('id'),
)
