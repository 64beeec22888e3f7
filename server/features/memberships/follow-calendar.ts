import type { Act, App } from '../../context.ts'
import type { Round } from '../../jobs/round.ts'
import { localDate } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { membershipById } from './queries.ts'
import { bringUpToDate } from './up-to-date.ts'
import { membershipsToDo, withLapsingCredits } from './calendar-queries.ts'

/** Begins, resumes, renews and expires memberships as their days come; each in a separate transaction. */
export async function membershipsFollowCalendar(app: App, act: Act, round: Round): Promise<void> {
  const settings = findSettings(app.db)
  if (!settings) return
  const today = localDate(act.now, settings.timezone)
  const due = [...app.db.all(membershipsToDo, { today }), ...app.db.all(withLapsingCredits, { today })]
  const memberships = [...new Set(due.map(({ id }) => id))].map((id) => ({ id }))
  await round.each('membership', memberships, ({ id }) =>
    app.writer.write((tx) => {
      const row = tx.one(membershipById, { id })
      if (row) bringUpToDate(tx, act, row)
    }),
  )
}
