import type { Generated } from 'kysely'

/** What is bought online, and what the payment processor has told. */
export interface OnlinePaymentTables {
  processor_settings: ProcessorSettingsTable
  processor_customers: ProcessorCustomersTable
  checkouts: CheckoutsTable
  subscriptions: SubscriptionsTable
  processor_invoices: ProcessorInvoicesTable
  processor_refunds: ProcessorRefundsTable
  processor_disputes: ProcessorDisputesTable
  card_collections: CardCollectionsTable
  processor_tasks: ProcessorTasksTable
  processor_events: ProcessorEventsTable
}

export interface ProcessorSettingsTable {
  id: number
  account_id: string
  account_name: string | null
  country: string | null
  livemode: boolean
  secret_key_sealed: string
  publishable_key: string
  webhook_secret_sealed: string | null
  /** Of an endpoint that the studio registered; null where the owner gave the secret of one of her own. */
  webhook_endpoint_id: string | null
  webhook_url: string | null
  /** The processor's events are read up to here. */
  read_until: string
  caught_up_at: string | null
  /** When the processor last called. */
  heard_at: string | null
  /** Why it could not be asked last: the kind of a ProcessorError. */
  last_error: 'unavailable' | 'key' | 'permission' | 'missing' | 'refused' | null
  connected_at: string
  updated_at: string
}

export interface ProcessorCustomersTable {
  client_id: number
  account_id: string
  livemode: boolean
  customer_id: string
  /** A card saved for fees, with the consent that it was saved by. */
  payment_method_id: string | null
  card_brand: string | null
  card_last4: string | null
  fees_agreed_at: string | null
  fees_text_version: number | null
  fees_address: string | null
  created_at: string
}

export type CheckoutKind = 'membership' | 'gift_card' | 'product' | 'card'
/** What is particular to a kind of checkout: whom a gift card is for, and by which consent a card is saved. */
export interface CheckoutTerms {
  recipient_name?: string | null
  recipient_email?: string | null
  message?: string | null
  deliver_on?: string | null
  fees_text_version?: number
  fees_address?: string | null
}

export type CheckoutStatus = 'pending' | 'completed' | 'expired' | 'failed' | 'refunded' | 'disputed'

export interface CheckoutsTable {
  id: Generated<number>
  /** Random: what the processor knows it by, and its session's id where it needs none. */
  reference: string
  account_id: string | null
  livemode: boolean | null
  kind: CheckoutKind
  client_id: number | null
  membership_type_id: number | null
  product_id: number | null
  terms: CheckoutTerms
  status: Generated<CheckoutStatus>
  list_price_minor: number
  discount_minor: Generated<number>
  /** What a gift card pays of it, held on the card. */
  card_minor: Generated<number>
  /** What the processor collects. */
  total_minor: number
  currency: string
  promo_use_id: number | null
  gift_card_id: number | null
  is_stock_held: Generated<boolean>
  success_url: string
  cancel_url: string
  session_id: string | null
  payment_intent_id: string | null
  subscription_id: number | null
  purchase_id: number | null
  /** What stands in the way of what was paid. */
  trouble: string | null
  expires_at: string
  created_at: string
  updated_at: string
  completed_at: string | null
}

export interface SubscriptionsTable {
  id: Generated<number>
  client_id: number
  membership_id: number
  account_id: string
  livemode: boolean
  processor_id: string
  status: string
  will_cancel: Generated<boolean>
  canceled_locally: Generated<boolean>
  current_period_start: string
  current_period_end: string
  ended_at: string | null
  /** Where the client pays a failed invoice. */
  pay_url: string | null
  checked_at: string
  created_at: string
  updated_at: string
}

export interface ProcessorInvoicesTable {
  invoice_id: string
  subscription_id: number
  purchase_id: number | null
  payment_intent_id: string | null
  paid_at: string
}

/** How a manager wants a payment given back. */
export interface RefundRequest {
  reason: string
  reverse?: 'nothing' | 'unused' | 'all' | undefined
  restock?: boolean | { product_id: number; quantity: number }[] | undefined
}

export interface ProcessorRefundsTable {
  id: Generated<number>
  reference: string
  refund_id: string | null
  payment_id: number
  /** The entry of the ledger that gives it back. */
  refund_payment_id: number | null
  /** As a manager asked for it; null where it was made at the processor. */
  request: RefundRequest | null
  amount_minor: number
  status: 'asked' | 'pending' | 'succeeded' | 'failed'
  created_at: string
  updated_at: string
}

export interface ProcessorDisputesTable {
  dispute_id: string
  payment_id: number
  amount_minor: number
  status: 'open' | 'won' | 'lost'
  opened_at: string
  closed_at: string | null
}

export interface CardCollectionsTable {
  id: Generated<number>
  charge_id: number
  client_id: number
  reference: string
  payment_intent_id: string | null
  amount_minor: number
  status: 'asked' | 'processing' | 'succeeded' | 'failed'
  failure: string | null
  created_at: string
  updated_at: string
}

export interface ProcessorTasksTable {
  id: Generated<number>
  kind: 'cancel' | 'pause' | 'resume' | 'forget'
  /** Null where it is about a customer. */
  subscription_id: number | null
  /** Until when it is paused; which customer is to be forgotten. */
  detail: { until?: string | null; customer?: { account_id: string; livemode: boolean; customer_id: string } }
  attempts: Generated<number>
  next_attempt_at: string
  last_error: string | null
  created_at: string
  done_at: string | null
}

export interface ProcessorEventsTable {
  id: string
  type: string
  object_id: string
  livemode: boolean
  created_at: string
  received_at: string
  attempts: Generated<number>
  next_attempt_at: string | null
  handled_at: string | null
  last_error: string | null
}
