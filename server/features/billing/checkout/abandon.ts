import { db } from '../../../db/build.ts'
import type { ClientFollower } from '../../clients/seam.ts'

/** What somebody who is a client no more began to buy is closed at the processor when the studio looks at it next. */
export const checkoutsOfClient: ClientFollower = {
  ended(tx, { now }, client_id) {
    for (const whose of ['client_id', 'payer_id'] as const) {
      const pending = db.updateTable('checkouts').where(whose, '=', client_id).where('status', '=', 'pending')
      tx.run(pending.set({ expires_at: now, updated_at: now }))
    }
  },
}
