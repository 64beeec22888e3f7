import { DEEPEST } from '../events/emit.ts'
import type { StoredEvent } from '../events/payloads.ts'
import { storedEvent } from '../events/stored.ts'
import { sql } from 'kysely'
import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import { systemActor } from '../api/caller.ts'
import { fireRules } from '../features/auto-tag-rules/fire.ts'
import { enrollClient } from '../features/automations/enroll.ts'
import { tellWebhooks } from '../features/webhooks/queue.ts'
import { addMinutes, type Instant } from '../lib/time.ts'
import type { Round } from './round.ts'
import type { Job } from './runner.ts'
import { reasonOf } from '../lib/reason.ts'

/** Events taken up together, those of different clients side by side. */
const AT_ONCE = 200
/** Rounds of one run, so that a run ends in sight after a large import too. */
const MOST_ROUNDS = 25
/** Minutes until each next attempt; after the last the event is given up, so that the client's later ones go on. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/**
 * The events to be handled now, in their order: not those of a client whose earlier one waits for its next attempt.
 * Waiting events have a separate index, so looking past them stays cheap.
 */
const dueEvents = query((p: { now: Instant }) =>
  db
    .selectFrom('events as event')
    .select(['event.id', 'event.event', 'event.client_id', 'event.payload', 'event.depth'])
    .select(['event.occurred_at', 'event.attempts'])
    .where('event.handled_at', 'is', null)
    .where(sql<boolean>`(event.next_attempt_at IS NULL OR event.next_attempt_at <= ${p.now})`)
    .where(
      sql<boolean>`NOT EXISTS (SELECT 1 FROM events AS earlier
        WHERE earlier.client_id = event.client_id AND earlier.id < event.id AND earlier.handled_at IS NULL
          AND earlier.next_attempt_at IS NOT NULL AND earlier.next_attempt_at > ${p.now})`,
    )
    .orderBy('event.id')
    .limit(AT_ONCE),
)

const settle = query(
  (p: {
    id: number
    handled_at: Instant | null
    attempts: number
    next_attempt_at: Instant | null
    last_error: string | null
  }) =>
    db
      .updateTable('events')
      .set({
        handled_at: p.handled_at,
        attempts: p.attempts,
        next_attempt_at: p.next_attempt_at,
        last_error: p.last_error,
      })
      .where('id', '=', p.id),
)

type DueEvent = StoredEvent & { attempts: number }

/** Handles what has happened: within a second of its commit, at least once, and in order for each client. */
export const eventOutbox: Job = {
  name: 'handle events',
  everyMinutes: 0,
  hasWork: (app, now) => app.db.one(dueEvents, { now }) !== undefined,
  run: handleEvents,
}

async function handleEvents(app: App, act: Act, round: Round): Promise<void> {
  for (let n = 0; n < MOST_ROUNDS && !round.isStopping && round.failure === null; n += 1) {
    const due = app.db.all(dueEvents, { now: act.now }).map(storedEvent)
    if (due.length === 0) return
    const byClient = Map.groupBy(due, ({ client_id, id }) =>
      client_id === null ? `event ${id}` : `client ${client_id}`,
    )
    const lines = [...byClient].map(([id, events]) => ({ id, events }))
    await round.each('events of', lines, ({ events }) => handleInOrder(app, act.now, events), AT_ONCE)
  }
}

/** Handles a client's events one after the other; those behind one that fails wait for it. */
async function handleInOrder(app: App, now: Instant, events: readonly DueEvent[]): Promise<void> {
  for (const event of events) {
    const settled = await handle(app, now, event)
    await app.writer.write((tx) => tx.run(settle, { id: event.id, ...settled }))
    if (settled.handled_at === null) return
  }
}

/**
 * Does what follows from an event. Each of its writes is idempotent: an event can come again after a failure or a crash.
 * `act` carries the event's depth and one more, and must be given to everything it writes.
 */
type EventHandler = (app: App, act: Act, event: StoredEvent) => Promise<void>

/** All handlers of events, in this order. */
const eventHandlers: readonly EventHandler[] = [tellWebhooks, fireRules, enrollClient]

async function handle(app: App, now: Instant, event: DueEvent) {
  const attempts = event.attempts + 1
  const done = { handled_at: now, attempts, next_attempt_at: null, last_error: null }
  const about = { event_id: event.id, event: event.event, client_id: event.client_id }
  if (event.depth >= DEEPEST) {
    app.log('warn', 'event not handled: rules go round', about)
    return done
  }
  try {
    const act: Act = { now, actor: systemActor, requestId: null, seams: app.seams, depth: event.depth + 1 }
    for (const tell of eventHandlers) await tell(app, act, event)
    return done
  } catch (error) {
    const last_error = reasonOf(error)
    const minutes = RETRY_MINUTES[attempts - 1]
    app.log('error', minutes === undefined ? 'event given up' : 'event not handled', { ...about, error: last_error })
    if (minutes === undefined) return { ...done, last_error }
    return { handled_at: null, attempts, next_attempt_at: addMinutes(now, minutes), last_error }
  }
}
