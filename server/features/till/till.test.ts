import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makeProduct, makePromo, receiptsOf } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

type Paid = { method: string; amount: number; gift_card_code?: string }

describe('the till', () => {
  let studio: TestStudio
  let client: { id: number; full_name: string }
  beforeEach(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 7.5, cancellation_hours: 12, default_vat_rate: 21 })
    client = await makeClient(studio)
  })
  afterEach(() => studio.stop())

  const till = (body: object, token = studio.owner) => studio.send('POST /api/v1/till', { token, body })
  const cash = (amount: number): Paid[] => [{ method: 'cash', amount }]
  const product = (id: number, quantity = 1) => ({ kind: 'product', product_id: id, quantity })
  const membership = (id: number, more: object = {}) => ({ kind: 'membership_type', membership_type_id: id, ...more })
  const owed = async () => {
    await sellMembership(studio, { client_id: client.id })
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-04T19:00' })
    const booked = await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id, client_id: client.id })
    await studio.advance({ minutes: 20 })
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.body.id}`)
    return (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body[0] as { id: number }
  }
  const entries = async () =>
    (await studio.asOwner('GET /api/v1/payments?page_size=200')).body.items
      .map(({ kind, method, amount }: { kind: string; method: string; amount: number }) => [kind, method, amount])
      .toReversed()
  const stock = async (id: number) => (await studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity
  const isWhole = async () => assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)

  it('sells every kind in one payment: a purchase and a receipt each, paid to the cent', async () => {
    const charge = await owed()
    const mat = await makeProduct(studio, { price: 19.99 })
    const tea = await makeProduct(studio, { price: 3.33 })
    const pass = await makeMembershipType(studio, { price: 90 })
    const dropIn = await makeMembershipType(studio, { type: 'drop_in', price: 15 })
    const card = await issueGiftCard(studio, { initial_value: 30 })
    await makePromo(studio, { code: 'TEN' })
    const before = await receiptsOf(studio)
    const reply = await till({
      client_id: client.id,
      items: [
        product(mat.id, 2),
        membership(pass.id, { promo_code: 'TEN' }),
        product(tea.id),
        { kind: 'gift_card', initial_value: 50, recipient_email: 'marta@example.com' },
        { kind: 'charge', charge_id: charge.id },
        membership(dropIn.id),
      ],
      payments: [
        { method: 'card_terminal', amount: 100 },
        { method: 'gift_card', amount: 30, gift_card_code: card.code },
        { method: 'cash', amount: 66.81 },
      ],
    })
    assert.equal(reply.status, 201, JSON.stringify(reply.body))
    const { purchases, total } = reply.body
    // 2 × 19.99 + 3.33; 90 less 10 %; 50; 7.50; 15.
    assert.equal(total, 196.81)
    assert.deepEqual(
      purchases.map((one: Record<string, unknown>) => [one['kind'], one['items'], one['discount'], one['total']]),
      [
        ['sale', [0, 2], 0, 43.31],
        ['membership', [1], 9, 81],
        ['gift_card', [3], 0, 50],
        ['charge', [4], 0, 7.5],
        ['membership', [5], 0, 15],
      ],
    )
    assert.deepEqual(
      purchases.map(({ payments }: { payments: Paid[] }) =>
        payments.map(({ method, amount }) => `${method} ${amount}`),
      ),
      [
        ['card_terminal 20.81', 'gift_card 22.5'],
        ['card_terminal 79.19', 'cash 1.81'],
        ['cash 50'],
        ['gift_card 7.5'],
        ['cash 15'],
      ],
    )
    const receipts = (await receiptsOf(studio)).slice(before.length)
    assert.deepEqual(
      receipts.map(({ number, total: paid }) => [number, paid]),
      purchases.map((one: { receipt_number: number; total: number }) => [one.receipt_number, one.total]),
    )
    assert.deepEqual([await stock(mat.id), await stock(tea.id)], [8, 9])
    const left = await studio.asOwner('POST /api/v1/gift-cards/validate', { code: card.code })
    assert.equal(left.body.remaining_balance, 0)
    const [settled] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.deepEqual([settled.status, settled.payment_method], ['paid', 'gift_card'])
    const bought = (await studio.asOwner(`GET /api/v1/gift-cards/${purchases[2].gift_card_id}`)).body
    assert.deepEqual([bought.purchaser_client_id, bought.receipt_id], [client.id, purchases[2].receipt_id])
    await isWhole()
  })

  it('gives back a purchase made so, each payment the way it came', async () => {
    const mat = await makeProduct(studio, { price: 20 })
    const pass = await makeMembershipType(studio, { price: 90 })
    const { body } = await till({
      client_id: client.id,
      items: [product(mat.id), membership(pass.id)],
      payments: [{ method: 'card_terminal', amount: 50 }, ...cash(60)],
    })
    const [, sold] = body.purchases
    for (const { id, amount } of sold.payments) {
      const refund = await studio.asOwner(`POST /api/v1/payments/${id}/refunds`, { amount, reason: 'Moved away' })
      assert.equal(refund.status, 201)
    }
    const kept = await studio.asOwner(`GET /api/v1/memberships/${sold.membership_id}`)
    assert.equal(kept.body.status, 'cancelled')
    assert.equal(await stock(mat.id), 9)
    await isWhole()
  })

  it('refuses the whole and says which items are in the way', async () => {
    const gone = await makeProduct(studio, { price: 20, name: 'Old mat' })
    await studio.asOwner(`DELETE /api/v1/products/${gone.id}`)
    const few = await makeProduct(studio, { price: 20, stock_quantity: 3 })
    const intro = await makeMembershipType(studio, { is_intro_offer: true, intro_price: 10 })
    const other = await makeMembershipType(studio, { is_intro_offer: true, intro_price: 10 })
    await sellMembership(studio, { client_id: client.id, membership_type_id: intro.id })
    const before = await entries()
    const { status, body } = await till({
      client_id: client.id,
      items: [
        product(few.id, 2),
        membership(other.id),
        product(few.id, 2),
        product(gone.id),
        membership(other.id, { promo_code: 'NONE' }),
      ],
      payments: cash(1),
    })
    assert.equal(status, 409)
    const told = body.reasons.map(({ code, value }: { code: string; value: { item: number } }) => [code, value.item])
    assert.deepEqual(told, [
      ['PRODUCT_INACTIVE', 3],
      ['INSUFFICIENT_STOCK', 0],
      ['INTRO_OFFER_USED', 1],
      ['INTRO_OFFER_USED', 4],
    ])
    assert.match(body.reasons[0].detail, /Old mat/)
    assert.deepEqual(await entries(), before)
    assert.equal(await stock(few.id), 3)
  })

  it('sells two intro offers to nobody at once, unless there is a reason', async () => {
    const [one, two] = await Promise.all(
      [1, 2].map(() => makeMembershipType(studio, { is_intro_offer: true, intro_price: 10 })),
    )
    const items = (more: object) => [membership(one.id), membership(two.id, more)]
    const refused = await till({ client_id: client.id, items: items({}), payments: cash(20) })
    assert.deepEqual([refused.body.code, refused.body.reasons[0].value.item], ['INTRO_OFFER_USED', 1])
    const sold = await till({ client_id: client.id, items: items({ override_reason: 'A gift' }), payments: cash(20) })
    assert.equal(sold.status, 201)
  })

  it('needs a client for memberships and charges, and takes that client’s charges only', async () => {
    const charge = await owed()
    const stranger = await makeClient(studio)
    const pass = await makeMembershipType(studio)
    const items = [{ kind: 'charge', charge_id: charge.id }]
    const without = await till({ items: [membership(pass.id)], payments: cash(100) })
    assert.deepEqual([without.status, without.body.errors[0].path], [422, 'items.0.membership_type_id'])
    assert.equal((await till({ items, payments: cash(7.5) })).body.errors[0].path, 'items.0.charge_id')
    assert.equal((await till({ client_id: stranger.id, items, payments: cash(7.5) })).status, 404)
    const twice = await till({ client_id: client.id, items: [...items, ...items], payments: cash(15) })
    assert.equal(twice.body.errors[0].path, 'items.1.charge_id')
    assert.equal((await till({ client_id: client.id, items, payments: cash(7.5) })).status, 201)
    assert.equal((await till({ client_id: client.id, items, payments: cash(7.5) })).body.code, 'CHARGE_SETTLED')
  })

  it('sells products and gift cards to people without a record', async () => {
    const tea = await makeProduct(studio, { price: 4 })
    const sold = await till({ items: [product(tea.id), { kind: 'gift_card', initial_value: 25 }], payments: cash(29) })
    assert.equal(sold.status, 201)
    assert.equal(sold.body.client_id, null)
  })

  it('takes only what sums to the total, and what can pay for it', async () => {
    const tea = await makeProduct(studio, { price: 4 })
    const card = await issueGiftCard(studio, { initial_value: 50 })
    const items = [product(tea.id), { kind: 'gift_card', initial_value: 25 }]
    const pay = async (...payments: Paid[]) => (await till({ items, payments })).body.errors?.[0]?.path
    assert.equal(await pay(...cash(28.99)), 'payments')
    assert.equal(await pay(...cash(29.01)), 'payments')
    assert.equal(await pay(), 'payments')
    const byCard = (amount: number) => ({ method: 'gift_card', amount, gift_card_code: card.code })
    assert.equal(await pay(byCard(5), ...cash(24)), 'payments.0.method')
    assert.equal(await pay(byCard(4), ...cash(25)), undefined)
  })

  it('gives nothing away to who may not, and sells to each role what it may sell elsewhere', async () => {
    const tea = await makeProduct(studio, { price: 4 })
    const pass = await makeMembershipType(studio)
    const seller = await makeManager(studio, ['sales.manage'])
    const given = [{ method: 'complimentary', amount: 4 }]
    assert.equal((await till({ items: [product(tea.id)], payments: given }, seller.token)).status, 403)
    assert.equal((await till({ items: [product(tea.id, 99)], payments: given }, seller.token)).status, 403)
    const nameless = [{ method: 'gift_card', amount: 4 }]
    assert.equal((await till({ items: [product(tea.id, 99)], payments: nameless })).status, 422)
    assert.equal((await till({ items: [product(tea.id)], payments: given })).status, 201)
    const body = { client_id: client.id, items: [membership(pass.id)], payments: cash(100) }
    assert.equal((await till(body, seller.token)).status, 403)
    const allowed = await makeManager(studio, ['sales.manage', 'memberships.manage'])
    assert.equal((await till(body, allowed.token)).status, 201)
  })

  it('sells once, however often it is asked with the same key', async () => {
    const tea = await makeProduct(studio, { price: 4 })
    const ask = () =>
      studio.send('POST /api/v1/till', {
        token: studio.owner,
        headers: { 'Idempotency-Key': 'one-sale' },
        body: { items: [product(tea.id)], payments: cash(4) },
      })
    const [first, again] = [await ask(), await ask()]
    assert.deepEqual([first.status, again.status], [201, 201])
    assert.deepEqual(again.body, first.body)
    assert.equal(await stock(tea.id), 9)
  })

  it('sells the last piece, and what is on a gift card, once at two tills', async () => {
    const last = await makeProduct(studio, { price: 4, stock_quantity: 1 })
    const many = await makeProduct(studio, { price: 10, stock_quantity: 100 })
    const card = await issueGiftCard(studio, { initial_value: 25 })
    const at = (id: number, paid: Paid[]) => till({ items: [product(id)], payments: paid })
    const pieces = await Promise.all(Array.from({ length: 6 }, () => at(last.id, cash(4))))
    const byCard = { method: 'gift_card', amount: 10, gift_card_code: card.code }
    const cards = await Promise.all(Array.from({ length: 6 }, () => at(many.id, [byCard])))
    const sold = (replies: { status: number }[]) => replies.filter(({ status }) => status === 201).length
    assert.deepEqual([sold(pieces), sold(cards)], [1, 2])
    assert.equal(cards.find(({ status }) => status !== 201)!.body.code, 'GIFT_CARD_INVALID')
    assert.deepEqual([await stock(last.id), await stock(many.id)], [0, 98])
    await isWhole()
  })

  it('takes the last use of a code once at several tills', async () => {
    const pass = await makeMembershipType(studio, { price: 90 })
    const promo = await makePromo(studio, { code: 'LAST', max_uses: 1 })
    const body = { client_id: client.id, items: [membership(pass.id, { promo_code: 'LAST' })], payments: cash(81) }
    const replies = await Promise.all(Array.from({ length: 6 }, () => till(body)))
    const refused = replies.filter(({ status }) => status !== 201)
    assert.deepEqual([...new Set(refused.map(({ body: { code } }) => code))], ['PROMO_CODE_INVALID'])
    assert.equal(refused.length, 5)
    assert.equal((await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body.used_count, 1)
    await isWhole()
  })

  it('keeps nothing of a sale whose last payment fails', async () => {
    const mat = await makeProduct(studio, { price: 20 })
    const pass = await makeMembershipType(studio, { price: 90 })
    const promo = await makePromo(studio, { code: 'TEN' })
    const [full, small] = [
      await issueGiftCard(studio, { initial_value: 50 }),
      await issueGiftCard(studio, { initial_value: 5 }),
    ]
    const before = [await entries(), await receiptsOf(studio)]
    const byCard = (amount: number, { code }: { code: string }) => ({
      method: 'gift_card',
      amount,
      gift_card_code: code,
    })
    const items = [
      product(mat.id),
      membership(pass.id, { promo_code: 'TEN' }),
      { kind: 'gift_card', initial_value: 30 },
    ]
    const payments = [byCard(50, full), ...cash(75), byCard(6, small)]
    const { status, body } = await till({ client_id: client.id, items, payments })
    assert.deepEqual([status, body.code], [409, 'GIFT_CARD_INVALID'])
    assert.deepEqual([await entries(), await receiptsOf(studio)], before)
    assert.equal(await stock(mat.id), 10)
    assert.equal((await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body.used_count, 0)
    assert.equal((await studio.asOwner('GET /api/v1/memberships')).body.total, 0)
    assert.equal((await studio.asOwner('GET /api/v1/gift-cards')).body.total, 2)
    const left = await studio.asOwner('POST /api/v1/gift-cards/validate', { code: full.code })
    assert.equal(left.body.remaining_balance, 50)
    await isWhole()
  })
})
