import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setRules } from '../../../test/build/bookings.ts'
import { makeProduct, receiptsOf } from '../../../test/build/commerce.ts'
import {
  assertSound,
  back,
  productPath,
  registerBuyer,
  sellOnline,
  startOnlineStudio,
  type OnlineStudio,
} from '../../../test/build/online.ts'
import { makeManager } from '../../../test/build/staff.ts'

describe('a product bought online', () => {
  let online: OnlineStudio
  before(async () => (online = await startOnlineStudio()))
  after(async () => {
    await assertSound(online.studio)
    await online.stop()
  })

  const stockOf = async ({ id }: { id: number }) =>
    (await online.studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity

  it('takes its piece from the stock as it is begun, and sells it as it is paid', async () => {
    const { studio, processor, settle } = online
    const product = await makeProduct(studio, { name: 'Mat', price: 35.5, stock_quantity: 3 })
    const buyer = await registerBuyer(studio)
    const session = await buyer.take(product.id)
    assert.equal(await stockOf(product), 2)
    await processor.sessions.complete(session)
    await settle()
    assert.deepEqual([await stockOf(product), await buyer.statusOf(session)], [2, 'completed'])
    const [receipt] = (await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id)
    assert.deepEqual([receipt.total, receipt.payments[0].method, receipt.lines[0].description], [35.5, 'online', 'Mat'])
    const { body: sales } = await studio.asOwner(`GET /api/v1/product-sales?client_id=${buyer.id}`)
    assert.deepEqual([sales.length, sales[0].payment_method], [1, 'online'])
  })

  it('goes back to the stock where nobody pays', async () => {
    const { studio, processor, settle } = online
    const product = await makeProduct(studio, { stock_quantity: 1 })
    const buyer = await registerBuyer(studio)
    await processor.sessions.expire(await buyer.take(product.id))
    await settle()
    assert.equal(await stockOf(product), 1)
  })

  it('is delivered though it has left the shelves since: it was promised', async () => {
    const { studio, processor, settle } = online
    const product = await makeProduct(studio, { stock_quantity: 1 })
    const buyer = await registerBuyer(studio)
    const session = await buyer.take(product.id)
    await studio.asOwner(`PUT /api/v1/products/${product.id}`, { is_active: false })
    await processor.sessions.complete(session)
    await settle()
    assert.deepEqual([await buyer.statusOf(session), await stockOf(product)], ['completed', 0])
  })

  it('is held once by one client, however many tabs; the desk reads for whom, and when it is free', async () => {
    const { studio } = online
    const { id: product_id } = await makeProduct(studio, { name: 'Block', stock_quantity: 3 })
    const [buyer, other] = [await registerBuyer(studio, { full_name: 'Ana Holds' }), await registerBuyer(studio)]
    const path = await productPath(studio, product_id)
    const asked = await Promise.all(Array.from({ length: 6 }, () => buyer.ask(`POST ${path}`, back)))
    for (const { status } of asked) assert.equal(status, 200)
    assert.equal(await stockOf({ id: product_id }), 2, 'two are left for others')
    await other.take(product_id)

    const wanted = (await stockOf({ id: product_id })) + 1
    const sale = { items: [{ product_id, quantity: wanted }], payment_method: 'cash' }
    const atDesk = await studio.asOwner('POST /api/v1/product-sales', sale)
    const { code, detail, value } = atDesk.body.reasons[0]
    assert.deepEqual([atDesk.status, code, value.stock_quantity], [409, 'INSUFFICIENT_STOCK', value.wanted - 1])
    assert.match(
      detail,
      /Held for online purchases in progress: \d pieces, for Ana Holds, Clara \d+\. .* free again by/,
    )
    const { token } = await makeManager(studio, ['sales.manage'])
    const unnamed = await studio.send('POST /api/v1/product-sales', { token, body: sale })
    assert.match(unnamed.body.reasons[0].detail, /in progress: \d pieces\. /)
  })

  it('is a membership that stays while somebody is about to buy it, and is given though it went off sale', async () => {
    const { studio, processor, settle } = online
    const type = await sellOnline(studio)
    const buyer = await registerBuyer(studio)
    const session = await buyer.begin(type.id)
    const removed = await studio.asOwner(`DELETE /api/v1/membership-types/${type.id}/remove`)
    assert.deepEqual([removed.status, removed.body.code], [409, 'MEMBERSHIP_TYPE_IN_USE'])
    await studio.asOwner(`PUT /api/v1/membership-types/${type.id}`, { is_active: false, sellable_online: false })
    await processor.sessions.complete(session)
    await settle()
    assert.equal((await buyer.memberships()).length, 1)
  })

  for (const [what, change] of [
    ['a product', 'products'],
    ['a membership', 'membership-types'],
  ] as const) {
    it(`is written at the price that was asked, whatever ${what} costs by then`, async () => {
      const { studio, processor, settle } = online
      const isProduct = change === 'products'
      const { id } = await (isProduct ? makeProduct(studio, { price: 35 }) : sellOnline(studio, { price: 35 }))
      const buyer = await registerBuyer(studio)
      const session = await (isProduct ? buyer.take(id) : buyer.begin(id))
      assert.equal((await studio.asOwner(`PUT /api/v1/${change}/${id}`, { price: 99 })).status, 200)
      await processor.sessions.complete(session)
      await settle()
      const [receipt] = (await receiptsOf(studio)).filter(({ client_id }) => client_id === buyer.id)
      assert.deepEqual([receipt.total, receipt.payments[0].amount], [35, 35])
    })
  }

  it('is refused with a sentence where it can’t be had', async () => {
    const { studio } = online
    const buyer = await registerBuyer(studio)
    const soldOut = await makeProduct(studio, { name: 'Block', stock_quantity: 0 })
    const offSale = await makeProduct(studio)
    await studio.asOwner(`PUT /api/v1/products/${offSale.id}`, { is_active: false })
    const product = await makeProduct(studio)
    const path = await productPath(studio, product.id)
    const manager = studio.owner
    const cases = [
      [await productPath(studio, soldOut.id), back, 409, 'INSUFFICIENT_STOCK'],
      [await productPath(studio, offSale.id), back, 404, 'NOT_FOUND'],
      [await productPath(studio, 999_999), back, 404, 'NOT_FOUND'],
      [path.replace(/widget\/[^/]+/, 'widget/of-another-studio'), back, 404, 'NOT_FOUND'],
      [path, { ...back, client_id: buyer.id }, 422, 'VALIDATION_ERROR'],
      [path, { ...back, quantity: 3 }, 422, 'VALIDATION_ERROR'],
      [path, { ...back, price: 1 }, 422, 'VALIDATION_ERROR'],
    ] as const
    for (const [where, body, status, code] of cases) {
      const reply = await buyer.ask(`POST ${where}`, body)
      assert.deepEqual([reply.status, reply.body.code], [status, code], where)
    }
    const asManager = await studio.send(`POST ${path}`, { token: manager, body: back })
    assert.deepEqual([asManager.status, asManager.body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    assert.equal((await studio.send(`POST ${path}`, { body: back, door: 'public' })).status, 401)
    await setRules(studio, { self_service_purchases_enabled: false })
    const off = await buyer.ask(`POST ${path}`, back)
    assert.deepEqual([off.status, off.body.code], [403, 'SELF_SERVICE_DISABLED'])
  })
})
