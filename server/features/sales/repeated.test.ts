import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, sell } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a request with an Idempotency-Key', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const send = (product_id: number, key: string, quantity = 1) =>
    studio.send('POST /api/v1/product-sales', {
      token: studio.owner,
      body: { items: [{ product_id, quantity }], payment_method: 'cash' },
      headers: { 'Idempotency-Key': key },
    })
  const stockOf = async (id: number) => (await studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity

  it('that was refused is done when it comes again and can be', async () => {
    const { id } = await makeProduct(studio, { stock_quantity: 0 })
    assert.equal((await send(id, 'refused')).body.code, 'INSUFFICIENT_STOCK')
    await studio.asOwner(`POST /api/v1/products/${id}/stock-adjustment`, { delta: 5 })
    const done = await send(id, 'refused')
    assert.deepEqual([done.status, done.headers.get('idempotency-replayed')], [201, null])
    const again = await send(id, 'refused')
    assert.deepEqual([again.status, again.headers.get('idempotency-replayed'), again.body], [201, 'true', done.body])
    assert.equal((await send(id, 'refused', 2)).body.code, 'IDEMPOTENCY_KEY_REUSED')
    assert.equal(await stockOf(id), 4)
  })

  it('is remembered for a day, to the millisecond', async () => {
    const { id } = await makeProduct(studio)
    const first = await send(id, 'daily')
    await studio.advance({ hours: 23, minutes: 59, seconds: 59, milliseconds: 999 })
    assert.deepEqual((await send(id, 'daily')).body, first.body)
    await studio.advance({ milliseconds: 1 })
    const next = await send(id, 'daily')
    assert.deepEqual([next.status, next.body.id > first.body.id, await stockOf(id)], [201, true, 8])
  })

  it('is another one for another path', async () => {
    const sale = await sell(studio, { quantity: 2 })
    const refund = await studio.send(`POST /api/v1/payments/${sale.payments[0].id}/refunds`, {
      token: studio.owner,
      body: { amount: 1, reason: 'Torn' },
      headers: { 'Idempotency-Key': 'daily' },
    })
    assert.deepEqual([refund.status, refund.headers.get('idempotency-replayed')], [201, null])
  })
})
