import type { Reader } from '../../db/writer.ts'
import type { StoredEvent, TriggerEvent } from '../../events/payloads.ts'
import { storedEvent } from '../../events/stored.ts'
import { leavesOf, type Condition, type Facts } from '../../lib/conditions.ts'
import type { Instant } from '../../lib/time.ts'
import { loadFacts } from '../conditions/facts.ts'
import { fieldsFor } from '../conditions/trigger-fields.ts'

/** The event that enrolled a client; `payload` null: nothing is known of such an event. */
export interface Cause {
  event: TriggerEvent
  event_id: number
  client_id: number
  payload: object | null
}

/** Facts for a condition at a moment; unknown facts about the event are null. */
export function factsAt(reader: Reader, cause: Cause, at: Instant, condition: Condition): Facts {
  const about = { id: cause.event_id, client_id: cause.client_id, depth: 0, occurred_at: at }
  if (cause.payload !== null) {
    return loadFacts(reader, known({ ...about, event: cause.event, payload: cause.payload }), condition)
  }
  const unknown = leavesOf(condition).map(({ field }) => [field, null] as const)
  // An event without details, so that only facts about every client are known.
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

/** The part of a condition that concerns every client, as a list of its comparisons. */
function ofClients(condition: Condition): Condition {
  const fields = new Set(fieldsFor('client.created').map(({ field }) => field))
  const asked = leavesOf(condition).filter(({ field }) => fields.has(field))
  return asked.length === 0 ? null : { all: asked }
}
