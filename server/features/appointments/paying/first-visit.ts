import type { Act } from '../../../context.ts'
import { db, query } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { followVisits, waitsForVisit } from '../../memberships/first-visit/follow-visits.ts'
import type { AppointmentRow } from '../queries.ts'

/** For when an appointment is booked, as it stands now. */
const noteMoment = query((p: { id: number }) =>
  db
    .updateTable('appointments')
    .set((eb) => ({ booked_for: eb.ref('starts_at') }))
    .where('id', '=', p.id),
)

/** A membership pays for an appointment: where its days count from its first visit, that may be this one. */
export function countVisit(
  tx: Tx,
  act: Act,
  { id, membership_id }: Pick<AppointmentRow, 'id' | 'membership_id'>,
): void {
  if (membership_id === null || !waitsForVisit(tx, act, membership_id)) return
  tx.run(noteMoment, { id })
  followVisits(tx, act, membership_id)
}

type Counted = Pick<AppointmentRow, 'id' | 'membership_id' | 'status'>

/** Counts the first visits of the memberships that pay, or paid, for an appointment again once it has changed. */
export function followVisit(tx: Tx, act: Act, before: Counted, after: Counted): void {
  if (before.membership_id !== after.membership_id) countVisit(tx, act, after)
  else if (before.status === after.status) return
  if (before.membership_id !== null) followVisits(tx, act, before.membership_id)
}
