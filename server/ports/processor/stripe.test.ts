import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, type CheckedProcessor } from '../../test/processor.ts'
import { fromProcessor, toProcessor } from './amount-rules.ts'
import { ProcessorError } from './port.ts'
import { readPayment } from './read.ts'
import { stripeProcessors } from './stripe.ts'

describe('the processor', () => {
  let stand: CheckedProcessor
  before(async () => (stand = await startCheckedProcessor()))
  after(() => stand.stop())

  /** Opens the processor like the studio. */
  const open = (options: { base?: string; patience?: number } = {}) =>
    stripeProcessors({ base: stand.url, clock: stand.clock, ...options }).open(stand.key)
  const kindOf = (call: Promise<unknown>) =>
    call.then(
      () => 'done',
      (error: unknown) => (error instanceof ProcessorError ? error.kind : String(error)),
    )

  it('is unavailable where it does not answer in time, or not at all', async () => {
    stand.faults.push({ on: 'GET /v1/account', wait: 500, times: 3 })
    assert.equal(await kindOf(open({ patience: 100 }).account()), 'unavailable')
    assert.equal(await kindOf(open({ base: 'http://127.0.0.1:9' }).account()), 'unavailable')
    assert.equal(await kindOf(open().account()), 'done')
  })

  for (const [status, body, kind] of [
    [401, undefined, 'key'],
    [403, undefined, 'permission'],
    [404, undefined, 'missing'],
    [
      400,
      '{"error":{"type":"invalid_request_error","code":"resource_missing","message":"No such customer"}}',
      'missing',
    ],
    [400, undefined, 'refused'],
    [402, '{"error":{"type":"card_error","code":"card_declined","message":"No"}}', 'refused'],
    [409, undefined, 'unavailable'],
    [429, undefined, 'unavailable'],
    [500, undefined, 'unavailable'],
    [404, '{"message":"Not Found"}', 'unavailable'],
    [200, '{"object":"account"}', 'unavailable'],
    [200, '{"object":"customer","id":"cus_1"}', 'unavailable'],
    [200, '[]', 'unavailable'],
    [200, 'null', 'unavailable'],
    [200, '<html></html>', 'unavailable'],
    [502, '<html>Bad Gateway</html>', 'unavailable'],
  ] as const) {
    // prettier-ignore
    it(`is “${kind}” where it answers ${status} ${body ?? ''}`, async () => {
      stand.faults.push({ on: 'GET /v1/account', status, retry: false, ...(body !== undefined && { body }) })
      assert.equal(await kindOf(open().account()), kind)
    })
  }

  it('tells its time with its first answer', async () => {
    const processors = stripeProcessors({
      base: stand.url,
      clock: { ...stand.clock, now: () => '2026-03-04T10:50:00.000Z' },
    })
    assert.deepEqual([processors.knowsSkew(), processors.skew()], [false, 0])
    await processors.open(stand.key).account()
    assert.deepEqual([processors.knowsSkew(), processors.skew()], [true, 600_000])
  })

  it('tells it in whole seconds, which is no difference', async () => {
    const now = () => `${stand.clock.now().slice(0, 19)}.999Z`
    const processors = stripeProcessors({ base: stand.url, clock: { ...stand.clock, now } })
    await processors.open(stand.key).account()
    assert.deepEqual([processors.knowsSkew(), processors.skew()], [true, 0])
  })
})

describe('what the processor says of a payment', () => {
  for (const [status, read, waits] of [
    ['succeeded', 'succeeded', false],
    ['processing', 'processing', false],
    ['requires_action', 'failed', true],
    ['requires_confirmation', 'failed', true],
    ['requires_payment_method', 'failed', false],
    ['canceled', 'failed', false],
  ] as const) {
    it(`${status}`, () => {
      const intent = {
        id: 'pi_1',
        status,
        amount: 100,
        currency: 'eur',
        metadata: {},
        last_payment_error: null,
        livemode: false,
      }
      const payment = readPayment(intent as unknown as Stripe.PaymentIntent)
      assert.deepEqual([payment.status, payment.waits_for_payer], [read, waits])
    })
  }
})

describe('what the processor counts', () => {
  for (const [minor, currency, counted] of [
    [1250, 'EUR', 1250],
    [500, 'JPY', 500],
    [1250, 'KWD', 1250],
    [900, 'ISK', 90_000],
    [900, 'UGX', 90_000],
    [1_990_000, 'HUF', 1_990_000],
    [12_500, 'MGA', 125],
  ] as const) {
    it(`${minor} of ${currency} as ${counted}, and back`, () => {
      assert.deepEqual([toProcessor(minor, currency), fromProcessor(counted, currency)], [counted, minor])
    })
  }
})
