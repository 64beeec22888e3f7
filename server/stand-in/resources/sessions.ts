import Stripe from 'stripe'
import type { Books } from '../books.ts'
import { idOf } from '../kinds.ts'
import { expire } from '../life/checkout.ts'
import { newLine, newSession } from '../objects/session.ts'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { list, own, pageOf, route, seen, type Asked, type Paging, type Route } from '../route.ts'
import { isValid, reductionBy } from '../objects/discount.ts'
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
  return newSession(books, params, { livemode, mode, currency, lines, discount, coupon: coupon?.id ?? null })
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
  const { name } = own(asked, 'product', idOf(price.product))
  return newLine(asked.books, { price, name, quantity, metadata: metadataOf(line.metadata) })
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
