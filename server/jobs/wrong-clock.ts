import { takeBackAll } from '../clock/take-back.ts'
import { wrongAfter } from '../clock/watch.ts'
import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import { dropSaidTooEarly } from '../events/emit.ts'
import { dropEnrollments } from '../features/automations/wrong-clock.ts'
import { sendWhatWaits } from '../features/email/wrong-clock.ts'
import { pushWhatWaits } from '../features/notifications/push-queries.ts'
import { findSettings } from '../features/settings/queries.ts'
import { takeTagsBack } from '../features/tags/wrong-clock.ts'
import { tellWhatWaits } from '../features/webhooks/jobs.ts'
import { forgetWeeks } from '../features/weekly-email/queries.ts'
import { addHours, localDate, type LocalDate } from '../lib/time.ts'
import type { Round } from './round.ts'

const dropDays = query((p: { after: LocalDate }) => db.deleteFrom('event_days').where('day', '>', p.after))

/** No push waits for longer than for the end of a night. */
const LONGEST_WAIT_HOURS = 48

/**
 * Takes back what a clock that was ahead has decided: the steps of records, days of the calendar that have not come, what
 * rules made of them. Letters that have left stay so; those that wait for a day far off go out now.
 */
export async function takeBackWrongClock(app: App, act: Act, round: Round): Promise<void> {
  const settings = findSettings(app.db)
  if (!settings) return
  await takeBackAll(app, act, round)
  const after = wrongAfter(act.now)
  await app.writer.write((tx) => {
    tx.run(dropDays, { after: localDate(after, settings.timezone) })
    tx.run(forgetWeeks, { after: localDate(after, settings.timezone) })
    takeTagsBack(tx, after)
    dropEnrollments(tx, after)
    dropSaidTooEarly(tx, after)
    sendWhatWaits(tx, act.now)
    tx.run(pushWhatWaits, { now: act.now, later: addHours(act.now, LONGEST_WAIT_HOURS) })
    tellWhatWaits(tx, act.now)
  })
}
