import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeProduct, makePromo, sell } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Row = Record<string, unknown>

describe('lists and the audit log of what is sold', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await sell(studio)
    for (const _ of [1, 2, 3]) {
      await sell(studio)
      await issueGiftCard(studio)
      await makePromo(studio)
    }
  })
  after(() => studio.stop())

  for (const path of ['payments', 'receipts', 'products', 'gift-cards', 'promo-codes', 'products/1/stock-movements'])
    it(`${path} go on a second page`, async () => {
      const page = async (query: string) => (await studio.asOwner(`GET /api/v1/${path}?${query}`)).body
      const all = await page('')
      assert.deepEqual([all.page, all.total, all.total_capped], [1, all.items.length, false])
      const second = await page('page=2&page_size=1')
      assert.deepEqual(
        [second.items, second.page, second.page_size, second.total],
        [all.items.slice(1, 2), 2, 1, all.total],
      )
      assert.deepEqual((await page('page=50&page_size=1')).items, [])
      const ids = all.items.map(({ id }: { id: number }) => id)
      if (path !== 'products')
        assert.deepEqual(
          ids,
          [...ids].toSorted((a, b) => b - a),
        )
    })

  const made = async (path: string, body: object) => (await studio.asOwner(`POST /api/v1/${path}`, body)).body
  const changes: [
    name: string,
    path: string,
    fresh: object,
    change: object,
    action: string,
    before: object,
    after: object,
  ][] = [
    [
      'a product',
      'products',
      { name: 'Belt', price: 9.5 },
      { price: 10 },
      'product.update',
      { price_minor: 950 },
      { price_minor: 1000 },
    ],
    [
      'a gift card',
      'gift-cards',
      { initial_value: 5 },
      { is_active: false },
      'gift_card.update',
      { is_active: true },
      { is_active: false },
    ],
    [
      'a promo code',
      'promo-codes',
      { code: 'AUDIT', discount_type: 'percentage', discount_value: 5, valid_from: '2026-03-01' },
      { max_uses: 7 },
      'promo_code.update',
      { max_uses: null },
      { max_uses: 7 },
    ],
  ]
  for (const [name, path, fresh, change, action, before, after] of changes)
    it(`keep of ${name} what changed, once, and when`, async () => {
      const { id, updated_at } = await made(path, fresh)
      await studio.advance({ minutes: 1 })
      const put = () => studio.asOwner(`PUT /api/v1/${path}/${id}`, change)
      const { body } = await put()
      assert.deepEqual((await studio.asOwner(`GET /api/v1/${path}/${id}`)).body, body)
      assert.deepEqual([body.updated_at, body.created_at], [studio.clock.now(), updated_at])
      const entity = action.split('.')[0]
      const log = async () =>
        (await studio.asOwner(`GET /api/v1/audit-log?entity=${entity}&entity_id=${id}`)).body.items as Row[]
      const [changed, created] = await log()
      assert.deepEqual([changed!['action'], changed!['before'], changed!['after']], [action, before, after])
      assert.deepEqual([created!['action'], created!['before']], [`${entity}.create`, null])
      assert.equal((created!['after'] as Row)['id'], id)
      if (path !== 'promo-codes') {
        await studio.advance({ minutes: 1 })
        assert.equal((await put()).body.updated_at, body.updated_at)
        assert.equal((await log()).length, 2)
      }
    })

  it('keep a correction of the stock with both figures', async () => {
    const { id } = await makeProduct(studio, { stock_quantity: 4 })
    await studio.asOwner(`POST /api/v1/products/${id}/stock-adjustment`, { delta: -3 })
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?action=product.stock&entity_id=${id}`)).body
    assert.deepEqual([items[0].before, items[0].after], [{ stock_quantity: 4 }, { stock_quantity: 1 }])
  })
})
