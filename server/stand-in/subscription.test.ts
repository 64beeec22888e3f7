import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, startInbox, type CheckedProcessor, type Inbox } from '../test/processor.ts'

const MONTHLY: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: 6900,
        product_data: { name: 'Unlimited' },
        recurring: { interval: 'month', interval_count: 1 },
      },
    },
  ],
  metadata: { intent_id: 'intent-2' },
  subscription_data: { metadata: { intent_id: 'intent-2' } },
  success_url: 'https://studio.example/thanks?session_id={CHECKOUT_SESSION_ID}',
}

describe('a subscription at the stand-in', () => {
  let processor: CheckedProcessor
  let inbox: Inbox
  let stripe: Stripe
  before(async () => {
    processor = await startCheckedProcessor()
    stripe = processor.stripe
    inbox = await startInbox(processor.clock)
    inbox.secret = (await stripe.webhookEndpoints.create({ url: inbox.url, enabled_events: ['*'] })).secret ?? ''
  })
  beforeEach(() => {
    processor.clock.set('2026-01-31T11:00:00.000Z')
    inbox.events.splice(0)
  })
  after(async () => {
    await inbox.stop()
    await processor.stop()
  })
  const told = () => inbox.events.map(({ type }) => type)
  const subscribe = async (more: Stripe.Checkout.SessionCreateParams = {}) => {
    const session = await stripe.checkout.sessions.create({ ...MONTHLY, ...more })
    const { subscription } = await processor.sessions.complete(session.id)
    return stripe.subscriptions.retrieve(String(subscription), { expand: ['latest_invoice.payments'] })
  }
  const period = ({ items }: Stripe.Subscription) =>
    [items.data[0]?.current_period_start, items.data[0]?.current_period_end].map((at) =>
      new Date((at ?? 0) * 1000).toISOString().slice(0, 10),
    )

  it('begins with a customer, a card and a paid invoice', async () => {
    const subscription = await subscribe()
    const invoice = subscription.latest_invoice as Stripe.Invoice
    assert.deepEqual([subscription.status, subscription.metadata], ['active', { intent_id: 'intent-2' }])
    assert.deepEqual(period(subscription), ['2026-01-31', '2026-02-28'])
    assert.ok(!('current_period_end' in subscription))
    assert.deepEqual(
      [invoice.status, invoice.amount_paid, invoice.billing_reason],
      ['paid', 6900, 'subscription_create'],
    )
    assert.equal(invoice.parent?.subscription_details?.subscription, subscription.id)
    const intent = invoice.payments?.data[0]?.payment.payment_intent
    const links = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(intent) },
    })
    assert.equal(links.data[0]?.invoice, invoice.id)
    assert.deepEqual(told(), [
      'customer.created',
      'payment_method.attached',
      'customer.subscription.created',
      'invoice.created',
      'payment_intent.created',
      'invoice.finalized',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice_payment.paid',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'checkout.session.completed',
    ])
  })

  it('renews by the clock, from the last of a month to the last of the next', async () => {
    const { id } = await subscribe()
    processor.clock.advance({ days: 62 })
    await processor.catchUp()
    const subscription = await stripe.subscriptions.retrieve(id)
    assert.deepEqual(period(subscription), ['2026-03-31', '2026-04-30'])
    const { data } = await stripe.invoices.list({ subscription: id })
    assert.deepEqual(
      data.map(({ billing_reason, status }) => `${billing_reason} ${status}`),
      ['subscription_cycle paid', 'subscription_cycle paid', 'subscription_create paid'],
    )
  })

  it('falls behind with a card that is declined, and comes back with another', async () => {
    const { id } = await subscribe()
    inbox.events.splice(0)
    await processor.subscriptions.renew(id, 'declines')
    assert.equal((await stripe.subscriptions.retrieve(id)).status, 'past_due')
    const [open] = (await stripe.invoices.list({ subscription: id, status: 'open' })).data
    assert.ok(open?.hosted_invoice_url && open.next_payment_attempt)
    assert.ok(told().includes('invoice.payment_failed'))
    await assert.rejects(stripe.invoices.pay(open.id), { code: 'card_declined', statusCode: 402 })
    await processor.subscriptions.replaceCard(id)
    await processor.subscriptions.retry(id)
    assert.equal((await stripe.subscriptions.retrieve(id)).status, 'active')
    assert.equal((await stripe.invoices.retrieve(open.id)).status, 'paid')
  })

  it('ends after the last attempt in vain', async () => {
    const { id } = await subscribe()
    await processor.subscriptions.renew(id, 'declines')
    for (const days of [3, 5, 7]) {
      assert.equal((await stripe.subscriptions.retrieve(id)).status, 'past_due')
      processor.clock.advance({ days })
      await processor.catchUp()
    }
    const { status, cancellation_details: details } = await stripe.subscriptions.retrieve(id)
    assert.deepEqual([status, details?.reason], ['canceled', 'payment_failed'])
  })

  it('asks its holder where the bank wants that', async () => {
    const { id } = await subscribe()
    inbox.events.splice(0)
    await processor.subscriptions.renew(id, 'asks')
    assert.ok(told().includes('invoice.payment_action_required'))
  })

  it('ends with its period where that was asked for, and not before', async () => {
    const { id } = await subscribe()
    const asked = await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    assert.deepEqual([asked.status, asked.cancel_at_period_end], ['active', true])
    assert.equal(asked.cancel_at, asked.items.data[0]?.current_period_end)
    assert.equal((await stripe.subscriptions.update(id, { cancel_at_period_end: false })).cancel_at, null)
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    processor.clock.advance({ days: 27 })
    await processor.catchUp()
    assert.equal((await stripe.subscriptions.retrieve(id)).status, 'active')
    processor.clock.advance({ days: 1 })
    await processor.catchUp()
    assert.equal((await stripe.subscriptions.retrieve(id)).status, 'canceled')
    const deleted = inbox.events.filter(({ type }) => type === 'customer.subscription.deleted')
    assert.deepEqual(
      deleted.map(({ data }) => (data.object as Stripe.Subscription).id),
      [id],
    )
    assert.equal((await stripe.invoices.list({ subscription: id })).data.length, 1)
  })

  it('is cancelled at once, once', async () => {
    const { id, customer } = await subscribe()
    assert.equal((await stripe.subscriptions.cancel(id)).status, 'canceled')
    await assert.rejects(stripe.subscriptions.cancel(id), { code: 'resource_missing', statusCode: 404 })
    assert.deepEqual((await stripe.subscriptions.list({ customer: String(customer) })).data, [])
    assert.equal((await stripe.subscriptions.list({ customer: String(customer), status: 'all' })).data.length, 1)
  })

  it('is not collected while it is paused', async () => {
    const { id } = await subscribe()
    await stripe.subscriptions.update(id, { pause_collection: { behavior: 'void' } })
    await processor.subscriptions.renew(id)
    assert.equal((await stripe.invoices.list({ subscription: id })).data[0]?.status, 'void')
    assert.equal((await stripe.subscriptions.update(id, { pause_collection: '' })).pause_collection, null)
    await processor.subscriptions.renew(id)
    assert.equal((await stripe.invoices.list({ subscription: id })).data[0]?.status, 'paid')
  })

  it('that is free the first time waits for no payment, however it is to be paid later', async () => {
    const coupon = await stripe.coupons.create({ percent_off: 100, duration: 'once' })
    const made = await stripe.checkout.sessions.create({ ...MONTHLY, discounts: [{ coupon: coupon.id }] })
    const { subscription, payment_status } = await processor.sessions.begin(made.id)
    const { status, latest_invoice: first } = await stripe.subscriptions.retrieve(String(subscription), {
      expand: ['latest_invoice'],
    })
    assert.deepEqual([payment_status, status], ['no_payment_required', 'active'])
    assert.equal((first as Stripe.Invoice).status, 'paid')
  })

  it('costs less the first time with a coupon for once', async () => {
    const coupon = await stripe.coupons.create({
      amount_off: 2000,
      currency: 'eur',
      duration: 'once',
      max_redemptions: 1,
    })
    const { id, latest_invoice: first } = await subscribe({ discounts: [{ coupon: coupon.id }] })
    assert.equal((first as Stripe.Invoice).amount_paid, 4900)
    await processor.subscriptions.renew(id)
    assert.equal((await stripe.invoices.list({ subscription: id })).data[0]?.amount_paid, 6900)
    await assert.rejects(subscribe({ discounts: [{ coupon: coupon.id }] }), { code: 'coupon_expired' })
  })

  it('costs nothing on trial, and then what it costs', async () => {
    const subscription = await subscribe({ subscription_data: { trial_period_days: 7 } })
    assert.deepEqual([subscription.status, period(subscription)], ['trialing', ['2026-01-31', '2026-02-07']])
    assert.equal((subscription.latest_invoice as Stripe.Invoice).amount_paid, 0)
    processor.clock.advance({ days: 7 })
    await processor.catchUp()
    const after = await stripe.subscriptions.retrieve(subscription.id)
    assert.deepEqual([after.status, period(after)], ['active', ['2026-02-07', '2026-03-07']])
  })

  it('is unpaid as long as the bank takes its days', async () => {
    const made = await stripe.checkout.sessions.create(MONTHLY)
    const begun = await processor.sessions.begin(made.id)
    assert.deepEqual([begun.status, begun.payment_status], ['complete', 'unpaid'])
    await processor.sessions.fail(made.id)
    assert.equal(told().at(-1), 'checkout.session.async_payment_failed')
    assert.equal((await stripe.subscriptions.retrieve(String(begun.subscription))).status, 'past_due')
  })
})
