import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { notCollected, tooSmall } from './amount-rules.ts'
import { decideSession, type SessionFacts } from './rules.ts'
import { inWords } from '../../../test/in-words.ts'

describe('what follows from a session', () => {
  const asked = { total_minor: 9000, currency: 'EUR' }
  const paid: SessionFacts = { status: 'complete', payment: 'paid', ...asked }
  const cases: readonly [what: string, Partial<SessionFacts>, object, expected?: { total_minor: number }][] = [
    ['paid', {}, { kind: 'deliver' }],
    ['open', { status: 'open', payment: 'unpaid' }, { kind: 'wait', isUnderWay: false }],
    ['open, whatever it says of money', { status: 'open' }, { kind: 'wait', isUnderWay: false }],
    ['complete and unpaid', { payment: 'unpaid' }, { kind: 'wait', isUnderWay: true }],
    ['expired', { status: 'expired', payment: 'unpaid' }, { kind: 'release' }],
    ['a cent less', { total_minor: 8999 }, { kind: 'mismatch' }],
    ['a cent more', { total_minor: 9001 }, { kind: 'mismatch' }],
    ['another currency', { currency: 'USD' }, { kind: 'mismatch' }],
    ['nothing, where something was asked', { payment: 'none_required', total_minor: 0 }, { kind: 'mismatch' }],
    ['nothing, as was asked', { payment: 'none_required', total_minor: 0 }, { kind: 'deliver' }, { total_minor: 0 }],
    ['a card saved', { payment: 'none_required', total_minor: null, currency: null }, { kind: 'deliver' }, { total_minor: 0 }],
  ] // prettier-ignore
  for (const [what, facts, decision, expected] of cases) {
    it(what, () => assert.deepEqual(decideSession({ ...paid, ...facts }, { ...asked, ...expected }), decision))
  }
})

describe('what can be collected', () => {
  const cases: readonly [minor: number, currency: string, few: boolean, fault?: RegExp][] = [
    [0, 'EUR', false],
    [1, 'EUR', true],
    [49, 'EUR', true],
    [50, 'EUR', false],
    [29, 'GBP', true],
    [30, 'GBP', false],
    [49, 'JPY', true],
    [50, 'JPY', false],
    [99_999_999, 'EUR', false],
    [100_000_000, 'EUR', false, /^You can pay at most 999999\.99 EUR/],
    [99_999_999, 'JPY', false],
    [100_000_000, 'JPY', false, /^You can pay at most 99999999 JPY/],
    [490, 'KWD', true],
    [500, 'KWD', false],
    [505, 'KWD', false, /^Online, KWD is paid with 2 decimals/],
    // The processor counts these with two decimals that they don't have.
    [999_999, 'ISK', false],
    [1_000_001, 'ISK', false, /^You can pay at most 1000000 ISK/],
  ]
  for (const [minor, currency, isFew, fault] of cases) {
    it(`${minor} of ${currency}`, () => {
      assert.equal(tooSmall(minor, currency) !== undefined, isFew)
      assert.match(inWords(notCollected(minor, currency) ?? ''), fault ?? /^$/)
    })
  }
})
