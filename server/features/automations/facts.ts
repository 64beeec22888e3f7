import type { Reader } from '../../db/writer.ts'
import type { StoredEvent, TriggerEvent } from '../../events/payloads.ts'
import { storedEvent } from '../../events/stored.ts'
import { leavesOf, type Condition, type Facts } from '../../lib/conditions.ts'
import type { Instant } from '../../lib/time.ts'
import { loadFacts } from '../conditions/facts.ts'
import { fieldsFor } from '../conditions/trigger-fields.ts'

/** What brought a client into an automation; `payload` null: nothing is known of such an event. */
export interface Cause {
  event: TriggerEvent
  event_id: number
  client_id: number
  payload: object | null
}

/** What a condition asks about a client's way as it stands at a moment; what nobody knows of the event is unknown (null). */
export function factsAt(reader: Reader, cause: Cause, at: Instant, condition: Condition): Facts {
  const about = { id: cause.event_id, client_id: cause.client_id, depth: 0, occurred_at: at }
  if (cause.payload !== null) {
    return loadFacts(reader, known({ ...about, event: cause.event, payload: cause.payload }), condition)
  }
  const unknown = leavesOf(condition).map(({ field }) => [field, null] as const)
  // An event that tells nothing itself: only what is known of every client is asked.
  const rest = known({ ...about, event: 'client.created', payload: {} })
  return { ...Object.fromEntries(unknown), ...loadFacts(reader, rest, ofClients(condition)) }
}

function known(row: {
  event: TriggerEvent
  payload: object
  id: number
  client_id: number
  depth: number
  occurred_at: Instant
}) {
  return storedEvent(row) as StoredEvent & { client_id: number }
}

/** Just the part of a condition that can be asked of every client, as a list of what it asks. */
function ofClients(condition: Condition): Condition {
  const fields = new Set(fieldsFor('client.created').map(({ field }) => field))
  const asked = leavesOf(condition).filter(({ field }) => fields.has(field))
  return asked.length === 0 ? null : { all: asked }
}
