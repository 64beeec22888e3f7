import type { Act } from '../context.ts'
import { db, query } from '../db/build.ts'
import type { Tx } from '../db/writer.ts'
import type { Instant } from '../lib/time.ts'

/** Everything that can set off a tag rule or an automation. */
export const triggerEvents = [
  'client.created',
  'client.imported',
  'client.birthday',
  'client.tag_added',
  'client.first_visit',
  'client.visit_milestone',
  'client.inactive',
  'booking.created',
  'booking.cancelled',
  'booking.late_cancelled',
  'booking.no_show',
  'booking.checked_in',
  'waitlist.joined',
  'waitlist.offered',
  'membership.started',
  'membership.paused',
  'membership.expiring',
  'membership.expired',
  'membership.cancelled',
  'membership.credits_low',
  'intro_offer.ending',
  'payment.failed',
  'payment.recovered',
  'appointment.booked',
  'appointment.completed',
  'appointment.no_show',
  'product.purchased',
  'gift_card.purchased',
  'waiver.unsigned_before_class',
] as const

export type TriggerEvent = (typeof triggerEvents)[number]

const insert = query((p: { event: string; client_id: number | null; payload: object; occurred_at: Instant }) =>
  db
    .insertInto('events')
    .values({ event: p.event, client_id: p.client_id, payload: p.payload, occurred_at: p.occurred_at }),
)

/** Writes an event to the outbox, in the transaction that causes it; it is handled after the commit. */
export function emit(tx: Tx, act: Act, event: TriggerEvent, clientId: number | null, payload: object = {}): void {
  tx.run(insert, { event, client_id: clientId, payload, occurred_at: act.now })
}
