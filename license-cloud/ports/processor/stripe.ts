import type Stripe from 'stripe'
import type { Clock } from '../../../server/ports/clock/port.ts'
import { fromProcessor } from '../../../server/ports/processor/amount-rules.ts'
import { caller, openStripe } from '../../../server/ports/processor/calls.ts'
import { oneOf } from '../../../server/lib/one-of.ts'
import { ProcessorError } from '../../../server/ports/processor/port.ts'
import { idOf, readSession } from '../../../server/ports/processor/read.ts'
import { stripeProcessors } from '../../../server/ports/processor/stripe.ts'
import type { PaidInvoice, Seller } from './port.ts'

/** Time limit of an answer, in milliseconds: somebody waits at a page. */
const PATIENCE = 10_000

/** Options of calls that a purchase can do without: tried once, with a short wait. */
const ASIDE = { timeout: 3_000, maxNetworkRetries: 0 }

interface Opening {
  key: string
  base: string | undefined
  clock: Clock
  patience?: number
}

/** Stripe, with the key of the account that sells, at its own address or another (`base`). */
export function stripeSeller({ key, base, clock, patience = PATIENCE }: Opening): Seller {
  const stripe = openStripe(key, base, patience)
  const call = caller({ ms: 0, isKnown: false }, () => Date.parse(clock.now()))
  const { session, subscription, readRefund, dispute, readWebhook } = stripeProcessors({
    base,
    clock,
    patience,
  }).open(key)
  const subscriptionOf = async (invoiceId: string) => {
    const { parent } = await call('invoice', () => stripe.invoices.retrieve(invoiceId))
    return idOf(parent?.subscription_details?.subscription)
  }
  const invoiceOf = async (payment_intent: string): Promise<PaidInvoice | null> => {
    const asked = { payment: { type: 'payment_intent' as const, payment_intent }, limit: 1 }
    const [paid] = (await call('list', () => stripe.invoicePayments.list(asked))).data
    const id = idOf(paid?.invoice)
    const subscription_id = id && (await subscriptionOf(id))
    return id && subscription_id ? { id, subscription_id } : null
  }
  return {
    livemode: /^[a-z]+_live_/.test(key),
    session,
    subscription,
    sessionOf: async (id) => {
      const asked = { subscription: id, limit: 1 }
      const [found] = (await call('list', () => stripe.checkout.sessions.list(asked))).data
      return found ? readSession(found) : null
    },
    refund: readRefund,
    dispute,
    readWebhook,
    subscriptionOf,
    invoiceOf,
    sell: async ({ plan, price, success_url, cancel_url }) => {
      const metadata = { plan }
      const params: Stripe.Checkout.SessionCreateParams = {
        mode: 'subscription',
        line_items: [{ price, quantity: 1 }],
        metadata,
        subscription_data: { metadata },
        success_url,
        cancel_url,
      }
      const { url } = await call('checkout.session', () => stripe.checkout.sessions.create(params))
      if (!url) throw new ProcessorError('unavailable', 'The processor gave no page to pay at.')
      return url
    },
    price: async (id) => {
      const { unit_amount, currency, recurring } = await call('price', () => stripe.prices.retrieve(id))
      if (unit_amount === null || !recurring) throw new ProcessorError('refused', `${id} is no recurring price.`)
      const code = currency.toUpperCase()
      const unit = oneOf(['day', 'week', 'year'], recurring.interval, 'month')
      return { amount_minor: fromProcessor(unit_amount, code), currency: code, unit, count: recurring.interval_count }
    },
    managePage: async () => {
      const { data } = await call('list', () =>
        stripe.billingPortal.configurations.list({ active: true, is_default: true, limit: 1 }, ASIDE),
      )
      const { enabled, url } = data[0]?.login_page ?? {}
      return (enabled && url) || null
    },
    refundedInvoice: async (chargeId) => {
      const { refunded, payment_intent } = await call('charge', () => stripe.charges.retrieve(chargeId))
      const payment = idOf(payment_intent)
      return refunded && payment !== null ? invoiceOf(payment) : null
    },
  }
}
