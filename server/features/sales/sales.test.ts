import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClient, makeProduct, sell } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

for (const { currency, prices, total, part } of [
  { currency: 'EUR', prices: [0.1, 19.99], total: 60.17, part: 60.16 },
  { currency: 'USD', prices: [0.07, 1234.56], total: 3703.82, part: 0.01 },
  { currency: 'JPY', prices: [110, 1850], total: 5770, part: 1 },
]) {
  describe(`a sale in ${currency}`, () => {
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ currency })
    })
    after(() => studio.stop())

    it('computes prices, line totals and the total', async () => {
      const [small, large] = await Promise.all(prices.map((price) => makeProduct(studio, { price })))
      const client = await makeClient(studio, { full_name: 'Ana Buyer' })
      const items = [
        { product_id: small.id, quantity: 2 },
        { product_id: large.id, quantity: 3 },
      ]
      const sale = await sell(studio, { client_id: client.id, items, notes: 'Gift wrap' })
      assert.deepEqual([sale.total_amount, sale.currency, sale.refunded_amount], [total, currency, 0])
      assert.deepEqual(
        sale.items.map((line: Record<string, unknown>) => [line['unit_price_at_sale'], line['quantity']]),
        [
          [prices[0], 2],
          [prices[1], 3],
        ],
      )
      assert.equal(sale.items[0].product_name, small.name)
      const { client_name, sold_by_name, notes, payment_method, created_at } = sale
      const facts = [client_name, sold_by_name, notes, payment_method, created_at]
      assert.deepEqual(facts, ['Ana Buyer', 'Olga Owner', 'Gift wrap', 'cash', studio.clock.now()])
      assert.deepEqual(
        sale.payments.map(({ method, amount }: Record<string, unknown>) => [method, amount]),
        [['cash', total]],
      )
      await studio.asOwner(`PUT /api/v1/products/${small.id}`, { name: 'Renamed', price: 999 })
      assert.deepEqual((await studio.asOwner(`GET /api/v1/product-sales/${sale.id}`)).body, sale)
    })

    it('is split exactly or not at all', async () => {
      const products = await Promise.all(prices.map((price) => makeProduct(studio, { price })))
      const items = products.map(({ id }, index) => ({ product_id: id, quantity: index + 2 }))
      const pay = (rest: number) =>
        studio.asOwner('POST /api/v1/product-sales', {
          items,
          payment_method: 'other',
          payments: [
            { method: 'card_terminal', amount: part },
            { method: 'cash', amount: rest },
          ],
        })
      const unit = currency === 'JPY' ? 1 : 0.01
      const rest = Number((total - part).toFixed(currency === 'JPY' ? 0 : 2))
      const wrong = await pay(Number((rest + unit).toFixed(2)))
      assert.deepEqual([wrong.status, wrong.body.errors[0].path], [422, 'payments'])
      assert.equal((await pay(rest + unit / 10)).body.errors[0].path, 'payments.1.amount')
      const { status, body } = await pay(rest)
      assert.equal(status, 201)
      assert.deepEqual(
        body.payments.map(({ method, amount }: Record<string, unknown>) => [method, amount]),
        [
          ['card_terminal', part],
          ['cash', rest],
        ],
      )
    })
  })
}

describe('sales', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())
  const post = (body: object) => studio.asOwner('POST /api/v1/product-sales', body)

  for (const [wrong, path] of [
    [{ total_amount: 1 }, 'total_amount'],
    [{ sold_by_user_id: 1 }, 'sold_by_user_id'],
    [{ promo_code: 'X' }, 'promo_code'],
    [{ items: [] }, 'items'],
    [{ items: [{ product_id: 1, quantity: 1, unit_price_at_sale: 0 }] }, 'items.0.unit_price_at_sale'],
    [{ items: [{ product_id: 1, quantity: 1, line_total: 0 }] }, 'items.0.line_total'],
    [{ items: [{ product_id: 1, quantity: 0 }] }, 'items.0.quantity'],
    [{ items: [{ product_id: 1, quantity: -1 }] }, 'items.0.quantity'],
    [{ items: [{ product_id: 1, quantity: 1000 }] }, 'items.0.quantity'],
    [{ items: [{ product_id: 1, quantity: 1.5 }] }, 'items.0.quantity'],
    [{ payment_method: undefined }, 'payment_method'],
    [{ payment_method: 'online' }, 'payment_method'],
    [{ payment_method: 'imported' }, 'payment_method'],
    [{ payment_method: 'gift_card' }, 'payment_method'],
    [{ payments: [{ method: 'cash', amount: 0 }] }, 'payments.0.amount'],
    [{ payments: [{ method: 'cash', amount: -12 }] }, 'payments.0.amount'],
    [{ payments: [{ method: 'card_terminal', amount: 12 }] }, 'payment_method'],
    [{ payments: [{ method: 'cash', amount: 12, gift_card_code: 'X' }] }, 'payments.0.gift_card_code'],
    [{ payments: [{ method: 'gift_card', amount: 12 }] }, 'payments.0.gift_card_code'],
  ] as const) {
    it(`don't take ${JSON.stringify(wrong)}`, async () => {
      const items = [{ product_id: (await makeProduct(studio)).id, quantity: 1 }]
      const { status, body } = await post({ items, payment_method: 'cash', ...wrong })
      assert.deepEqual([status, body.errors[0].path], [422, path])
    })
  }

  it('refuse what is not there, naming every product in the way, and leave nothing behind', async () => {
    const few = await makeProduct(studio, { name: 'Few', stock_quantity: 1 })
    const off = await makeProduct(studio, { name: 'Off', is_active: false })
    const plenty = await makeProduct(studio)
    const items = [plenty, few, off, few].map(({ id }) => ({ product_id: id, quantity: 1 }))
    const { status, body } = await post({ items, payment_method: 'cash' })
    assert.deepEqual([status, body.code], [409, 'PRODUCT_INACTIVE'])
    assert.deepEqual(
      body.reasons.map(({ code, value }: { code: string; value: { product_id: number } }) => [code, value.product_id]),
      [
        ['PRODUCT_INACTIVE', off.id],
        ['INSUFFICIENT_STOCK', few.id],
      ],
    )
    assert.equal((await studio.asOwner(`GET /api/v1/products/${plenty.id}`)).body.stock_quantity, 10)
    const unknown = { items: [{ product_id: 9999, quantity: 1 }], payment_method: 'cash' }
    assert.equal((await post(unknown)).status, 404)
    assert.equal((await post({ ...unknown, items: items.slice(0, 1), client_id: 9999 })).status, 404)
    assert.equal((await studio.asOwner('GET /api/v1/product-sales/9999')).status, 404)
  })

  it('are listed newest first, by client and by the studio’s days', async () => {
    const client = await makeClient(studio)
    const first = await sell(studio, { client_id: client.id })
    // 23:30 in Madrid, and an hour later, already the next day there.
    await studio.advance({ hours: 11, minutes: 30 })
    const late = await sell(studio, { client_id: client.id })
    await studio.advance({ hours: 1 })
    const next = await sell(studio, {})
    const ids = async (query: string) =>
      (await studio.asOwner(`GET /api/v1/product-sales?${query}`)).body.map(({ id }: { id: number }) => id)
    assert.deepEqual(await ids(`client_id=${client.id}`), [late.id, first.id])
    assert.deepEqual((await ids('')).slice(0, 3), [next.id, late.id, first.id])
    assert.deepEqual(await ids('start_date=2026-03-05&end_date=2026-03-05'), [next.id])
    assert.deepEqual((await ids('start_date=2026-03-04&end_date=2026-03-04')).slice(0, 2), [late.id, first.id])
    assert.equal((await studio.asOwner('GET /api/v1/product-sales?start_date=yesterday')).status, 422)
  })

  it('are made once for one Idempotency-Key', async () => {
    const product = await makeProduct(studio)
    const body = { items: [{ product_id: product.id, quantity: 1 }], payment_method: 'cash' }
    const headers = { 'Idempotency-Key': 'till-1' }
    const send = () => studio.send('POST /api/v1/product-sales', { token: studio.owner, body, headers })
    const [first, second] = [await send(), await send()]
    assert.deepEqual(second.body, first.body)
    assert.equal((await studio.asOwner(`GET /api/v1/products/${product.id}`)).body.stock_quantity, 9)
  })

  it('are given away without a payment of nothing, and belong to who sold them', async () => {
    const seller = await makeManager(studio, ['sales.manage'])
    const sample = await makeProduct(studio, { price: 0 })
    const body = { items: [{ product_id: sample.id, quantity: 2 }], payment_method: 'cash' }
    const sale = await studio.send('POST /api/v1/product-sales', { token: seller.token, body })
    assert.equal(sale.status, 201)
    assert.deepEqual([sale.body.total_amount, sale.body.payments, sale.body.sold_by_user_id], [0, [], seller.id])
    assert.ok(sale.body.receipt_number > 0)
    assert.equal((await studio.send('GET /api/v1/product-sales', { token: seller.token })).status, 403)
  })

  it('stand on the client’s timeline', async () => {
    const client = await makeClient(studio)
    const { id } = await sell(studio, { client_id: client.id })
    const { items } = (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline`)).body
    const made = items.find(({ kind }: { kind: string }) => kind === 'sale.made')
    assert.deepEqual([made.entity_id, made.amount, made.currency], [id, 12, 'EUR'])
  })
})
