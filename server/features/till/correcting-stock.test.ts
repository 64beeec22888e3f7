import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeProduct } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Movement {
  delta: number
  kind: string
  reason: string | null
}

describe('the till, of pieces that were never counted', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const sell = (items: object[], amount: number, token = studio.owner) =>
    studio.send('POST /api/v1/till', { token, body: { items, payments: [{ method: 'cash', amount }] } })
  const bottle = (id: number, more: object = {}) => ({ kind: 'product', product_id: id, quantity: 1, ...more })
  const there = { correct_stock: true }
  const moved = async ({ id }: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/products/${id}/stock-movements`)).body.items.map(
      ({ kind, delta, reason }: Movement) => [kind, delta, reason],
    )
  const told = async () =>
    (await studio.asOwner('GET /api/v1/audit-log?action=product.stock')).body.items.map(
      ({ before, after }: Record<string, Record<string, unknown>>) => [
        before?.['stock_quantity'],
        after?.['stock_quantity'],
      ],
    )

  it('adds what the stock lacks and sells it, and says both', async () => {
    const water = await makeProduct(studio, { price: 2, stock_quantity: 1 })
    const lacking = await sell([bottle(water.id, { quantity: 3 })], 6)
    assert.deepEqual([lacking.status, lacking.body.code], [409, 'INSUFFICIENT_STOCK'])
    assert.equal((await sell([bottle(water.id, { quantity: 3, ...there })], 6)).status, 201)
    assert.deepEqual((await moved(water)).slice(0, 2), [
      ['sale', -3, null],
      ['adjustment', 2, 'Counted at the point of sale: it was there'],
    ])
    assert.deepEqual(await told(), [[1, 3]])
  })

  it('adds nothing where the pieces are there, or came meanwhile', async () => {
    const water = await makeProduct(studio, { price: 2, stock_quantity: 3 })
    assert.equal((await sell([bottle(water.id, { quantity: 3, ...there })], 6)).status, 201)
    assert.deepEqual((await moved(water))[0], ['sale', -3, null])
    assert.deepEqual(await told(), [])
  })

  it('takes the permission to manage products, and each line of the product to say so', async () => {
    const water = await makeProduct(studio, { price: 2, stock_quantity: 0 })
    const { token } = await makeManager(studio, ['sales.manage'])
    assert.equal((await sell([bottle(water.id, there)], 2, token)).status, 403)
    const half = await sell([bottle(water.id, there), bottle(water.id)], 4)
    assert.equal(half.body.code, 'INSUFFICIENT_STOCK')
    assert.equal((await sell([bottle(water.id, there), bottle(water.id, there)], 4)).status, 201)
    assert.deepEqual(
      (await moved(water)).slice(-1).map(([, delta]: unknown[]) => delta),
      [2],
    )
  })

  it('leaves the stock as it is where the basket is refused for another reason', async () => {
    const water = await makeProduct(studio, { price: 2, stock_quantity: 0 })
    const gone = await makeProduct(studio, { price: 1, stock_quantity: 5 })
    await studio.asOwner(`DELETE /api/v1/products/${gone.id}`)
    const reply = await sell([bottle(water.id, there), bottle(gone.id)], 3)
    assert.equal(reply.body.code, 'PRODUCT_INACTIVE')
    assert.deepEqual(await moved(water), [])
  })
})
