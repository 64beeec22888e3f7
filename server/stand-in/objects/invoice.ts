import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { decimal, idOf } from '../kinds.ts'
import { pageOf } from '../route.ts'
import { ACCOUNT_COUNTRY, ACCOUNT_NAME } from './account.ts'

export interface NewInvoice {
  subscription: Stripe.Subscription
  reason: Stripe.Invoice.BillingReason
  lines: Stripe.InvoiceLineItem[]
  discount: { id: string; amount: number } | null
  /** True if it is asked for at once; a draft waits. */
  status: 'open' | 'draft'
}

/** Makes the invoice of a subscription's period. */
export function newInvoice(books: Books, given: NewInvoice): Stripe.Invoice {
  const { subscription, reason, discount, status } = given
  const customer = books.get('customer', idOf(subscription.customer))
  const id = books.newId('in_')
  const lines = given.lines.map((line) => ({ ...line, invoice: id }))
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0)
  const total = subtotal - (discount?.amount ?? 0)
  const now = books.now()
  const number = customer.next_invoice_sequence ?? 1
  customer.next_invoice_sequence = number + 1
  return books.put({
    id,
    object: 'invoice',
    account_country: ACCOUNT_COUNTRY,
    account_name: ACCOUNT_NAME,
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: status === 'open',
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: discount ? [discount.id] : [],
    due_date: null,
    effective_at: status === 'open' ? now : null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: status === 'open' ? `${books.url}/i/${id}` : null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { ...pageOf(`/v1/invoices/${id}/lines`, lines, { limit: 100 }) },
    livemode: subscription.livemode,
    metadata: {},
    next_payment_attempt: null,
    number: status === 'open' ? `${customer.invoice_prefix}-${String(number).padStart(4, '0')}` : null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: { ...subscription.metadata }, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: status === 'open' ? now : null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: discount ? [{ amount: discount.amount, discount: discount.id }] : [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  })
}

interface NewLine {
  description: string
  price: Stripe.Price
  quantity: number
  amount: number
  period: { start: number; end: number }
  /** The item it is for; null for what is paid once, beside the first period. */
  item: string | null
}

/** Makes a line of an invoice. */
export function newInvoiceLine(books: Books, subscription: Stripe.Subscription, line: NewLine): Stripe.InvoiceLineItem {
  const { description, price, quantity, amount, period, item } = line
  const own = { proration: false, proration_details: null, subscription: subscription.id }
  return {
    id: books.newId('il_'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: null,
    livemode: subscription.livemode,
    metadata: { ...subscription.metadata },
    parent: {
      invoice_item_details: item === null ? { ...own, invoice_item: books.newId('ii_') } : null,
      subscription_item_details: item === null ? null : { ...own, invoice_item: null, subscription_item: item },
      type: item === null ? 'invoice_item_details' : 'subscription_item_details',
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) ?? '' },
      type: 'price_details',
      unit_amount_decimal: decimal(price.unit_amount ?? 0),
    },
    quantity,
    quantity_decimal: decimal(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  }
}

/** Makes the link between an invoice and the payment that is to pay it. */
export function newInvoicePayment(books: Books, invoice: Stripe.Invoice, intent: string): Stripe.InvoicePayment {
  return books.put({
    id: books.newId('inpay_'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: books.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: invoice.livemode,
    payment: { payment_intent: intent, type: 'payment_intent' },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  })
}
