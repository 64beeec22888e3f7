import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { halfUp } from '../../lib/fraction.ts'
import { spansOf, worthOfCredit, worthOfVisit } from './worth-rules.ts'

const lasting = { expires_on: null, next_renewal_on: null, billing_interval: null }
const paid = (on: string, paid_minor: number) => ({ on, paid_minor, vat_rate: 0 })

describe('what was paid is for', () => {
  const spans: [
    why: string,
    membership: Parameters<typeof spansOf>[0],
    payments: Parameters<typeof spansOf>[1],
    days: string[],
  ][] = [
    [
      'all days of a pass',
      { ...lasting, expires_on: '2026-03-31' },
      [paid('2026-03-12', 90)],
      ['2026-03-12 2026-03-31'],
    ],
    [
      'the interval up to the next payment, the last one to its renewal',
      { ...lasting, billing_interval: 'monthly', next_renewal_on: '2026-04-20' },
      [paid('2026-03-17', 62), paid('2026-02-17', 62)],
      ['2026-02-17 2026-03-16', '2026-03-17 2026-04-19'],
    ],
    [
      'one interval of what ended',
      { ...lasting, billing_interval: 'weekly' },
      [paid('2026-03-17', 10)],
      ['2026-03-17 2026-03-23'],
    ],
    ['a month of what never ends', lasting, [paid('2026-03-01', 10)], ['2026-03-01 2026-03-31']],
    ['a day at least', { ...lasting, expires_on: '2026-03-01' }, [paid('2026-03-12', 10)], ['2026-03-12 2026-03-12']],
  ]
  for (const [why, membership, payments, days] of spans) {
    it(why, () => {
      const told = spansOf(membership, payments).map(({ from, to }) => `${from} ${to}`)
      assert.deepEqual(told, days)
    })
  }

  it('nothing where more went back than came in', () => {
    const [span] = spansOf({ ...lasting, expires_on: '2026-03-31' }, [paid('2026-03-12', -5)])
    assert.equal(halfUp(span!.worth.gross), 0)
  })
})

describe('a visit', () => {
  const march = { from: '2026-03-01', to: '2026-03-31' }
  const spans = spansOf({ ...lasting, billing_interval: 'monthly', next_renewal_on: '2026-04-17' }, [
    paid('2026-02-17', 5600),
    paid('2026-03-17', 6200),
  ])
  const gross = (worth: { gross: Parameters<typeof halfUp>[0] }) => halfUp(worth.gross)

  it('by a credit is worth the price over the credits, of the interval it falls into', () => {
    assert.equal(gross(worthOfCredit(spans, '2026-03-16', 4)), 1400)
    assert.equal(gross(worthOfCredit(spans, '2026-03-17', 4)), 1550)
    assert.equal(gross(worthOfCredit(spans, '2026-02-01', 4)), 1400, 'before all of them: the first')
    assert.equal(gross(worthOfCredit([], '2026-03-17', 4)), 0)
    assert.equal(gross(worthOfCredit(spans, '2026-03-17', 0)), 0)
  })

  it('without credits is worth the month’s part of what was paid, over the month’s visits', () => {
    // 16 of 28 days of 56.00 and 15 of 31 of 62.00.
    assert.equal(gross(worthOfVisit(spans, march, 1)), 6200)
    assert.equal(gross(worthOfVisit(spans, march, 4)), 1550)
    assert.equal(gross(worthOfVisit(spans, { from: '2026-05-01', to: '2026-05-31' }, 2)), 0)
  })
})
