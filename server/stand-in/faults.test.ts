import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type Stripe from 'stripe'
import { startCheckedProcessor, type CheckedProcessor } from '../test/processor.ts'

describe('what goes wrong on the way to the stand-in', () => {
  let processor: CheckedProcessor
  before(async () => void (processor = await startCheckedProcessor()))
  after(() => processor.stop())
  const asked = (from: number) => processor.seen.slice(from).length

  it('is tried again by the package, but where it is told not to', async () => {
    const patient = processor.client({ retries: 2 })
    for (const [status, retry, times] of [
      [500, undefined, 2],
      [429, true, 2],
      [500, false, 1],
    ] as const) {
      const before = processor.seen.length
      processor.faults.push({ on: 'POST /v1/customers', status, retry, times: 1 })
      const made = patient.customers.create({ email: 'ada@example.com' })
      if (retry === false) await assert.rejects(made, { type: 'StripeAPIError' })
      else assert.equal((await made).object, 'customer')
      assert.equal(asked(before), times)
    }
  })

  it('leaves what was done where only the answer was lost, and the package finds it by its key', async () => {
    const before = (await processor.stripe.customers.list()).data.length
    processor.faults.push({ on: 'POST /v1/customers', loseAnswer: true })
    const customer = await processor.client({ retries: 1 }).customers.create({ email: 'bo@example.com' })
    const { data } = await processor.stripe.customers.list()
    assert.deepEqual([data.length, data[0]?.id], [before + 1, customer.id])
  })

  // A fact of the package that its callers have to know: answers that are not Stripe's are returned as if they were.
  it('comes through as a success where it is not Stripe’s: a 404 of a proxy is given as the refund', async () => {
    processor.faults.push({ on: 'POST /v1/refunds', status: 404, body: '{"message":"Not Found"}' })
    const refund = await processor.stripe.refunds.create({ payment_intent: 'pi_1' })
    assert.equal(refund.object, undefined)
    assert.equal(refund.id, undefined)
    assert.equal((refund as unknown as { message: string }).message, 'Not Found')
    assert.equal(refund.lastResponse.statusCode, 404)
  })

  it('is refused where it is no JSON at all', async () => {
    processor.faults.push({ on: 'GET /v1/account', status: 502, body: '<html>Bad gateway</html>' })
    await assert.rejects(processor.stripe.accounts.retrieveCurrent(), (error: Stripe.errors.StripeAPIError) => {
      assert.match(error.message, /Invalid JSON/)
      return true
    })
    assert.equal((await processor.stripe.accounts.retrieveCurrent()).object, 'account')
  })

  it('says the time of the studio’s clock in its answers', async () => {
    const { lastResponse } = await processor.stripe.accounts.retrieveCurrent()
    assert.equal(new Date(String(lastResponse.headers.date)).toISOString(), processor.clock.now())
  })
})
