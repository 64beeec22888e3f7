import type { Instant } from '../../lib/time.ts'

/**
 * The payment processor, in the studio's words. Amounts are integer minor units of the studio's currency (ISO 4217), instants
 * UTC. Every call throws a ProcessorError where the processor does not do what it was asked.
 */
export interface Processor {
  account(): Promise<ProcessorAccount>
  /** Makes a customer for a client, or gives the one that the same `key` made before. */
  createCustomer(customer: NewCustomer, key: string): Promise<string>
  /** Forgets a customer with their cards; what they subscribe to ends. Done already, it stays so. */
  removeCustomer(id: string): Promise<void>
  createSession(session: NewSession, key: string): Promise<ProcessorSession>
  session(id: string): Promise<ProcessorSession>
  /** Closes a session so that nobody can pay by it; returns its state, paid if a client was quicker. */
  expireSession(id: string): Promise<ProcessorSession>
  subscription(id: string): Promise<ProcessorSubscription>
  setCancelAtPeriodEnd(id: string, isOn: boolean): Promise<ProcessorSubscription>
  /** Ends a subscription at once; one that has already ended stays as it is. */
  cancelSubscription(id: string): Promise<ProcessorSubscription>
  /** Stops collecting until an instant (null: until it is resumed), or resumes. */
  pauseCollection(id: string, pause: { until: Instant | null } | null): Promise<ProcessorSubscription>
  invoice(id: string): Promise<ProcessorInvoice>
  /** The paid invoices of a subscription, newest first, at most 24. */
  invoicesOf(subscriptionId: string): Promise<ProcessorInvoice[]>
  chargeCard(charge: CardCharge, key: string): Promise<ProcessorPayment>
  payment(id: string): Promise<ProcessorPayment>
  /** The card that a session in setup mode has saved. */
  savedCard(setupIntentId: string): Promise<SavedCard | undefined>
  /** Forgets a saved card. Done already, it stays so. */
  forgetCard(paymentMethodId: string): Promise<void>
  refund(refund: NewRefund, key: string): Promise<ProcessorRefund>
  readRefund(id: string): Promise<ProcessorRefund>
  /** The refunded part of a charge. */
  refundsOf(chargeId: string): Promise<ProcessorRefund[]>
  dispute(id: string): Promise<ProcessorDispute>
  event(id: string): Promise<ProcessorEvent>
  /** The events since an instant, oldest first, of the types that the studio follows. */
  eventsSince(since: Instant): Promise<ProcessorEvent[]>
  createEndpoint(url: string): Promise<{ id: string; secret: string }>
  /** Moves an endpoint to another address; false if the endpoint no longer exists. */
  moveEndpoint(id: string, url: string): Promise<boolean>
  removeEndpoint(id: string): Promise<void>
  /** The address of the processor's page where a customer changes the card and reads the invoices. */
  portalUrl(customerId: string, returnUrl: string): Promise<string>
  /** Checks that a webhook was signed with the secret recently, and returns its event. Throws SignatureInvalid. */
  readWebhook(signed: SignedMessage): Promise<ProcessorEvent>
}

/** Opens the processor's account that a secret key belongs to. */
export interface Processors {
  open(secretKey: string): Processor
  /** Milliseconds that the processor's clock is ahead of this computer's, by its last answer; 0 before that. */
  skew(): number
  /** True if it has answered since the start, so that the skew is known. */
  knowsSkew(): boolean
}

export interface ProcessorAccount {
  id: string
  name: string | null
  country: string | null
  livemode: boolean
}

export interface NewCustomer {
  name: string
  email: string | null
  metadata: Metadata
}

export type Metadata = Record<string, string>

/** The interval between two charges of a subscription. */
export interface Interval {
  unit: 'day' | 'week' | 'month' | 'year'
  count: number
}

export interface NewSession {
  /** `setup` saves a card and takes nothing. */
  mode: 'payment' | 'subscription' | 'setup'
  reference: string
  metadata: Metadata
  currency: string
  line?: { name: string; amount_minor: number; interval?: Interval }
  /** Instead of `line`: several that are paid once, together. */
  lines?: readonly { name: string; amount_minor: number }[]
  /** The discount on the first period of a subscription. */
  first_discount?: { name: string; amount_minor: number }
  customer_id?: string
  expires_at: Instant
  success_url: string
  cancel_url: string
  locale: string
  /** Nothing is offered by which the money comes days later. */
  confirms_at_once?: boolean
}

export interface ProcessorSession {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment: 'paid' | 'unpaid' | 'none_required'
  total_minor: number | null
  currency: string | null
  livemode: boolean
  metadata: Metadata
  customer_id: string | null
  payment_intent_id: string | null
  subscription_id: string | null
  setup_intent_id: string | null
  invoice_id: string | null
}

export type SubscriptionStatus = 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled'

export interface ProcessorSubscription {
  id: string
  status: SubscriptionStatus
  will_cancel: boolean
  current_period_start: Instant
  current_period_end: Instant
  ended_at: Instant | null
  /** The amount collected each interval; null if it is not one amount. */
  price_minor: number | null
  customer_id: string
  latest_invoice_id: string | null
  livemode: boolean
  metadata: Metadata
}

export interface ProcessorInvoice {
  id: string
  subscription_id: string | null
  /** Why it was made: the first of a subscription, a renewal, or something else. */
  reason: 'first' | 'renewal' | 'other'
  is_paid: boolean
  paid_minor: number
  currency: string
  /** The period that was paid for. */
  period_end: Instant | null
  payment_intent_id: string | null
  /** The page where the client pays it manually. */
  pay_url: string | null
  created_at: Instant
  livemode: boolean
}

export interface CardCharge {
  customer_id: string
  payment_method_id: string
  amount_minor: number
  currency: string
  description: string
  metadata: Metadata
}

export interface ProcessorPayment {
  id: string
  status: 'succeeded' | 'processing' | 'failed'
  amount_minor: number
  currency: string
  metadata: Metadata
  /** Why it failed, in the processor's code (`card_declined`, `authentication_required`). */
  failure: string | null
  /** It is open until the payer acts: proves who they are, goes to the bank. */
  waits_for_payer: boolean
  livemode: boolean
}

export interface SavedCard {
  payment_method_id: string
  customer_id: string | null
  brand: string | null
  last4: string | null
}

export interface NewRefund {
  payment_intent_id: string
  amount_minor: number
  currency: string
  metadata: Metadata
}

export interface ProcessorRefund {
  id: string
  status: 'pending' | 'succeeded' | 'failed'
  payment_intent_id: string | null
  amount_minor: number
  currency: string
  metadata: Metadata
}

export interface ProcessorDispute {
  id: string
  status: 'open' | 'won' | 'lost'
  /** The bank only asks: no money was taken. */
  is_inquiry: boolean
  payment_intent_id: string | null
  amount_minor: number
  currency: string
  livemode: boolean
}

/** A message as it came, and the secret that the processor should have signed it with. */
export interface SignedMessage {
  body: Uint8Array
  signature: string | null
  secret: string
}

/** Something that happened at the processor: a hint what to look at, never what is believed. */
export interface ProcessorEvent {
  id: string
  type: string
  created_at: Instant
  livemode: boolean
  object: { kind: string; id: string }
}

/** A webhook that the processor has not signed, or too long ago. */
export class SignatureInvalid extends Error {}

/** The processor could not be asked, or refuses. */
export class ProcessorError extends Error {
  /**
   * `unavailable`: no answer, or none of the processor's (try again); `key`: the secret key is not good; `permission`: it
   * may not do this; `missing`: there is no such object; `refused`: anything else, with the processor's code.
   */
  readonly kind: 'unavailable' | 'key' | 'permission' | 'missing' | 'refused'
  readonly code: string | null

  constructor(kind: ProcessorError['kind'], message: string, code: string | null = null) {
    super(message)
    this.kind = kind
    this.code = code
  }
}

/** The processor's record; undefined if it has none. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked
  } catch (error) {
    if (error instanceof ProcessorError && error.kind === 'missing') return undefined
    throw error
  }
}
