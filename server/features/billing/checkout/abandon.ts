import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'

/** Has what a client began to buy closed at the processor when the studio looks at it next, whatever time it had left. */
export function abandonCheckouts(tx: Tx, act: Act, client_id: number): void {
  const over = { expires_at: act.now, updated_at: act.now }
  const pending = db.updateTable('checkouts').where('client_id', '=', client_id).where('status', '=', 'pending')
  tx.run(pending.set(over))
}
