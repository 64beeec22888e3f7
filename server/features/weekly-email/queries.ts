import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'

const readers = () =>
  db
    .selectFrom('staff')
    .innerJoin('roles', 'roles.id', 'staff.role_id')
    .select(['staff.id', 'staff.full_name', sql<string>`staff.email`.as('email'), 'staff.locale'])
    .where('roles.is_owner', '=', sql.lit(true))
    .where('staff.is_active', '=', sql.lit(true))
    .where('staff.email', 'is not', null)
    .where('staff.weekly_email', '=', sql.lit(true))

/** Owners who want the email and have not got that of a week, named by its first day. */
export const ownersToTell = query((p: { week: LocalDate }) =>
  readers()
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('weekly_emails')
            .select('weekly_emails.id')
            .whereRef('weekly_emails.staff_id', '=', 'staff.id')
            .where('weekly_emails.week', '=', p.week),
        ),
      ),
    )
    .orderBy('staff.id'),
)

/** The owner at an address who wants the email. */
export const ownerByEmail = query((p: { email: string }) =>
  readers().where(sql<boolean>`staff.email = ${p.email} COLLATE NOCASE`),
)

export const keepWeek = query((p: { staff_id: number; week: LocalDate; now: Instant }) =>
  db
    .insertInto('weekly_emails')
    .values({ staff_id: p.staff_id, week: p.week, created_at: p.now })
    .onConflict((conflict) => conflict.columns(['staff_id', 'week']).doNothing()),
)

/** Forgets the emails about weeks that begin after a day: the clock was wrong. */
export const forgetWeeks = query((p: { after: LocalDate }) =>
  db.deleteFrom('weekly_emails').where('week', '>', p.after),
)
