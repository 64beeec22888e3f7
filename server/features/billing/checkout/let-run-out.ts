import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { isIntro } from './intro-offers.ts'
import { pendingOfClient } from './queries.ts'

/** Has a session closed soon: its checkout lost its hold, or a charge of it is no longer owed, so nobody should pay it. */
export function letRunOut(tx: Tx, { now }: Act, checkout_id: number): void {
  const open = db.updateTable('checkouts').where('id', '=', checkout_id).where('status', '=', 'pending')
  tx.run(open.set({ expires_at: now, updated_at: now }))
}

/** Closes other intro checkouts of a client who got an intro offer at the studio. */
export function closeIntros(tx: Tx, act: Act, client_id: number): void {
  for (const row of tx.all(pendingOfClient, { client_id })) if (isIntro(tx, row)) letRunOut(tx, act, row.id)
}
