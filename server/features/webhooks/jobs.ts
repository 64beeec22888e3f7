import { sql } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { HELD } from '../email/held-queries.ts'
import { deliverDue } from './deliver.ts'
import { dropDeliveries, dueWebhooks, oldDeliveries } from './queries.ts'

/** How long messages are kept, in hours. */
const KEPT_HOURS = 30 * 24
/** No attempt is ever put off for longer than this, in hours. */
const LONGEST_WAIT_HOURS = 24

const tellNow = query((p: { now: Instant; after: Instant }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: p.now })
    .where('status', '=', sql.lit('queued' as const))
    .where('next_attempt_at', '>', p.after)
    .where('next_attempt_at', '<', HELD),
)

/** The studio's automatic jobs about its webhooks: within a second of an event. */
export const webhookJobs: readonly Job[] = [
  {
    name: 'tell webhooks',
    everyMinutes: 0,
    hasWork: ({ db: reader }, now) => dueWebhooks(reader, now).length > 0,
    run: deliverDue,
  },
  {
    name: 'forget what webhooks were told',
    everyMinutes: 24 * 60,
    run: forgetOld,
  },
]

async function forgetOld({ db: reader, writer }: App, _: Act, round: Round): Promise<void> {
  const before = addHours(round.certain, -KEPT_HOURS)
  while (!round.isStopping) {
    const ids = reader.all(oldDeliveries, { before }).map(({ id }) => id)
    if (ids.length === 0) return
    await writer.write((tx) => tx.run(dropDeliveries, { ids }))
  }
}

/** Lets messages go now that a clock that was ahead has put off to a day far away. */
export function tellWhatWaits(tx: Tx, now: Instant): void {
  tx.run(tellNow, { now, after: addHours(now, LONGEST_WAIT_HOURS) })
}
