import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { Page } from '../../lib/paginate.ts'
import { HELD } from '../email/held-queries.ts'
import { deliveriesOf, loadWebhook, waiting, type DeliveryRow, type WebhookRow } from './queries.ts'
import type { Failure } from './retry-rules.ts'

/** A webhook as the API shows it, without its secret. */
export function presentWebhook(reader: Reader, row: WebhookRow) {
  const { id, url, is_active, failing_since, given_up_at, created_at, updated_at } = row
  return {
    id,
    url,
    events: row.events as TriggerEvent[],
    is_active,
    failing_since,
    given_up_at,
    waiting: reader.one(waiting, { webhook_id: id })!.count,
    created_at,
    updated_at,
  }
}

/** The messages to a webhook, newest first. */
export function deliveryPage(reader: Reader, webhookId: number, page: Page) {
  loadWebhook(reader, webhookId)
  return readPage(reader, deliveriesOf(webhookId), page, presentDelivery)
}

/** A telling as the API shows it. */
export function presentDelivery(row: DeliveryRow) {
  const { event_id: _, client_id: __, next_attempt_at, ...shown } = row
  const isHeld = row.status === 'queued' && next_attempt_at === HELD
  return {
    ...shown,
    failure: row.failure as Failure | null,
    payload: row.payload as Record<string, unknown>,
    is_held: isHeld,
    next_attempt_at: row.status === 'queued' && !isHeld ? next_attempt_at : null,
  }
}
