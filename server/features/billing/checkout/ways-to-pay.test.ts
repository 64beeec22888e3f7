import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makePromo, receiptsOf } from '../../../test/build/commerce.ts'
import {
  assertSound,
  back,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'

interface Case {
  what: string
  type?: object
  promo?: object
  card?: number
  /** The amount that the processor collects, in minor units. */
  collects: number
  /** The receipt's total and its payments. */
  receipt: [number, [string, number][]]
  /** Credits and last day of the membership. */
  gives: [number | null, string | null]
}

const pack: Case['gives'] = [10, '2026-06-01']

const cases: readonly Case[] = [
  { what: 'a pack', collects: 12_000, receipt: [120, [['online', 120]]], gives: pack },
  {
    what: 'a time pass',
    type: { type: 'time_pass', unlimited: true, credits_included: undefined, validity_days: 30, price: 49.9 },
    collects: 4990,
    receipt: [49.9, [['online', 49.9]]],
    gives: [null, '2026-04-02'],
  },
  {
    what: 'a drop-in',
    type: { type: 'drop_in', credits_included: undefined, price: 18 },
    collects: 1800,
    receipt: [18, [['online', 18]]],
    gives: [1, '2026-06-01'],
  },
  {
    what: 'an intro offer at its own price and for its own days',
    type: { is_intro_offer: true, intro_price: 29, intro_validity_days: 14 },
    collects: 2900,
    receipt: [29, [['online', 29]]],
    gives: [10, '2026-03-17'],
  },
  {
    what: 'a pack with a promo code',
    promo: { discount_value: 25 },
    collects: 9000,
    receipt: [90, [['online', 90]]],
    gives: pack,
  },
  {
    what: 'a pack with a gift card that does not pay all of it',
    card: 50,
    collects: 7000,
    receipt: [120, [['gift_card', 50], ['online', 70]]],
    gives: pack,
  },
  {
    what: 'a pack with a promo code and a gift card',
    promo: { discount_value: 10 },
    card: 20,
    collects: 8800,
    receipt: [108, [['gift_card', 20], ['online', 88]]],
    gives: pack,
  },
] // prettier-ignore

describe('what is bought online', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  /** The codes of a case. */
  async function codesOf({ promo, card }: Case) {
    const { studio } = online
    return {
      ...(promo && { promo_code: (await makePromo(studio, promo)).code }),
      ...(card !== undefined && { gift_card_code: (await issueGiftCard(studio, { initial_value: card })).code }),
    }
  }

  for (const one of cases) {
    it(`gives ${one.what}, paid as it was asked`, async () => {
      const { studio, processor, settle } = online
      const type = await sellOnline(studio, one.type)
      const buyer = await registerBuyer(studio)
      const session = await buyer.begin(type.id, await codesOf(one))
      assert.equal((await processor.stripe.checkout.sessions.retrieve(session)).amount_total, one.collects)
      await processor.sessions.complete(session)
      await settle()
      const [membership] = await buyer.memberships()
      assert.deepEqual([membership.credits_remaining, membership.expires_at], one.gives)
      const [receipt] = (await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id)
      const payments = receipt.payments.map(({ method, amount }: Record<string, unknown>) => [method, amount])
      assert.deepEqual([receipt.total, payments], one.receipt)
      const { body } = await buyer.ask(`GET /api/billing/checkout-session/${session}`)
      const shown = {
        status: 'completed',
        kind: 'membership',
        membership_id: membership.id,
        receipt_id: receipt.id,
        booking_id: null,
        appointment_id: null,
      }
      assert.deepEqual(body, shown)
    })
  }

  it('is bought by a manager for a client', async () => {
    const { studio, processor, settle } = online
    const [type, client] = [await sellOnline(studio), await makeClient(studio)]
    const wanted = { client_id: client.id, membership_type_id: type.id, ...back }
    const { body } = await studio.asOwner('POST /api/billing/checkout-session', wanted)
    await processor.sessions.complete(body.session_id)
    await settle()
    const { body: shown } = await studio.asOwner(`GET /api/billing/checkout-session/${body.session_id}`)
    assert.equal(shown.status, 'completed')
    const { body: held } = await studio.asOwner(`GET /api/v1/memberships?client_id=${client.id}`)
    assert.deepEqual([held.items.length, held.items[0].id], [1, shown.membership_id])
  })

  for (const [what, codes] of [
    ['a promo code', async () => ({ promo_code: (await makePromo(online.studio, { discount_value: 100 })).code })],
    [
      'a gift card',
      async () => ({ gift_card_code: (await issueGiftCard(online.studio, { initial_value: 120 })).code }),
    ],
  ] as const) {
    it(`is there at once, without the processor, where ${what} leaves nothing to pay`, async () => {
      const { studio, processor } = online
      const type = await sellOnline(studio)
      const buyer = await registerBuyer(studio)
      const more = await codes()
      const asked = processor.seen.length
      const { status, body } = await buyer.buy(type.id, more)
      assert.deepEqual([status, body.completed], [200, true])
      assert.equal(body.checkout_url, `https://studio.example/paid?s=${body.session_id}`)
      assert.equal(await buyer.statusOf(body.session_id), 'completed')
      assert.equal((await buyer.memberships())[0].credits_remaining, 10)
      assert.deepEqual(processor.seen.slice(asked), [])
    })
  }

  it('needs no processor at all where nothing is to be paid', async () => {
    const { studio, stop } = await startOnlineStudio({ connected: false })
    try {
      const type = await sellOnline(studio, { price: 0 })
      const { status, body } = await (await registerBuyer(studio)).buy(type.id)
      assert.deepEqual([status, body.completed], [200, true])
    } finally {
      await stop()
    }
  })
})
