import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { chooseDebts, type Debt } from './debt-rules.ts'

const AT = '2026-03-04T10:00:00.000Z'
const due = (id: number, currency = 'EUR'): Debt => ({ id, status: 'due', currency, settled_at: null, waived_at: null })
const pending = { ...due(3), status: 'pending' as const }
const paid = { ...due(4), status: 'paid' as const, settled_at: AT }
const waived = { ...due(5), status: 'waived' as const, waived_at: AT }

describe('what is paid by one payment', () => {
  const cases: [string, Debt[], number[] | undefined, string][] = [
    ['is all that is due, the oldest first', [due(2), due(1), pending, paid, waived], undefined, 'pay 1 2'],
    ['is what is named', [due(1), due(2)], [2, 2], 'pay 2'],
    ['is in the studio’s currency first', [due(1, 'USD'), due(2)], undefined, 'pay 2'],
    ['is in another where nothing is due in that', [due(1, 'USD'), due(2, 'GBP')], undefined, 'pay 1'],
    ['is of one currency', [due(1, 'USD'), due(2)], [1, 2], 'several_currencies'],
    ['may be nothing', [pending, paid], undefined, 'nothing_due'],
    ['is none of another’s', [due(1)], [1, 9], 'unknown'],
    ['is none that is not due yet', [due(1), pending], [1, 3], 'unknown'],
    ['is none that is paid', [due(1), paid], [1, 4], 'settled'],
    ['is none that is waived', [waived], [5], 'settled'],
  ]
  for (const [what, charges, named, expected] of cases)
    it(what, () => {
      const choice = chooseDebts(charges, named, 'EUR')
      const ids = choice.kind === 'pay' ? ['', ...choice.charges.map(({ id }) => id)].join(' ') : ''
      assert.equal(choice.kind + ids, expected)
    })
})
