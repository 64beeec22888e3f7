import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeProduct, makePromo } from '../../../test/build/commerce.ts'
import {
  assertSound,
  back,
  productPath,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import type { Reply } from '../../../test/request.ts'

describe('many who buy at once', () => {
  let online: OnlineStudio
  let buyers: Buyer[]
  before(async () => {
    online = await startOnlineStudio()
    buyers = await Promise.all(Array.from({ length: 50 }, () => registerBuyer(online.studio)))
  })
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const crowd = (count: number, ask: (buyer: Buyer) => Promise<Reply>) =>
    Promise.all(buyers.slice(0, count).map((buyer) => ask(buyer)))
  /** The number that were let through; all others were refused with the code. */
  const through = (replies: readonly Reply[], code: string) => {
    const refused = replies.filter(({ status }) => status !== 200)
    assert.deepEqual([...new Set(refused.map(({ status, body }) => `${status} ${body.code}`))], [`409 ${code}`])
    return replies.length - refused.length
  }

  it('use a promo code no more often than it may be', async () => {
    const type = await sellOnline(online.studio)
    const { code: promo_code } = await makePromo(online.studio, { max_uses: 1 })
    assert.equal(through(await crowd(50, (buyer) => buyer.buy(type.id, { promo_code })), 'PROMO_CODE_INVALID'), 1)
  })

  it('leave the uses of a code to others: one client in many tabs holds one', async () => {
    const [one, two, three] = [
      await sellOnline(online.studio),
      await sellOnline(online.studio),
      await sellOnline(online.studio),
    ]
    const { code: promo_code } = await makePromo(online.studio, { max_uses: 5 })
    const buyer = await registerBuyer(online.studio)
    const tabs = [one, two, three, one, two, three].map((type) => buyer.buy(type.id, { promo_code }))
    for (const { status } of await Promise.all(tabs)) assert.equal(status, 200)
    assert.equal(through(await crowd(6, (other) => other.buy(one.id, { promo_code })), 'PROMO_CODE_INVALID'), 4)
  })

  it('spend no more of a gift card than is on it', async () => {
    const { studio, processor, settle } = online
    const type = await sellOnline(studio)
    const card = await issueGiftCard(studio, { initial_value: 150 })
    const replies = await crowd(2, (buyer) => buyer.buy(type.id, { gift_card_code: card.code }))
    assert.deepEqual(replies.map(({ status }) => status), [200, 200]) // prettier-ignore
    assert.deepEqual(replies.map(({ body }) => body.completed).toSorted((one, other) => Number(one) - Number(other)), [false, true]) // prettier-ignore
    const open = replies.find(({ body }) => !body.completed)!.body.session_id
    assert.equal((await processor.stripe.checkout.sessions.retrieve(open)).amount_total, 9000)
    await processor.sessions.complete(open)
    await settle()
    assert.equal((await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)).body.remaining_balance, 0)
  })

  it('take a last piece once', async () => {
    const { id } = await makeProduct(online.studio, { stock_quantity: 1 })
    const path = await productPath(online.studio, id)
    assert.equal(through(await crowd(20, (buyer) => buyer.ask(`POST ${path}`, back)), 'INSUFFICIENT_STOCK'), 1)
    const { body } = await online.studio.asOwner(`GET /api/v1/products/${id}`)
    assert.equal(body.stock_quantity, 0)
  })

  for (const [what, sell, code] of [
    ['a subscription', () => sellMonthly(online.studio), 'ALREADY_SUBSCRIBED'],
    ['an intro offer', () => sellOnline(online.studio, { is_intro_offer: true, intro_price: 29 }), 'INTRO_OFFER_USED'],
  ] as const) {
    it(`get ${what} into two tabs at once no more than once`, async () => {
      const type = await sell()
      const buyer = await registerBuyer(online.studio)
      const replies = await Promise.all([buyer.buy(type.id), buyer.buy(type.id), buyer.buy(type.id)])
      const sessions = replies.filter(({ status }) => status === 200).map(({ body }) => body.session_id as string)
      const looked = sessions.map((id) => online.processor.stripe.checkout.sessions.retrieve(id))
      const open = (await Promise.all(looked)).filter(({ status }) => status === 'open')
      assert.equal(open.length, 1)
      assert.ok(replies.every(({ status, body }) => status === 200 || body.code === code))
    })
  }
})
