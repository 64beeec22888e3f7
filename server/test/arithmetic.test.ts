import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { addPart, paymentsOf, type Part } from '../../renderer/manager/pages/selling/desk/tender.ts'
import { saleTotals } from '../../renderer/manager/pages/selling/desk/totals.ts'
import { halfUp, majorOf, minorOf, percentOf, sum, vatIn } from './arithmetic.ts'
import { setRules } from './build/bookings.ts'
import { issueGiftCard, makeClient, makeProduct, makePromo } from './build/commerce.ts'
import { makeMembershipType } from './build/memberships.ts'
import { startStudio, type TestStudio } from './studio.ts'

/** Thirty prices from the least coin to four figures, in minor units, and as many quantities. */
const LINES = Array.from({ length: 30 }, (_, n) => ({
  price: [1n, 5n, 35n, 99n, 1_05n, 9_99n, 12_50n, 19_99n, 333_33n, 1_234_57n][n % 10]! + BigInt(Math.floor(n / 10)),
  quantity: 1 + ((n * 7) % 11),
}))

/** Prices and percentages where rounding matters: exactly half a coin, just below it, more than the price. */
const PROMOS: [price: bigint, type: 'percentage' | 'fixed_amount', value: number | bigint][] = [
  [5n, 'percentage', 10],
  [5n, 'percentage', 9.9999],
  [44_95n, 'percentage', 33.3333],
  [99_99n, 'percentage', 12.5],
  [1_234_57n, 'percentage', 7.25],
  [10n, 'percentage', 100],
  [89_90n, 'fixed_amount', 10_01n],
  [7_50n, 'fixed_amount', 8_00n],
]

for (const { currency, timezone, rate } of [
  { currency: 'EUR', timezone: 'Europe/Madrid', rate: 21 },
  { currency: 'USD', timezone: 'America/New_York', rate: 8.875 },
  { currency: 'JPY', timezone: 'Asia/Tokyo', rate: 10 },
]) {
  describe(`to the last coin in ${currency}`, () => {
    let studio: TestStudio
    before(async () => {
      studio = await startStudio({ currency, timezone })
      await setRules(studio, { default_vat_rate: rate })
    })
    after(() => studio.stop())

    const major = (amount: bigint) => majorOf(amount, currency)
    const minor = (amount: number) => minorOf(amount, currency)
    const read = async (path: string) => (await studio.asOwner(`GET /api/v1/${path}`)).body
    const done = async (path: string, body: object) => {
      const reply = await studio.asOwner(`POST /api/v1/${path}`, body)
      assert.equal(reply.status, 201, JSON.stringify(reply.body))
      return reply.body
    }
    /** The VAT of a receipt that bears one rate, in minor units. */
    const vatOn = ({ vat }: { vat: { rate: number; net: number; vat: number; gross: number }[] }) => {
      assert.equal(vat.length, 1)
      assert.equal(vat[0]!.rate, rate)
      return [minor(vat[0]!.net), minor(vat[0]!.vat), minor(vat[0]!.gross)]
    }

    it('a sale of thirty lines by gift card and cash comes to the same at the desk, in the studio and on paper', async () => {
      const totals = LINES.map(({ price, quantity }) => price * BigInt(quantity))
      const total = sum(totals)
      const vat = sum(totals.map((line) => vatIn(line, rate)))
      assert.notEqual(vat, vatIn(total, rate), 'the lines tell rounding by line from rounding the sum')

      const lines = LINES.map(({ price, quantity }) => ({ price_minor: Number(price), quantity }))
      const preview = saleTotals(lines, rate)
      assert.deepEqual([preview.lines.map(BigInt), BigInt(preview.total)], [totals, total])
      assert.deepEqual([preview.vat?.rate, BigInt(preview.vat!.vat_minor)], [rate, vat])

      const byCard = halfUp(total, 3n)
      const card = await issueGiftCard(studio, { initial_value: major(byCard + 7n) })
      const parts: Part[] = [
        { method: 'gift_card', amount_minor: Number(byCard), card: { code: card.code, last4: card.code_last4 } },
        { method: 'cash', amount_minor: Number(total - byCard - 1n) },
        { method: 'cash', amount_minor: 1 },
      ]
      const items = []
      for (const { price, quantity } of LINES) {
        const product = await makeProduct(studio, { price: major(price), stock_quantity: quantity })
        items.push({ product_id: product.id, quantity })
      }
      const asked = {
        payment_method: 'other',
        payments: paymentsOf(parts.reduce(addPart, [] as Part[]), (amount) => major(BigInt(amount))),
      }
      const sale = await done('product-sales', { items, ...asked })

      assert.deepEqual(
        sale.items.map((line: { line_total: number }) => minor(line.line_total)),
        totals,
      )
      assert.equal(minor(sale.total_amount), total)
      assert.deepEqual(
        sale.payments.map((one: { method: string; amount: number }) => [one.method, minor(one.amount)]),
        [
          ['gift_card', byCard],
          ['cash', total - byCard],
        ],
      )
      assert.equal(minor((await read(`gift-cards/${card.id}`)).remaining_balance), 7n)

      const receipt = await read(`receipts/${sale.receipt_id}`)
      assert.deepEqual(
        receipt.lines.map((line: { unit_price: number; quantity: number; total: number; vat_rate: number }) => [
          minor(line.unit_price),
          line.quantity,
          minor(line.total),
          line.vat_rate,
        ]),
        LINES.map(({ price, quantity }, n) => [price, quantity, totals[n], rate]),
      )
      assert.equal(minor(receipt.total), total)
      assert.deepEqual(vatOn(receipt), [total - vat, vat, total])
    })

    it('what is given back of it in parts takes exactly its VAT back', async () => {
      const sold = (await read('product-sales'))[0]
      for (const { id, amount } of sold.payments) {
        const third = halfUp(minor(amount), 3n)
        for (const part of [third, third, minor(amount) - third - third]) {
          await done(`payments/${id}/refunds`, { amount: major(part), reason: 'Not wanted' })
        }
      }
      const { items } = await read('receipts?page_size=200')
      const back = items.filter(({ kind }: { kind: string }) => kind === 'refund').map(vatOn)
      const sale = vatOn(await read(`receipts/${sold.receipt_id}`))
      assert.equal(back.length, 6)
      assert.deepEqual(
        sale.map((_, n) => sum(back.map((shares: bigint[]) => shares[n]!))),
        sale.map((amount) => -amount),
      )
    })

    for (const [price, discount_type, value] of PROMOS) {
      it(`a membership at ${price} less ${value} (${discount_type}) costs the same wherever it is asked`, async () => {
        const full = typeof value === 'bigint' ? value : percentOf(price, value)
        const discount = full > price ? price : full
        const total = price - discount
        const discount_value = typeof value === 'bigint' ? major(value) : value
        const promo = await makePromo(studio, { discount_type, discount_value, valid_from: '2026-03-01' })
        const type = await makeMembershipType(studio, { price: major(price) })
        const client = await makeClient(studio)

        const asked = { code: promo.code, membership_type_id: type.id, client_id: client.id }
        const { body: offer } = await studio.asOwner('POST /api/v1/promo-codes/validate', asked)
        assert.deepEqual([offer.price, offer.discount, offer.total].map(minor), [price, discount, total])

        const card = await issueGiftCard(studio, { initial_value: major(total + 1n) })
        const byCard = halfUp(total, 2n)
        const parts: Part[] = [
          { method: 'gift_card', amount_minor: Number(byCard), card: { code: card.code, last4: card.code_last4 } },
          { method: 'cash', amount_minor: Number(total - byCard) },
        ]
        const paid = parts.filter(({ amount_minor }) => amount_minor > 0)
        const membership = await done('memberships', {
          client_id: client.id,
          membership_type_id: type.id,
          starts_at: '2026-03-04',
          promo_code: promo.code,
          payments: paymentsOf(paid, (amount) => major(BigInt(amount))),
        })
        assert.equal(minor(membership.price), total)
        assert.equal(minor((await read(`gift-cards/${card.id}`)).remaining_balance), total + 1n - byCard)

        const receipt = (await read(`receipts?client_id=${client.id}`)).items[0]
        assert.deepEqual(
          [receipt.lines[0].unit_price, receipt.lines[0].total, receipt.discount, receipt.total].map(minor),
          [price, price, discount, total],
        )
        assert.deepEqual(
          receipt.payments.map((one: { amount: number }) => minor(one.amount)),
          paid.map(({ amount_minor }) => BigInt(amount_minor)),
        )
        const vat = vatIn(total, rate)
        assert.deepEqual(vatOn(receipt), [total - vat, vat, total])
        const preview = saleTotals([{ price_minor: Number(total), quantity: 1 }], rate)
        assert.equal(BigInt(preview.vat?.vat_minor ?? 0), vat)
      })
    }
  })
}
