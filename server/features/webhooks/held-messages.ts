import { sql } from 'kysely'
import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { HELD } from '../email/held-queries.ts'
import { countHeld } from './queries.ts'

const queued = sql.lit('queued' as const)

const hold = query((_: object) =>
  db.updateTable('webhook_deliveries').set({ next_attempt_at: HELD }).where('status', '=', queued),
)
const release = query((p: { now: Instant }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: p.now })
    .where('status', '=', queued)
    .where('next_attempt_at', '=', HELD),
)
const drop = query((_: object) =>
  db.deleteFrom('webhook_deliveries').where('status', '=', queued).where('next_attempt_at', '=', HELD),
)

/** Holds every message that waits to be sent. */
export function holdMessages(tx: Tx): void {
  tx.run(hold, {})
}

/** How many messages are held. */
export function heldMessages(reader: Reader): number {
  return reader.one(countHeld, {})!.count
}

/** Tells the messages that were held, or drops them; gives how many. */
export function settleHeldMessages(tx: Tx, { now }: Pick<Act, 'now'>, decision: 'go' | 'drop'): number {
  return decision === 'go' ? tx.run(release, { now }).changes : tx.run(drop, {}).changes
}
