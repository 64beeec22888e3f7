import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  await owner('POST /products', { name: 'Strap', price: 9.5, stock_quantity: 3 })
  const mat = await owner('POST /products', {
    name: 'mat',
    sku: 'M-1',
    price: 39.9,
    stock_quantity: 4,
    is_active: true,
  })
  const block = await owner('POST /products', { name: 'Block 84 cm', sku: null, price: 0, stock_quantity: 0 })
  const water = await owner('POST /products', { name: 'Aqua 100% still', sku: '84', price: 2, stock_quantity: 5 })
  const twin = await owner('POST /products', { name: 'Mat', sku: 'M_1', price: 45, is_active: false })
  for (const wrong of [
    { name: 'Towel', price: 5, sku: 'm-1' },
    { name: 'Towel', price: 5.001 },
    { name: 'Towel', price: 1_000_000_000.01 },
    { name: 'Towel', price: 5, stock_quantity: 1_000_001 },
    { name: 'Towel', price: 5, sku: 'x'.repeat(65) },
  ])
    await owner('POST /products', wrong)
  for (const query of [
    '',
    '?page_size=2',
    '?page_size=2&page=2',
    '?page_size=2&page=3',
    '?active_only=true&search=m',
    '?active_only=false&search=MAT',
    '?search=84',
    '?search=0%25',
    '?search=_',
    '?search=m_1',
    '?search=%5C',
    '?stock_at_most=3',
    '?stock_at_most=0',
    '?stock_at_most=-1',
    '?stock_at_most=4&search=a&active_only=true&page_size=1',
  ])
    await owner(`GET /products${query}`)

  await later({ minutes: 5 })
  await owner(`PUT /products/${mat.id}`, { name: 'mat', sku: 'M-1', price: 39.9, is_active: true })
  await owner(`PUT /products/${mat.id}`, {})
  await owner(`PUT /products/${mat.id}`, { price: 38.5 })
  await owner(`PUT /products/${mat.id}`, { name: 'Mat, thick', price: 38.5 })
  await owner(`PUT /products/${mat.id}`, { sku: 'm-1' })
  await owner(`PUT /products/${mat.id}`, { sku: 'M_1' })
  await owner(`PUT /products/${mat.id}`, { price: 1.005 })
  await owner(`PUT /products/${mat.id}`, { stock_quantity: 5 })
  await owner(`PUT /products/${water.id}`, { sku: null })
  await owner(`PUT /products/${twin.id}`, { sku: '84', is_active: true })
  await later({ minutes: 5 })
  await owner(`DELETE /products/${block.id}`)
  await later({ minutes: 5 })
  await owner(`DELETE /products/${block.id}`)
  await owner(`GET /products/${block.id}`)
  await owner(`PUT /products/${block.id}`, { is_active: true })
  for (const gone of [
    'GET /products/99',
    'DELETE /products/99',
    'GET /products/99/photo',
    `GET /products/${mat.id}/photo`,
  ])
    await owner(gone)
  await owner('PUT /products/99', { price: 1 })
})
