import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makeProduct, receiptsOf, sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Row = Record<string, unknown>

/** 23:30 of Wednesday 4 March in New York, and already the 5th in Greenwich. */
const LATE = '2026-03-05T04:30:00.000Z'

describe('what is sold on both sides of midnight', () => {
  let studio: TestStudio
  let ana: { id: number; full_name: string }
  let ben: { id: number }
  const sales: Record<'late' | 'last' | 'midnight' | 'next', Row & { id: number; receipt_id: number }> = {} as never
  let first: string
  before(async () => {
    studio = await startStudio({ timezone: 'America/New_York', now: LATE, currency: 'USD' })
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 10 })
    ana = await makeClient(studio, { full_name: 'Ana Buyer' })
    ben = await makeClient(studio)
    sales.late = await sell(studio, { client_id: ana.id, payment_method: 'card_terminal' })
    await studio.advance({ minutes: 29, seconds: 59, milliseconds: 999 })
    sales.last = await sell(studio, { client_id: ben.id })
    await studio.advance({ milliseconds: 1 })
    first = studio.clock.now()
    sales.midnight = await sell(studio, { client_id: ana.id })
    await studio.advance({ days: 1 })
    sales.next = await sell(studio, {})
  })
  after(() => studio.stop())

  const { late, last, midnight, next } = { late: 'late', last: 'last', midnight: 'midnight', next: 'next' } as const
  const lists: [
    path: string,
    idOf: (sale: { payments: { id: number }[]; id: number; receipt_id: number }) => number,
  ][] = [
    ['/payments', (sale) => sale.payments[0]!.id],
    ['/receipts', (sale) => sale.receipt_id],
    ['/product-sales', (sale) => sale.id],
  ]
  const periods: [query: string, found: (keyof typeof sales)[]][] = [
    ['', [next, midnight, last, late]],
    ['end_date=2026-03-04', [last, late]],
    ['start_date=2026-03-05', [next, midnight]],
    ['start_date=2026-03-05&end_date=2026-03-05', [midnight]],
    ['start_date=2026-03-04&end_date=2026-03-05', [midnight, last, late]],
    ['start_date=2026-03-06&end_date=2026-03-06', [next]],
    ['end_date=2026-03-03', []],
  ]
  for (const [path, idOf] of lists)
    for (const [query, found] of periods)
      it(`is found in ${path} by the studio’s days: ${query || 'all'}`, async () => {
        const { body } = await studio.asOwner(`GET /api/v1${path}?${query}`)
        const ids = (body.items ?? body).map(({ id }: { id: number }) => id)
        assert.deepEqual(
          ids,
          found.map((name) => idOf(sales[name] as never)),
        )
      })

  it('is found by each thing an entry is for, and by nothing of another', async () => {
    const membership = await sellMembership(studio, { client_id: ben.id, payment_method: 'bank_transfer' })
    const card = await issueGiftCard(studio, { payment_method: 'other' })
    const all = (await studio.asOwner('GET /api/v1/payments?page_size=200')).body.items as Row[]
    assert.equal(all.length, 6)
    const facts: [key: string, value: string | number][] = [
      ['client_id', ana.id],
      ['client_id', ben.id],
      ['sale_id', sales.last.id],
      ['membership_id', membership.id],
      ['purchase_id', all[0]!['purchase_id'] as number],
      ['kind', 'sale'],
      ['kind', 'membership'],
      ['kind', 'gift_card'],
      ['method', 'cash'],
      ['method', 'other'],
    ]
    for (const [key, value] of facts) {
      const { items } = (await studio.asOwner(`GET /api/v1/payments?${key}=${value}`)).body
      assert.deepEqual(
        items,
        all.filter((entry) => entry[key] === value),
        key,
      )
    }
    assert.deepEqual([all[0]!['sold_gift_card_id'], all[0]!['gift_card_last4']], [card.id, null])
    assert.deepEqual((await studio.asOwner('GET /api/v1/payments?charge_id=9999')).body.items, [])
  })

  it('is told whole: the entry, the sale and the receipt, then the refund and its receipt', async () => {
    const { id, payments, receipt_id, receipt_number } = sales.midnight as never as Row & {
      payments: { id: number }[]
      id: number
      receipt_number: number
    }
    const shown = (await studio.asOwner(`GET /api/v1/payments?sale_id=${id}`)).body.items
    const { purchase_id } = shown[0]
    const entry = {
      id: payments[0]!.id,
      purchase_id,
      kind: 'sale',
      client_id: ana.id,
      client_name: 'Ana Buyer',
      sale_id: id,
      membership_id: null,
      charge_id: null,
      booking_id: null,
      sold_gift_card_id: null,
      method: 'cash',
      amount: 12,
      currency: 'USD',
      is_revenue: true,
      gift_card_last4: null,
      refund_of_id: null,
      refunded: 0,
      refundable: 12,
      under_way: 0,
      reason: null,
      receipt_id,
      receipt_number,
      actor_name: 'Olga Owner',
      created_at: first,
    }
    assert.deepEqual(shown, [entry])
    const path = `POST /api/v1/payments/${entry.id}/refunds`
    const { reversed, ...back } = (await studio.asOwner(path, { amount: 3.01, reason: '  Torn  ', restock: false }))
      .body
    assert.deepEqual(reversed, [])
    const now = studio.clock.now()
    const changes = { amount: -3.01, reason: 'Torn', refund_of_id: entry.id, refundable: 0, created_at: now }
    const own = { id: back.id, receipt_id: back.receipt_id, receipt_number: back.receipt_number }
    assert.deepEqual(back, { ...entry, ...changes, ...own })
    const after = (await studio.asOwner(`GET /api/v1/payments?sale_id=${id}`)).body.items
    assert.deepEqual(after, [back, { ...entry, refunded: 3.01, refundable: 8.99 }])

    const { body: receipt } = await studio.asOwner(`GET /api/v1/receipts/${back.receipt_id}`)
    assert.deepEqual(receipt, {
      id: back.receipt_id,
      number: (await receiptsOf(studio)).length,
      kind: 'refund',
      purchase_id,
      payment_id: back.id,
      refund_of_number: receipt_number,
      client_id: ana.id,
      client_name: 'Ana Buyer',
      studio: { name: 'Test Studio', address: null, country: null, tax_id: null, website_url: null },
      lines: [
        {
          description: `Refund of receipt ${receipt_number}: Torn`,
          quantity: 1,
          unit_price: -3.01,
          total: -3.01,
          vat_rate: 10,
        },
      ],
      discount: 0,
      total: -3.01,
      currency: 'USD',
      vat: [{ rate: 10, net: -2.74, vat: -0.27, gross: -3.01 }],
      payments: [{ method: 'cash', amount: -3.01, gift_card_last4: null }],
      pdf_url: `/api/v1/receipts/${back.receipt_id}.pdf`,
      issued_at: now,
      created_at: now,
      updated_at: now,
    })
    const sale = (await studio.asOwner(`GET /api/v1/product-sales/${id}`)).body
    assert.deepEqual(sale, {
      ...sales.midnight,
      refunded_amount: 3.01,
      payments: [{ id: entry.id, method: 'cash', amount: 12, refunded: 3.01, gift_card_last4: null }],
    })
    const of = (query: string) => studio.asOwner(`GET /api/v1/receipts?${query}`)
    const numbers = async (query: string) =>
      (await of(query)).body.items.map(({ number }: { number: number }) => number)
    assert.deepEqual(await numbers(`purchase_id=${purchase_id}`), [back.receipt_number, receipt_number])
    assert.deepEqual(await numbers('kind=refund'), [back.receipt_number])
    assert.ok(!(await numbers('kind=receipt&page_size=200')).includes(back.receipt_number))
  })
})

describe('parts of a price', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 10 })
  })
  after(() => studio.stop())

  const refund = (id: number, body: object) =>
    studio.asOwner(`POST /api/v1/payments/${id}/refunds`, { reason: 'Torn', ...body })
  const receiptOf = async (id: number) => (await studio.asOwner(`GET /api/v1/receipts/${id}`)).body

  const ways: [given: object, method: string][] = [
    [{ payment_method: 'bank_transfer' }, 'bank_transfer'],
    [{ payments: [{ method: 'cash', amount: 50 }] }, 'cash'],
    [
      {
        payments: [
          { method: 'cash', amount: 20 },
          { method: 'card_terminal', amount: 30 },
        ],
      },
      'other',
    ],
    [
      {
        payment_method: 'card_terminal',
        payments: [
          { method: 'cash', amount: 20 },
          { method: 'card_terminal', amount: 30 },
        ],
      },
      'card_terminal',
    ],
  ]
  for (const [given, method] of ways)
    it(`go by ${method} with ${JSON.stringify(given)}`, async () => {
      const { id: membership_type_id } = await makeMembershipType(studio, { price: 50 })
      const sold = await sellMembership(studio, { membership_type_id, ...given })
      assert.equal(sold.payment_method, method)
      const { items } = (await studio.asOwner(`GET /api/v1/payments?membership_id=${sold.id}`)).body
      const expected = 'payments' in given ? given.payments : [{ method, amount: 50 }]
      assert.deepEqual(
        items.map((entry: Row) => ({ method: entry['method'], amount: entry['amount'] })).toReversed(),
        expected,
      )
    })

  it('name a method that is among them; `other` stands for several only', async () => {
    const { id } = await makeProduct(studio)
    const items = [{ product_id: id, quantity: 1 }]
    const post = (payment_method: string, payments: object[]) =>
      studio.asOwner('POST /api/v1/product-sales', { items, payment_method, payments })
    const [cash, card] = [
      { method: 'cash', amount: 5 },
      { method: 'card_terminal', amount: 7 },
    ]
    assert.equal((await post('other', [cash, card])).status, 201)
    assert.equal((await post('cash', [cash, card])).status, 201)
    for (const reply of [await post('bank_transfer', [cash, card]), await post('other', [{ ...cash, amount: 12 }])]) {
      assert.deepEqual([reply.status, reply.body.errors[0].path], [422, 'payment_method'])
    }
    const short = await post('other', [cash, { ...card, amount: 6.99 }])
    assert.equal(short.body.errors[0].message, 'They sum to 11.99, the total is 12')
    const odd = await post('cash', [{ method: 'cash', amount: 11.999 }])
    assert.deepEqual(odd.body.errors[0].path, 'payments.0.amount')
    assert.equal((await studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity, 8)
  })

  it('take nothing of a price of nothing, with or without a list of payments', async () => {
    const { id } = await makeProduct(studio, { price: 0 })
    const items = [{ product_id: id, quantity: 1 }]
    for (const how of [{ payment_method: 'gift_card' }, { payment_method: 'cash', payments: [] }]) {
      const { status, body } = await studio.asOwner('POST /api/v1/product-sales', { items, ...how })
      assert.deepEqual([status, body.payments, body.payment_method], [201, [], how.payment_method])
    }
  })

  it('go back with the VAT of what was paid, and none of what was given away', async () => {
    const { id: product_id } = await makeProduct(studio, { price: 22 })
    const payments = [
      { method: 'complimentary', amount: 11 },
      { method: 'cash', amount: 11 },
    ]
    const sale = await sell(studio, { product_id, payment_method: 'other', payments })
    const [free, cash] = sale.payments
    const part = await receiptOf((await refund(cash.id, { amount: 5.5 })).body.receipt_id)
    assert.deepEqual(part.vat, [{ rate: 10, net: -5, vat: -0.5, gross: -5.5 }])
    const gift = (await refund(free.id, { amount: 11 })).body
    const given = await receiptOf(gift.receipt_id)
    assert.deepEqual([given.vat, given.lines[0].vat_rate, given.total, gift.is_revenue], [[], null, -11, false])
    const rest = await receiptOf((await refund(cash.id, { amount: 5.5 })).body.receipt_id)
    assert.deepEqual(rest.vat, part.vat)
  })

  it('go back into stock only where products were sold', async () => {
    const sold = await sellMembership(studio, { payment_method: 'cash' })
    const [entry] = (await studio.asOwner(`GET /api/v1/payments?membership_id=${sold.id}`)).body.items
    for (const restock of [true, [{ product_id: 1, quantity: 1 }]]) {
      const { status, body } = await refund(entry.id, { amount: 1, restock })
      assert.deepEqual([status, body.errors[0].path], [422, 'restock'])
    }
    assert.equal((await refund(entry.id, { amount: 1, restock: false })).status, 201)
    const [, kept] = (await studio.asOwner(`GET /api/v1/payments?membership_id=${sold.id}`)).body.items
    assert.deepEqual([kept.refunded, kept.refundable], [1, 99])
  })

  it('come back to the first of two lines with one product, and stay told by their movement', async () => {
    const { id: product_id } = await makeProduct(studio)
    const items = [
      { product_id, quantity: 2 },
      { product_id, quantity: 3 },
    ]
    const sale = await sell(studio, { items })
    const back = [{ product_id, quantity: 3 }]
    await refund(sale.payments[0].id, { amount: 1, reason: 'Stained', restock: back })
    const { items: lines } = (await studio.asOwner(`GET /api/v1/product-sales/${sale.id}`)).body
    assert.deepEqual(
      lines.map(({ returned_quantity }: Row) => returned_quantity),
      [2, 1],
    )
    const over = await refund(sale.payments[0].id, { amount: 1, restock: back })
    assert.match(over.body.detail, /: 2 pieces can still be returned/)
    const twice = [1, 2].map(() => ({ product_id, quantity: 2 }))
    assert.equal((await refund(sale.payments[0].id, { amount: 1, restock: twice })).body.code, 'PAYMENT_REFUNDED')
    const { items: moves } = (await studio.asOwner(`GET /api/v1/products/${product_id}/stock-movements`)).body
    const { id: _, ...newest } = moves[0]
    assert.deepEqual(newest, {
      product_id,
      delta: 3,
      kind: 'return',
      reason: 'Stained',
      sale_id: sale.id,
      actor_kind: 'staff',
      actor_name: 'Olga Owner',
      created_at: studio.clock.now(),
    })
  })

  it('fill a card again that is over or switched off, and open it', async () => {
    const card = await issueGiftCard(studio, { expires_at: '2026-03-04' })
    const payments = [{ method: 'gift_card', amount: 12, gift_card_code: card.code }]
    const sale = await sell(studio, { payment_method: 'gift_card', payments })
    await studio.advance({ days: 1 })
    const opened = [{ what: 'gift_card_opened', id: card.id, quantity: null }]
    assert.deepEqual((await refund(sale.payments[0].id, { amount: 2 })).body.reversed, opened)
    await studio.asOwner(`DELETE /api/v1/gift-cards/${card.id}`)
    assert.deepEqual((await refund(sale.payments[0].id, { amount: 3 })).body.reversed, opened)
    const { body } = await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)
    assert.deepEqual([body.remaining_balance, body.initial_value, body.state], [43, 50, 'active'])
    const { body: uses } = await studio.asOwner(`GET /api/v1/gift-cards/${card.id}/uses`)
    const { items } = (await studio.asOwner(`GET /api/v1/payments?sale_id=${sale.id}`)).body
    assert.deepEqual(
      uses.map(({ kind, change, balance_after, payment_id, purchase_id }: Row) => [
        kind,
        change,
        balance_after,
        payment_id,
        purchase_id,
      ]),
      [
        ['payment', -12, 38],
        ['refund', 2, 40],
        ['refund', 3, 43],
      ].map((use, index) => [...use, items[2 - index].id, items[0].purchase_id]),
    )
    assert.deepEqual(
      [items[0].gift_card_last4, items[2].gift_card_last4, items[2].sold_gift_card_id],
      [card.code_last4, card.code_last4, null],
    )
  })
})
