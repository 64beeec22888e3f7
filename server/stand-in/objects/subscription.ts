import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { decimal, idOf } from '../kinds.ts'
import { pageOf } from '../route.ts'

interface NewSubscription {
  customer: Stripe.Customer
  currency: string
  method: string
  description: string | null
  metadata: Stripe.Metadata
  /** The end of the time that costs nothing, where there is one. */
  trialEnd: number | null
}

/** Makes a subscription that waits for its first payment; its items are put in after. */
export function newSubscription(books: Books, given: NewSubscription): Stripe.Subscription {
  const { customer, currency, method, description, metadata, trialEnd } = given
  const now = books.now()
  const id = books.newId('sub_')
  return books.put({
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? now,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency,
    customer: customer.id,
    customer_account: null,
    days_until_due: null,
    default_payment_method: method,
    default_source: null,
    default_tax_rates: [],
    description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: pageOf(`/v1/subscription_items?subscription=${id}`, []),
    latest_invoice: null,
    livemode: customer.livemode,
    managed_payments: null,
    metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: now,
    status: 'incomplete',
    test_clock: null,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd === null ? null : now,
  })
}

/** Makes an item of a subscription; the period stands with it, and nowhere else. */
export function newItem(
  books: Books,
  { id, created }: Stripe.Subscription,
  { price, quantity, end }: { price: Stripe.Price; quantity: number; end: number },
): Stripe.SubscriptionItem {
  return {
    id: books.newId('si_', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: end,
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription: id,
    tax_rates: [],
  }
}

/** A price in the words of old, which Stripe still says beside it. */
function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: decimal(price.unit_amount ?? 0),
    billing_scheme: 'per_unit',
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: price.livemode,
    metadata: price.metadata,
    meter: null,
    nickname: null,
    product: idOf(price.product),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }
}
