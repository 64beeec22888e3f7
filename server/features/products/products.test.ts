import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, sell } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('products', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const put = (id: number, body: object) => studio.asOwner(`PUT /api/v1/products/${id}`, body)
  const list = async (query: string) => (await studio.asOwner(`GET /api/v1/products?${query}`)).body
  const names = async (query: string) => (await list(query)).items.map((item: { name: string }) => item.name)

  it('are added with their first stock, changed, taken off sale and put back', async () => {
    const mat = await makeProduct(studio, { name: 'Mat', sku: 'M-1', price: 39.9, stock_quantity: 4 })
    const shown = { name: 'Mat', sku: 'M-1', price: 39.9, currency: 'EUR', stock_quantity: 4, photo_url: null }
    const { id, created_at, updated_at, ...rest } = mat
    assert.deepEqual(rest, { ...shown, is_active: true })
    assert.deepEqual([created_at, updated_at], [studio.clock.now(), studio.clock.now()])

    const changed = (await put(id, { price: 45, sku: null })).body
    assert.deepEqual([changed.price, changed.sku, changed.name], [45, null, 'Mat'])
    const gone = await studio.asOwner(`DELETE /api/v1/products/${id}`)
    assert.deepEqual([gone.status, gone.body.is_active], [200, false])
    assert.deepEqual((await studio.asOwner(`DELETE /api/v1/products/${id}`)).body, gone.body)
    assert.ok(!(await names('active_only=true')).includes('Mat'))
    assert.ok((await names('')).includes('Mat'))
    assert.equal((await put(id, { is_active: true })).body.is_active, true)
    assert.equal((await studio.asOwner(`GET /api/v1/products/${id}`)).body.is_active, true)
    assert.equal((await studio.asOwner('GET /api/v1/products/9999')).status, 404)
  })

  it('can start without stock, without a movement', async () => {
    const { id, stock_quantity } = await makeProduct(studio, { stock_quantity: undefined })
    assert.equal(stock_quantity, 0)
    assert.equal((await studio.asOwner(`GET /api/v1/products/${id}/stock-movements`)).body.total, 0)
  })

  it('are listed by how few there are left', async () => {
    for (const [name, stock_quantity] of [
      ['Few A', 2],
      ['Few B', 3],
      ['Few C', 4],
    ] as const)
      await makeProduct(studio, { name, sku: null, stock_quantity })
    assert.deepEqual(await names('search=Few&stock_at_most=3'), ['Few A', 'Few B'])
    assert.deepEqual(await names('search=Few&stock_at_most=1'), [])
    assert.equal((await studio.asOwner('GET /api/v1/products?stock_at_most=-1')).status, 422)
  })

  it('share no SKU, whatever its case', async () => {
    const first = await makeProduct(studio, { sku: 'Same-1' })
    const second = await makeProduct(studio, { sku: 'Other-1' })
    const again = await studio.asOwner('POST /api/v1/products', { name: 'X', price: 1, sku: 'SAME-1' })
    assert.deepEqual([again.status, again.body.code], [409, 'CODE_IN_USE'])
    assert.equal((await put(second.id, { sku: 'same-1' })).body.code, 'CODE_IN_USE')
    assert.equal((await put(first.id, { sku: 'SAME-1' })).status, 200)
  })

  it('are found by any part of name or SKU, an exact SKU first', async () => {
    await makeProduct(studio, { name: 'Aqua 100% pure' })
    await makeProduct(studio, { name: 'Aqua still', sku: '84' })
    await makeProduct(studio, { name: 'A block 84 cm', sku: 'B' })
    assert.deepEqual(await names('search=aqua'), ['Aqua 100% pure', 'Aqua still'])
    assert.deepEqual(await names('search=84'), ['Aqua still', 'A block 84 cm'])
    assert.deepEqual(await names('search=%25'), ['Aqua 100% pure'])
    const page = await list('search=a&page_size=1&page=2')
    assert.deepEqual([page.items.length, page.page, page.total >= 3], [1, 2, true])
  })

  for (const [body, path] of [
    [{ name: 'X' }, 'price'],
    [{ price: 1 }, 'name'],
    [{ name: ' ', price: 1 }, 'name'],
    [{ name: 'X', price: -0.01 }, 'price'],
    [{ name: 'X', price: 1.999 }, 'price'],
    ['{"name":"X","price":1e309}', 'price'],
    [{ name: 'X', price: '1' }, 'price'],
    [{ name: 'X', price: 1, stock_quantity: -1 }, 'stock_quantity'],
    [{ name: 'X', price: 1, stock_quantity: 1.5 }, 'stock_quantity'],
    [{ name: 'X', price: 1, id: 7 }, ''],
  ] as const) {
    it(`can't be ${typeof body === 'string' ? body : JSON.stringify(body)}`, async () => {
      const { status, body: problem } = await studio.asOwner('POST /api/v1/products', body)
      assert.deepEqual([status, problem.errors[0].path], [422, path === '' ? 'id' : path])
    })
  }

  it('don’t change their stock with the rest', async () => {
    const { id } = await makeProduct(studio)
    const { status, body } = await put(id, { stock_quantity: 99 })
    assert.deepEqual([status, body.errors[0].path], [422, 'stock_quantity'])
  })

  it('keep a price list in a currency without decimals', async () => {
    const tokyo = await startStudio({ currency: 'JPY', timezone: 'Asia/Tokyo' })
    try {
      assert.equal((await makeProduct(tokyo, { price: 1850 })).price, 1850)
      const half = await tokyo.asOwner('POST /api/v1/products', { name: 'X', price: 18.5 })
      assert.deepEqual([half.status, half.body.errors[0].path], [422, 'price'])
      const { id } = await makeProduct(tokyo, { price: 200 })
      const moved = await tokyo.asOwner('PUT /api/v1/studio', { currency: 'EUR' })
      assert.equal(moved.status, 200)
      assert.equal((await tokyo.asOwner(`GET /api/v1/products/${id}`)).body.price, 200)
      await sell(tokyo, { product_id: id })
      const locked = await tokyo.asOwner('PUT /api/v1/studio', { currency: 'JPY' })
      assert.equal(locked.body.code, 'CURRENCY_LOCKED')
    } finally {
      await tokyo.stop()
    }
  })

  it('are for managers who may: to see with sales.view, to change with products.manage', async () => {
    const seller = await makeManager(studio, ['sales.view', 'sales.manage'])
    const body = { name: 'X', price: 1 }
    assert.equal((await studio.send('GET /api/v1/products', { token: seller.token })).status, 200)
    assert.equal((await studio.send('POST /api/v1/products', { token: seller.token, body })).status, 403)
    const person = { email: 'cli@studio.test', password: PASSWORD, full_name: 'Cli Ent' }
    const { access_token: token } = (await studio.send('POST /api/v1/auth/register/client', { body: person })).body
    assert.equal((await studio.send('GET /api/v1/products', { token })).status, 403)
  })
})
