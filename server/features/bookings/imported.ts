import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { seatFor } from './seats/give-seat.ts'
import { fillSeats } from './waitlist/fill-seats.ts'
import { bookingById, ofClient, room } from './imported-queries.ts'

export interface ImportedVisit {
  scheduled_class_id: number
  client_id: number
  status: 'booked' | 'checked_in' | 'no_show' | 'late_cancelled' | 'cancelled'
}

/**
 * Writes a booking as the former software states it, without its consequences: it takes no credit, charges nothing and notifies
 * nobody. Returns the row, or why there is none: the client is in the class already, or it is full.
 */
export function insertImportedVisit(tx: Tx, act: Act, visit: ImportedVisit) {
  if (tx.one(ofClient, visit)) return 'here' as const
  const takes = visit.status !== 'cancelled' && visit.status !== 'late_cancelled'
  const { capacity, booked, held, asked, ...cls } = tx.one(room, { id: visit.scheduled_class_id })!
  if (takes && (booked ?? 0) + (held ?? 0) + (asked ?? 0) >= capacity) return 'full' as const
  const { seat } =
    visit.status === 'booked' ? seatFor(tx, { cls, client_id: visit.client_id, from_waitlist: false }) : {}
  return tx.returningOne(
    db
      .insertInto('bookings')
      .values({
        ...visit,
        membership_id: null,
        source: 'import',
        seat_id: seat?.id ?? null,
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
}

/**
 * Removes an imported booking and hands its spot on to the waitlist; returns why it stays, if it has changed since. Throws (a
 * foreign key) if used.
 */
export function removeImportedVisit(tx: Tx, act: Act, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(bookingById, { id })
  if (!row) return null
  if (row.status !== imported.status || row.membership_id !== null) return say('kept.booking_used')
  tx.run(db.deleteFrom('bookings').where('id', '=', id))
  if (row.status === 'booked') fillSeats(tx, act, row.scheduled_class_id)
  return null
}
