import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { WebhookDeliveriesTable, WebhooksTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import { HELD } from '../email/held-queries.ts'

export type WebhookRow = Selectable<WebhooksTable>
export type DeliveryRow = Selectable<WebhookDeliveriesTable>

export const allWebhooks = query((_: object) => db.selectFrom('webhooks').selectAll().orderBy('id'))

export const webhookById = query((p: { id: number }) => db.selectFrom('webhooks').selectAll().where('id', '=', p.id))

/** A webhook; 404 where there is none. */
export function loadWebhook(reader: Reader, id: number): WebhookRow {
  const row = reader.one(webhookById, { id })
  if (!row) throw notFound('webhook')
  return row
}

/** The webhooks that get the studio's events. */
export const activeWebhooks = query((_: object) =>
  db.selectFrom('webhooks').select(['id', 'events']).where('is_active', '=', sql.lit(true)).orderBy('id'),
)

export const deliveriesOf = (webhookId: number) =>
  db.selectFrom('webhook_deliveries').selectAll().where('webhook_id', '=', webhookId).orderBy('id', 'desc')

export const deliveryById = query((p: { id: number }) =>
  db.selectFrom('webhook_deliveries').selectAll().where('id', '=', p.id),
)

/** Minutes for which a webhook rests after a failure: what else waits for it is spared an attempt. */
export const REST_MINUTES = 1

/** The webhooks with a message that is due. A rest that ends later than any could was made by a wrong clock. */
const due = query((p: { now: Instant; resting: Instant }) =>
  db
    .selectFrom('webhooks')
    .select('webhooks.id')
    .where('is_active', '=', sql.lit(true))
    .where(sql<boolean>`(rests_until IS NULL OR rests_until <= ${p.now} OR rests_until > ${p.resting})`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('webhook_deliveries')
          .select('webhook_deliveries.id')
          .whereRef('webhook_id', '=', 'webhooks.id')
          .where('status', '=', sql.lit('queued'))
          .where('next_attempt_at', '<=', p.now),
      ),
    ),
)

/** The ids of the webhooks with a message that is due. */
export function dueWebhooks(reader: Reader, now: Instant): number[] {
  return reader.all(due, { now, resting: addMinutes(now, REST_MINUTES) }).map(({ id }) => id)
}

/** The message of a webhook that waits longest. */
export const nextDelivery = query((p: { webhook_id: number; now: Instant }) =>
  db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', p.webhook_id)
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '<=', p.now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1),
)

/** Makes the waiting messages of a webhook due now, except for held ones. */
export const tellWaiting = query((p: { webhook_id: number; now: Instant }) =>
  db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: p.now })
    .where('webhook_id', '=', p.webhook_id)
    .where('status', '=', sql.lit('queued' as const))
    .where('next_attempt_at', '>', p.now)
    .where('next_attempt_at', '<', HELD),
)

/** How the webhooks that are in use stand. */
export const failingWebhooks = query((_: object) =>
  db
    .selectFrom('webhooks')
    .select([
      sql<number>`coalesce(sum(is_active), 0)`.as('active'),
      sql<number>`coalesce(sum(given_up_at IS NOT NULL), 0)`.as('given_up'),
      sql<Instant | null>`min(CASE WHEN is_active THEN failing_since END)`.as('failing_since'),
    ]),
)

/** How many messages wait for a webhook. */
export const waiting = query((p: { webhook_id: number }) =>
  db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('webhook_id', '=', p.webhook_id)
    .where('status', '=', sql.lit('queued')),
)

/** How many messages wait for a word since a restore. */
export const countHeld = query((_: object) =>
  db
    .selectFrom('webhook_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '=', HELD),
)

/** Deliveries that are let go of in one transaction, so that nobody waits long for it. */
const AT_ONCE = 200

export const oldDeliveries = query((p: { before: Instant }) =>
  db
    .selectFrom('webhook_deliveries')
    .select('id')
    .where('created_at', '<', p.before)
    .orderBy('created_at')
    .limit(AT_ONCE),
)
export const dropDeliveries = query((p: { ids: readonly number[] }) =>
  db.deleteFrom('webhook_deliveries').where('id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`),
)
