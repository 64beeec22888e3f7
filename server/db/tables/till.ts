import type { ColumnType, Generated } from 'kysely'
import type { TriggerEvent } from '../../events/payloads.ts'

/** The day's close. */
export interface TillTables {
  day_closes: DayClosesTable
  day_close_lines: DayCloseLinesTable
}

/** Whom the studio tells of its events, and each telling. */
export interface WebhookTables {
  webhooks: WebhooksTable
  webhook_deliveries: WebhookDeliveriesTable
}

export interface DayClosesTable {
  id: Generated<number>
  date: string
  after_payment_id: number
  last_payment_id: number
  opening_float_minor: number
  closing_float_minor: number
  currency: string
  notes: string | null
  closed_by_user_id: number | null
  created_at: string
}

export interface DayCloseLinesTable {
  id: Generated<number>
  day_close_id: number
  method: string
  taken_minor: number
  refunded_minor: number
  expected_minor: number
  counted_minor: number | null
}

export interface WebhooksTable {
  id: Generated<number>
  url: string
  events: string[]
  is_active: Generated<boolean>
  /** Whether the owner allowed, at the studio's own computer, that it stands in its own network. */
  is_near: Generated<boolean>
  secret_sealed: string
  /** Signs beside the new one, until then. */
  former_secret_sealed: string | null
  former_until: string | null
  failing_since: string | null
  rests_until: string | null
  given_up_at: string | null
  created_at: string
  updated_at: string
}

/** What is told: one of the studio's events, or a test. */
export type MessageEvent = TriggerEvent | 'webhook.test'

export interface WebhookDeliveriesTable {
  id: Generated<number>
  webhook_id: number
  event_id: number | null
  resend_of_id: number | null
  message_id: string
  event: MessageEvent
  client_id: number | null
  payload: ColumnType<object, object, object>
  status: Generated<'queued' | 'delivered' | 'failed'>
  attempts: Generated<number>
  next_attempt_at: string
  answer_status: number | null
  answer: string | null
  failure: string | null
  attempted_at: string | null
  created_at: string
}
