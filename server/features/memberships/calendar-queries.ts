import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
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

/** The memberships that the calendar asks something of today. */
export const membershipsToDo = query((p: { today: LocalDate }) =>
  db
    .selectFrom('memberships as membership')
    .select('membership.id')
    .where((eb) =>
      eb.or([
        eb.and([eb('status', '=', 'pending'), eb('starts_on', '<=', p.today)]),
        eb.and([eb('status', '=', 'active'), eb('expires_on', '<', p.today)]),
        eb.and([eb('status', '=', 'active'), eb('next_renewal_on', '<=', p.today)]),
        eb.and([
          eb('status', '=', 'paused'),
          eb.exists(
            eb
              .selectFrom('membership_pauses as pause')
              .select('pause.id')
              .whereRef('pause.membership_id', '=', 'membership.id')
              .where('pause.ended_on', 'is', null)
              .where('pause.planned_until_on', '<=', p.today),
          ),
        ]),
      ]),
    )
    .orderBy('membership.id'),
)

/** Memberships with credits of an entry whose last day is over. */
export const withLapsingCredits = query((p: { today: LocalDate }) =>
  db
    .selectFrom('credit_entries as entry')
    .innerJoin('memberships', 'memberships.id', 'entry.membership_id')
    .select('entry.membership_id as id')
    .where('entry.expires_on', '<', p.today)
    .where('entry.credits', '>', 0)
    .where('entry.grant_id', 'is', null)
    .where('memberships.status', '!=', 'cancelled')
    .where(
      sql<boolean>`entry.credits + coalesce((
        SELECT sum(taken.credits) FROM credit_entries AS taken
        WHERE taken.membership_id = entry.membership_id AND taken.grant_id = entry.id), 0) > 0`,
    )
    .groupBy('entry.membership_id'),
)
