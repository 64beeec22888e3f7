import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** The classes that are not cancelled and begin between two instants, by start. */
export const selectClassesOf = (p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .select(['cls.id', 'cls.starts_at', 'cls.ends_at', 'cls.instructor_id'])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', sql.lit('scheduled'))
    .orderBy('cls.starts_at')
    .orderBy('cls.id')

const those = (ids: readonly number[]) => sql<{ value: number }>`json_each(${ids})`.as('wanted')

/** Of the people booked in some classes: who comes for the first time, who has not signed, who owes. */
export const peopleIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom(those(p.ids))
    .crossJoin('scheduled_classes as cls')
    .crossJoin('bookings')
    .innerJoin('clients', 'clients.id', 'bookings.client_id')
    .select([
      'cls.id as class_id',
      sql<number>`sum(${comesFirst})`.as('first_visits'),
      sql<number>`sum(${hasNotSigned})`.as('unsigned'),
      sql<number>`sum(${owes})`.as('owing'),
    ])
    .whereRef('cls.id', '=', 'wanted.value')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where('bookings.status', 'in', ['booked', 'checked_in'])
    .groupBy('cls.id'),
)

// Of most clients, the kept last visit says that they have come before; the visits of the others are read.
const comesFirst = sql<number>`
  (clients.last_visit_at IS NULL OR clients.last_visit_at >= cls.starts_at)
  AND NOT EXISTS (
    SELECT 1 FROM bookings AS earlier CROSS JOIN scheduled_classes AS past
    WHERE earlier.client_id = clients.id AND past.id = earlier.scheduled_class_id
      AND earlier.status = 'checked_in' AND past.starts_at < cls.starts_at
  )`

const hasNotSigned = sql<number>`
  EXISTS (
    SELECT 1 FROM waivers
    WHERE waivers.is_active = 1 AND waivers.requires_before_booking = 1 AND NOT EXISTS (
      SELECT 1 FROM waiver_signatures AS signature
      WHERE signature.client_id = clients.id AND signature.waiver_id = waivers.id
        AND signature.version = waivers.version
    )
  )`

const owes = sql<number>`
  EXISTS (SELECT 1 FROM charges WHERE charges.client_id = clients.id AND charges.status = 'due')`

/** How many bookings of each of some classes have no attendance yet. */
export const openIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom(those(p.ids))
    .crossJoin('bookings')
    .select(['bookings.scheduled_class_id as class_id', sql<number>`count(*)`.as('unresolved')])
    .whereRef('bookings.scheduled_class_id', '=', 'wanted.value')
    .where(sql<boolean>`bookings.status = 'booked'`)
    .groupBy('bookings.scheduled_class_id'),
)

/** The live searches for a substitute in some classes: a class has one at most. */
export const searchesIn = query((p: { ids: readonly number[] }) =>
  db
    .selectFrom(those(p.ids))
    .crossJoin('substitute_requests as request')
    .select(['request.scheduled_class_id as class_id', sql<'open' | 'claimed'>`request.status`.as('status')])
    .whereRef('request.scheduled_class_id', '=', 'wanted.value')
    .where(sql<boolean>`request.status IN ('open', 'claimed')`),
)

/** One active instructor, where the studio has any. */
export const anyInstructor = query(() =>
  db.selectFrom('instructors').select('id').where('is_active', '=', sql.lit(true)).limit(1),
)
