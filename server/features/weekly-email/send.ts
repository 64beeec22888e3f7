import type { Act, App } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import type { Job } from '../../jobs/runner.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { mailState } from '../email/queries.ts'
import { findSettings, type Settings } from '../settings/queries.ts'
import { tellWeek } from './facts.ts'
import { keepWeek, ownersToTell } from './queries.ts'
import { isQuiet, timesOf, weekDue, type Week } from './rules.ts'

/** A studio as the rules of its week know it. */
export const studioOf = ({ timezone, quiet_hours_start, quiet_hours_end, created_at }: Settings) => ({
  timezone,
  quiet: { start: quiet_hours_start, end: quiet_hours_end },
  created_at,
})

function dueNow(app: App, now: Instant): { week: Week; settings: Settings } | null {
  const settings = findSettings(app.db)
  const week = settings ? weekDue(now, studioOf(settings)) : null
  return settings && week ? { week, settings } : null
}

/** True if an owner waits for the email of the week that has ended. */
function isDue(app: App, now: Instant): boolean {
  const due = dueNow(app, now)
  return due !== null && app.db.all(ownersToTell, { week: due.week.start_date }).length > 0
}

/**
 * Writes each owner the email of the week that has ended, once. A quiet week counts as told, and so does any week without a mail
 * server: thirteen stale emails would help nobody, and Today says that there is no server.
 */
async function writeWeek(app: App, act: Act): Promise<void> {
  const due = dueNow(app, act.now)
  if (!due) return
  const { week, settings } = due
  const told = await tellWeek(app, act.now, week)
  const { until } = timesOf(week, studioOf(settings))
  await app.writer.write((tx) => {
    const isSent = mailState(tx, act.now).configured && !isQuiet(told)
    for (const { id, full_name, email, locale } of tx.all(ownersToTell, { week: week.start_date })) {
      tx.run(keepWeek, { staff_id: id, week: week.start_date, now: act.now })
      if (!isSent) continue
      const to = { name: full_name, address: email, locale }
      enqueueMail(tx, act, { template: 'weekly_report', to, data: { ...told, name: full_name }, expiresAt: until })
    }
  })
}

export const weeklyEmailJob: Job = {
  name: 'write the weekly email',
  everyMinutes: 15,
  hasWork: isDue,
  run: writeWeek,
}
