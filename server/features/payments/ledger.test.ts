import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makePromo, receiptsOf, sell } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the ledger of all money', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 10, no_show_fee: 7.5, late_cancel_fee: 5.5 })
  })
  after(() => studio.stop())

  const entries = async (query: string) => (await studio.asOwner(`GET /api/v1/payments?${query}`)).body.items
  const receiptOf = async (id: number) => (await studio.asOwner(`GET /api/v1/receipts/${id}`)).body
  const assign = async (body: object) => {
    const { id: client_id } = await makeClient(studio)
    const { id: membership_type_id } = await makeMembershipType(studio, { name: 'Ten visits', price: 110 })
    const reply = await studio.asOwner('POST /api/v1/memberships', {
      client_id,
      membership_type_id,
      starts_at: '2026-03-04',
      ...body,
    })
    return reply
  }

  it('has a membership sold at the desk, with its receipt', async () => {
    const { body: membership } = await assign({ payment_method: 'card_terminal' })
    const [entry, ...others] = await entries(`membership_id=${membership.id}`)
    assert.deepEqual(others, [])
    assert.deepEqual(
      [entry.kind, entry.method, entry.amount, entry.client_id, entry.is_revenue, entry.refundable],
      ['membership', 'card_terminal', 110, membership.client_id, true, 110],
    )
    const receipt = await receiptOf(entry.receipt_id)
    assert.deepEqual(receipt.lines[0], {
      description: 'Ten visits',
      quantity: 1,
      unit_price: 110,
      total: 110,
      vat_rate: 10,
    })
    assert.deepEqual(receipt.vat, [{ rate: 10, net: 100, vat: 10, gross: 110 }])
  })

  it('has nothing of one assigned free, and no revenue of a complimentary one', async () => {
    const { body: free } = await assign({})
    assert.deepEqual([free.price, free.payment_method, await entries(`membership_id=${free.id}`)], [0, null, []])
    const { body: gift } = await assign({ payment_method: 'complimentary' })
    const [entry] = await entries(`membership_id=${gift.id}`)
    assert.deepEqual([gift.price, entry.amount, entry.is_revenue], [0, 110, false])
  })

  it('splits a membership over several ways to pay', async () => {
    const card = await issueGiftCard(studio, { initial_value: 60 })
    const payments = [
      { method: 'gift_card', amount: 60, gift_card_code: card.code },
      { method: 'complimentary', amount: 10 },
      { method: 'cash', amount: 40 },
    ]
    const { body } = await assign({ payments })
    assert.deepEqual([body.payment_method, body.price], ['other', 100])
    const split = await entries(`membership_id=${body.id}`)
    const paid = split.map(({ method, amount }: Record<string, unknown>) => [method, amount])
    assert.deepEqual(paid, [
      ['cash', 40],
      ['complimentary', 10],
      ['gift_card', 60],
    ])
    const wrong = await assign({ payments: payments.slice(1) })
    assert.deepEqual([wrong.status, wrong.body.errors[0].path], [422, 'payments'])
    const empty = await assign({ payments })
    assert.deepEqual([empty.status, empty.body.code], [409, 'GIFT_CARD_INVALID'])
  })

  it('shows what a promo code took off, down to nothing to pay', async () => {
    const tenth = await makePromo(studio)
    const { body: sold } = await assign({ payment_method: 'cash', promo_code: tenth.code })
    const [entry] = await entries(`membership_id=${sold.id}`)
    const receipt = await receiptOf(entry.receipt_id)
    assert.deepEqual([sold.price, entry.amount, receipt.discount, receipt.total], [99, 99, 11, 99])
    assert.deepEqual([receipt.vat[0].gross, receipt.vat[0].vat], [99, 9])

    const all = await makePromo(studio, { discount_value: 100, max_uses: 1 })
    const { body: free } = await assign({ payment_method: 'cash', promo_code: all.code })
    assert.deepEqual([free.price, await entries(`membership_id=${free.id}`)], [0, []])
    const { number, total, discount } = (await receiptsOf(studio)).at(-1)
    assert.deepEqual([total, discount, number > receipt.number], [0, 110, true])
    assert.equal((await assign({ payment_method: 'cash', promo_code: all.code })).body.code, 'PROMO_CODE_INVALID')
  })

  it('has a fee when it is settled, by gift card too', async () => {
    const client = await makeClient(studio)
    await sellMembership(studio, { client_id: client.id })
    const { id: scheduled_class_id } = await makeClass(studio, { starts_at: '2026-03-04T18:00' })
    const booked = await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id, client_id: client.id })
    await studio.advance({ minutes: 30 })
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.body.id}`)
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    const settle = (body: object) =>
      studio.asOwner(`POST /api/v1/clients/${client.id}/charges/${charge.id}/settle`, body)
    const card = await issueGiftCard(studio)
    const payments = [{ method: 'gift_card', amount: 5.5, gift_card_code: card.code }]
    const freed = await settle({ payment_method: 'other', payments: [{ method: 'complimentary', amount: 5.5 }] })
    assert.deepEqual([freed.status, freed.body.errors[0].path], [422, 'payments.0.method'])
    assert.equal((await settle({ payment_method: 'gift_card', payments })).body.status, 'paid')
    const [entry] = await entries(`charge_id=${charge.id}`)
    assert.deepEqual(
      [entry.kind, entry.method, entry.amount, entry.gift_card_last4],
      ['charge', 'gift_card', 5.5, card.code_last4],
    )
    const { lines, vat } = await receiptOf(entry.receipt_id)
    assert.deepEqual([lines[0].description, vat[0].vat], [`${charge.description}. ${charge.because.text}`, 0.5])
  })

  it('is found by method, kind and the studio’s days', async () => {
    await studio.advance({ days: 2 })
    const { client_id } = await sell(studio, {
      client_id: (await makeClient(studio)).id,
      payment_method: 'bank_transfer',
    })
    const found = async (query: string) => (await entries(query)).map((entry: { client_id: number }) => entry.client_id)
    for (const query of [
      `client_id=${client_id}`,
      'method=bank_transfer',
      'kind=sale',
      'start_date=2026-03-06',
      'start_date=2026-03-06&end_date=2026-03-06',
    ]) {
      assert.deepEqual(await found(query), [client_id], query)
    }
    assert.deepEqual(await found('start_date=2026-03-07'), [])
    assert.deepEqual(await found('method=imported'), [])
    const nobody = await makeManager(studio, ['products.manage'])
    assert.equal((await studio.send('GET /api/v1/payments', { token: nobody.token })).status, 403)
  })

  it('has payments that sum to each receipt, whose numbers have no gap', async () => {
    const receipts = await receiptsOf(studio)
    assert.deepEqual(
      receipts.map(({ number }) => number),
      receipts.map((_, index) => index + 1),
    )
    for (const { id, total, payments, kind, purchase_id } of receipts) {
      const cents = (amount: number) => Math.round(amount * 100)
      const paid = payments.reduce((sum: number, { amount }: { amount: number }) => sum + cents(amount), 0)
      assert.equal(paid, cents(total), `receipt ${id}`)
      assert.equal(kind, 'receipt')
      assert.equal(receipts.filter((other) => other.purchase_id === purchase_id).length, 1)
    }
  })
})
