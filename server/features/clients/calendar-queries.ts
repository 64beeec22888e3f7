import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const bornOn = query((p: { day: string; leap_day: string }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where(sql<string>`substr(date_of_birth, 6)`, 'in', [p.day, p.leap_day])
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id'),
)

/** Active clients whose last visit was between two instants. */
export const lastHereBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('bookings as visit', 'visit.scheduled_class_id', 'cls.id')
    .innerJoin('clients as client', 'client.id', 'visit.client_id')
    .select('client.id')
    .distinct()
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.until)
    .where('visit.status', '=', 'checked_in')
    .where('client.is_active', '=', true)
    .where('client.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as later')
            .innerJoin('scheduled_classes as next', 'next.id', 'later.scheduled_class_id')
            .select('later.id')
            .whereRef('later.client_id', '=', 'client.id')
            .where('later.status', '=', 'checked_in')
            .where('next.starts_at', '>=', p.until),
        ),
      ),
    )
    .orderBy('client.id'),
)

/** Active clients who were added between two instants and have never come. */
export const addedBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('clients as client')
    .select('client.id')
    .where('client.created_at', '>=', p.from)
    .where('client.created_at', '<', p.until)
    .where('client.is_active', '=', true)
    .where('client.erased_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as visit')
            .select('visit.id')
            .whereRef('visit.client_id', '=', 'client.id')
            .where('visit.status', '=', 'checked_in'),
        ),
      ),
    )
    .orderBy('client.id'),
)
