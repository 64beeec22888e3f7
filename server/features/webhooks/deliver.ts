import { setTimeout as wait } from 'node:timers/promises'
import type { Act, App } from '../../context.ts'
import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Round } from '../../jobs/round.ts'
import { reasonOf } from '../../lib/reason.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import { HELD } from '../email/held-queries.ts'
import { AddressRefused, type Told } from '../../ports/outbound/port.ts'
import { isOwnAddress } from './address.ts'
import {
  dueWebhooks,
  loadWebhook,
  nextDelivery,
  REST_MINUTES,
  webhookById,
  type DeliveryRow,
  type WebhookRow,
} from './queries.ts'
import { afterFailure, failureOf, isGivenUp, type Failure } from './retry-rules.ts'
import { openSecret, signedHeaders } from './secret.ts'

/** How soon what is queued meanwhile for another webhook is seen, in milliseconds. */
const LOOK_MS = 250

/**
 * Sends the messages that are due: for each webhook one after the other, for all of them side by side, so that a slow receiver
 * delays no other. After a failure a webhook rests, and its other messages are spared an attempt.
 */
export async function deliverDue(app: App, _: Act, round: Round): Promise<void> {
  const busy = new Map<number, Promise<unknown>>()
  const failed = new Set<number>()
  for (;;) {
    const due = round.isStopping ? [] : dueWebhooks(app.db, app.ports.clock.now())
    const free = due.filter((id) => !busy.has(id) && !failed.has(id))
    for (const id of free) {
      const work = async () => {
        // One whose fate could not be kept is left for the next round.
        if (!(await round.attempt(`webhook ${id}`, () => deliverNext(app, id)))) failed.add(id)
        busy.delete(id)
      }
      busy.set(id, work())
    }
    if (busy.size === 0) return
    const others = new AbortController()
    await Promise.race([...busy.values(), wait(LOOK_MS, undefined, { signal: others.signal }).catch(() => undefined)])
    others.abort()
  }
}

const tellRest = query((p: { webhook_id: number; now: Instant }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: p.now })
    .where('webhook_id', '=', p.webhook_id)
    .where('status', '=', sql.lit('queued' as const))
    .where('next_attempt_at', '>', p.now)
    .where('next_attempt_at', '<', HELD),
)

interface Outcome {
  failure: Failure | null
  told?: Told
}

async function deliverNext(app: App, webhookId: number): Promise<void> {
  const delivery = app.db.one(nextDelivery, { webhook_id: webhookId, now: app.ports.clock.now() })
  if (!delivery) return
  const outcome = await tell(app, loadWebhook(app.db, webhookId), delivery)
  await app.writer.write((tx) => {
    const now = app.ports.clock.now()
    const attempts = delivery.attempts + 1
    const { failure, told } = outcome
    const follows =
      failure === null ? { status: 'delivered' as const, next_attempt_at: now } : afterFailure(attempts, now)
    const answered = { answer_status: told?.status ?? null, answer: told?.text ?? null, failure }
    tx.run(
      db
        .updateTable('webhook_deliveries')
        .set({ attempts, attempted_at: now, ...follows, ...answered })
        .where('id', '=', delivery.id),
    )
    const webhook = tx.one(webhookById, { id: webhookId })
    if (!webhook) return
    // The receiver works again: messages that wait for their next attempt leave at once.
    if (failure === null && webhook.failing_since !== null) tx.run(tellRest, { webhook_id: webhookId, now })
    const failing_since = webhook.failing_since ?? now
    const isOver =
      failure !== null &&
      follows.status !== 'delivered' &&
      isGivenUp({ failure, status: follows.status, failing_since }, now)
    const state =
      failure === null
        ? { failing_since: null, rests_until: null }
        : {
            failing_since,
            rests_until: addMinutes(now, REST_MINUTES),
            ...(isOver && { is_active: false, given_up_at: now }),
          }
    tx.run(db.updateTable('webhooks').set(state).where('id', '=', webhookId))
  })
}

/** Tells one message, and says what came of it. */
async function tell(app: App, webhook: WebhookRow, { message_id, payload }: DeliveryRow): Promise<Outcome> {
  const now = app.ports.clock.now()
  const secrets = secretsOf(app, webhook, now)
  if (secrets === undefined) return { failure: 'secret_lost' }
  // The studio's own address may have become this one since.
  if (isOwnAddress(app.db, webhook.url)) return { failure: 'address_refused' }
  const body = JSON.stringify(payload)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': `StudioDesk/${app.version}`,
    ...signedHeaders({ id: message_id, body }, now, secrets),
  }
  try {
    const told = await app.ports.outbound.post(webhook.url, headers, body, webhook.is_near ? 'network' : 'net')
    return { failure: failureOf(told.status), told }
  } catch (error) {
    if (error instanceof AddressRefused) return { failure: 'address_refused' }
    const isLate = error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')
    app.log('debug', 'webhook not told', { webhook_id: webhook.id, error: reasonOf(error) })
    return { failure: isLate ? 'timeout' : 'unreachable' }
  }
}

/** The secrets that sign now; undefined where the secret was kept with another key. */
function secretsOf(app: App, webhook: WebhookRow, now: string): string[] | undefined {
  const { id, secret_sealed, former_secret_sealed: former, former_until } = webhook
  const isBoth = former !== null && former_until !== null && now < former_until
  try {
    return [secret_sealed, ...(isBoth ? [former] : [])].map((sealed) => openSecret(app, id, sealed))
  } catch {
    return undefined
  }
}
