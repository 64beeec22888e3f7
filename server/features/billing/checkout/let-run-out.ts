import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { isIntro } from './intro-offers.ts'
import { pendingOfClient } from './queries.ts'

/** What a checkout held is not held any more, or a charge of it not owed: nobody should pay for it, so that its session is closed soon. */
export function letRunOut(tx: Tx, { now }: Act, checkout_id: number): void {
  const open = db.updateTable('checkouts').where('id', '=', checkout_id).where('status', '=', 'pending')
  tx.run(open.set({ expires_at: now, updated_at: now }))
}

/** Whoever was given an intro offer at the studio pays for no other. */
export function closeIntros(tx: Tx, act: Act, client_id: number): void {
  for (const row of tx.all(pendingOfClient, { client_id })) if (isIntro(tx, row)) letRunOut(tx, act, row.id)
}
