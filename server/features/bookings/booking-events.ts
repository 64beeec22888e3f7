import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit, emitOnce, type TriggerEvent } from '../../jobs/events.ts'
import { MILESTONE_VISITS } from '../conditions/field-list.ts'
import type { BookingView } from './booking-queries.ts'
import { visitsOf } from './queries.ts'

/** Writes an event about a booking to the outbox, with what rules and automations can ask about it. */
export function emitOfBooking(tx: Tx, act: Act, event: TriggerEvent, booking: BookingView, more: object = {}): void {
  emit(tx, act, event, booking.client_id, { ...about(booking), ...more })
}

/** The same for what is said of it, or of its client, once only. */
export function emitOnceOfBooking(
  tx: Tx,
  act: Act,
  event: TriggerEvent,
  booking: BookingView,
  once: { key: string | number; more?: object },
): void {
  emitOnce(tx, act, event, booking.client_id, { key: once.key, payload: { ...about(booking), ...once.more } })
}

/** Says that a client was checked in; besides, once each, that it was her first visit, or every fifth. */
export function emitCheckedIn(tx: Tx, act: Act, booking: BookingView): void {
  const { visits } = tx.one(visitsOf, { client_id: booking.client_id })!
  emitOfBooking(tx, act, 'booking.checked_in', booking, { visits })
  if (visits === 1) emitOnceOfBooking(tx, act, 'client.first_visit', booking, { key: 'first', more: { visits } })
  if (visits % MILESTONE_VISITS !== 0) return
  emitOnceOfBooking(tx, act, 'client.visit_milestone', booking, { key: visits, more: { count: visits } })
}

function about(booking: BookingView) {
  const { id: booking_id, scheduled_class_id, template_id, instructor_id, class_name, starts_at } = booking
  const { membership_id, status, source, is_unpaid } = booking
  const cls = { scheduled_class_id, template_id, instructor_id, class_name, starts_at }
  return { booking_id, ...cls, membership_id, status, source, is_unpaid }
}
