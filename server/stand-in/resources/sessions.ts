import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { idOf } from '../kinds.ts'
import { expire } from '../life/checkout.ts'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { list, own, pageOf, route, seen, type Asked, type Paging, type Route } from '../route.ts'
import { isValid, reductionBy } from '../objects/coupon.ts'
import { inlinePrice } from './prices.ts'
import { checkPrices, checkSession, checkTotal } from './session-rules.ts'

type Params = Stripe.Checkout.SessionCreateParams

const declared = { scope: 'checkout_session', answer: 'Checkout.Session' }

export const sessionRoutes: Route[] = [
  route<Params>(
    'POST /v1/checkout/sessions',
    {
      ...declared,
      params: 'Checkout.SessionCreateParams',
      knows: `mode line_items client_reference_id customer customer_email customer_creation metadata subscription_data
        payment_intent_data setup_intent_data discounts expires_at success_url cancel_url ui_mode locale currency
        allowed_payment_method_types excluded_payment_method_types billing_address_collection submit_type
        allow_promotion_codes`,
    },
    createSession,
  ),
  route<Stripe.Checkout.SessionRetrieveParams>(
    'GET /v1/checkout/sessions/:id',
    { ...declared, params: 'Checkout.SessionRetrieveParams' },
    (asked) => own(asked, 'checkout.session', asked.id),
  ),
  list<Stripe.Checkout.SessionListParams & Paging>(
    'GET /v1/checkout/sessions',
    { ...declared, params: 'Checkout.SessionListParams', knows: 'payment_intent customer subscription status' },
    (asked) => {
      const { payment_intent: intent, customer, subscription, status } = asked.params
      return seen(asked, 'checkout.session').filter(
        (session) =>
          (intent === undefined || idOf(session.payment_intent) === intent) &&
          (customer === undefined || idOf(session.customer) === customer) &&
          (subscription === undefined || idOf(session.subscription) === subscription) &&
          (status === undefined || session.status === status),
      )
    },
  ),
  list<Stripe.Checkout.SessionListLineItemsParams & Paging>(
    'GET /v1/checkout/sessions/:id/line_items',
    { ...declared, params: 'Checkout.SessionListLineItemsParams', answer: 'LineItem' },
    (asked) => linesOf(asked.books, own(asked, 'checkout.session', asked.id)),
  ),
  route<Stripe.Checkout.SessionExpireParams>(
    'POST /v1/checkout/sessions/:id/expire',
    { ...declared, params: 'Checkout.SessionExpireParams' },
    (asked) => expire(asked.books, own(asked, 'checkout.session', asked.id)),
  ),
]

/** The lines of a session. */
export const linesOf = (books: Books, { id }: Stripe.Checkout.Session): Stripe.LineItem[] =>
  books.asides.sessions[id]?.lines ?? []

/** A session's lines, where they are asked for. */
export const linesPage = (books: Books, session: Stripe.Checkout.Session) =>
  pageOf(`/v1/checkout/sessions/${session.id}/line_items`, linesOf(books, session))

function createSession(asked: Asked<Params>): Stripe.Checkout.Session {
  const { books, params, livemode } = asked
  const { mode = 'payment' } = params
  checkSession(params, books.now())
  if (params.customer !== undefined) own(asked, 'customer', params.customer, 'customer')
  const bare = (params.line_items ?? []).map((line, index) => lineOf(asked, line, `line_items[${index}]`))
  checkPrices(mode, bare)
  const subtotal = bare.reduce((sum, line) => sum + line.amount_subtotal, 0)
  const coupon = couponOf(asked)
  const discount = coupon ? reductionBy(coupon, subtotal) : 0
  const currency = bare[0]?.currency ?? params.currency ?? 'eur'
  checkTotal(subtotal - discount, currency)
  const lines = withDiscount(bare, discount)
  const session = books.put(
    sessionOf(asked, { mode, currency, subtotal, discount, coupon: coupon?.id ?? null }, livemode),
  )
  books.asides.sessions[session.id] = {
    lines,
    payment: params.payment_intent_data ?? {},
    subscription: params.subscription_data ?? {},
    setup: params.setup_intent_data ?? {},
    coupon: coupon?.id ?? null,
  }
  return session
}

function lineOf(
  asked: Asked<Params>,
  line: Stripe.Checkout.SessionCreateParams.LineItem,
  param: string,
): Stripe.LineItem {
  const { price: named, price_data: data, quantity = 1 } = line
  if ((named === undefined) === (data === undefined))
    throw new Refusal('You must specify either `price` or `price_data`.', { param })
  const price = data
    ? inlinePrice(asked, data, `${param}[price_data]`)
    : own(asked, 'price', named ?? '', `${param}[price]`)
  const amount = (price.unit_amount ?? 0) * quantity
  const product = own(asked, 'product', idOf(price.product))
  return {
    id: asked.books.newId('li_'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: metadataOf(line.metadata),
    price,
    quantity,
  }
}

function couponOf(asked: Asked<Params>): Stripe.Coupon | null {
  const [discount] = asked.params.discounts ?? []
  if (!discount) return null
  const coupon = own(asked, 'coupon', discount.coupon ?? '', 'discounts[0][coupon]')
  if (!isValid(coupon, asked.books.now()))
    throw new Refusal(`Coupon ${coupon.id} is used up or expired.`, {
      code: 'coupon_expired',
      param: 'discounts[0][coupon]',
    })
  return coupon
}

/** Spreads what is taken off over the lines, to the last cent. */
function withDiscount(lines: Stripe.LineItem[], discount: number): Stripe.LineItem[] {
  let left = discount
  return lines.map((line) => {
    const taken = Math.min(left, line.amount_subtotal)
    left -= taken
    return { ...line, amount_discount: taken, amount_total: line.amount_subtotal - taken }
  })
}

interface Total {
  mode: string
  currency: string
  subtotal: number
  discount: number
  coupon: string | null
}

function sessionOf(
  { books, params }: Asked<Params>,
  { mode, currency, subtotal, discount, coupon }: Total,
  livemode: boolean,
): Stripe.Checkout.Session & { object: 'checkout.session' } {
  const id = books.newId(livemode ? 'cs_live_' : 'cs_test_', 58)
  const isSetup = mode === 'setup'
  return {
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
  }
}
