import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit, emitOnce } from '../../events/emit.ts'
import { MILESTONE_VISITS } from './attendance/check-in-rules.ts'
import type { BookingView } from './booking-queries.ts'
import { visitsOf } from './queries.ts'

type BookingTurn = `booking.${'created' | 'cancelled' | 'late_cancelled' | 'no_show'}`

/** Writes an event about a booking to the outbox, with what rules and automations can ask about it. */
export function emitOfBooking(tx: Tx, act: Act, event: BookingTurn, booking: BookingView): void {
  emit(tx, act, event, booking.client_id, aboutBooking(booking))
}

/** Says that a client was checked in; besides, once each, that it was her first visit, or every fifth. */
export function emitCheckedIn(tx: Tx, act: Act, booking: BookingView): void {
  const { visits } = tx.one(visitsOf, { client_id: booking.client_id })!
  const { client_id } = booking
  const payload = { ...aboutBooking(booking), visits }
  emit(tx, act, 'booking.checked_in', client_id, payload)
  if (visits === 1) emitOnce(tx, act, 'client.first_visit', client_id, { key: 'first', payload })
  if (visits % MILESTONE_VISITS !== 0) return
  const milestone = { ...aboutBooking(booking), count: visits }
  emitOnce(tx, act, 'client.visit_milestone', client_id, { key: visits, payload: milestone })
}

/** The fields that every event about a booking has. */
export function aboutBooking(booking: BookingView) {
  const { id: booking_id, scheduled_class_id, template_id, instructor_id, class_name, starts_at } = booking
  const { membership_id, status, source, is_unpaid } = booking
  const cls = { scheduled_class_id, template_id, instructor_id, class_name, starts_at }
  return { booking_id, ...cls, membership_id, status, source, is_unpaid }
}
