import type { Act, App, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { StoredEvent } from '../../events/payloads.ts'
import { notFound } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { isHeld } from '../email/held-letters.ts'
import { HELD } from '../email/held-queries.ts'
import { messageOf, testMessage, type Message } from './messages.ts'
import { presentDelivery } from './present.ts'
import { activeWebhooks, deliveryById, loadWebhook } from './queries.ts'

interface NewDelivery {
  webhook_id: number
  message_id: string
  client_id: number | null
  message: Message
  event_id?: number
  resend_of_id?: number
  at: Instant
}

/**
 * Queues an event for each webhook that listens to it, once however often the event comes. After a restore it waits for the
 * owner's decision, since it may have been sent before.
 */
export async function tellWebhooks(app: App, act: Act, event: StoredEvent): Promise<void> {
  const told = app.db.all(activeWebhooks, {}).filter(({ events }) => events.includes(event.event))
  if (told.length === 0) return
  await app.writer.write((tx) => {
    const at = isHeld(tx) ? HELD : act.now
    const message = messageOf(event)
    for (const { id: webhook_id } of told)
      add(tx, act, {
        webhook_id,
        message_id: newMessageId(app),
        client_id: event.client_id,
        message,
        event_id: event.id,
        at,
      })
  })
}

/** Queues a message that says nothing but that it arrives. */
export function testWebhook(ctx: Ctx, webhook_id: number) {
  return ctx.write((tx) => {
    loadWebhook(tx, webhook_id)
    const message = testMessage(ctx.now)
    const id = add(tx, ctx, { webhook_id, message_id: newMessageId(ctx), client_id: null, message, at: ctx.now })
    wake(tx, webhook_id)
    audit(tx, ctx, 'webhook.test', { entity: 'webhook', id: webhook_id, after: { delivery_id: id } })
    return presentDelivery(tx.one(deliveryById, { id })!)
  })
}

/** Queues a former message again, under the same message id, by which a receiver recognises it. */
export function resendDelivery(ctx: Ctx, webhook_id: number, resend_of_id: number) {
  return ctx.write((tx) => {
    const before = tx.one(deliveryById, { id: resend_of_id })
    if (before?.webhook_id !== webhook_id) throw notFound('delivery')
    const { message_id, client_id, payload } = before
    const message = payload as Message
    const id = add(tx, ctx, { webhook_id, message_id, client_id, message, resend_of_id, at: ctx.now })
    wake(tx, webhook_id)
    audit(tx, ctx, 'webhook.resend', { entity: 'webhook', id: webhook_id, after: { delivery_id: id, resend_of_id } })
    return presentDelivery(tx.one(deliveryById, { id })!)
  })
}

/** Ends a webhook's rest: the owner who asks for a message has repaired the receiver. */
function wake(tx: Tx, id: number): void {
  tx.run(db.updateTable('webhooks').set({ rests_until: null }).where('id', '=', id))
}

/** Ids differ after a restore too, where numbers are given a second time. */
function newMessageId({ ports }: Pick<App, 'ports'>): string {
  return `msg_${Buffer.from(ports.random.bytes(16)).toString('base64url')}`
}

function add(tx: Tx, { now }: Pick<Act, 'now'>, { message, at, ...delivery }: NewDelivery): number {
  return tx.run(
    db
      .insertInto('webhook_deliveries')
      .values({ ...delivery, event: message.type, payload: message, next_attempt_at: at, created_at: now })
      .onConflict((conflict) => conflict.doNothing()),
  ).id
}
