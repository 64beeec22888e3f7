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

/** An event as it is kept. */
export interface StoredEvent {
  id: number
  event: TriggerEvent
  client_id: number | null
  payload: unknown
  /** How many handlers stand between it and something that somebody did: 0 is that itself. */
  depth: number
  occurred_at: Instant
}

/** What follows from what follows from what follows is kept and no more handled: rules can't go round for ever. */
export const DEEPEST = 3

const insert = query(
  (p: {
    event: TriggerEvent
    client_id: number | null
    payload: object
    depth: number
    once_key: string | null
    occurred_at: Instant
  }) =>
    db
      .insertInto('events')
      .values({
        event: p.event,
        client_id: p.client_id,
        payload: p.payload,
        depth: p.depth,
        once_key: p.once_key,
        occurred_at: p.occurred_at,
      })
      .onConflict((conflict) => conflict.doNothing()),
)

/** Writes an event to the outbox, in the transaction that causes it; it is handled after the commit. */
export function emit(tx: Tx, act: Act, event: TriggerEvent, clientId: number | null, payload: object = {}): void {
  write(tx, act, event, { client_id: clientId, payload, once_key: null })
}

/** The same for what happens once only: a second time with the same key (of this event and client) nothing is written. */
export function emitOnce(
  tx: Tx,
  act: Act,
  event: TriggerEvent,
  clientId: number,
  once: { key: string | number; payload?: object },
): void {
  const once_key = `${event} ${clientId} ${once.key}`
  write(tx, act, event, { client_id: clientId, payload: once.payload ?? {}, once_key })
}

function write(
  tx: Tx,
  act: Act,
  event: TriggerEvent,
  row: { client_id: number | null; payload: object; once_key: string | null },
): void {
  tx.run(insert, { event, ...row, depth: act.depth ?? 0, occurred_at: act.now })
}
