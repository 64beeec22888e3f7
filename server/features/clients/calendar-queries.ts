import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Instant } from '../../lib/time.ts'

/** Active clients who were born on some days of the year (MM-DD). */
export const bornOn = query((p: { dates: readonly string[] }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('date_of_birth', 'is not', null)
    .where(sql<string>`substr(date_of_birth, 6)`, 'in', sql<string>`(SELECT value FROM json_each(${p.dates}))`)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id'),
)

/** Active clients whose last visit was between two instants. */
export const lastHereBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('last_visit_at', '>=', p.from)
    .where('last_visit_at', '<', p.until)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id'),
)

/** Active clients who were added between two instants and have never come. */
export const addedBetween = query((p: { from: Instant; until: Instant }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('created_at', '>=', p.from)
    .where('created_at', '<', p.until)
    .where(unindexed('last_visit_at'), 'is', null)
    .where('is_active', '=', true)
    .where('erased_at', 'is', null)
    .orderBy('id'),
)
