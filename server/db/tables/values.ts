import type { ErrorCode } from '../../api/errors.ts'
import type { TriggerEvent } from '../../events/payloads.ts'
import type { OfferedType } from '../../features/membership-types/offered-rules.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

/**
 * The contents of an email while it waits: the values of the template that `kind` names (for marketing, the written text), or,
 * from an older version, text and HTML as they are sent.
 */
export type KeptLetter = { language: string; values: object } | { body_text: string; body_html: string }

/** A reason against a booking as it was found; `detail` is a saying. */
export interface KeptReason {
  code: ErrorCode
  detail: Said
  rule: string
  value?: unknown
  fix?: string
}

export interface ClientSearchTable {
  rowid: number
  client_search: string
}

export type WaitlistStatus =
  | 'waiting'
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'expired'
  | 'left'
  | 'skipped'
  | 'closed'

/** The tables whose rows a step may change. */
export type SteppedTable =
  | 'memberships'
  | 'membership_pauses'
  | 'charges'
  | 'bookings'
  | 'appointments'
  | 'waitlist_entries'
  | 'class_series'
  | 'automation_enrollments'

/** The columns of a row that a step changed, before and after; nothing else of it. */
export interface ChangedRow {
  table: SteppedTable
  id: number
  was: Record<string, unknown>
  became: Record<string, unknown>
}

/** By table, the ids a step made: above the first, up to the second. */
export type MadeRows = Record<string, readonly [number, number]>

/** The tables that imports write records into. */
export type ImportedTable =
  | 'clients'
  | 'membership_types'
  | 'memberships'
  | 'instructors'
  | 'tags'
  | 'class_templates'
  | 'class_series'
  | 'scheduled_classes'
  | 'bookings'
  | 'products'
  | 'gift_cards'
  | 'product_sales'

export type { ChargeReason } from '../../features/charges/because-rules.ts'

export type CheckoutKind = 'membership' | 'gift_card' | 'product' | 'card' | 'class' | 'appointment' | 'charges'

/** Details of a kind of checkout: the recipient of a gift card, the consent for saving a card, the start of a membership. */
export interface CheckoutTerms {
  recipient_name?: string | null
  recipient_email?: string | null
  message?: string | null
  deliver_on?: string | null
  fees_text_version?: number
  fees_address?: string | null
  starts_on?: string
}

/** The terms of a membership when its checkout began, and the credits of the class bought with it. */
export interface OfferedMembership extends OfferedType {
  /** Absent: it is bought without a class, or with one that costs nothing. */
  class_credits?: number
}

export type { RefundRequest } from '../../features/refunds/contract.ts'

/** The subject of a message: one of the studio's events, or a test. */
export type MessageEvent = TriggerEvent | 'webhook.test'

/** The till at which a receipt was written. */
export interface ReceiptStudio {
  name: string
  address: string | null
  country: string | null
  tax_id: string | null
  website_url: string | null
}

export interface ReceiptLine {
  description: string
  quantity: number
  unit_price_minor: number
  total_minor: number
  vat_rate: number | null
}

export interface ReceiptVat {
  rate: number
  net_minor: number
  vat_minor: number
  gross_minor: number
}

export interface ReceiptPayment {
  method: string
  amount_minor: number
  gift_card_last4: string | null
}

/** Until when a subscription is paused; which customer is to be forgotten. */
export interface ProcessorTaskDetail {
  until?: string | null
  customer?: { account_id: string; livemode: boolean; customer_id: string }
  /** The membership's last day was set here. */
  keeps_last_day?: boolean
  /** It ends with the period that is paid, and not at once. */
  at_period_end?: boolean
  /** The card that is to be forgotten. */
  card?: { account_id: string; livemode: boolean; payment_method_id: string }
}
