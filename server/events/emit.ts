import type { Act } from '../context.ts'
import { db, query } from '../db/build.ts'
import type { Tx } from '../db/writer.ts'
import type { Instant } from '../lib/time.ts'
import type { EventPayloads, TriggerEvent } from './payloads.ts'

/** Events in the third generation of consequences are kept and no longer handled: rules can't go round for ever. */
export const DEEPEST = 3

interface NewEvent {
  event: TriggerEvent
  client_id: number | null
  payload: EventPayloads[TriggerEvent]
  once_key: string | null
}

const insert = query((p: NewEvent & { depth: number; occurred_at: Instant }) =>
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
export function emit<Event extends TriggerEvent>(
  tx: Tx,
  act: Act,
  event: Event,
  clientId: number | null,
  payload: EventPayloads[NoInfer<Event>],
): void {
  write(tx, act, { event, client_id: clientId, payload, once_key: null })
}

/** The same for what happens once only: a second time with the same key (of this event and client) nothing is written. */
export function emitOnce<Event extends TriggerEvent>(
  tx: Tx,
  act: Act,
  event: Event,
  clientId: number,
  once: { key: string | number; payload: EventPayloads[NoInfer<Event>] },
): void {
  const once_key = `${event} ${clientId} ${once.key}`
  write(tx, act, { event, client_id: clientId, payload: once.payload, once_key })
}

function write(tx: Tx, act: Act, row: NewEvent): void {
  tx.run(insert, { ...row, depth: act.depth ?? 0, occurred_at: act.now })
}

/** Forgets what happened to a client and was not handled yet, as when an import is taken back. */
export function dropUnhandled(tx: Tx, clientId: number): void {
  tx.run(db.deleteFrom('events').where('client_id', '=', clientId).where('handled_at', 'is', null))
}

/** Events that only the calendar emits: it has not emitted those of future days. */
const OF_THE_CALENDAR = [
  'client.birthday',
  'client.inactive',
  'membership.expiring',
  'intro_offer.ending',
  'waiver.unsigned_before_class',
] as const

/** Forgets what the calendar has said after an instant that has not come, so that its day can say it. */
export function dropSaidTooEarly(tx: Tx, after: Instant): void {
  tx.run(db.deleteFrom('events').where('event', 'in', OF_THE_CALENDAR).where('occurred_at', '>', after))
}
