import type { Answer, Item } from '../../../../api/index.ts'

export type Webhook = Answer<'GET /api/v1/webhooks'>[number]
export type Delivery = Item<'GET /api/v1/webhooks/{webhook_id}/deliveries'>
export type EventName = Webhook['events'][number]

/** The state of a webhook. */
export function stateOf(webhook: Webhook): 'on' | 'off' | 'given_up' | 'failing' {
  if (webhook.given_up_at) return 'given_up'
  if (!webhook.is_active) return 'off'
  return webhook.failing_since ? 'failing' : 'on'
}

export const TONES = { on: 'good', off: 'plain', given_up: 'bad', failing: 'warn' } as const

/** The state of a delivery. */
export const deliveryStateOf = ({ is_held, status }: Delivery): 'held' | Delivery['status'] =>
  is_held ? 'held' : status
