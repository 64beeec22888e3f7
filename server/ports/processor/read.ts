import type Stripe from 'stripe'
import { oneOf } from '../../lib/one-of.ts'
import type { Instant } from '../../lib/time.ts'
import { fromProcessor } from './amount-rules.ts'
import {
  ProcessorError,
  type Metadata,
  type ProcessorDispute,
  type ProcessorEvent,
  type ProcessorInvoice,
  type ProcessorPayment,
  type ProcessorRefund,
  type ProcessorSession,
  type ProcessorSubscription,
  type SubscriptionStatus,
} from './port.ts'

/** Seconds since 1970 as an instant. */
export const atSecond = (seconds: number): Instant => new Date(seconds * 1000).toISOString()

/** An instant as seconds since 1970. */
export const secondOf = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)

/** The id of what is named by its id or given whole. */
export function idOf(named: string | { id: string } | null | undefined): string | null {
  return typeof named === 'string' ? named : (named?.id ?? null)
}

const metadataOf = (metadata: Stripe.Metadata | null | undefined): Metadata => ({ ...metadata })

const currencyOf = (code: string) => code.toUpperCase()

export function readSession(session: Stripe.Checkout.Session): ProcessorSession {
  const currency = session.currency ? currencyOf(session.currency) : null
  return {
    id: session.id,
    url: session.url,
    status: oneOf(['complete', 'expired'], session.status, 'open'),
    payment:
      session.payment_status === 'no_payment_required'
        ? 'none_required'
        : oneOf(['paid'], session.payment_status, 'unpaid'),
    total_minor:
      session.amount_total == null || currency === null ? null : fromProcessor(session.amount_total, currency),
    currency,
    livemode: session.livemode,
    metadata: metadataOf(session.metadata),
    customer_id: idOf(session.customer),
    payment_intent_id: idOf(session.payment_intent),
    subscription_id: idOf(session.subscription),
    setup_intent_id: idOf(session.setup_intent),
    invoice_id: idOf(session.invoice),
  }
}

const STATUSES = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'] as const

/** The list of statuses is open: an unknown one gives no access. */
function subscriptionStatus(status: string): SubscriptionStatus {
  return status === 'incomplete_expired' ? 'canceled' : oneOf(STATUSES, status, 'incomplete')
}

type Periods = Pick<Stripe.SubscriptionItem, 'current_period_start' | 'current_period_end' | 'price'>

export function readSubscription(subscription: Stripe.Subscription): ProcessorSubscription {
  // Periods are on the items, of which ours have one; older versions have them on the subscription.
  const [item = subscription as Partial<Periods>] = subscription.items?.data ?? []
  const start = item.current_period_start ?? subscription.start_date ?? subscription.created
  const end = item.current_period_end ?? subscription.cancel_at ?? start
  if (end === undefined) throw new ProcessorError('missing', `Subscription ${subscription.id} has no period.`)
  const amount = item.price?.unit_amount ?? null
  return {
    id: subscription.id,
    status: subscriptionStatus(subscription.status),
    will_cancel: subscription.cancel_at_period_end || subscription.cancel_at != null,
    current_period_start: atSecond(start ?? end),
    current_period_end: atSecond(end),
    ended_at: subscription.ended_at == null ? null : atSecond(subscription.ended_at),
    price_minor: amount === null ? null : fromProcessor(amount, currencyOf(subscription.currency)),
    customer_id: idOf(subscription.customer) ?? '',
    latest_invoice_id: idOf(subscription.latest_invoice),
    livemode: subscription.livemode,
    metadata: metadataOf(subscription.metadata),
  }
}

const REASONS: Readonly<Record<string, ProcessorInvoice['reason']>> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
}

export function readInvoice(invoice: Stripe.Invoice): ProcessorInvoice {
  const currency = currencyOf(invoice.currency)
  const payment = invoice.payments?.data.map((paid) => idOf(paid.payment.payment_intent)).find((id) => id !== null)
  const ends = invoice.lines.data.map((line) => line.period.end)
  return {
    id: invoice.id,
    subscription_id: idOf(invoice.parent?.subscription_details?.subscription),
    reason: REASONS[invoice.billing_reason ?? ''] ?? 'other',
    is_paid: invoice.status === 'paid',
    paid_minor: fromProcessor(invoice.amount_paid, currency),
    currency,
    period_end: ends.length === 0 ? null : atSecond(Math.max(...ends)),
    payment_intent_id: payment ?? null,
    pay_url: invoice.hosted_invoice_url ?? null,
    created_at: atSecond(invoice.created),
    livemode: invoice.livemode,
  }
}

export function readPayment(intent: Stripe.PaymentIntent): ProcessorPayment {
  const currency = currencyOf(intent.currency)
  const { status } = intent
  const error = intent.last_payment_error
  return {
    id: intent.id,
    status: oneOf(['succeeded', 'processing'], status, 'failed'),
    amount_minor: fromProcessor(intent.amount, currency),
    currency,
    metadata: metadataOf(intent.metadata),
    failure: error ? (error.decline_code ?? error.code ?? null) : null,
    waits_for_payer: status === 'requires_action' || status === 'requires_confirmation',
    livemode: intent.livemode,
  }
}

export function readRefundOf(refund: Stripe.Refund): ProcessorRefund {
  const currency = currencyOf(refund.currency)
  const { status } = refund
  return {
    id: refund.id,
    status: status === 'canceled' ? 'failed' : oneOf(['failed', 'succeeded'], status, 'pending'),
    payment_intent_id: idOf(refund.payment_intent),
    amount_minor: fromProcessor(refund.amount, currency),
    currency,
    metadata: metadataOf(refund.metadata),
  }
}

export function readDispute(dispute: Stripe.Dispute): ProcessorDispute {
  const currency = currencyOf(dispute.currency)
  const { status } = dispute
  return {
    id: dispute.id,
    status: status === 'warning_closed' ? 'won' : oneOf(['won', 'lost'], status, 'open'),
    is_inquiry: status.startsWith('warning_'),
    payment_intent_id: idOf(dispute.payment_intent),
    amount_minor: fromProcessor(dispute.amount, currency),
    currency,
    livemode: dispute.livemode,
  }
}

export function readEvent(event: Stripe.Event): ProcessorEvent {
  const object = event.data.object as { object?: string; id?: string }
  return {
    id: event.id,
    type: event.type,
    created_at: atSecond(event.created),
    livemode: event.livemode === true,
    object: { kind: object.object ?? '', id: object.id ?? '' },
  }
}
