import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** The first period in which anybody came. */
export const firstPeriod = query((_: object) =>
  db.selectFrom('report_visits').select('period').orderBy('period').limit(1),
)

/**
 * In which periods each client came whose first lies at or after one: all of a client in one text, with commas. Reads every
 * period of everybody: for many months.
 */
export const periodsOfClients = query((p: { from: string }) =>
  db
    .selectFrom('report_visits')
    .select([sql<string>`group_concat(period)`.as('periods')])
    .groupBy('client_id')
    .having(sql<string>`min(period)`, '>=', p.from),
)

/** The same of those whose first lies between two; reads who came then, and what those had before: for a few months. */
export const periodsOfNewcomers = query((p: { from: string; before: string }) =>
  db
    .selectFrom('report_visits as first')
    .select(
      sql<string>`(SELECT group_concat(period) FROM report_visits AS own WHERE own.client_id = first.client_id)`.as(
        'periods',
      ),
    )
    .where('first.period', '>=', p.from)
    .where('first.period', '<', p.before)
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM report_visits AS earlier WHERE earlier.client_id = first.client_id AND earlier.period < first.period
      )`,
    ),
)

export interface Away {
  from: Instant
  before: Instant
  now: Instant
}

/**
 * Active clients who came to a class last in a span of time, to no appointment after it, and have nothing booked, the latest first, each with the periods of their
 * last months and the visits in each: `2026-03 4,2026-02 3`.
 */
export const clientsAway = query((p: Away) =>
  db
    .selectFrom('clients')
    .select(['id as client_id', 'full_name as client_name', 'last_visit_at'])
    .select(
      sql<string>`(
        SELECT group_concat(period || ' ' || visits) FROM report_visits AS month
        WHERE month.client_id = clients.id AND month.period >= strftime('%Y-%m', clients.last_visit_at, '-95 days')
      )`.as('months'),
    )
    .where('last_visit_at', '>=', p.from)
    .where('last_visit_at', '<', p.before)
    .where(sql<boolean>`is_active = true AND erased_at IS NULL`)
    .where(
      sql<boolean>`clients.id NOT IN (
        SELECT bookings.client_id FROM scheduled_classes AS cls CROSS JOIN bookings
        WHERE cls.starts_at > ${p.now} AND bookings.scheduled_class_id = cls.id AND bookings.status = 'booked'
      )`,
    )
    .where(
      sql<boolean>`NOT EXISTS (
        SELECT 1 FROM appointments AS later
        WHERE later.client_id = clients.id AND later.starts_at > clients.last_visit_at
          AND (later.status = 'completed' OR later.status IN ('booked', 'checked_in') AND later.starts_at > ${p.now})
      )`,
    )
    .orderBy('last_visit_at', 'desc')
    .orderBy('id'),
)

/** Clients who came into the studio's books in a span of time, without imported ones. */
export const clientsAdded = query((p: { from: Instant; before: Instant }) =>
  db
    .selectFrom('clients')
    .select(({ fn }) => fn.countAll<number>().as('clients'))
    .where('created_at', '>=', p.from)
    .where('created_at', '<', p.before)
    .where(sql<boolean>`source <> 'import' AND is_active = true`),
)
