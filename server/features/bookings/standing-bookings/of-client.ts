import type { ClientFollower } from '../../clients/seam.ts'
import { endFor } from './end.ts'
import { standingOfClient } from './queries.ts'

/** Ends the standing bookings of a person who is no longer a client. */
export const standingsOfClient: ClientFollower = {
  counts: (reader, client_id) => ({ standing_bookings: reader.all(standingOfClient, { client_id }).length }),
  ended(tx, act, client_id) {
    for (const standing of tx.all(standingOfClient, { client_id })) endFor(tx, act, standing, 'inactive')
  },
}
