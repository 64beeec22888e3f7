import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makePromo } from '../../../test/build/commerce.ts'
import { setRules } from '../../../test/build/bookings.ts'
import {
  back,
  registerBuyer,
  sellMonthly,
  sellOnline,
  startOnlineStudio,
  type Buyer,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import type { Reply } from '../../../test/request.ts'

/** Gives the reply to what a client is refused; `buyer` is new each time. */
type Try = (buyer: Buyer) => Promise<Reply>

describe('a checkout is refused', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(() => online.stop())

  const asManager = (client_id: number, membership_type_id: number) =>
    online.studio.asOwner('POST /api/billing/checkout-session', { client_id, membership_type_id, ...back })
  const offer = async (type: object = {}) => (await sellOnline(online.studio, type)).id as number
  const intro = { is_intro_offer: true, intro_price: 29 }
  const priced = (price: number, more: object) => async (buyer: Buyer) => buyer.buy(await offer({ price }), more)

  const cases: readonly [what: string, status: number, code: string, sentence: RegExp, Try][] = [
    ['what is sold at the desk alone', 409, 'MEMBERSHIP_TYPE_NOT_ONLINE', /^Ten classes is not sold online\. Ask at the studio/,
      async (buyer) => buyer.buy(await offer({ sellable_online: false }))],
    ['the same, by a manager', 409, 'MEMBERSHIP_TYPE_NOT_ONLINE', /Ask at the studio/,
      async (buyer) => asManager(buyer.id, await offer({ sellable_online: false }))],
    ['what is off sale: to a client it is not there', 404, 'NOT_FOUND', /membership type/,
      async (buyer) => buyer.buy(await retired())],
    ['the same, by a manager, who may know', 409, 'MEMBERSHIP_TYPE_INACTIVE', /is no longer sold/,
      async (buyer) => asManager(buyer.id, await retired())],
    ['what was never there', 404, 'NOT_FOUND', /membership type/, (buyer) => buyer.buy(999_999)],
    ['for a client who left', 409, 'CLIENT_INACTIVE', /is not an active client/,
      async () => {
        const { id } = await makeClient(online.studio)
        await online.studio.asOwner(`DELETE /api/v1/clients/${id}`)
        return asManager(id, await offer())
      }],
    ['for somebody else', 404, 'NOT_FOUND', /client/,
      async (buyer) => buyer.buy(await offer(), { client_id: (await makeClient(online.studio)).id })],
    ['a second intro offer', 409, 'INTRO_OFFER_USED', /^Intro offers are limited to one per client, and you’ve had one\./,
      async (buyer) => {
        await buyer.begin(await offer({ is_intro_offer: true, intro_price: 0 }))
        return buyer.buy(await offer(intro))
      }],
    ['an intro offer while another is being bought', 409, 'INTRO_OFFER_USED', /is being bought right now/,
      async (buyer) => {
        await buyer.begin(await offer(intro))
        return buyer.buy(await offer(intro))
      }],
    ['a subscription that runs', 409, 'ALREADY_SUBSCRIBED', /^Monthly is already active\./,
      async (buyer) => {
        const { id } = await sellMonthly(online.studio)
        await online.processor.sessions.complete(await buyer.begin(id))
        await online.settle()
        return buyer.buy(id)
      }],
    ['a promo code that nobody knows', 409, 'PROMO_CODE_INVALID', /code/i,
      async (buyer) => buyer.buy(await offer(), { promo_code: 'NOT-A-CODE' })],
    ['a promo code that is used up', 409, 'PROMO_CODE_INVALID', /limit of uses/,
      async (buyer) => {
        const { code: promo_code } = await makePromo(online.studio, { max_uses: 1 })
        const type = await offer()
        await (await registerBuyer(online.studio)).begin(type, { promo_code })
        return buyer.buy(type, { promo_code })
      }],
    ['a gift card that nobody knows', 409, 'GIFT_CARD_INVALID', /^This gift card can’t be used/,
      async (buyer) => buyer.buy(await offer(), { gift_card_code: 'AAAA-BBBB-CCCC-DDDD' })],
    ['a gift card that is empty', 409, 'GIFT_CARD_INVALID', /^This gift card can’t be used/,
      async (buyer) => {
        const { code: gift_card_code } = await issueGiftCard(online.studio, { initial_value: 20 })
        const type = await offer()
        await (await registerBuyer(online.studio)).begin(type, { gift_card_code })
        return buyer.buy(type, { gift_card_code })
      }],
    ['a gift card where the promo code leaves nothing', 422, 'VALIDATION_ERROR', /There is nothing left to pay/,
      async (buyer) => {
        const { code: promo_code } = await makePromo(online.studio, { discount_value: 100 })
        const { code: gift_card_code } = await issueGiftCard(online.studio)
        return buyer.buy(await offer(), { promo_code, gift_card_code })
      }],
    ['less than the processor takes', 409, 'AMOUNT_TOO_SMALL', /^0\.49 EUR is less than can be paid online \(0\.5 EUR\)/,
      priced(0.49, {})],
    ['less than it takes, after a gift card', 409, 'AMOUNT_TOO_SMALL', /use less of the gift card/,
      async (buyer) => {
        const { code: gift_card_code } = await issueGiftCard(online.studio, { initial_value: 49.51 })
        return buyer.buy(await offer({ price: 50 }), { gift_card_code })
      }],
    ['more than the processor takes', 409, 'AMOUNT_NOT_ONLINE', /^You can pay at most 999999\.99 EUR.*studio/, priced(1_000_000, {})],
    ['a price of their own', 422, 'VALIDATION_ERROR', /price/, priced(120, { price: 1 })],
    ['an amount of their own', 422, 'VALIDATION_ERROR', /amount/, priced(120, { amount: 1 })],
    ['a number of pieces', 422, 'VALIDATION_ERROR', /quantity/, priced(120, { quantity: 2 })],
  ] // prettier-ignore

  for (const [what, status, code, sentence, ask] of cases) {
    it(`${what}: ${code}`, async () => {
      const buyer = await registerBuyer(online.studio)
      const reply = await ask(buyer)
      assert.deepEqual([reply.status, reply.body.code], [status, code])
      assert.match(`${reply.body.detail} ${JSON.stringify(reply.body.errors ?? '')}`, sentence)
    })
  }

  it('not where it is just as much as the processor takes', async () => {
    const buyer = await registerBuyer(online.studio)
    assert.equal((await buyer.buy(await offer({ price: 0.5 }))).status, 200)
  })

  it('to clients alone, where the studio does not sell online', async () => {
    const { studio } = online
    await setRules(studio, { self_service_purchases_enabled: false })
    const buyer = await registerBuyer(studio)
    const { status, body } = await buyer.buy(await offer())
    assert.deepEqual([status, body.code], [403, 'SELF_SERVICE_DISABLED'])
    assert.match(body.detail, /Ask at the desk/)
    assert.equal((await asManager(buyer.id, await offer())).status, 200)
    await setRules(studio, { self_service_purchases_enabled: true })
  })

  async function retired(): Promise<number> {
    const id = await offer()
    await online.studio.asOwner(`PUT /api/v1/membership-types/${id}`, { is_active: false })
    return id
  }
})

describe('a checkout elsewhere', () => {
  it('is refused where no processor is connected', async () => {
    const { studio, stop } = await startOnlineStudio({ connected: false })
    const type = await sellOnline(studio)
    const { status, body } = await (await registerBuyer(studio)).buy(type.id)
    assert.deepEqual([status, body.code], [409, 'PAYMENTS_NOT_CONFIGURED'])
    assert.match(body.detail, /Pay at the studio/)
    await stop()
  })

  it('takes 50 yen and not 49', async () => {
    const { studio, processor, stop } = await startOnlineStudio({ currency: 'JPY' })
    const buyer = await registerBuyer(studio)
    const few = await buyer.buy((await sellOnline(studio, { price: 49 })).id)
    assert.deepEqual([few.status, few.body.code], [409, 'AMOUNT_TOO_SMALL'])
    const session = await buyer.begin((await sellOnline(studio, { price: 50 })).id)
    assert.equal((await processor.stripe.checkout.sessions.retrieve(session)).amount_total, 50)
    await stop()
  })
})
