import { clientById, clientWithEmail } from '../../clients/queries.ts'
import type { ClientFollower } from '../../clients/seam.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { endHold, heldForEmail } from './queries.ts'

/** Places held for a guest whose e-mail is that of somebody who is a client no more: they would not be booked on them. */
export const holdsOfClient: ClientFollower = {
  ended(tx, act, client_id) {
    const email = tx.one(clientById, { id: client_id })?.email ?? undefined
    if (email === undefined || tx.one(clientWithEmail, { email })?.id !== client_id) return
    for (const guest of tx.all(heldForEmail, { email })) {
      endHold(tx, act, guest, 'lapsed')
      fillSeats(tx, act, guest.scheduled_class_id)
    }
  },
}
