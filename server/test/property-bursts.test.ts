import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import fc from 'fast-check'
import { issueGiftCard, makeClient, makeProduct, makePromo, sell } from './build/commerce.ts'
import { makeMembershipType, sellMembership } from './build/memberships.ts'
import { makeClass } from './build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from './studio.ts'

const runs = { seed: 20_260_304, numRuns: 10 }
/** So many at once, each wanting so much. */
const wants = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 8, maxLength: 24 })
const crowd = fc.integer({ min: 8, max: 24 })

describe('at once', () => {
  let studio: TestStudio
  let cent: number
  before(async () => {
    studio = await startStudio()
    cent = (await makeProduct(studio, { name: 'A cent’s worth', price: 0.01, stock_quantity: 1_000_000 })).id
  })
  after(() => studio.stop())

  const post = (path: string, body: object) => studio.asOwner(`POST /api/v1/${path}`, body)
  const read = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
  const isDone = ({ status }: Reply) => status === 201

  /** Runs the property, with the integrity of everything after each example. */
  const whatever = <Values extends [unknown, ...unknown[]]>(
    arbitraries: { [N in keyof Values]: fc.Arbitrary<Values[N]> },
    burst: (...values: Values) => Promise<void>,
  ) =>
    fc.assert(
      fc.asyncProperty(...arbitraries, async (...values) => {
        await burst(...values)
        const report = await read('studio/integrity')
        assert.deepEqual([report.ok, report.invariants.filter(({ ok }: { ok: boolean }) => !ok)], [true, []])
      }),
      runs,
    )

  /** The granted amounts sum to the missing one, and nobody was refused an amount that was still there. */
  const fairlySpent = (
    had: number,
    left: number,
    wanted: readonly number[],
    replies: readonly Reply[],
    code: string,
  ) => {
    const granted = wanted.filter((_, n) => isDone(replies[n]!))
    assert.equal(
      granted.reduce((sum, want) => sum + want, 0),
      had - left,
    )
    assert.ok(left >= 0)
    for (const [n, { status, body }] of replies.entries()) {
      if (status === 201) continue
      assert.deepEqual([status, body.code], [409, code])
      assert.ok(wanted[n]! > left, `${wanted[n]} was refused, and ${left} are left`)
    }
  }

  it('a gift card pays no more than is on it', () =>
    whatever([fc.integer({ min: 1, max: 3000 }), wants], async (had, wanted) => {
      const card = await issueGiftCard(studio, { initial_value: had / 100 })
      const replies = await Promise.all(
        wanted.map((want) => {
          const payments = [{ method: 'gift_card', amount: want / 100, gift_card_code: card.code }]
          const items = [{ product_id: cent, quantity: want }]
          return post('product-sales', { items, payment_method: 'gift_card', payments })
        }),
      )
      const { remaining_balance } = await read(`gift-cards/${card.id}`)
      fairlySpent(had, Math.round(remaining_balance * 100), wanted, replies, 'GIFT_CARD_INVALID')
    }))

  it('no more pieces are sold than there are', () =>
    whatever([fc.integer({ min: 0, max: 3000 }), wants], async (had, wanted) => {
      const { id: product_id } = await makeProduct(studio, { stock_quantity: had })
      const replies = await Promise.all(
        wanted.map((quantity) => post('product-sales', { items: [{ product_id, quantity }], payment_method: 'cash' })),
      )
      const { stock_quantity } = await read(`products/${product_id}`)
      fairlySpent(had, stock_quantity, wanted, replies, 'INSUFFICIENT_STOCK')
    }))

  it('no more of a payment is given back than was paid', () =>
    whatever([fc.integer({ min: 1, max: 999 }), wants], async (had, wanted) => {
      const { id, payments } = await sell(studio, { product_id: cent, quantity: had })
      const replies = await Promise.all(
        wanted.map((want) => post(`payments/${payments[0].id}/refunds`, { amount: want / 100, reason: 'Not wanted' })),
      )
      const { refunded_amount } = await read(`product-sales/${id}`)
      const left = had - Math.round(refunded_amount * 100)
      fairlySpent(had, left, wanted, replies, 'PAYMENT_REFUNDED')
    }))

  it('a promo code is used no more often than it may be, and once by each client', () =>
    whatever([crowd, fc.integer({ min: 1, max: 10 })], async (size, max_uses) => {
      const type = await makeMembershipType(studio)
      const [{ code, id }, { code: once, id: onceId }] = await Promise.all([
        makePromo(studio, { max_uses }),
        makePromo(studio, { one_per_client: true }),
      ])
      const clients = await Promise.all(Array.from({ length: size }, () => makeClient(studio)))
      const buy = (client_id: number, promo_code: string) => {
        const sale = { client_id, membership_type_id: type.id, starts_at: '2026-03-04' }
        return post('memberships', { ...sale, promo_code, payment_method: 'cash' })
      }
      const [many, same] = await Promise.all([
        Promise.all(clients.map((client) => buy(client.id, code))),
        Promise.all(clients.map(() => buy(clients[0].id, once))),
      ])
      assert.equal(many.filter(isDone).length, Math.min(size, max_uses))
      assert.equal(same.filter(isDone).length, 1)
      assert.deepEqual(
        [(await read(`promo-codes/${id}`)).used_count, (await read(`promo-codes/${onceId}`)).used_count],
        [Math.min(size, max_uses), 1],
      )
    }))

  it('neither the places of a class nor the credits of a pack are taken twice', () =>
    whatever([crowd, fc.integer({ min: 1, max: 10 })], async (size, few) => {
      const cls = await makeClass(studio, { capacity: few })
      const packs = await Promise.all(Array.from({ length: size }, () => sellMembership(studio)))
      const one = await sellMembership(studio, { credits_remaining: few })
      const others = await Promise.all(
        packs.map((_, n) => makeClass(studio, { starts_at: `2026-04-${String(n + 1).padStart(2, '0')}T10:00` })),
      )
      const [places, credits] = await Promise.all([
        Promise.all(packs.map(({ client_id }) => post('bookings', { scheduled_class_id: cls.id, client_id }))),
        Promise.all(others.map(({ id }) => post('bookings', { scheduled_class_id: id, client_id: one.client_id }))),
      ])
      const codes = (replies: Reply[]) => [
        ...new Set(replies.filter((reply) => !isDone(reply)).map(({ body }) => body.code)),
      ]
      const taken = Math.min(size, few)
      assert.deepEqual([places.filter(isDone).length, credits.filter(isDone).length], [taken, taken])
      assert.deepEqual([codes(places), codes(credits)], size > few ? [['CLASS_FULL'], ['NO_CREDITS_LEFT']] : [[], []])
      assert.equal((await read(`memberships/${one.id}`)).credits_remaining, few - taken)
    }))
})
