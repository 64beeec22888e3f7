import { sql } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Round } from '../../jobs/round.ts'
import { localDate, type LocalDate } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { membershipById } from './queries.ts'
import { bringUpToDate } from './up-to-date.ts'

/** The memberships that the calendar asks something of today. */
const toDo = query((p: { today: LocalDate }) =>
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
const withLapsingCredits = query((p: { today: LocalDate }) =>
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

/** Begins, resumes, renews and expires memberships as their days come; each in a transaction of its own. */
export async function membershipsFollowCalendar(app: App, act: Act, round: Round): Promise<void> {
  const settings = findSettings(app.db)
  if (!settings) return
  const today = localDate(act.now, settings.timezone)
  const due = [...app.db.all(toDo, { today }), ...app.db.all(withLapsingCredits, { today })]
  const memberships = [...new Set(due.map(({ id }) => id))].map((id) => ({ id }))
  await round.each('membership', memberships, ({ id }) =>
    app.writer.write((tx) => {
      const row = tx.one(membershipById, { id })
      if (row) bringUpToDate(tx, act, row)
    }),
  )
}
