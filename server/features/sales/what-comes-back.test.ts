import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ owner, later }) => {
  const ana = await owner('POST /clients', { full_name: 'Ana Prats', email: 'ana@studio.test' })
  const mat = await owner('POST /products', { name: 'Mat', price: 10, stock_quantity: 20 })
  const strap = await owner('POST /products', { name: 'Strap', price: 4, stock_quantity: 20 })
  const line = (product: { id: number }, quantity: number) => ({ product_id: product.id, quantity })
  const sell = (...items: object[]) =>
    owner('POST /product-sales', { client_id: ana.id, items, payment_method: 'cash' })
  const back = (sale: { payments: { id: number }[] }, restock: unknown, amount = 1) =>
    owner(`POST /payments/${sale.payments[0]!.id}/refunds`, { amount, reason: 'Stained', restock })

  const one = await sell(line(strap, 2), line(mat, 2), line(mat, 3), line(mat, 1))
  const other = await sell(line(mat, 2))
  await later({ minutes: 1 })
  await back(one, [line(mat, 3)])
  await owner(`GET /product-sales/${one.id}`)
  await back(one, [line(mat, 4)])
  await back(one, [line(mat, 2), line(mat, 2)])
  await back(other, [line(mat, 1), line(strap, 1)])
  await back(other, [line({ id: 99 }, 1)])
  await back(other, [])
  await back(other, false)
  await back(other, [line(mat, 0)])
  await back(other, [line(mat, 2)], 8)
  await back(other, true)
  await back(one, [line(mat, 2), line(mat, 1), line(strap, 1)])
  await back(one, true, 40)
  await back(one, true, 6)
  await back(one, true, 0.01)
  await owner('GET /product-sales')
  await owner(`GET /products/${mat.id}`)
  await owner(`GET /products/${strap.id}`)
  const gone = await owner('POST /product-sales', {
    items: [line(strap, 1)],
    payment_method: 'other',
    payments: [
      { method: 'complimentary', amount: 3 },
      { method: 'card_terminal', amount: 1 },
    ],
  })
  await owner(`DELETE /products/${strap.id}`)
  await back(gone, true)
  await owner(`GET /product-sales/${gone.id}`)
})
