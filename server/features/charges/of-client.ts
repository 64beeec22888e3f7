import type { ClientFollower } from '../clients/seam.ts'
import { writeWaiver } from './add.ts'
import { chargesOfClient as allOfClient } from './queries.ts'

/** Former clients still owe their charges while they may come back; erasing a client waives them, since nobody can be asked. */
export const chargesOfClient: ClientFollower = {
  ended(tx, act, client_id, { kind, reason }) {
    if (kind !== 'erased') return
    for (const charge of tx.all(allOfClient, { client_id }))
      if (charge.status === 'pending' || charge.status === 'due') writeWaiver(tx, act, charge, reason)
  },
}
