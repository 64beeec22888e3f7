import type { Act, App } from '../../context.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { deliverPushes } from './deliver.ts'
import { anyOld, anyPushDue, dropOld } from './push-queries.ts'

/** Rows in one transaction, so that nobody waits long for it. */
const AT_ONCE = 200

/** The studio's automatic jobs about notifications. */
export const notificationJobs: readonly Job[] = [
  {
    name: 'push notifications',
    everyMinutes: 0,
    hasWork: ({ db }, now) => db.one(anyPushDue, { now }) !== undefined,
    run: deliverPushes,
  },
  { name: 'let go of old notifications', everyMinutes: 24 * 60, run: dropOldOnes },
]

/** They are kept for as many days as letters are. */
async function dropOldOnes({ db, writer }: App, _: Act, round: Round): Promise<void> {
  const days = findSettings(db)?.keep_letters_days
  if (days === undefined) return
  const before = addHours(round.certain, -24 * days)
  while (!round.isStopping && db.one(anyOld, { before }))
    await writer.write((tx) => tx.run(dropOld, { before, limit: AT_ONCE }))
}
