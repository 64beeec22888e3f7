import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { PurchaseKind } from '../payments/method-rules.ts'
import { methodOfShares, shareOut } from './share-rules.ts'

const kinds: Record<string, PurchaseKind> = { S: 'sale', M: 'membership', G: 'gift_card', C: 'charge' }
const methods: Record<string, string> = {
  k: 'cash',
  t: 'card_terminal',
  g: 'gift_card',
  f: 'complimentary',
}

/** `S100 M50` as purchases or payments: a letter and minor units. */
const read = (text: string, names: Record<string, string>) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((one) => ({ name: names[one[0]!]!, minor: Number(one.slice(1)) }))

const letterOf = (method: string) => Object.entries(methods).find(([, name]) => name === method)![0]

/** The purchases, the payments, and how each purchase is then paid (with commas), or which payment does not fit. */
const cases: [bought: string, paid: string, shared: string[] | number][] = [
  ['S1000', 'k1000', ['k1000']],
  ['S1000 M2000', 'k3000', ['k1000', 'k2000']],
  ['S1000 M2000', 'k500 t2500', ['k500 t500', 't2000']],
  ['S1001 M1001 C1', 'k667 t668 k668', ['k667 t334', 't334 k667', 'k1']],
  ['S0 M1000', 't1000', ['', 't1000']],
  ['M0', '', ['']],
  ['G5000 S1000', 'g1000 k5000', ['k5000', 'g1000']],
  ['G5000 S1000', 'k5000 g1000', ['k5000', 'g1000']],
  ['G5000 S1000', 'g1001 k4999', 0],
  ['G5000', 'g5000', 0],
  ['G5000 S1000', 'k4999 g1001', 1],
  ['C800 S1000', 'f1000 k800', ['k800', 'f1000']],
  ['C800 S1000', 'f1001 k799', 0],
  ['S1000 C800 G500', 'g1300 f1000', ['g500 f500', 'g800', 'f500']],
  ['S1000 C800 G500', 'f1500 g800', ['f1000', 'g800', 'f500']],
  ['S1000 C800 G500', 'g1801 f499', 0],
  ['S300 M300 C300', 'g100 g800', ['g300', 'g300', 'g100 g200']],
]

describe('how payments are shared out', () => {
  for (const [bought, paid, expected] of cases) {
    it(`${bought} paid by ${paid || 'nothing'}`, () => {
      const purchases = read(bought, kinds).map(({ name, minor }) => ({
        kind: name as PurchaseKind,
        total_minor: minor,
      }))
      const payments = read(paid, methods).map(({ name, minor }) => ({ method: name, amount_minor: minor }))
      const shared = shareOut(purchases, payments)
      if (typeof expected === 'number') return assert.deepEqual(shared, { kind: 'misfit', payment: expected })
      assert.ok(shared.kind === 'shared')
      const told = shared.shares.map((of) =>
        of.map(({ method, amount_minor }) => letterOf(method) + String(amount_minor)).join(' '),
      )
      assert.deepEqual(told, expected)
      for (const [at, of] of shared.shares.entries())
        assert.equal(
          of.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
          purchases[at]!.total_minor,
        )
    })
  }

  it('names the one method of a purchase, or other', () => {
    const cash = { method: 'cash', amount_minor: 1 }
    assert.deepEqual([[], [cash], [cash, cash], [cash, { ...cash, method: 'gift_card' }]].map(methodOfShares), [
      'other',
      'cash',
      'cash',
      'other',
    ])
  })
})
