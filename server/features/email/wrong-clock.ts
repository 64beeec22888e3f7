import { sql } from 'kysely'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { HELD } from './held-queries.ts'
import { addHours, type Instant } from '../../lib/time.ts'

/** No attempt is ever put off for longer than this. */
const LONGEST_WAIT_HOURS = 72

/** Lets letters go out now that a clock that was ahead has put off to a day far away. */
export function sendWhatWaits(tx: Tx, now: Instant): void {
  tx.run(
    db
      .updateTable('emails')
      .set({ next_attempt_at: now })
      .where('status', '=', sql.lit('queued'))
      .where('next_attempt_at', '>', addHours(now, LONGEST_WAIT_HOURS))
      .where('next_attempt_at', '<', HELD),
  )
}
