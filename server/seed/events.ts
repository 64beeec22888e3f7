import type { EventPayloads, TriggerEvent } from '../events/payloads.ts'
import type { Follows } from './enrollments.ts'
import { InTime } from './in-time.ts'
import { DAY, iso, MINUTE, type Making } from './making.ts'
import type { Webhooks } from './webhooks.ts'

/** For how long handled events are kept, as the settings say; those that happen once in a client’s life stay. */
export const KEPT_DAYS = 180

interface Happened {
  event: TriggerEvent
  clientId: number
  payload: object
  once: string | null
  follows: Follows | undefined
}

export interface Events {
  add<Event extends TriggerEvent>(
    at: number,
    event: Event,
    clientId: number,
    payload: EventPayloads[NoInfer<Event>],
  ): void
  /** An event that happens only once, with its key; `follows` gets its id and the payload. */
  once<Event extends TriggerEvent>(
    at: number,
    event: Event,
    clientId: number,
    what: {
      key: string | number
      payload: EventPayloads[NoInfer<Event>]
      follows?: Follows | undefined
    },
  ): void
  /** True if an event of that time is still kept, so that its payload need not be made if not. */
  keeps(at: number): boolean
  writeUntil(before: number): void
}

/** Handled events, and the days announced to the calendar. */
export function keepEvents(making: Making, webhooks: Webhooks): Events {
  const rows = making.table('events', [
    'id',
    'event',
    'client_id',
    'payload',
    'once_key',
    'occurred_at',
    'handled_at',
    'attempts',
  ])
  const said = making.table('event_days', ['day'])
  for (const { date, starts } of making.days) if (starts < making.now) said.add(date)
  const oldest = making.now - KEPT_DAYS * DAY
  const inTime = new InTime<Happened>(({ event, clientId, payload, once, follows }, at) => {
    const id = rows.next()
    const kept = JSON.stringify(payload)
    // Of what happens once it stays that it has happened.
    const held = at < oldest ? '{}' : kept
    rows.add(id, event, clientId, held, once, iso(at), iso(Math.min(at + 800, making.now)), 1)
    webhooks.tell(event, { id, clientId, payload, at })
    follows?.(id, kept)
  })
  return {
    keeps: (at) => at >= oldest,
    add: (at, event, clientId, payload) => {
      if (at >= oldest && at < making.now) inTime.add(at, { event, clientId, payload, once: null, follows: undefined })
    },
    once: (at, event, clientId, { key, payload, follows }) => {
      if (at < making.now) inTime.add(at, { event, clientId, payload, once: `${event} ${clientId} ${key}`, follows })
    },
    writeUntil: (before) => inTime.writeUntil(before - MINUTE),
  }
}
