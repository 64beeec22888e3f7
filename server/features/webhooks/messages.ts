import { z } from 'zod'
import type { MessageEvent } from '../../db/tables/values.ts'
import type { StoredEvent } from '../../events/payloads.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import type { DocumentedMessage } from '../../http/openapi.ts'
import { id, instantOut } from '../../http/shapes.ts'
import { triggers } from '../conditions/trigger-fields.ts'
import type { Instant } from '../../lib/time.ts'
import { payloadShapes } from './payload-shapes.ts'

/** What is told of an event: which, when, and its own facts. Whoever needs more asks the API for the ids. */
export interface Message {
  type: MessageEvent
  timestamp: Instant
  data: Record<string, unknown>
}

/** The message of an event: ids and figures of the moment, never a person's name or address. */
export function messageOf({ event, client_id, payload, occurred_at }: StoredEvent): Message {
  return { type: event, timestamp: occurred_at, data: { client_id, ...payload } }
}

/** A message that says nothing but that it arrives. */
export const testMessage = (now: Instant): Message => ({ type: 'webhook.test', timestamp: now, data: {} })

/** Every message, for the document. */
export const documentedMessages: readonly DocumentedMessage[] = [
  ...triggerEvents.map((type) => ({
    name: type,
    summary: triggers[type].label,
    body: bodyOf(type, z.object({ client_id: id.nullable(), ...payloadShapes[type] })),
  })),
  { name: 'webhook.test', summary: 'A test, sent on request', body: bodyOf('webhook.test', z.object({})) },
]

function bodyOf(type: MessageEvent, data: z.ZodObject) {
  return z.object({ type: z.literal(type), timestamp: instantOut, data })
}
