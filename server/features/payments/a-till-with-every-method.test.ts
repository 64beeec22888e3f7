import { PASSWORD } from '../../test/studio.ts'
import { transcript } from '../../test/transcript/transcript.ts'

transcript(
  import.meta.filename,
  async ({ studio, owner, as, later }) => {
    await owner('PUT /studio', { default_vat_rate: 21 })
    const ana = await owner('POST /clients', { full_name: 'Ana Prats', email: 'ana@studio.test' })
    const ben = await owner('POST /clients', { full_name: 'Ben Ruiz', email: 'ben@studio.test' })
    const mat = await owner('POST /products', { name: 'Mat', price: 30, stock_quantity: 20 })
    const month = { name: 'Month', type: 'subscription', price: 80, unlimited: true }
    const pack = { name: 'Pack', type: 'class_pack', price: 99.99, credits_included: 10 }
    const [monthly, ten] = [await owner('POST /membership-types', month), await owner('POST /membership-types', pack)]
    const card = await owner('POST /gift-cards', { initial_value: 50, payment_method: 'bank_transfer' })
    const { code } = await owner(`GET /gift-cards/${card.id}/code`)
    const byCard = (amount: number) => ({ method: 'gift_card', amount, gift_card_code: code })
    const sell = (more: object) =>
      owner('POST /product-sales', { items: [{ product_id: mat.id, quantity: 1 }], ...more })
    const join = (more: object) => owner('POST /memberships', { starts_at: '2026-03-04', ...more })

    await sell({
      client_id: ana.id,
      payment_method: 'gift_card',
      payments: [byCard(12.5), { method: 'cash', amount: 17.5 }],
    })
    const both = {
      client_id: ben.id,
      payments: [{ method: 'complimentary', amount: 9.99 }, byCard(37.5), { method: 'other', amount: 52.5 }],
    }
    const bought = await join({ ...both, membership_type_id: ten.id })
    await join({ client_id: ana.id, membership_type_id: monthly.id, payment_method: 'card_terminal' })
    await join({ client_id: ben.id, membership_type_id: monthly.id })
    await later({ minutes: 30 })
    await sell({ client_id: ben.id, payment_method: 'other' })
    await sell({ payment_method: 'gift_card', payments: [{ method: 'cash', amount: 29.99 }, byCard(0.01)] })
    await later({ days: 32 })
    const [due] = await owner(`GET /clients/${ana.id}/charges`)
    const settle = `POST /clients/${ana.id}/charges/${due.id}/settle`
    await owner(settle, { payment_method: 'cash', payments: [{ method: 'cash', amount: 79 }] })
    await owner(settle, { payment_method: 'bank_transfer' })
    await owner('PUT /clients/2', { full_name: 'Ben Married' })

    for (const query of [
      'page_size=3',
      'page_size=3&page=2',
      'page_size=3&page=4',
      `client_id=${ana.id}`,
      'purchase_id=2',
      'sale_id=2',
      `membership_id=${bought.id}`,
      `charge_id=${due.id}`,
      'charge_id=99',
      'kind=charge',
      'kind=gift_card',
      'kind=sale&method=cash',
      'method=complimentary',
      'method=online',
      'end_date=2026-03-04&page_size=1',
      'start_date=2026-03-05&page_size=2',
      'start_date=2026-03-05&end_date=2026-03-05',
    ])
      await owner(`GET /payments?${query}`)
    await owner('GET /payments?method=cheque')
    const role = await owner('POST /roles', { name: 'Seller', permissions: ['sales.manage', 'products.manage'] })
    await owner('POST /staff', {
      full_name: 'Sam Seller',
      email: 'sam@studio.test',
      password: PASSWORD,
      role_id: role.id,
    })
    const sam = as('Sam', await studio.login('sam@studio.test'))
    await sam('GET /payments')
    await sam('GET /product-sales')
    await sam('GET /receipts')
    await sam('GET /gift-cards')
    await sam('POST /payments/1/refunds', { amount: 1, reason: 'By Sam' })
    const refunds = await owner('POST /roles', { name: 'Refunds', permissions: ['payments.refund'] })
    await owner('PUT /staff/2', { role_id: refunds.id })
    const again = as('Sam', await studio.login('sam@studio.test'))
    await again('POST /payments/1/refunds', { amount: 1, reason: 'By Sam' })
    await again('GET /payments')
    await as('a stranger')('GET /payments')
  },
  // Half an hour before midnight in Madrid.
  { now: '2026-03-04T22:30:00.000Z' },
)
