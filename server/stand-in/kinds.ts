import type Stripe from 'stripe'

/** Every kind of object the processor keeps, by what its `object` says. */
export interface Kinds {
  'billing_portal.configuration': Stripe.BillingPortal.Configuration
  'billing_portal.session': Stripe.BillingPortal.Session
  'checkout.session': Stripe.Checkout.Session
  charge: Stripe.Charge
  coupon: Stripe.Coupon
  customer: Stripe.Customer
  discount: Stripe.Discount
  dispute: Stripe.Dispute
  event: Stripe.EventBase
  invoice: Stripe.Invoice
  invoice_payment: Stripe.InvoicePayment
  payment_intent: Stripe.PaymentIntent
  payment_method: Stripe.PaymentMethod
  price: Stripe.Price
  product: Stripe.Product
  refund: Stripe.Refund
  setup_intent: Stripe.SetupIntent
  subscription: Stripe.Subscription
  webhook_endpoint: Stripe.WebhookEndpoint
}

export type Kind = keyof Kinds

/** The type of each kind in Stripe's package. */
export const TYPE_OF: Readonly<Record<Kind, string>> = {
  'billing_portal.configuration': 'BillingPortal.Configuration',
  'billing_portal.session': 'BillingPortal.Session',
  'checkout.session': 'Checkout.Session',
  charge: 'Charge',
  coupon: 'Coupon',
  customer: 'Customer',
  discount: 'Discount',
  dispute: 'Dispute',
  event: 'EventBase',
  invoice: 'Invoice',
  invoice_payment: 'InvoicePayment',
  payment_intent: 'PaymentIntent',
  payment_method: 'PaymentMethod',
  price: 'Price',
  product: 'Product',
  refund: 'Refund',
  setup_intent: 'SetupIntent',
  subscription: 'Subscription',
  webhook_endpoint: 'WebhookEndpoint',
}

/** The id in a field that may hold the whole object; null where it holds nothing. */
export const idOf = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null)

/** A number as Stripe sends what may be finer than its smallest unit: as text. */
export const decimal = (amount: number): Stripe.Decimal => String(amount) as unknown as Stripe.Decimal
