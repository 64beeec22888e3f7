import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('paying with a gift card', () => {
  let studio: TestStudio
  let product_id: number
  before(async () => {
    studio = await startStudio()
    const product = { name: 'Water', price: 0.5, stock_quantity: 100_000 }
    product_id = (await studio.asOwner('POST /api/v1/products', product)).body.id
  })
  after(() => studio.stop())

  /** Sells water for so much money; what the card does not pay is paid in cash. */
  const buy = (total: number, gift_card_code: string, byCard = total) => {
    const cash = total - byCard
    const payments = [
      { method: 'gift_card', amount: byCard, gift_card_code },
      ...(cash > 0 ? [{ method: 'cash', amount: cash }] : []),
    ]
    const items = [{ product_id, quantity: total * 2 }]
    const payment_method = cash > 0 ? 'other' : 'gift_card'
    return studio.asOwner('POST /api/v1/product-sales', { items, payment_method, payments })
  }
  const read = async (id: number) => (await studio.asOwner(`GET /api/v1/gift-cards/${id}`)).body
  const uses = async (id: number): Promise<[string, number, number][]> => {
    const { body } = await studio.asOwner(`GET /api/v1/gift-cards/${id}/uses`)
    return body.map(({ kind, change, balance_after }: Record<string, unknown>) => [kind, change, balance_after])
  }

  it('takes parts until nothing is left, and gives back what is refunded', async () => {
    const card = await issueGiftCard(studio, { initial_value: 50 })
    assert.equal((await buy(20, card.code)).status, 201)
    assert.deepEqual(await read(card.id).then(({ remaining_balance, state }) => [remaining_balance, state]), [
      30,
      'active',
    ])
    const mixed = await buy(45, card.code.toLowerCase(), 30)
    assert.equal(mixed.status, 201)
    assert.equal((await read(card.id)).state, 'redeemed')
    const paid = mixed.body.payments.find(({ method }: { method: string }) => method === 'gift_card')
    assert.equal(paid.gift_card_last4, card.code_last4)
    const refund = { amount: 12.5, reason: 'Broken' }
    assert.equal((await studio.asOwner(`POST /api/v1/payments/${paid.id}/refunds`, refund)).status, 201)
    assert.deepEqual(await uses(card.id), [
      ['payment', -20, 30],
      ['payment', -30, 0],
      ['refund', 12.5, 12.5],
    ])
    assert.deepEqual(await read(card.id).then(({ remaining_balance, state }) => [remaining_balance, state]), [
      12.5,
      'active',
    ])
    assert.equal((await studio.asOwner('GET /api/v1/gift-cards/99999/uses')).status, 404)
  })

  it('takes a refunded sale of a card off that card', async () => {
    const card = await issueGiftCard(studio, { payment_method: 'cash' })
    const { body: sold } = await studio.asOwner('GET /api/v1/payments?kind=gift_card')
    const { id } = sold.items.find((payment: { sold_gift_card_id: number }) => payment.sold_gift_card_id === card.id)
    await buy(20, card.code)
    const refund = (amount: number) =>
      studio.asOwner(`POST /api/v1/payments/${id}/refunds`, { amount, reason: 'Not wanted' })
    assert.deepEqual(await refund(31).then(({ status, body }) => [status, body.code]), [409, 'GIFT_CARD_INVALID'])
    assert.equal((await refund(30)).status, 201)
    assert.deepEqual(await uses(card.id), [
      ['payment', -20, 30],
      ['refund', -30, 0],
    ])
  })

  it('refuses what is not good, says why, and leaves nothing behind', async () => {
    const off = await issueGiftCard(studio)
    await studio.asOwner(`DELETE /api/v1/gift-cards/${off.id}`)
    const small = await issueGiftCard(studio, { initial_value: 19.99 })
    const cases: [code: string, rule: string, detail: RegExp][] = [
      ['0000-0000-0000-0000', 'code', /no gift card/],
      [off.code, 'is_active', /deactivated/],
      [small.code, 'remaining_balance', /19\.99 EUR left/],
    ]
    for (const [code, rule, detail] of cases) {
      const { status, body } = await buy(20, code)
      assert.deepEqual([status, body.code, body.reasons[0].rule], [409, 'GIFT_CARD_INVALID', rule])
      assert.match(body.detail, detail)
    }
    assert.deepEqual([await uses(off.id), await uses(small.id)], [[], []])
  })

  it('is good to the end of its last day on the studio’s clock', async () => {
    const card = await issueGiftCard(studio, { expires_at: '2026-03-04' })
    await studio.advance({ hours: 11, minutes: 59 })
    assert.equal((await buy(1, card.code)).status, 201)
    await studio.advance({ minutes: 1 })
    const late = await buy(1, card.code)
    assert.deepEqual([late.status, late.body.reasons[0].rule], [409, 'expires_at'])
  })

  it('is never overspent, however many pay at once', async () => {
    const card = await issueGiftCard(studio, { initial_value: 50 })
    const replies = await Promise.all(Array.from({ length: 20 }, () => buy(9.5, card.code)))
    const paid = replies.filter(({ status }) => status === 201)
    assert.equal(paid.length, 5)
    for (const { status, body } of replies) {
      if (status !== 201) assert.deepEqual([status, body.code], [409, 'GIFT_CARD_INVALID'])
    }
    assert.equal((await read(card.id)).remaining_balance, 2.5)
    assert.deepEqual(
      await uses(card.id),
      [40.5, 31, 21.5, 12, 2.5].map((left) => ['payment', -9.5, left]),
    )
  })
})
