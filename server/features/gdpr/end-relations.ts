import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { endEnrollmentsOf } from '../automations/end.ts'
import { abandonCheckouts } from '../billing/checkout/abandon.ts'
import { forgetCustomers } from '../billing/tasks/queue.ts'
import { cancelAppointmentsOfClient } from '../appointments/calling-off.ts'
import { cancelBookingsOfClient } from '../bookings/cancellation/class-changes.ts'
import { fillSeats } from '../bookings/waitlist/fill-seats.ts'
import { moveEntry, queuedEntries } from '../bookings/waitlist/queries.ts'
import { cancelLoaded } from '../memberships/cancel.ts'
import { membershipsOfClient } from '../memberships/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

const REASON = say('data_erased')

/**
 * Ends what still runs with a client who is erased: places are given up free, what is being bought is closed, memberships are
 * cancelled, also at the processor that collects them, which forgets the client; nobody is told.
 */
export function endRelations(tx: Tx, act: Act, clientId: number): void {
  cancelBookingsOfClient(tx, act, clientId, REASON)
  cancelAppointmentsOfClient(tx, act, clientId, REASON)
  for (const entry of tx.all(queuedEntries, { client_id: clientId })) {
    moveEntry(tx, act.now, entry, { status: 'left' }, { code: null, reason: REASON })
    fillSeats(tx, act, entry.scheduled_class_id)
  }
  abandonCheckouts(tx, act, clientId)
  for (const membership of tx.all(membershipsOfClient, { client_id: clientId })) cancelLoaded(tx, act, membership)
  forgetCustomers(tx, act, clientId)
  endEnrollmentsOf(tx, act, clientId)
}
