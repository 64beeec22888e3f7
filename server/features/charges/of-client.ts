import type { ClientFollower } from '../clients/seam.ts'
import { writeWaiver } from './add.ts'
import { chargesOfClient as allOfClient } from './queries.ts'

/** What somebody owes stays owed while they may come back; of nobody it can't be asked for, so with an erasure it is waived. */
export const chargesOfClient: ClientFollower = {
  ended(tx, act, client_id, { kind, reason }) {
    if (kind !== 'erased') return
    for (const charge of tx.all(allOfClient, { client_id }))
      if (charge.status === 'pending' || charge.status === 'due') writeWaiver(tx, act, charge, reason)
  },
}
