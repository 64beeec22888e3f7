import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, startInbox, type CheckedProcessor, type Inbox } from '../test/processor.ts'

const MONEY: Stripe.Checkout.SessionCreateParams = {
  mode: 'payment',
  line_items: [
    {
      quantity: 2,
      price_data: { currency: 'eur', unit_amount: 1550, product_data: { name: 'Ten classes', metadata: { id: '7' } } },
    },
  ],
  client_reference_id: 'intent-1',
  customer_email: 'ada@example.com',
  metadata: { intent_id: 'intent-1' },
  payment_intent_data: { metadata: { intent_id: 'intent-1' } },
  success_url: 'https://studio.example/thanks?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://studio.example/back',
}

describe('a payment at the stand-in', () => {
  let processor: CheckedProcessor
  let inbox: Inbox
  before(async () => {
    processor = await startCheckedProcessor()
    inbox = await startInbox(processor.clock)
    const endpoint = await processor.stripe.webhookEndpoints.create({ url: inbox.url, enabled_events: ['*'] })
    inbox.secret = endpoint.secret ?? ''
  })
  beforeEach(() => inbox.events.splice(0))
  after(async () => {
    await inbox.stop()
    await processor.stop()
  })
  const told = () => inbox.events.map(({ type }) => type)

  it('is open, then complete and paid, and its events arrive signed', async () => {
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    assert.deepEqual(
      [made.object, made.status, made.payment_status, made.amount_total, made.livemode, made.payment_intent],
      ['checkout.session', 'open', 'unpaid', 3100, false, null],
    )
    assert.ok(made.url?.startsWith(processor.url))
    await processor.sessions.complete(made.id)
    const session = await processor.stripe.checkout.sessions.retrieve(made.id, {
      expand: ['payment_intent.latest_charge', 'line_items'],
    })
    assert.deepEqual([session.status, session.payment_status], ['complete', 'paid'])
    const intent = session.payment_intent as Stripe.PaymentIntent
    assert.deepEqual([intent.status, intent.metadata], ['succeeded', { intent_id: 'intent-1' }])
    assert.equal((intent.latest_charge as Stripe.Charge).amount, 3100)
    assert.equal(session.line_items?.data[0]?.description, 'Ten classes')
    assert.deepEqual(told(), [
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    assert.deepEqual(inbox.events.at(-1)?.data.object, await processor.stripe.checkout.sessions.retrieve(made.id))
  })

  it('is found by its payment', async () => {
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    await processor.sessions.complete(made.id)
    const { payment_intent: intent } = await processor.stripe.checkout.sessions.retrieve(made.id)
    const { data } = await processor.stripe.checkout.sessions.list({ payment_intent: String(intent) })
    assert.deepEqual(
      data.map(({ id }) => id),
      [made.id],
    )
  })

  it('is given back in parts, never more than was paid', async () => {
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    const { payment_intent: intent } = await processor.sessions.complete(made.id)
    const { refunds } = processor.stripe
    const first = await refunds.create({ payment_intent: String(intent), amount: 1000 })
    assert.deepEqual([first.object, first.status, first.amount], ['refund', 'succeeded', 1000])
    await assert.rejects(refunds.create({ payment_intent: String(intent), amount: 2101 }), /greater than unrefunded/)
    await refunds.create({ payment_intent: String(intent) })
    await assert.rejects(refunds.create({ payment_intent: String(intent) }), { code: 'charge_already_refunded' })
    const { data } = await refunds.list({ payment_intent: String(intent) })
    assert.deepEqual(
      data.map(({ amount }) => amount),
      [2100, 1000],
    )
    await processor.idle()
    assert.equal(told().filter((type) => type === 'charge.refunded').length, 2)
  })

  it('is refunded in days, or not at all', async () => {
    processor.refunds.takeDays(true)
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    const { payment_intent: intent } = await processor.sessions.complete(made.id)
    inbox.events.splice(0)
    const refund = await processor.stripe.refunds.create({ payment_intent: String(intent), amount: 1000 })
    assert.equal(refund.status, 'pending')
    await processor.refunds.settle(refund.id)
    assert.equal((await processor.stripe.refunds.retrieve(refund.id)).status, 'succeeded')
    const other = await processor.refunds.make(String(intent), { amount: 2100 })
    await processor.refunds.fail(other.id)
    const charge = await processor.stripe.charges.retrieve(String(other.charge))
    assert.deepEqual([charge.amount_refunded, charge.refunded], [1000, false])
    assert.equal((await processor.stripe.refunds.retrieve(other.id)).failure_reason, 'lost_or_stolen_card')
    assert.deepEqual(
      told().filter((type) => type.startsWith('refund.')),
      ['refund.created', 'refund.updated', 'refund.created', 'refund.updated', 'refund.failed'],
    )
    processor.refunds.takeDays(false)
  })

  it('is taken back by a bank, which then decides', async () => {
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    const { payment_intent: intent } = await processor.sessions.complete(made.id)
    inbox.events.splice(0)
    const dispute = await processor.disputes.open(String(intent))
    await assert.rejects(processor.stripe.refunds.create({ payment_intent: String(intent) }), {
      code: 'charge_disputed',
    })
    await processor.disputes.win(dispute.id)
    assert.equal((await processor.stripe.disputes.retrieve(dispute.id)).status, 'won')
    const again = await processor.disputes.open(String(intent))
    await processor.disputes.lose(again.id)
    await assert.rejects(processor.disputes.win(again.id), /is lost/)
    assert.deepEqual(told(), [
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.funds_reinstated',
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
    ])
  })

  for (const [end, type, status] of [
    ['succeed', 'checkout.session.async_payment_succeeded', 'paid'],
    ['fail', 'checkout.session.async_payment_failed', 'unpaid'],
  ] as const)
    it(`that takes days can ${end}`, async () => {
      const made = await processor.stripe.checkout.sessions.create(MONEY)
      const begun = await processor.sessions.begin(made.id)
      assert.deepEqual([begun.status, begun.payment_status], ['complete', 'unpaid'])
      const refund = processor.stripe.refunds.create({ payment_intent: String(begun.payment_intent) })
      await assert.rejects(refund, { code: 'payment_intent_unexpected_state' })
      const ended = await processor.sessions[end](made.id)
      assert.deepEqual([ended.payment_status, told().at(-1)], [status, type])
      await assert.rejects(processor.sessions[end](made.id))
    })

  it('can be done once, and not once it has expired', async () => {
    const { sessions } = processor.stripe.checkout
    const paid = await sessions.create(MONEY)
    await processor.sessions.complete(paid.id)
    await assert.rejects(processor.sessions.complete(paid.id), /status of `complete`/)
    await assert.rejects(sessions.expire(paid.id), /status of `complete`/)
    const over = await sessions.create(MONEY)
    assert.deepEqual(
      [(await sessions.expire(over.id)).status, told().at(-1)],
      ['expired', 'checkout.session.completed'],
    )
    await processor.idle()
    assert.equal(told().at(-1), 'checkout.session.expired')
    await assert.rejects(processor.sessions.complete(over.id), /status of `expired`/)
  })

  it('is nothing where the price is nothing', async () => {
    const price_data = { currency: 'eur', unit_amount: 0, product_data: { name: 'A trial class' } }
    const made = await processor.stripe.checkout.sessions.create({ ...MONEY, line_items: [{ price_data }] })
    const done = await processor.sessions.complete(made.id)
    assert.deepEqual([done.payment_status, done.payment_intent], ['no_payment_required', null])
  })

  it('is listed among the events since a time, page by page', async () => {
    processor.clock.advance({ hours: 1 })
    const since = Date.parse(processor.clock.now()) / 1000
    const made = await processor.stripe.checkout.sessions.create(MONEY)
    await processor.sessions.complete(made.id)
    const { events } = processor.stripe
    const all: string[] = []
    for await (const { type } of events.list({ created: { gte: since }, limit: 1 })) all.push(type)
    assert.deepEqual(all, inbox.events.map(({ type }) => type).reverse())
    const some = await events.list({ created: { gte: since }, types: ['checkout.session.completed'] })
    assert.deepEqual(
      some.data.map(({ data }) => (data.object as Stripe.Checkout.Session).id),
      [made.id],
    )
    const event = await events.retrieve(some.data[0]?.id ?? '')
    assert.equal(event.pending_webhooks, 0)
  })
})
