import type { Act, App } from '../context.ts'
import { fireRules } from '../features/auto-tag-rules/fire.ts'
import { enrollClient } from '../features/automations/enroll.ts'
import { tellWebhooks } from '../features/webhooks/queue.ts'
import type { StoredEvent } from '../events/payloads.ts'

/**
 * Does what follows from an event. Each of its writes is idempotent: an event can come again after a failure or a crash.
 * `act` carries the event's depth and one more, and must be given to everything it writes.
 */
export type EventHandler = (app: App, act: Act, event: StoredEvent) => Promise<void>

/** Everybody who is told of every event, in this order. */
export const eventHandlers: readonly EventHandler[] = [tellWebhooks, fireRules, enrollClient]
