import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makePromo, receiptsOf } from '../../../test/build/commerce.ts'
import {
  assertSound,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('a studio that stops in the middle of a sale', () => {
  let online: OnlineStudio
  beforeEach(async () => (online = await startOnlineStudio()))
  afterEach(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  async function buyerWithCode() {
    const { studio } = online
    const type = await sellOnline(studio)
    const promo = await makePromo(studio, { max_uses: 1 })
    const buyer = await registerBuyer(studio)
    const used = async () => (await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body.used_count
    return { type, promo, buyer, used }
  }

  for (const [what, fault] of [
    ['before the processor had heard of it', { status: 503, retry: false }],
    ['after the processor had made its session', { loseAnswer: true, times: 3 }],
  ] as const) {
    it(`gives back what was held, where it stopped ${what}`, async () => {
      const { studio, processor } = online
      const { type, promo, buyer, used } = await buyerWithCode()
      processor.faults.push({ on: 'POST /v1/checkout/sessions', ...fault })
      await buyer.buy(type.id, { promo_code: promo.code })
      assert.equal(await used(), 1)
      await studio.restart()
      // The client may still wait for the answer: not yet.
      await studio.advance({ minutes: 4 })
      assert.equal(await used(), 1)
      await studio.advance({ minutes: 11 })
      assert.equal(await used(), 0)
      assert.deepEqual(processor.books.all('checkout.session').filter(({ status }) => status === 'open'), []) // prettier-ignore
      assert.deepEqual(await buyer.memberships(), [])
    })
  }

  it('delivers at its next start what was paid while it was off', async () => {
    const { studio, processor } = online
    const { type, promo, buyer, used } = await buyerWithCode()
    const session = await buyer.begin(type.id, { promo_code: promo.code })
    processor.deliver.as({ drop: true })
    await studio.restart(() => void processor.sessions.complete(session))
    await studio.running.runJobs()
    assert.deepEqual([(await buyer.memberships()).length, await used(), await buyer.statusOf(session)], [1, 1, 'completed']) // prettier-ignore
    processor.deliver.as({ times: 3, order: 'shuffled' })
    await processor.deliver.again()
    await online.settle()
    assert.deepEqual([(await buyer.memberships()).length, (await receiptsOf(studio)).length], [1, 1])
  })

  it('delivers what it was told of and had not looked at', async () => {
    const { studio, processor } = online
    const { type, buyer } = await buyerWithCode()
    await processor.sessions.complete(await buyer.begin(type.id))
    assert.deepEqual(await buyer.memberships(), [])
    await studio.restart()
    await studio.running.runJobs()
    assert.equal((await buyer.memberships()).length, 1)
  })
})
