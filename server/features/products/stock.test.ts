import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, sell } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('stock', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const adjust = (id: number, body: object) => studio.asOwner(`POST /api/v1/products/${id}/stock-adjustment`, body)
  const stockOf = async (id: number) => (await studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity
  const movements = async (id: number, query = '') =>
    (await studio.asOwner(`GET /api/v1/products/${id}/stock-movements?${query}`)).body

  it('is the sum of movements that say who, what and why', async () => {
    const { id } = await makeProduct(studio, { stock_quantity: 10 })
    assert.equal((await adjust(id, { delta: 5, reason: 'Delivery' })).body.stock_quantity, 15)
    assert.equal((await adjust(id, { delta: -2 })).body.stock_quantity, 13)
    const sale = await sell(studio, { product_id: id, quantity: 3 })
    const { items, total } = await movements(id)
    assert.deepEqual(
      items.map((row: Record<string, unknown>) => [row['kind'], row['delta'], row['reason'], row['sale_id']]),
      [
        ['sale', -3, null, sale.id],
        ['adjustment', -2, null, null],
        ['adjustment', 5, 'Delivery', null],
        ['initial', 10, null, null],
      ],
    )
    assert.equal(total, 4)
    assert.ok(items.every((row: Record<string, unknown>) => row['actor_name'] === 'Olga Owner'))
    assert.equal((await movements(id, `sale_id=${sale.id}`)).total, 1)
    assert.equal(await stockOf(id), 10)
    assert.equal((await studio.asOwner('GET /api/v1/products/9999/stock-movements')).status, 404)
  })

  it('goes down to nothing and not below', async () => {
    const { id } = await makeProduct(studio, { stock_quantity: 3 })
    const refused = await adjust(id, { delta: -4 })
    assert.deepEqual([refused.status, refused.body.code], [409, 'INSUFFICIENT_STOCK'])
    assert.deepEqual(refused.body.reasons[0].value, { product_id: id, wanted: 4, stock_quantity: 3 })
    assert.equal(await stockOf(id), 3)
    assert.equal((await adjust(id, { delta: -3 })).body.stock_quantity, 0)
    for (const delta of [0, 1.5, '2', 1e9]) {
      const { status, body } = await adjust(id, { delta })
      assert.deepEqual([status, body.errors[0].path], [422, 'delta'])
    }
    assert.equal((await adjust(9999, { delta: 1 })).status, 404)
  })

  it('sells five pieces to five of twenty buyers', async () => {
    const { id: product_id } = await makeProduct(studio, { stock_quantity: 5 })
    const body = { items: [{ product_id, quantity: 1 }], payment_method: 'cash' }
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => studio.asOwner('POST /api/v1/product-sales', body)),
    )
    assert.equal(replies.filter(({ status }) => status === 201).length, 5)
    assert.equal(replies.filter((reply) => reply.body.code === 'INSUFFICIENT_STOCK').length, 15)
    assert.equal(await stockOf(product_id), 0)
    assert.equal((await movements(product_id)).total, 6)
  })

  it('takes adjustments in parallel one by one', async () => {
    const { id } = await makeProduct(studio, { stock_quantity: 10 })
    const replies = await Promise.all(Array.from({ length: 8 }, () => adjust(id, { delta: -3 })))
    assert.equal(replies.filter(({ status }) => status === 200).length, 3)
    assert.equal(await stockOf(id), 1)
  })
})
