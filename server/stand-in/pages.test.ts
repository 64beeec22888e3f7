import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, startInbox, type CheckedProcessor, type Inbox } from '../test/processor.ts'

const price_data = { currency: 'eur', unit_amount: 6900, product_data: { name: 'Unlimited <b>' } }
const ONCE: Stripe.Checkout.SessionCreateParams = {
  line_items: [{ quantity: 1, price_data }],
  success_url: 'https://studio.example/thanks?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://studio.example/back',
}
const MONTHLY: Stripe.Checkout.SessionCreateParams = {
  ...ONCE,
  mode: 'subscription',
  line_items: [{ quantity: 1, price_data: { ...price_data, recurring: { interval: 'month' } } }],
}

describe('the pages of the stand-in', () => {
  let processor: CheckedProcessor
  let inbox: Inbox
  let stripe: Stripe
  before(async () => {
    processor = await startCheckedProcessor()
    stripe = processor.stripe
    inbox = await startInbox(processor.clock)
    inbox.secret = (await stripe.webhookEndpoints.create({ url: inbox.url, enabled_events: ['*'] })).secret ?? ''
  })
  after(async () => {
    await inbox.stop()
    await processor.stop()
  })
  const press = (url: string | null, what: string, more: Record<string, string> = {}) =>
    fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ do: what, ...more }), redirect: 'manual' })
  const read = async (url: string | null) => (await fetch(url ?? '')).text()

  it('takes a payment, and sends who paid back once the studio knows', async () => {
    const { url, id } = await stripe.checkout.sessions.create(ONCE)
    const shown = await read(url)
    assert.match(shown, /Made-up studio: €69.00/)
    assert.match(shown, /Unlimited &lt;b&gt;/)
    assert.match(shown, /<button[^>]*>Pay<\/button>/)
    const answer = await press(url, 'pay', { email: 'bo@example.com' })
    assert.deepEqual(
      [answer.status, answer.headers.get('location')],
      [303, `https://studio.example/thanks?session_id=${id}`],
    )
    assert.equal(inbox.events.at(-1)?.type, 'checkout.session.completed')
    assert.equal((await stripe.checkout.sessions.retrieve(id)).customer_details?.email, 'bo@example.com')
    assert.match(await read(url), /This payment is done/)
    assert.equal((await press(url, 'pay')).status, 200)
    assert.equal((await stripe.charges.list()).data.length, 1)
  })

  it('says why a card is declined, and lets another one pay', async () => {
    const { url, id } = await stripe.checkout.sessions.create(ONCE)
    assert.match(await (await press(url, 'decline')).text(), /role="alert">Your card has insufficient funds/)
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'open')
    assert.equal((await press(url, 'pay')).status, 303)
  })

  it('leads back, and leaves the session open', async () => {
    const { url, id } = await stripe.checkout.sessions.create(ONCE)
    assert.equal((await press(url, 'back')).headers.get('location'), 'https://studio.example/back')
    assert.equal((await stripe.checkout.sessions.retrieve(id)).status, 'open')
  })

  it('is over when its time is, by the clock', async () => {
    const { url } = await stripe.checkout.sessions.create(ONCE)
    processor.clock.advance({ hours: 24 })
    assert.match(await read(url), /This page has expired/)
    assert.equal((await press(url, 'pay')).status, 410)
  })

  it('begins what takes days, which ends in the back office', async () => {
    const { url, id } = await stripe.checkout.sessions.create(ONCE)
    await press(url, 'later')
    assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'unpaid')
    assert.match(await read(processor.url), /The money has come/)
    await press(processor.url, 'succeed', { of: id })
    assert.equal((await stripe.checkout.sessions.retrieve(id)).payment_status, 'paid')
    assert.doesNotMatch(await read(processor.url), /The money has come/)
  })

  it('lets a customer cancel, keep and pay in the portal', async () => {
    const made = await stripe.checkout.sessions.create(MONTHLY)
    const { customer, subscription } = await processor.sessions.complete(made.id)
    const ask = { customer: String(customer), return_url: 'https://studio.example/me' }
    await assert.rejects(stripe.billingPortal.sessions.create(ask), /No configuration provided/)
    const configuration = await stripe.billingPortal.configurations.create({
      features: {
        payment_method_update: { enabled: true },
        subscription_cancel: { enabled: true, mode: 'at_period_end' },
      },
      login_page: { enabled: true },
    })
    const { url } = await stripe.billingPortal.sessions.create({ ...ask, configuration: configuration.id })
    const of = { subscription: String(subscription) }
    const status = () => stripe.subscriptions.retrieve(of.subscription)
    await press(url, 'cancel', of)
    assert.equal((await status()).cancel_at_period_end, true)
    assert.match(await read(url), /Keep subscription/)
    await press(url, 'keep', of)
    assert.equal((await status()).cancel_at_period_end, false)
    await press(processor.url, 'decline', { of: of.subscription })
    assert.equal((await status()).status, 'past_due')
    const [invoice] = (await stripe.invoices.list({ ...of, status: 'open' })).data
    assert.match(await read(url), /An invoice is open/)
    await press(invoice?.hosted_invoice_url ?? '', 'pay')
    assert.equal((await status()).status, 'active')
    const login = await press(configuration.login_page.url, 'enter', { email: 'ada@example.com' })
    assert.match(login.headers.get('location') ?? '', /\/p\/session\//)
  })

  it('is not there for what there is not', async () => {
    for (const path of ['/c/pay/cs_test_none', '/p/session/none', '/i/none', '/favicon.ico'])
      assert.equal((await fetch(processor.url + path)).status, 404)
  })
})

describe('the books of the stand-in', () => {
  it('are gone on with after a restart, at another address', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'stand-in-'))
    const keep = join(folder, 'processor.json')
    const first = await startCheckedProcessor({ keep })
    const made = await first.stripe.checkout.sessions.create(ONCE, { idempotencyKey: 'co:1' })
    await first.stop()
    const second = await startCheckedProcessor({ keep })
    const found = await second.stripe.checkout.sessions.retrieve(made.id)
    assert.ok(found.url?.startsWith(`${second.url}/`))
    assert.equal((await second.stripe.checkout.sessions.create(ONCE, { idempotencyKey: 'co:1' })).id, made.id)
    assert.notEqual((await second.stripe.checkout.sessions.create(ONCE)).id, made.id)
    await second.stop()
    rmSync(folder, { recursive: true })
  })
})
