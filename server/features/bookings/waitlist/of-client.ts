import type { ClientFollower } from '../../clients/seam.ts'
import { fillSeats } from './fill-seats.ts'
import { moveEntry, queuedEntries } from './queries.ts'

/** Somebody who is a client no more waits for nothing; what was offered to them goes to the next. */
export const waitingOfClient: ClientFollower = {
  counts: (reader, client_id) => ({ waitlist_entries: reader.all(queuedEntries, { client_id }).length }),
  ended(tx, act, client_id, { reason }) {
    for (const entry of tx.all(queuedEntries, { client_id })) {
      moveEntry(tx, act.now, entry, { status: 'left' }, { code: null, reason })
      fillSeats(tx, act, entry.scheduled_class_id)
    }
  },
}
