import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  const mat = await owner('POST /products', { name: 'Mat', price: 10, stock_quantity: 2 })
  const strap = await owner('POST /products', { name: 'Strap', price: 3 })
  const keeper = await owner('POST /roles', { name: 'Keeper', permissions: ['products.manage', 'sales.view'] })
  const seller = await owner('POST /roles', { name: 'Seller', permissions: ['sales.view', 'sales.manage'] })
  for (const [full_name, role] of [
    ['Kim Keeper', keeper],
    ['Sam Seller', seller],
  ])
    await owner('POST /staff', {
      full_name,
      email: `${full_name.slice(0, 3)}@studio.test`,
      password: PASSWORD,
      role_id: role.id,
    })
  const kim = as('Kim', await studio.login('kim@studio.test'))
  const sam = as('Sam', await studio.login('sam@studio.test'))

  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: -3, reason: 'Stolen' })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: -2, reason: ' Torn ' })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: -1 })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: 0 })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: 1_000_000, reason: '' })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: 1_000_001 })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: -1_000_001 })
  await kim(`POST /products/${mat.id}/stock-adjustment`, { delta: 0.5 })
  await kim(`POST /products/${strap.id}/stock-adjustment`, { delta: 5, reason: 'Delivered' })
  await kim('POST /products/99/stock-adjustment', { delta: 5 })
  await sam(`POST /products/${mat.id}/stock-adjustment`, { delta: 1 })
  await sam(`PUT /products/${mat.id}`, { price: 1 })
  await sam('POST /products', { name: 'Own', price: 1 })
  await sam(`DELETE /products/${mat.id}`)
  await sam(`POST /products/${mat.id}/photo`, new FormData())
  await kim('POST /product-sales', { items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' })

  const both = [mat, strap].map(({ id }) => ({ product_id: id, quantity: 2 }))
  const first = await sam('POST /product-sales', { items: both, payment_method: 'cash' })
  await later({ minutes: 1 })
  const second = await owner('POST /product-sales', { items: both, payment_method: 'cash' })
  await owner(`POST /payments/${first.payments[0].id}/refunds`, { amount: 1, reason: 'Too small', restock: true })
  for (const path of [
    `${mat.id}/stock-movements`,
    `${strap.id}/stock-movements?page_size=2`,
    `${strap.id}/stock-movements?page_size=2&page=2`,
    `${mat.id}/stock-movements?sale_id=${first.id}`,
    `${strap.id}/stock-movements?sale_id=${second.id}`,
    `${mat.id}/stock-movements?sale_id=99`,
    '99/stock-movements',
    `${strap.id}`,
  ])
    await owner(`GET /products/${path}`)
  await as('a stranger')(`GET /products/${mat.id}`)
})
