import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { metadataOf } from '../metadata.ts'
import { newPrice, newProduct } from './price.ts'

type Params = Stripe.Checkout.SessionCreateParams

export interface NewSession {
  livemode: boolean
  mode: Stripe.Checkout.Session.Mode
  currency: string
  lines: Stripe.LineItem[]
  /** The coupon's discount, in minor units. */
  discount: number
  coupon: string | null
}

/** Makes an open session, as it was asked for. */
export function newSession(books: Books, params: Params, given: NewSession): Stripe.Checkout.Session {
  const { livemode, mode, currency, lines, discount, coupon } = given
  const id = books.newId(livemode ? 'cs_live_' : 'cs_test_', 58)
  const isSetup = mode === 'setup'
  const subtotal = lines.reduce((sum, line) => sum + line.amount_subtotal, 0)
  books.asides.sessions[id] = {
    lines,
    payment: params.payment_intent_data ?? {},
    subscription: params.subscription_data ?? {},
    setup: params.setup_intent_data ?? {},
    coupon,
  }
  return books.put({
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: params.allow_promotion_codes ?? null,
    allowed_payment_method_types: params.allowed_payment_method_types ?? null,
    amount_subtotal: isSetup ? null : subtotal,
    amount_total: isSetup ? null : subtotal - discount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: params.billing_address_collection ?? null,
    cancel_url: params.cancel_url ?? null,
    client_reference_id: params.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: books.now(),
    currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: params.customer ?? null,
    customer_account: null,
    customer_creation:
      params.customer_creation ?? (mode === 'payment' ? 'if_required' : mode === 'setup' ? null : 'always'),
    customer_details: null,
    customer_email: params.customer_email ?? null,
    discounts: coupon === null ? [] : [{ coupon, promotion_code: null }],
    expires_at: params.expires_at ?? books.now() + 24 * 60 * 60,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode,
    locale: params.locale ?? null,
    managed_payments: null,
    metadata: metadataOf(params.metadata),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: isSetup ? 'no_payment_required' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: params.submit_type ?? null,
    subscription: null,
    success_url: params.success_url ?? null,
    total_details: isSetup ? null : { amount_discount: discount, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${books.url}/c/pay/${id}`,
    wallet_options: null,
  })
}

/** Makes a line of a session. */
export function newLine(
  books: Books,
  {
    price,
    name,
    quantity,
    metadata,
  }: { price: Stripe.Price; name: string; quantity: number; metadata: Stripe.Metadata },
): Stripe.LineItem {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: books.newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: name,
    metadata,
    price,
    quantity,
  }
}

/** Makes a session of another shop of the same account: a mug, with nothing said of any studio. */
export function foreignSession(books: Books): Stripe.Checkout.Session {
  const product = newProduct(books, { livemode: false, name: 'A mug' })
  const price = newPrice(books, {
    product: product.id,
    livemode: false,
    currency: 'eur',
    amount: 1200,
    recurring: null,
  })
  const line = newLine(books, { price, name: product.name, quantity: 1, metadata: {} })
  const params = { success_url: 'https://shop.example/thanks' }
  return newSession(books, params, {
    livemode: false,
    mode: 'payment',
    currency: 'eur',
    lines: [line],
    discount: 0,
    coupon: null,
  })
}
