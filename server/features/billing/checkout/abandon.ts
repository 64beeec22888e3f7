import { db } from '../../../db/build.ts'
import type { ClientFollower } from '../../clients/seam.ts'

/** Lets the checkouts of a former client run out: the studio closes them at the processor when it next looks. */
export const checkoutsOfClient: ClientFollower = {
  ended(tx, { now }, client_id) {
    for (const whose of ['client_id', 'payer_id'] as const) {
      const pending = db.updateTable('checkouts').where(whose, '=', client_id).where('status', '=', 'pending')
      tx.run(pending.set({ expires_at: now, updated_at: now }))
    }
  },
}
