import { inAscii } from '../../lib/address-rules.ts'
import Stripe from 'stripe'
import type { Clock } from '../clock/port.ts'
import { toProcessor } from './amount-rules.ts'
import { caller, errorOf, openStripe, type Skew } from './calls.ts'
import { followedEvents } from './followed-events.ts'
import {
  ProcessorError,
  SignatureInvalid,
  unlessMissing,
  type Processor,
  type Processors,
  type SignedMessage,
} from './port.ts'
import { PAGE, readPages } from './pages.ts'
import {
  idOf,
  readDispute,
  readEvent,
  readInvoice,
  readPayment,
  readRefundOf,
  readSession,
  readSubscription,
  secondOf,
} from './read.ts'
import { couponParams, sessionParams } from './session-request.ts'

/** Seconds that a webhook's signature may differ from the processor's clock, either way. */
const TOLERANCE = 300
/** The mark that identifies our webhooks. */
const OURS = 'Studio Desk'

interface Opening {
  base: string | undefined
  clock: Clock
  /** The longest time for an answer, in milliseconds. */
  patience?: number
}

/** Stripe, at its own address or another (`base`). One key is opened once, so that its connections stay open. */
export function stripeProcessors({ base, clock, patience }: Opening): Processors {
  const skew: Skew = { ms: 0, isKnown: false }
  const opened = new Map<string, Processor>()
  const now = () => Date.parse(clock.now())
  return {
    skew: () => skew.ms,
    knowsSkew: () => skew.isKnown,
    open: (secretKey) => {
      const processor =
        opened.get(secretKey) ?? openProcessor(openStripe(secretKey, base, patience), secretKey, { skew, now })
      opened.set(secretKey, processor)
      return processor
    },
  }
}

function openProcessor(stripe: Stripe, secretKey: string, { skew, now }: { skew: Skew; now: () => number }): Processor {
  const call = caller(skew, now)
  const livemode = /^[a-z]+_live_/.test(secretKey)
  const session = (read: () => Promise<Stripe.Checkout.Session>, id?: string) =>
    call('checkout.session', read, id).then(readSession)
  const subscription = (read: () => Promise<Stripe.Subscription>, id?: string) =>
    call('subscription', read, id).then(readSubscription)
  const payment = (read: () => Promise<Stripe.PaymentIntent>, id?: string) =>
    call('payment_intent', read, id).then(readPayment)
  const withPayments = { expand: ['payments'] }
  let asking: Promise<unknown> | undefined
  const account = () => call('account', () => stripe.accounts.retrieveCurrent())
  const askTime = () =>
    account()
      .catch(() => undefined)
      .finally(() => (asking = undefined))
  return {
    account: async () => {
      const { id, country, business_profile, settings } = await account()
      return {
        id,
        country: country ?? null,
        name: business_profile?.name ?? settings?.dashboard?.display_name ?? null,
        livemode,
      }
    },
    createCustomer: async ({ name, email, metadata }, key) => {
      const params: Stripe.CustomerCreateParams = { name, metadata, ...(email !== null && { email: inAscii(email) }) }
      return (await call('customer', () => stripe.customers.create(params, { idempotencyKey: key }))).id
    },
    removeCustomer: async (id) => void (await unlessMissing(call('customer', () => stripe.customers.del(id)))),
    createSession: async (asked, key) => {
      const coupon = asked.first_discount
        ? await call('coupon', () => stripe.coupons.create(couponParams(asked), { idempotencyKey: `${key}:coupon` }))
        : undefined
      const params = sessionParams(asked, coupon?.id)
      return session(() => stripe.checkout.sessions.create(params, { idempotencyKey: key }))
    },
    session: (id) => session(() => stripe.checkout.sessions.retrieve(id), id),
    expireSession: async (id) => {
      try {
        return await session(() => stripe.checkout.sessions.expire(id), id)
      } catch (error) {
        // It is open no more: paid or expired meanwhile.
        if (!(error instanceof ProcessorError) || error.kind !== 'refused') throw error
        return session(() => stripe.checkout.sessions.retrieve(id), id)
      }
    },
    subscription: (id) => subscription(() => stripe.subscriptions.retrieve(id), id),
    setCancelAtPeriodEnd: (id, isOn) =>
      subscription(() => stripe.subscriptions.update(id, { cancel_at_period_end: isOn })),
    cancelSubscription: async (id) => {
      const { status } = await subscription(() => stripe.subscriptions.retrieve(id), id)
      const read = () => (status === 'canceled' ? stripe.subscriptions.retrieve(id) : stripe.subscriptions.cancel(id))
      return subscription(read)
    },
    pauseCollection: (id, pause) => {
      const until = pause?.until == null ? {} : { resumes_at: secondOf(pause.until) }
      const pause_collection = pause === null ? ('' as const) : { behavior: 'void' as const, ...until }
      return subscription(() => stripe.subscriptions.update(id, { pause_collection }))
    },
    invoice: (id) => call('invoice', () => stripe.invoices.retrieve(id, withPayments), id).then(readInvoice),
    invoicesOf: async (subscriptionId) => {
      const asked = { subscription: subscriptionId, status: 'paid' as const, limit: 24, expand: ['data.payments'] }
      return (await call('list', () => stripe.invoices.list(asked))).data.map(readInvoice)
    },
    chargeCard: async ({ customer_id, payment_method_id, amount_minor, currency, description, metadata }, key) => {
      const params: Stripe.PaymentIntentCreateParams = {
        amount: toProcessor(amount_minor, currency),
        currency: currency.toLowerCase(),
        customer: customer_id,
        payment_method: payment_method_id,
        off_session: true,
        confirm: true,
        description,
        metadata,
      }
      try {
        return await payment(() => stripe.paymentIntents.create(params, { idempotencyKey: key }))
      } catch (error) {
        const given = { amount_minor, currency, metadata }
        const declined = error instanceof ProcessorError && error.kind === 'refused'
        if (!declined) throw error
        return { id: '', status: 'failed', ...given, failure: error.code, waits_for_payer: false, livemode }
      }
    },
    payment: (id) => payment(() => stripe.paymentIntents.retrieve(id), id),
    savedCard: async (setupIntentId) => {
      const intent = await call('setup_intent', () => stripe.setupIntents.retrieve(setupIntentId), setupIntentId)
      const method = idOf(intent.payment_method)
      if (intent.status !== 'succeeded' || method === null) return undefined
      const { card } = await call('payment_method', () => stripe.paymentMethods.retrieve(method))
      const customer_id = idOf(intent.customer)
      return { payment_method_id: method, customer_id, brand: card?.brand ?? null, last4: card?.last4 ?? null }
    },
    forgetCard: async (id) => {
      try {
        await call('payment_method', () => stripe.paymentMethods.detach(id))
      } catch (error) {
        // The processor refuses a card that belongs to nobody now.
        if (!(error instanceof ProcessorError) || !['refused', 'missing'].includes(error.kind)) throw error
      }
    },
    refund: ({ payment_intent_id, amount_minor, currency, metadata }, key) => {
      const params = { payment_intent: payment_intent_id, amount: toProcessor(amount_minor, currency), metadata }
      return call('refund', () => stripe.refunds.create(params, { idempotencyKey: key })).then(readRefundOf)
    },
    readRefund: (id) => call('refund', () => stripe.refunds.retrieve(id), id).then(readRefundOf),
    refundsOf: async (charge) =>
      (await call('list', () => stripe.refunds.list({ charge, limit: 100 }))).data.map(readRefundOf),
    dispute: (id) => call('dispute', () => stripe.disputes.retrieve(id), id).then(readDispute),
    event: (id) => call('event', () => stripe.events.retrieve(id), id).then(readEvent),
    eventsSince: async (since) => {
      const asked = { created: { gte: secondOf(since) }, types: [...followedEvents], limit: PAGE }
      const found = await readPages((after) =>
        call('list', () => stripe.events.list({ ...asked, ...(after !== undefined && { starting_after: after }) })),
      )
      return found.map(readEvent).toReversed()
    },
    createEndpoint: async (url) => {
      // One that was made, and whose answer was lost, would tell everything a second time.
      const there = await call('list', () => stripe.webhookEndpoints.list({ limit: 100 }))
      for (const one of there.data)
        if (one.url === url && one.description === OURS)
          await unlessMissing(call('webhook_endpoint', () => stripe.webhookEndpoints.del(one.id)))
      const params: Stripe.WebhookEndpointCreateParams = {
        url,
        enabled_events: [...followedEvents],
        api_version: stripe.getApiField('version') as NonNullable<Stripe.WebhookEndpointCreateParams['api_version']>,
        description: OURS,
      }
      const { id, secret } = await call('webhook_endpoint', () => stripe.webhookEndpoints.create(params))
      if (!secret) throw new ProcessorError('unavailable', 'The processor gave no secret for its webhook.')
      return { id, secret }
    },
    moveEndpoint: (id, url) =>
      unlessMissing(call('webhook_endpoint', () => stripe.webhookEndpoints.update(id, { url, disabled: false }))).then(
        Boolean,
      ),
    removeEndpoint: async (id) =>
      void (await unlessMissing(call('webhook_endpoint', () => stripe.webhookEndpoints.del(id)))),
    portalUrl: async (customer, return_url) => {
      const configuration = await portalConfiguration(stripe, call)
      const { url } = await call('billing_portal.session', () =>
        stripe.billingPortal.sessions.create({ customer, configuration, return_url }),
      )
      return url
    },
    readWebhook: async (message) => {
      const { event, signed_at } = await readSigned(stripe, message)
      // By a wrong clock every message is too old, or of the future: the processor is asked for the time.
      if (!skew.isKnown) await (asking ??= askTime())
      const age = Math.floor((now() + skew.ms) / 1000) - signed_at
      if (!(Math.abs(age) <= TOLERANCE)) throw new SignatureInvalid(`It was signed ${age} seconds ago.`)
      return event
    },
  }
}

/** The event of a message that was signed with the secret, and when, in seconds; how long ago is for the caller to judge. */
async function readSigned({ webhooks }: Stripe, { body, signature, secret }: SignedMessage) {
  const signed_at = Number(/(?:^|,)\s*t=(\d+)/.exec(signature ?? '')?.[1])
  try {
    const text = new TextDecoder().decode(body)
    // Judged at the time of signing: Stripe would find a second timestamp in the signature too far from it.
    const at = signed_at * 1000
    const event = await webhooks.constructEventAsync(text, signature ?? '', secret, TOLERANCE, undefined, at)
    return { event: readEvent(event), signed_at }
  } catch (error) {
    throw new SignatureInvalid(errorOf(error).message)
  }
}

/** The features of the processor's page for customers: the card and the invoices. Created once, if the account has none. */
async function portalConfiguration(stripe: Stripe, call: ReturnType<typeof caller>): Promise<string> {
  const { configurations } = stripe.billingPortal
  const [known] = (await call('list', () => configurations.list({ active: true, limit: 1 }))).data
  if (known) return known.id
  const features = { invoice_history: { enabled: true }, payment_method_update: { enabled: true } }
  return (await call('billing_portal.configuration', () => configurations.create({ features }))).id
}
