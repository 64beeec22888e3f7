import type { StoredEvent, TriggerEvent } from './payloads.ts'

/** A row of `events` as what it is: only `emit` writes payloads, and it takes none but the event's own. */
export function storedEvent<Row extends { event: TriggerEvent; payload: unknown }>(row: Row) {
  return row as Row & StoredEvent
}
