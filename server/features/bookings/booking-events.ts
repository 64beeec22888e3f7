import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit, type TriggerEvent } from '../../jobs/events.ts'
import type { BookingView } from './booking-view.ts'
import { visitsOf } from './queries.ts'

/** Every so many visits are a milestone. */
const MILESTONE_VISITS = 5

/** Writes an event about a booking to the outbox, with what rules and automations can ask about it. */
export function sayOfBooking(tx: Tx, act: Act, event: TriggerEvent, booking: BookingView, more: object = {}): void {
  const { id, scheduled_class_id, template_id, instructor_id, class_name, starts_at } = booking
  const { membership_id, status, source, is_unpaid, client_id } = booking
  const cls = { scheduled_class_id, template_id, instructor_id, class_name, starts_at }
  emit(tx, act, event, client_id, { booking_id: id, ...cls, membership_id, status, source, is_unpaid, ...more })
}

/** Says that a client was checked in; besides, that it was her first visit, or every fifth. */
export function sayCheckedIn(tx: Tx, act: Act, booking: BookingView): void {
  const { visits } = tx.one(visitsOf, { client_id: booking.client_id })!
  sayOfBooking(tx, act, 'booking.checked_in', booking, { visits })
  if (visits === 1) sayOfBooking(tx, act, 'client.first_visit', booking, { visits })
  if (visits % MILESTONE_VISITS === 0) sayOfBooking(tx, act, 'client.visit_milestone', booking, { count: visits })
}
