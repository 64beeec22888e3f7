import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { issueGiftCard, makeClient, makeProduct, receiptsOf, sell } from '../../test/build/commerce.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

interface Sale {
  id: number
  payments: { id: number }[]
}

describe('refunds', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio', { default_vat_rate: 21 })
  })
  after(() => studio.stop())

  const refund = (sale: Sale, body: object, entry = 0) =>
    studio.asOwner(`POST /api/v1/payments/${sale.payments[entry]!.id}/refunds`, { reason: 'Torn', ...body })
  const stockOf = async (id: number) => (await studio.asOwner(`GET /api/v1/products/${id}`)).body.stock_quantity
  const saleOf = async (id: number) => (await studio.asOwner(`GET /api/v1/product-sales/${id}`)).body

  it('give back parts by the original method, never more than was paid', async () => {
    const sale = await sell(studio, { quantity: 2, payment_method: 'card_terminal' })
    const { status, body } = await refund(sale, { amount: 10.05 })
    assert.equal(status, 201)
    assert.deepEqual(
      [body.amount, body.method, body.refund_of_id, body.reason, body.is_revenue, body.refundable, body.actor_name],
      [-10.05, 'card_terminal', sale.payments[0].id, 'Torn', true, 0, 'Olga Owner'],
    )
    const more = await refund(sale, { amount: 13.96 })
    assert.deepEqual([more.status, more.body.code], [409, 'PAYMENT_REFUNDED'])
    assert.match(more.body.detail, /13\.95 EUR/)
    assert.equal((await refund(sale, { amount: 13.95 })).status, 201)
    assert.equal((await refund(sale, { amount: 0.01 })).body.code, 'PAYMENT_REFUNDED')
    const { refunded_amount, payments, total_amount } = await saleOf(sale.id)
    assert.deepEqual([refunded_amount, payments[0].refunded, total_amount], [24, 24, 24])
    const itself = await studio.asOwner(`POST /api/v1/payments/${body.id}/refunds`, { amount: 1, reason: 'Again' })
    assert.deepEqual([itself.status, itself.body.code], [409, 'PAYMENT_NOT_REFUNDABLE'])
  })

  it('have receipts of their own, which sum to nothing with the sale’s', async () => {
    const product = await makeProduct(studio, { price: 33.33 })
    const sale = await sell(studio, { product_id: product.id })
    for (const amount of [11.11, 11.11, 11.11]) assert.equal((await refund(sale, { amount })).status, 201)
    const receipts = await receiptsOf(studio)
    const { purchase_id, number } = receipts.find(({ id }) => id === sale.receipt_id)
    const all = receipts.filter((receipt) => receipt.purchase_id === purchase_id)
    assert.deepEqual(
      all.map(({ kind, total, refund_of_number, lines }) => [kind, total, refund_of_number, lines[0].vat_rate]),
      [
        ['receipt', 33.33, null, 21],
        ['refund', -11.11, number, 21],
        ['refund', -11.11, number, 21],
        ['refund', -11.11, number, 21],
      ],
    )
    const cents = (amount: number) => Math.round(amount * 100)
    const sum = (part: 'net' | 'vat' | 'gross') => all.reduce((so, { vat }) => so + cents(vat[0][part]), 0)
    assert.deepEqual([sum('net'), sum('vat'), sum('gross')], [0, 0, 0])
    const ledger = (await studio.asOwner(`GET /api/v1/payments?purchase_id=${purchase_id}`)).body
    const shown = ledger.items.map((entry: { receipt_number: number }) => entry.receipt_number)
    assert.deepEqual(shown, all.map((receipt) => receipt.number).toReversed())
  })

  it('say what they give back in the studio’s language, and nothing of why once the client is erased', async () => {
    for (const [locale, words] of [
      ['fr-CH', 'Remboursement du reçu'],
      ['de', 'Erstattung zu Beleg'],
      ['en', 'Refund of receipt'],
    ] as const) {
      await studio.asOwner('PUT /api/v1/studio', { locale })
      const client = await makeClient(studio)
      const sale = await sell(studio, { client_id: client.id })
      await refund(sale, { amount: 5, reason: 'Torn: at the seam' })
      const newest = async () => (await receiptsOf(studio)).at(-1)
      const { number } = (await receiptsOf(studio)).find(({ id }) => id === sale.receipt_id)
      const colon = locale === 'fr-CH' ? '\u00a0:' : ':'
      assert.equal((await newest()).lines[0].description, `${words} ${number}${colon} Torn: at the seam`)
      await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
      assert.equal((await newest()).lines[0].description, `${words} ${number}`)
    }
  })

  it('happen once for all who ask at once', async () => {
    const sale = await sell(studio)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => refund(sale, { amount: 5 })))
    assert.equal(replies.filter(({ status }) => status === 201).length, 2)
    assert.equal((await saleOf(sale.id)).refunded_amount, 10)
  })

  it('put products back into stock on request: all, or so many of each', async () => {
    const [mat, block] = await Promise.all([makeProduct(studio), makeProduct(studio)])
    const items = [
      { product_id: mat.id, quantity: 3 },
      { product_id: block.id, quantity: 2 },
    ]
    const sale = await sell(studio, { items })
    await refund(sale, { amount: 1 })
    assert.deepEqual([await stockOf(mat.id), await stockOf(block.id)], [7, 8])
    const one = await refund(sale, { amount: 12, restock: [{ product_id: mat.id, quantity: 1 }] })
    assert.equal(one.status, 201)
    assert.deepEqual([await stockOf(mat.id), await stockOf(block.id)], [8, 8])
    const many = await refund(sale, { amount: 1, restock: [{ product_id: mat.id, quantity: 3 }] })
    assert.deepEqual([many.status, many.body.code], [409, 'PAYMENT_REFUNDED'])
    const strange = await refund(sale, { amount: 1, restock: [{ product_id: 1, quantity: 1 }] })
    assert.deepEqual([strange.status, strange.body.errors[0].path], [422, 'restock.0.product_id'])
    assert.equal((await saleOf(sale.id)).refunded_amount, 13)
    assert.equal((await refund(sale, { amount: 2, restock: true })).status, 201)
    assert.deepEqual([await stockOf(mat.id), await stockOf(block.id)], [10, 10])
    assert.equal((await refund(sale, { amount: 2, restock: true })).status, 201)
    assert.deepEqual([await stockOf(mat.id), await stockOf(block.id)], [10, 10])
    const returned = (await saleOf(sale.id)).items.map((line: { returned_quantity: number }) => line.returned_quantity)
    assert.deepEqual(returned, [3, 2])
  })

  it('fill the gift card again, and the cash by cash', async () => {
    const card = await issueGiftCard(studio, { initial_value: 10 })
    const payments = [
      { method: 'gift_card', amount: 10, gift_card_code: card.code },
      { method: 'cash', amount: 2 },
    ]
    const sale = await sell(studio, { payment_method: 'other', payments })
    const balance = async () => (await studio.asOwner(`GET /api/v1/gift-cards/${card.id}`)).body.remaining_balance
    assert.equal(await balance(), 0)
    assert.equal((await refund(sale, { amount: 2.01 }, 1)).body.code, 'PAYMENT_REFUNDED')
    assert.equal((await refund(sale, { amount: 2 }, 1)).status, 201)
    const { body } = await refund(sale, { amount: 7.5 })
    assert.deepEqual([body.method, body.gift_card_last4], ['gift_card', card.code_last4])
    assert.equal(await balance(), 7.5)
  })

  for (const [wrong, path] of [
    [{ amount: 0 }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ amount: 1.001 }, 'amount'],
    [{ amount: undefined }, 'amount'],
    [{ reason: ' ' }, 'reason'],
    [{ method: 'cash' }, 'method'],
  ] as const) {
    it(`don't take ${JSON.stringify(wrong)}`, async () => {
      const { status, body } = await refund(await sell(studio), { amount: 1, ...wrong })
      assert.deepEqual([status, body.errors[0].path], [422, path])
    })
  }

  it('are for those who sell, stand in the audit log and on the timeline', async () => {
    const client = await makeClient(studio)
    const sale = await sell(studio, { client_id: client.id })
    const viewer = await makeManager(studio, ['sales.view'])
    const path = `POST /api/v1/payments/${sale.payments[0].id}/refunds`
    const body = { amount: 1, reason: 'Torn' }
    assert.equal((await studio.send(path, { token: viewer.token, body })).status, 403)
    assert.equal((await studio.asOwner('POST /api/v1/payments/9999/refunds', body)).status, 404)
    const made = await studio.asOwner(path, body)
    const { items } = (await studio.asOwner('GET /api/v1/audit-log')).body
    assert.ok(
      items.some(
        (entry: { action: string; entity_id: number }) =>
          entry.action === 'payment.refund' && entry.entity_id === made.body.id,
      ),
    )
    const timeline = (await studio.asOwner(`GET /api/v1/clients/${client.id}/timeline`)).body.items
    const told = timeline.find(({ kind }: { kind: string }) => kind === 'payment.refunded')
    assert.deepEqual([told.amount, told.detail], [1, 'Torn'])
  })
})
