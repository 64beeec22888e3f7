import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(import.meta.filename, async ({ studio, owner, as, later }) => {
  await owner('PUT /studio', {
    default_vat_rate: 21,
    locale: 'es',
    address: 'Calle Mayor 1',
    website_url: 'https://studio.test',
  })
  const ana = await owner('POST /clients', { full_name: 'Ana Prats', email: 'ana@studio.test' })
  const mat = await owner('POST /products', { name: 'Mat', price: 9.99, stock_quantity: 20 })
  const free = await owner('POST /gift-cards', { initial_value: 20 })
  const { code: freeCode } = await owner(`GET /gift-cards/${free.id}/code`)
  const sale = await owner('POST /product-sales', {
    client_id: ana.id,
    items: [{ product_id: mat.id, quantity: 3 }],
    payment_method: 'other',
    payments: [
      { method: 'gift_card', amount: 9.99, gift_card_code: freeCode },
      { method: 'complimentary', amount: 5 },
      { method: 'cash', amount: 14.98 },
    ],
  })
  const [byCard, given, cash] = sale.payments
  await owner('POST /product-sales', { items: [{ product_id: mat.id, quantity: 1 }], payment_method: 'cash' })
  const refund = (id: number, amount: number, more: object = {}) =>
    owner(`POST /payments/${id}/refunds`, { amount, reason: ' Too late ', ...more })

  await later({ days: 1 })
  await owner('PUT /studio', { default_vat_rate: 10, studio_name: 'Renamed', address: null })
  await refund(cash.id, 3.33)
  await refund(byCard.id, 10)
  await refund(byCard.id, 4.99)
  await refund(given.id, 5)
  await refund(given.id, 0.01)
  await refund(cash.id, 0.01)
  const last = await refund(cash.id, 11.64)
  await refund(cash.id, 0.01)
  await refund(byCard.id, 5)
  await refund(last.id, 1)
  await refund(99, 1)
  await refund(cash.id, 0)
  await refund(cash.id, 0.001)
  await refund(cash.id, 1, { reason: ' ' })
  await refund(cash.id, 1, { reason: 'x'.repeat(501) })
  await refund(cash.id, 1, { restock: [{ product_id: mat.id, quantity: 1000 }] })
  await owner(`GET /product-sales/${sale.id}`)
  await owner(`GET /payments?sale_id=${sale.id}`)
  await owner(`GET /gift-cards/${free.id}/uses`)

  const pack = await owner('POST /membership-types', {
    name: 'Pack',
    type: 'class_pack',
    price: 50,
    credits_included: 5,
  })
  const tenth = { code: 'TENTH', discount_type: 'percentage', discount_value: 10, valid_from: '2026-03-01' }
  await owner('POST /promo-codes', tenth)
  const join = { client_id: ana.id, membership_type_id: pack.id, starts_at: '2026-03-05', promo_code: 'TENTH' }
  await owner('POST /memberships', { ...join, payment_method: 'card_terminal' })
  const [paid] = (await owner('GET /payments?kind=membership')).items
  await refund(paid.id, 5, { restock: true })
  await refund(paid.id, 5, { restock: false })
  const sold = await owner('POST /gift-cards', { initial_value: 30, payment_method: 'cash' })
  const { code: soldCode } = await owner(`GET /gift-cards/${sold.id}/code`)
  const [entry] = (await owner('GET /payments?kind=gift_card')).items
  await refund(entry.id, 10)
  await owner('POST /product-sales', {
    items: [{ product_id: mat.id, quantity: 1 }],
    payment_method: 'gift_card',
    payments: [{ method: 'gift_card', amount: 9.99, gift_card_code: soldCode }],
  })
  await refund(entry.id, 10.02)
  await refund(entry.id, 10.01)
  await owner(`GET /gift-cards/${sold.id}`)
  await owner(`GET /gift-cards/${sold.id}/uses`)

  const role = await owner('POST /roles', { name: 'Reader', permissions: ['sales.view', 'products.manage'] })
  await owner('POST /staff', {
    full_name: 'Rita Reader',
    email: 'rita@studio.test',
    password: PASSWORD,
    role_id: role.id,
  })
  const rita = as('Rita', await studio.login('rita@studio.test'))
  await rita(`POST /payments/${paid.id}/refunds`, { amount: 1, reason: 'By Rita' })
  await rita('GET /payments?kind=membership')
  await rita('POST /gift-cards', { initial_value: 1 })
})
