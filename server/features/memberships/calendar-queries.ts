import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { LocalDate } from '../../lib/time.ts'

/** Active memberships whose last day it is. */
export const endingOn = query((p: { expires_on: LocalDate }) =>
  db
    .selectFrom('memberships')
    .select(['id', 'client_id', 'membership_type_id', 'is_intro_offer'])
    .where('status', '=', 'active')
    .where('expires_on', '=', p.expires_on)
    .orderBy('id'),
)

/** The memberships that the calendar asks something of today: each kind from an index of those it may still ask. */
export const membershipsToDo = query((p: { today: LocalDate }) => {
  const active = db.selectFrom('memberships').select('id').where('status', '=', 'active')
  const starting = db.selectFrom('memberships').select('id').where('status', '=', 'pending')
  return db
    .selectFrom(
      starting
        .where('starts_on', '<=', p.today)
        .unionAll(active.where('expires_on', '<', p.today))
        .unionAll(active.where('next_renewal_on', '<=', p.today))
        .unionAll(
          db
            .selectFrom('membership_pauses as pause')
            .innerJoin('memberships', 'memberships.id', 'pause.membership_id')
            .select('memberships.id')
            .where('pause.ended_on', 'is', null)
            .where('pause.planned_until_on', '<=', p.today)
            .where((eb) => eb(unindexed('memberships.status'), '=', 'paused')),
        )
        .unionAll(
          db
            .selectFrom('membership_pauses as pause')
            .innerJoin('memberships', 'memberships.id', 'pause.membership_id')
            .select('memberships.id')
            .where('pause.ended_on', 'is', null)
            .where('pause.starts_on', '<=', p.today)
            .where((eb) => eb(unindexed('memberships.status'), '=', 'active')),
        )
        .as('membership'),
    )
    .select('membership.id')
    .distinct()
    .orderBy('membership.id')
})

/** Memberships with credits of an entry whose last day is over. */
export const withLapsingCredits = query((p: { today: LocalDate }) =>
  db
    .selectFrom('credit_entries as entry')
    .innerJoin('memberships', 'memberships.id', 'entry.membership_id')
    .select('entry.membership_id as id')
    .where('entry.expires_on', '<', p.today)
    .where('entry.grant_id', 'is', null)
    .where(sql<boolean>`entry.is_used_up = 0`)
    .where('entry.credits', '>', 0)
    .where('memberships.status', '!=', 'cancelled')
    .groupBy('entry.membership_id'),
)
