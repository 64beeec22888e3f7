import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import Stripe from 'stripe'
import { startCheckedProcessor, startInbox, type CheckedProcessor, type Inbox } from '../test/processor.ts'

const SHOP: Stripe.Checkout.SessionCreateParams = {
  mode: 'subscription',
  line_items: [
    {
      quantity: 1,
      price_data: {
        currency: 'eur',
        unit_amount: 6900,
        product_data: { name: 'Unlimited' },
        recurring: { interval: 'month' },
      },
    },
  ],
  metadata: { installation_id: 'here' },
  success_url: 'https://studio.example/thanks',
}

describe('how the stand-in delivers', () => {
  let processor: CheckedProcessor
  let inbox: Inbox
  let endpoint: Stripe.WebhookEndpoint
  before(async () => {
    processor = await startCheckedProcessor({ reach: (url) => url.replace('https://studio.example/hook', inbox.url) })
    inbox = await startInbox(processor.clock)
    endpoint = await processor.stripe.webhookEndpoints.create({
      url: 'https://studio.example/hook',
      enabled_events: ['checkout.session.completed', 'checkout.session.expired', 'invoice.paid', 'refund.created'],
    })
    inbox.secret = endpoint.secret ?? ''
  })
  beforeEach(async () => {
    processor.deliver.as({})
    inbox.status = 200
    await processor.idle()
    inbox.events.splice(0)
    processor.books.asides.deliveries.splice(0)
  })
  after(async () => {
    await inbox.stop()
    await processor.stop()
  })
  const buy = async () => {
    const session = await processor.stripe.checkout.sessions.create(SHOP)
    return processor.sessions.complete(session.id)
  }
  const told = () => inbox.events.map(({ type }) => type)

  it('what an endpoint asked for, in the order it happened', async () => {
    await buy()
    assert.deepEqual(told(), ['invoice.paid', 'checkout.session.completed'])
  })

  it('each three times, turned round or all at once', async () => {
    processor.deliver.as({ hold: true })
    await buy()
    assert.deepEqual(told(), [])
    processor.deliver.as({ hold: true, times: 3, order: 'reversed' })
    await processor.deliver.release()
    assert.deepEqual(told(), [...Array(3).fill('checkout.session.completed'), ...Array(3).fill('invoice.paid')])
    processor.deliver.as({ times: 5, together: true, order: 'shuffled' })
    await buy()
    assert.equal(inbox.events.length, 6 + 10)
    assert.equal(new Set(inbox.events.map(({ id }) => id)).size, 4)
  })

  it('nothing while nobody is reached, and all of it when it is asked to', async () => {
    processor.deliver.as({ drop: true })
    const { id } = await buy()
    assert.deepEqual(told(), [])
    const { data } = await processor.stripe.events.list({ delivery_success: false })
    assert.deepEqual(
      data.map(({ type }) => type),
      ['checkout.session.completed', 'invoice.paid'],
    )
    processor.deliver.as({})
    await processor.deliver.again(({ data }) => (data.object as { id?: string }).id === id)
    assert.deepEqual(told(), ['checkout.session.completed'])
  })

  it('again by the clock what was not taken', async () => {
    inbox.status = 500
    await buy()
    assert.equal(inbox.events.length, 2)
    inbox.status = 200
    await processor.catchUp()
    assert.equal(inbox.events.length, 2)
    processor.clock.advance({ minutes: 5 })
    await processor.catchUp()
    assert.equal(inbox.events.length, 4)
  })

  it('before the request that caused it is answered', async () => {
    processor.deliver.as({ beforeAnswer: true })
    const { invoice } = await buy()
    const paid = await processor.stripe.invoicePayments.list({ invoice: String(invoice) })
    inbox.events.splice(0)
    await processor.stripe.refunds.create({ payment_intent: String(paid.data[0]?.payment.payment_intent) })
    assert.deepEqual(told(), ['refund.created'])
  })

  it('before that, while who is told asks for something', async () => {
    const { invoice } = await buy()
    const paid = await processor.stripe.invoicePayments.list({ invoice: String(invoice) })
    processor.deliver.as({ beforeAnswer: true })
    inbox.meanwhile = () => processor.stripe.accounts.retrieveCurrent()
    inbox.events.splice(0)
    await processor.stripe.refunds.create({ payment_intent: String(paid.data[0]?.payment.payment_intent) })
    delete inbox.meanwhile
    assert.deepEqual([told(), processor.deliver.log.at(-1)?.status], [['refund.created'], 200])
  })

  it('in the shape of an older version', async () => {
    processor.deliver.as({ version: '2024-06-20' })
    const { subscription } = await buy()
    const [event] = inbox.events
    assert.equal(event?.api_version, '2024-06-20')
    const invoice = event?.data.object as unknown as Record<string, unknown>
    assert.equal(invoice.subscription, subscription)
    assert.ok(!('parent' in invoice))
  })

  it('what it lists in the version of the account, and sends in that of the endpoint', async () => {
    const old = await startCheckedProcessor({ accountVersion: '2024-06-20', clock: processor.clock })
    const session = await old.stripe.checkout.sessions.create(SHOP)
    await old.sessions.complete(session.id)
    const { data } = await old.stripe.events.list({ type: 'customer.subscription.created' })
    const [listed] = data as unknown as { api_version: string; data: { object: Record<string, unknown> } }[]
    assert.equal(listed?.api_version, '2024-06-20')
    assert.equal(typeof listed?.data.object.current_period_end, 'number')
    await old.stop()
  })

  it('as if of the other mode', async () => {
    processor.deliver.as({ livemode: true })
    await buy()
    assert.deepEqual([...new Set(inbox.events.map(({ livemode }) => livemode))], [true])
  })

  it('what belongs to another shop', async () => {
    await processor.sessions.foreign()
    const [event] = inbox.events
    assert.deepEqual((event?.data.object as Stripe.Checkout.Session | undefined)?.metadata, {})
  })

  it('that a session has expired, by the clock alone', async () => {
    await processor.stripe.checkout.sessions.create(SHOP)
    processor.clock.advance({ hours: 24 })
    await processor.catchUp()
    assert.deepEqual(told(), ['checkout.session.expired'])
  })

  it('nothing that is not signed with the endpoint’s secret', async () => {
    const right = inbox.secret
    inbox.secret = 'whsec_other'
    await buy()
    assert.deepEqual(inbox.events, [])
    assert.deepEqual([...new Set(processor.deliver.log.slice(-2).map(({ status }) => status))], [400])
    inbox.secret = right
  })

  it('to nobody who has gone, and the secret to nobody who asks later', async () => {
    const { webhookEndpoints } = processor.stripe
    assert.ok(endpoint.secret?.startsWith('whsec_'))
    assert.ok(!('secret' in (await webhookEndpoints.retrieve(endpoint.id))))
    assert.ok(!('secret' in ((await webhookEndpoints.list()).data[0] ?? {})))
    assert.equal((await webhookEndpoints.update(endpoint.id, { disabled: true })).status, 'disabled')
    await buy()
    assert.deepEqual(told(), [])
    assert.deepEqual(await webhookEndpoints.del(endpoint.id).then(({ deleted }) => deleted), true)
    assert.deepEqual((await webhookEndpoints.list()).data, [])
  })
})
