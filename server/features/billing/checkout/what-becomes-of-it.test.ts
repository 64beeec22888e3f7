import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeProduct, makePromo } from '../../../test/build/commerce.ts'
import {
  abandonedBy,
  assertSound,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

describe('what becomes of a checkout', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** A buyer who has begun a pack of 120 with a promo code for all of 10 % and a gift card over 20. */
  async function beginHolding() {
    const { studio } = online
    const type = await sellOnline(studio)
    const promo = await makePromo(studio, { max_uses: 1, one_per_client: true })
    const card = await issueGiftCard(studio, { initial_value: 20 })
    const buyer = await registerBuyer(studio)
    const codes = { promo_code: promo.code, gift_card_code: card.code }
    const session = await buyer.begin(type.id, codes)
    const held = async () => {
      const { body: code } = await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)
      const { body: left } = await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)
      return [code.used_count, left.remaining_balance]
    }
    return { type, buyer, session, codes, held }
  }
  const HELD = [1, 0]
  const FREE = [0, 20]

  it('can still be paid after a card was declined', async () => {
    const { processor, settle } = online
    const { buyer, session, held } = await beginHolding()
    await processor.sessions.decline(session)
    await settle()
    assert.deepEqual([await buyer.statusOf(session), await held()], ['pending', HELD])
    await processor.sessions.complete(session)
    await settle()
    assert.deepEqual([await buyer.statusOf(session), await held()], ['completed', HELD])
    assert.equal((await buyer.memberships()).length, 1)
  })

  for (const [end, status, holds, count] of [
    ['succeed', 'completed', HELD, 1],
    ['fail', 'failed', FREE, 0],
  ] as const) {
    it(`waits for a payment that takes days, and is ${status} once that does ${end}`, async () => {
      const { studio, processor, settle } = online
      const { buyer, session, held } = await beginHolding()
      await processor.sessions.begin(session)
      await settle()
      await studio.advance({ days: 3 })
      assert.deepEqual([await buyer.statusOf(session), await held()], ['pending', HELD])
      await processor.sessions[end](session)
      await settle()
      assert.deepEqual([await buyer.statusOf(session), await held()], [status, holds])
      assert.equal((await buyer.memberships()).length, count)
      assert.equal(abandonedBy(studio, buyer), 0)
    })
  }

  it('ends the subscription whose first payment fails after days', async () => {
    const { studio, processor, settle } = online
    const type = await sellMonthly(studio)
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin(type.id)
    await processor.sessions.begin(session)
    await settle()
    const again = await buyer.buy(type.id)
    assert.deepEqual([again.status, again.body.code], [409, 'ALREADY_SUBSCRIBED'])
    await processor.sessions.fail(session)
    await settle()
    assert.equal(await buyer.statusOf(session), 'failed')
    const { subscription } = await processor.stripe.checkout.sessions.retrieve(session)
    assert.equal((await processor.stripe.subscriptions.retrieve(subscription as string)).status, 'canceled')
    assert.equal((await buyer.buy(type.id)).status, 200)
  })

  for (const [who, told] of [
    ['the processor tells', true],
    ['the studio finds out by its own clock', false],
  ] as const) {
    it(`is given up after its time, and ${who}`, async () => {
      const { studio, processor } = online
      const { buyer, session, held } = await beginHolding()
      processor.deliver.as({ drop: !told })
      await studio.advance({ minutes: 34 })
      assert.deepEqual([await buyer.statusOf(session), await held()], ['pending', HELD])
      await studio.advance({ minutes: 2 })
      await processor.catchUp()
      await online.settle()
      if (!told) await studio.advance({ minutes: 10 })
      processor.deliver.as({})
      assert.deepEqual([await buyer.statusOf(session), await held()], ['expired', FREE])
      assert.equal(abandonedBy(studio, buyer), 1)
    })
  }

  const paths: readonly [what: string, before: (session: string) => Promise<unknown>, kept: string, count: number][] = [
    ['did not pay', async () => {}, 'expired', 1],
    ['had paid meanwhile, which nobody told', (session) => unheard(() => online.processor.sessions.complete(session)), 'completed', 2],
  ] // prettier-ignore
  for (const [what, meanwhile, former, count] of paths) {
    it(`is begun anew by a buyer who ${what}: nothing of their own is in the way`, async () => {
      const { studio, processor, settle } = online
      const { buyer, session, codes, type } = await beginHolding()
      await meanwhile(session)
      const again = await buyer.buy(type.id, former === 'expired' ? codes : {})
      assert.equal(again.status, 200, JSON.stringify(again.body))
      assert.equal(await buyer.statusOf(session), former)
      await processor.sessions.complete(again.body.session_id)
      await settle()
      assert.equal((await buyer.memberships()).length, count)
      assert.equal(abandonedBy(studio, buyer), 0)
    })
  }

  it('does not hold its last piece against the buyer who comes back', async () => {
    const { studio, processor, settle } = online
    const product = await makeProduct(studio, { stock_quantity: 1 })
    const buyer = await registerBuyer(studio)
    const first = await buyer.take(product.id)
    const second = await buyer.take(product.id)
    assert.equal(await buyer.statusOf(first), 'expired')
    await processor.sessions.complete(second)
    await settle()
    assert.equal(await buyer.statusOf(second), 'completed')
    assert.equal((await studio.asOwner(`GET /api/v1/products/${product.id}`)).body.stock_quantity, 0)
  })

  it('is one of two at the most where two tabs are paid: the later page is the one that counts', async () => {
    const { processor, settle } = online
    const { buyer, session, codes, type } = await beginHolding()
    const second = await buyer.begin(type.id, codes)
    await assert.rejects(processor.sessions.complete(session), /status of `expired`/)
    await processor.sessions.complete(second)
    await settle()
    assert.deepEqual([await buyer.statusOf(session), await buyer.statusOf(second)], ['expired', 'completed'])
    assert.equal((await buyer.memberships()).length, 1)
  })

  /** Does something at the processor of which the studio does not learn. */
  async function unheard(what: () => Promise<unknown>): Promise<void> {
    online.processor.deliver.as({ drop: true })
    await what()
    online.processor.deliver.as({})
  }
})
