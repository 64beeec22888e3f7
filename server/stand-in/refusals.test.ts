import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, type CheckedProcessor } from '../test/processor.ts'

type Params = Stripe.Checkout.SessionCreateParams

const line = (more: object = {}) => ({
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 1550, product_data: { name: 'A class' }, ...more },
})
const GOOD: Params = { mode: 'payment', line_items: [line()], success_url: 'https://studio.example/thanks' }
const recurring = { recurring: { interval: 'month' } }
const NOW = Date.parse('2026-03-04T11:00:00.000Z') / 1000

/** The refusals of a session, by the parameter and the code or words of the refusal. */
const BAD: Record<string, [object, string | undefined, string | RegExp]> = {
  'a parameter that was removed': [{ payment_method_types: ['card'] }, 'payment_method_types', 'parameter_unknown'],
  'a parameter nobody knows': [{ colour: 'red' }, 'colour', 'parameter_unknown'],
  'half a cent': [
    { line_items: [line({ unit_amount: 15.5 })] },
    'line_items[0][price_data][unit_amount]',
    'parameter_invalid_integer',
  ],
  'a mode there is not': [{ mode: 'gift' }, 'mode', 'parameter_invalid'],
  'a way of showing it of old': [{ ui_mode: 'hosted' }, 'ui_mode', 'parameter_invalid'],
  'a line without a currency': [
    { line_items: [{ quantity: 1, price_data: { unit_amount: 5, product_data: { name: 'A' } } }] },
    'line_items[0][price_data][currency]',
    'parameter_missing',
  ],
  'a recurring price paid once': [{ line_items: [line(recurring)] }, 'line_items', /recurring price/],
  'a subscription without one': [{ mode: 'subscription' }, 'line_items', /at least one recurring price/],
  'a subscription in two rhythms': [
    { mode: 'subscription', line_items: [line(recurring), line({ recurring: { interval: 'year' } })] },
    'line_items',
    /different billing intervals/,
  ],
  'a subscription every 37 months': [
    { mode: 'subscription', line_items: [line({ recurring: { interval: 'month', interval_count: 37 } })] },
    'line_items[0][price_data][recurring][interval_count]',
    /three years/,
  ],
  'two currencies': [{ line_items: [line(), line({ currency: 'usd' })] }, 'line_items', /same currency/],
  'a customer and an e-mail': [{ customer: 'cus_1', customer_email: 'a@b.test' }, 'customer', /only specify one/],
  'a customer there is not': [{ customer: 'cus_1' }, 'customer', 'resource_missing'],
  'a discount beside codes': [
    { discounts: [{ coupon: 'c' }], allow_promotion_codes: true },
    'discounts',
    /only specify one/,
  ],
  'a coupon there is not': [{ discounts: [{ coupon: 'c' }] }, 'discounts[0][coupon]', 'resource_missing'],
  'less than half an hour': [{ expires_at: NOW + 1799 }, 'expires_at', /at least 30 minutes/],
  'more than a day': [{ expires_at: NOW + 86_401 }, 'expires_at', /less than 24 hours/],
  'less than can be charged': [{ line_items: [line({ unit_amount: 49 })] }, 'line_items', 'amount_too_small'],
  'no way back': [{ success_url: '' }, 'success_url', 'url_invalid'],
  'a way back that is none': [{ success_url: 'javascript:alert(1)' }, 'success_url', 'url_invalid'],
  'data of another mode': [{ subscription_data: { metadata: { a: 'b' } } }, 'subscription_data', /`payment` mode/],
  'more than 50 keys': [
    { metadata: Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`k${n}`, 'v'])) },
    'metadata',
    /50 keys/,
  ],
  'a key of 41 letters': [
    { payment_intent_data: { metadata: { ['k'.repeat(41)]: 'v' } } },
    'payment_intent_data[metadata]',
    /40 characters/,
  ],
  'a value of 501': [{ metadata: { key: 'v'.repeat(501) } }, 'metadata', /500 characters/],
  'what the stand-in does nothing with': [
    { phone_number_collection: { enabled: true } },
    'phone_number_collection',
    'parameter_unknown',
  ],
}

describe('what the stand-in refuses', () => {
  let processor: CheckedProcessor
  before(async () => void (processor = await startCheckedProcessor()))
  after(() => processor.stop())
  const create = (params: object, client = processor.stripe) => client.checkout.sessions.create(params as Params)

  for (const [name, [change, param, why]] of Object.entries(BAD))
    it(`${name}`, async () => {
      await assert.rejects(create({ ...GOOD, ...change }), (error: Stripe.errors.StripeInvalidRequestError) => {
        assert.equal(error.type, 'StripeInvalidRequestError')
        assert.equal(error.param, param, error.message)
        if (typeof why === 'string') assert.equal(error.code, why)
        else assert.match(error.message, why)
        return true
      })
    })

  it('nothing at the edges of what it takes', async () => {
    for (const change of [
      { expires_at: NOW + 1800 },
      { expires_at: NOW + 86_400 },
      { line_items: [line({ unit_amount: 50 })] },
      { line_items: [line({ unit_amount: 0 })] },
      { metadata: { ['k'.repeat(40)]: 'v'.repeat(500), n: 7 } },
    ])
      assert.equal((await create({ ...GOOD, ...change })).object, 'checkout.session')
  })

  it('another version of the API', () =>
    assert.rejects(create(GOOD, processor.client({ version: '2024-06-20' })), /Invalid Stripe API version: 2024-06-20/))

  it('a key that is not its own', () =>
    assert.rejects(create(GOOD, processor.client({ key: 'sk_test_other' })), { type: 'StripeAuthenticationError' }))

  it('a restricted key what it was not made for', async () => {
    processor.keys.set('rk_test_1', ['rak_customer_write'])
    const restricted = processor.client({ key: 'rk_test_1' })
    const customer = await restricted.customers.create({})
    assert.equal((await restricted.customers.retrieve(customer.id)).id, customer.id)
    await assert.rejects(create(GOOD, restricted), { type: 'StripePermissionError', statusCode: 403 })
  })

  it('an address it does not know, as Stripe does', () =>
    assert.rejects(processor.stripe.topups.list(), { type: 'StripeInvalidRequestError', statusCode: 404 }))

  it('to show the one mode what is of the other', async () => {
    processor.keys.set('sk_live_1', 'all')
    const live = processor.client({ key: 'sk_live_1' })
    const session = await create(GOOD, live)
    assert.ok(session.livemode && session.id.startsWith('cs_live_'))
    await assert.rejects(processor.stripe.checkout.sessions.retrieve(session.id), { code: 'resource_missing' })
    assert.equal((await live.checkout.sessions.retrieve(session.id)).id, session.id)
  })

  it('to answer what is not Stripe’s', async () => {
    const made = await create(GOOD)
    const session = processor.books.get('checkout.session', made.id)
    Object.assign(session, { metadata: { id: 7 } })
    await assert.rejects(
      processor.stripe.checkout.sessions.retrieve(made.id),
      /own Checkout.Session is not Stripe's: \/metadata\/id must be string/,
    )
  })

  it('a request, and takes it for the cause of nothing that comes after', async () => {
    const { id } = await create(GOOD)
    await assert.rejects(create({ ...GOOD, colour: 'red' }), { code: 'parameter_unknown' })
    await processor.sessions.complete(id)
    const [event] = processor.books.all('event')
    assert.deepEqual([event?.type, event?.request?.id], ['checkout.session.completed', null])
  })

  it('the same key for another request, and answers the same one again', async () => {
    const options = { idempotencyKey: 'co:1' }
    const first = await processor.stripe.checkout.sessions.create(GOOD, options)
    const second = await processor.stripe.checkout.sessions.create(GOOD, options)
    assert.equal(second.id, first.id)
    assert.equal(second.lastResponse.headers['idempotent-replayed'], 'true')
    await assert.rejects(processor.stripe.checkout.sessions.create({ ...GOOD, metadata: { a: 'b' } }, options), {
      type: 'StripeIdempotencyError',
    })
    processor.clock.advance({ hours: 24 })
    assert.notEqual((await processor.stripe.checkout.sessions.create(GOOD, options)).id, first.id)
  })
})
