import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { audit } from '../../audit/audit.ts'
import { endSeatHold, heldToPayIn } from '../buying/queries.ts'
import { waitlistCan } from '../state-rules.ts'
import { fillSeats } from './fill-seats.ts'
import { moveEntry, type EntryRow } from './queries.ts'

/**
 * Has an entry leave, or decline its offer, which goes on to the next, with the place that they held to pay for it. One that
 * waits no more is unchanged.
 */
export function giveUpEntry(tx: Tx, act: Act, entry: EntryRow): void {
  const status = statusAfterLeaving(entry)
  if (!status) return
  const after = moveEntry(tx, act.now, entry, { status })
  audit(tx, act, 'waitlist.leave', { entity: 'waitlist_entry', id: entry.id, before: entry, after })
  if (status === 'declined') releaseHeld(tx, act, entry)
  fillSeats(tx, act, entry.scheduled_class_id)
}

function releaseHeld(tx: Tx, act: Act, { scheduled_class_id: class_id, client_id }: EntryRow): void {
  for (const hold of tx.all(heldToPayIn, { class_id })) {
    if (hold.client_id === client_id) endSeatHold(tx, act, hold, 'released')
  }
}

function statusAfterLeaving({ status }: EntryRow): 'left' | 'declined' | undefined {
  if (waitlistCan(status, 'leave')) return 'left'
  return waitlistCan(status, 'decline') ? 'declined' : undefined
}
