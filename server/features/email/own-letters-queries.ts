import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

/** A client about whom the studio knows more than their registration. */
export const isKnownHere = query((p: { id: number }) =>
  db
    .selectFrom('clients')
    .select('id')
    .where('id', '=', p.id)
    .where((eb) =>
      eb.or([eb('source', '!=', 'registered'), eb('last_visit_at', 'is not', null), eb('membership_states', '!=', 0)]),
    ),
)

/** Number of the newest emails to an address written since a moment. */
export const lettersOfLate = query((p: { address: string; most: number; since: Instant; now: Instant }) =>
  db
    .selectFrom(
      db
        .selectFrom('emails')
        .select('created_at')
        .where(sql<boolean>`to_email = ${p.address} COLLATE NOCASE`)
        .orderBy('id', 'desc')
        .limit(p.most)
        .as('newest'),
    )
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('created_at', '>', p.since)
    .where('created_at', '<=', p.now),
)
