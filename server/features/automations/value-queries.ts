import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

export const instructorName = query((p: { id: number }) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select('staff.full_name')
    .where('instructors.id', '=', p.id),
)

/** A membership's current values for messages. */
export const membershipShown = query((p: { id: number }) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .select(['type.name', 'membership.expires_on', 'membership.unlimited'])
    .select(
      sql<number>`(SELECT coalesce(sum(credits), 0) FROM credit_entries WHERE membership_id = membership.id)`.as(
        'credits',
      ),
    )
    .where('membership.id', '=', p.id),
)
