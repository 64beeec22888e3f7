import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Instant } from '../../lib/time.ts'

/** From an instant, and before another. */
export interface Within {
  from: Instant
  until: Instant
}

/** True unless the booking was imported as attended and so paid for before: nobody checked it in here. */
export const cameHere = sql<boolean>`(b.source <> 'import' OR b.checked_in_at IS NOT NULL)`

/** Everybody who was checked in to a class of some time: by which membership, and from which entry of its credits. */
export const visitsIn = query((p: Within) =>
  db
    .selectFrom('scheduled_classes as c')
    .innerJoin('bookings as b', 'b.scheduled_class_id', 'c.id')
    .select(['b.id', 'c.id as class_id', 'c.starts_at', 'b.membership_id', 'b.credits_taken'])
    .select((eb) =>
      eb
        .selectFrom('credit_entries as s')
        .select(({ fn }) => fn.max('s.grant_id').as('grant_id'))
        .whereRef('s.booking_id', '=', 'b.id')
        .where('s.kind', '=', 'spend')
        .as('grant_id'),
    )
    .where('c.starts_at', '>=', p.from)
    .where('c.starts_at', '<', p.until)
    .where('c.status', '=', 'scheduled')
    .where('b.status', '=', 'checked_in')
    .where('c.imported_at', 'is', null)
    .where(cameHere)
    .orderBy('c.starts_at')
    .orderBy('b.id'),
)

export type VisitRow = NonNullable<(typeof visitsIn)['row']>

/** Appointments of some time that were held, or kept for somebody who did not come, and that a membership has paid for. */
export const appointmentsPaidIn = query((p: Within) =>
  db
    .selectFrom('appointments as a')
    .select((eb) => [
      'a.id',
      'a.starts_at',
      'a.status',
      'a.credits_taken',
      eb.ref('a.membership_id').$notNull().as('membership_id'),
    ])
    .select((eb) =>
      eb
        .selectFrom('credit_entries as s')
        .select(({ fn }) => fn.max('s.grant_id').as('grant_id'))
        .whereRef('s.appointment_id', '=', 'a.id')
        .where('s.kind', '=', 'spend')
        .as('grant_id'),
    )
    .where('a.starts_at', '>=', p.from)
    .where('a.starts_at', '<', p.until)
    .where(sql<boolean>`${unindexed('a.membership_id')} IS NOT NULL`)
    .where('a.status', 'in', ['completed', 'no_show'])
    .orderBy('a.starts_at')
    .orderBy('a.id'),
)
