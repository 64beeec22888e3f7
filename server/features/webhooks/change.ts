import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours } from '../../lib/time.ts'
import type { AuditAction } from '../audit/actions.ts'
import { audit } from '../audit/audit.ts'
import { lookAtAddress } from './address.ts'
import type { webhooksContract } from './contract.ts'
import { presentWebhook } from './present.ts'
import { loadWebhook, tellWaiting, type WebhookRow } from './queries.ts'
import { newSecret, sealSecret } from './secret.ts'

type NewWebhook = z.output<(typeof webhooksContract)['POST /api/v1/webhooks']['body']>
type Changes = z.output<(typeof webhooksContract)['PUT /api/v1/webhooks/{webhook_id}']['body']>

/** Hours for which messages are signed with the former secret, too. */
const BOTH_HOURS = 24

/** Adds a webhook; returns its secret this once. ADDRESS_REFUSED if the address may get no messages. */
export async function createWebhook(ctx: Ctx, input: NewWebhook) {
  const { is_near } = await lookAtAddress(ctx, input.url)
  const secret = newSecret(ctx)
  return ctx.write((tx) => {
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('webhooks').values({ ...input, is_near, secret_sealed: '', ...stamps }))
    tx.run(
      db
        .updateTable('webhooks')
        .set({ secret_sealed: sealSecret(ctx, id, secret) })
        .where('id', '=', id),
    )
    const after = presentWebhook(tx, loadWebhook(tx, id))
    audit(tx, ctx, 'webhook.create', { entity: 'webhook', id, after })
    return { ...after, secret }
  })
}

/** Changes a webhook's address or events. Switched on again, it starts without failures and gets waiting messages at once. */
export async function changeWebhook(ctx: Ctx, id: number, changes: Changes) {
  const { url } = loadWebhook(ctx.db, id)
  const isElsewhere = changes.url !== undefined && changes.url !== url
  const place = isElsewhere ? await lookAtAddress(ctx, changes.url!) : {}
  return ctx.write((tx) => {
    const before = loadWebhook(tx, id)
    const isNew = isElsewhere || (changes.is_active === true && !before.is_active)
    if (isNew) tx.run(tellWaiting, { webhook_id: id, now: ctx.now })
    const fresh = isNew ? { failing_since: null, rests_until: null, given_up_at: null } : {}
    return update(tx, ctx, 'webhook.update', before, { ...changes, ...place, ...fresh })
  })
}

/** Makes a new secret; for a day messages are signed with the former one, too. */
export async function renewSecret(ctx: Ctx, id: number) {
  const secret = newSecret(ctx)
  return ctx.write((tx) => {
    const before = loadWebhook(tx, id)
    const after = update(tx, ctx, 'webhook.secret', before, {
      secret_sealed: sealSecret(ctx, id, secret),
      former_secret_sealed: before.secret_sealed,
      former_until: addHours(ctx.now, BOTH_HOURS),
    })
    return { ...after, secret }
  })
}

/** Tells it nothing any more; gives it as it was. */
export function deleteWebhook(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = presentWebhook(tx, loadWebhook(tx, id))
    tx.run(db.deleteFrom('webhooks').where('id', '=', id))
    audit(tx, ctx, 'webhook.delete', { entity: 'webhook', id, before })
    return before
  })
}

function update(tx: Tx, ctx: Ctx, action: AuditAction, before: WebhookRow, changes: Partial<WebhookRow>) {
  const { id } = before
  const shown = presentWebhook(tx, before)
  const changed = db
    .updateTable('webhooks')
    .set({ ...changes, updated_at: ctx.now })
    .where('id', '=', id)
  const after = presentWebhook(tx, tx.returningOne(changed.returningAll()))
  audit(tx, ctx, action, { entity: 'webhook', id, before: shown, after })
  return after
}
