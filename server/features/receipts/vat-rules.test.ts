import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { vatOf, vatOfRefund, type ReceiptLine } from './vat-rules.ts'

const line = (total_minor: number, vat_rate: number | null): ReceiptLine => ({
  description: 'Line',
  quantity: 1,
  unit_price_minor: total_minor,
  total_minor,
  vat_rate,
})

describe('the VAT inside a price', () => {
  for (const { what, lines, paid, shares } of [
    { what: 'one line', lines: [line(1210, 21)], paid: 1210, shares: [[21, 1000, 210]] },
    { what: 'no VAT in the studio', lines: [line(1210, 0)], paid: 1210, shares: [[0, 1210, 0]] },
    { what: 'half a cent, up', lines: [line(3, 20)], paid: 3, shares: [[20, 2, 1]] },
    { what: 'rounding by line', lines: [line(3, 20), line(3, 20)], paid: 6, shares: [[20, 4, 2]] },
    { what: 'a rate with decimals', lines: [line(10_000, 8.875)], paid: 10_000, shares: [[8.875, 9185, 815]] },
    { what: 'a gift card, without', lines: [line(5000, null)], paid: 5000, shares: [] },
    { what: 'a discount', lines: [line(2000, 21)], paid: 1210, shares: [[21, 1000, 210]] },
    { what: 'everything given away', lines: [line(2000, 21)], paid: 0, shares: [[21, 0, 0]] },
    {
      what: 'two rates under one discount',
      lines: [line(1000, 21), line(1000, 10)],
      paid: 1001,
      shares: [
        [10, 455, 45],
        [21, 414, 87],
      ],
    },
  ]) {
    it(what, () => {
      const got = vatOf(lines, paid).map(({ rate, net_minor, vat_minor }) => [rate, net_minor, vat_minor])
      assert.deepEqual(got, shares)
    })
  }

  it('of refunds in any parts is that of the sale', () => {
    const rate = fc.constantFrom(null, 0, 4, 10, 21)
    const lines = fc.array(fc.tuple(fc.integer({ min: 1, max: 100_000 }), rate), { minLength: 1, maxLength: 6 })
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 })
    fc.assert(
      fc.property(lines, cuts, (given, at) => {
        const paid_minor = given.reduce((sum, [total]) => sum + total, 0)
        const vat = vatOf(
          given.map(([total, of]) => line(total, of)),
          paid_minor,
        )
        const ends = [0, ...at.map((cut) => Math.floor(cut * paid_minor)).toSorted((a, b) => a - b), paid_minor]
        const back = vat.map(() => ({ net: 0, vat: 0 }))
        for (const [index, before_minor] of ends.slice(0, -1).entries()) {
          const amount_minor = ends[index + 1]! - before_minor
          for (const [of, share] of vatOfRefund(vat, { paid_minor, before_minor, amount_minor }).entries()) {
            assert.equal(share.net_minor + share.vat_minor, share.gross_minor)
            assert.ok(share.gross_minor <= 0 && share.vat_minor <= 0)
            back[of]!.net += share.net_minor
            back[of]!.vat += share.vat_minor
          }
        }
        const whole = vat.map(({ net_minor, vat_minor }) => ({ net: 0 - net_minor, vat: 0 - vat_minor }))
        assert.deepEqual(
          back.map((sum) => [sum.net + 0, sum.vat + 0]),
          whole.map((sum) => [sum.net + 0, sum.vat + 0]),
        )
      }),
    )
  })
})
