import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    await owner('PUT /studio', { default_vat_rate: 10, address: 'Harbour Road 1', tax_id: 'B-1', country: 'US' })
    const ana = await owner('POST /clients', { full_name: 'Ana Prats', email: 'ana@studio.test' })
    const ben = await owner('POST /clients', { full_name: 'Ben Ruiz', email: 'ben@studio.test' })
    const mat = await owner('POST /products', { name: 'Mat', sku: 'M-1', price: 39.9, stock_quantity: 9 })
    const strap = await owner('POST /products', { name: 'Strap', price: 3.05, stock_quantity: 9 })
    const old = await owner('POST /products', { name: 'Old', price: 1, stock_quantity: 1, is_active: false })
    const rare = await owner('POST /products', { name: 'Rare', price: 9_999_999.99, stock_quantity: 2 })
    const role = await owner('POST /roles', { name: 'Reader', permissions: ['sales.view'] })
    await owner('POST /staff', {
      full_name: 'Rita Reader',
      email: 'rita@studio.test',
      password: PASSWORD,
      role_id: role.id,
    })

    const line = (product: { id: number }, quantity = 1) => ({ product_id: product.id, quantity })
    const sell = (items: object[], more: object = {}) =>
      owner('POST /product-sales', { items, payment_method: 'cash', ...more })

    await sell([line(mat, 2), line(strap, 3)], { client_id: ana.id, notes: ' For the weekend ' })
    await later({ minutes: 29, seconds: 59, milliseconds: 999 })
    const last = await sell([line(strap), line(mat)], { client_id: ben.id, payment_method: 'card_terminal' })
    await later({ milliseconds: 1 })
    const parts = [
      { method: 'cash', amount: 9.9 },
      { method: 'bank_transfer', amount: 30 },
    ]
    await sell([line(mat)], { client_id: ana.id, payment_method: 'other', payments: parts, notes: null })
    await later({ hours: 24 })
    await sell([line(strap)], { client_id: null, payment_method: 'complimentary' })

    await sell([line(rare, 2)])
    await sell([line(mat, 6), line(old), line(strap, 5), line(strap)])
    await sell([line(old)])
    await sell([line(mat), line({ id: 99 })])
    await sell([line(mat)], { client_id: 99 })
    await sell([])
    await sell([line(mat, 0)])
    await sell([line(mat, 1000)])
    await sell([line(mat)], { payment_method: 'online' })
    await sell([line(mat)], { payment_method: 'gift_card' })
    await sell([line(mat)], { payment_method: 'other', payments: [{ method: 'cash', amount: 39.9 }] })
    await sell([line(mat)], { payment_method: 'card_terminal', payments: parts })
    await sell([line(mat)], { payments: [{ method: 'cash', amount: 39.89 }] })
    await sell([line(mat)], { payments: [{ method: 'cash', amount: 39.901 }] })
    await sell([line(mat)], { payments: [{ method: 'cash', amount: 39.9, gift_card_code: 'ABCD' }] })
    await sell([line(mat)], { payments: [{ method: 'gift_card', amount: 39.9 }] })
    await sell([line(mat)], { payments: [] })

    for (const query of [
      `client_id=${ana.id}`,
      `client_id=${ben.id}`,
      'end_date=2026-03-04',
      'start_date=2026-03-05&end_date=2026-03-05',
      'start_date=2026-03-06',
      'end_date=2026-03-03',
      `start_date=2026-03-05&client_id=${ana.id}`,
    ])
      await owner(`GET /product-sales?${query}`)
    await owner(`PUT /products/${mat.id}`, { name: 'Mat, thick', price: 45 })
    await owner(`PUT /clients/${ben.id}`, { full_name: 'Ben Married' })
    const rita = as('Rita', await studio.login('rita@studio.test'))
    await rita('GET /product-sales')
    await rita(`GET /product-sales/${last.id}`)
    await rita('GET /product-sales/99')
    await rita('POST /product-sales', { items: [line(mat)], payment_method: 'cash' })
    await as('a stranger')('GET /product-sales')
  },
  // 23:30 of Wednesday 4 March in New York, and already the 5th in Greenwich.
  { timezone: 'America/New_York', now: '2026-03-05T04:30:00.000Z', currency: 'USD' },
)
