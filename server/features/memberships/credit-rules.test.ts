import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  adjustEntries,
  creditBalance,
  grantsOf,
  grantToSpend,
  lapses,
  renewalEntries,
  spendable,
  type CreditEntry,
  type CreditKind,
  type NewCreditEntry,
} from './credit-rules.ts'

function row(
  id: number,
  kind: CreditKind,
  credits: number,
  grant_id: number | null = null,
  expires_on: string | null = null,
): CreditEntry {
  return { id, kind, credits, grant_id, expires_on }
}

const ledger = [
  row(1, 'grant', 8, null, '2026-03-31'),
  row(2, 'rollover', 2),
  row(3, 'grant', 4, null, '2026-03-15'),
  row(4, 'spend', -1, 2),
  row(5, 'spend', -1, 2),
  row(6, 'return', 1, 2),
  row(7, 'lapse', -4, 3),
  row(8, 'adjust', 3),
  row(9, 'adjust', -2, 1),
]

function apply(entries: CreditEntry[], added: NewCreditEntry[]): CreditEntry[] {
  const first = Math.max(...entries.map(({ id }) => id)) + 1
  return [...entries, ...added.map((entry, n) => ({ ...entry, id: first + n }))]
}

test('what is left of each entry, and the balance, are sums of rows', () => {
  assert.deepEqual(
    grantsOf(ledger).map(({ id, left }) => [id, left]),
    [
      [1, 6],
      [2, 1],
      [3, 0],
      [8, 3],
    ],
  )
  assert.equal(creditBalance(ledger), 10)
  assert.equal(
    grantsOf(ledger).reduce((sum, { left }) => sum + left, 0),
    creditBalance(ledger),
  )
  assert.deepEqual(grantsOf([]), [])
})

test('credits are spent rollover first, then what expires first, then the lower id', () => {
  const grants = grantsOf([
    row(1, 'grant', 1),
    row(2, 'grant', 1, null, '2026-03-31'),
    row(3, 'grant', 1, null, '2026-03-15'),
    row(4, 'grant', 1, null, '2026-03-31'),
    row(5, 'rollover', 1),
    row(6, 'adjust', 1),
  ])
  const order = (today: string) => spendable(grants, today).map(({ id }) => id)
  assert.deepEqual(order('2026-03-15'), [5, 3, 2, 4, 1, 6])
  assert.deepEqual(
    spendable(grants.toReversed(), '2026-03-15').map(({ id }) => id),
    order('2026-03-15'),
  )
  assert.deepEqual(order('2026-03-16'), [5, 2, 4, 1, 6])
  assert.deepEqual(order('2026-04-01'), [5, 1, 6])
})

test('no credits, nothing to spend', () => {
  assert.equal(grantToSpend([], '2026-03-15'), undefined)
  assert.equal(grantToSpend(grantsOf([row(1, 'grant', 1), row(2, 'spend', -1, 1)]), '2026-03-15'), undefined)
  assert.equal(
    grantToSpend(grantsOf([row(1, 'grant', 1), row(2, 'spend', -1, 1), row(3, 'return', 1, 1)]), '2026-03-15')?.id,
    1,
  )
})

test('what is past its last day lapses, once', () => {
  assert.deepEqual(lapses(grantsOf(ledger), '2026-03-31'), [])
  const lapsed = lapses(grantsOf(ledger), '2026-04-01')
  assert.deepEqual(lapsed, [{ kind: 'lapse', credits: -6, grant_id: 1, expires_on: null }])
  assert.deepEqual(lapses(grantsOf(apply(ledger, lapsed)), '2026-04-01'), [])
  assert.equal(lapses(grantsOf([row(1, 'grant', 1, null, '2026-03-31')]), '2026-04-01')[0]?.credits, -1)
})

const renewals: [
  why: string,
  entries: CreditEntry[],
  rollover: boolean,
  most: number | null,
  balance: number,
  rolled: number,
][] = [
  ['no rollover', [row(1, 'grant', 8), row(2, 'spend', -3, 1)], false, null, 8, 0],
  ['fewer unused than the limit', [row(1, 'grant', 8), row(2, 'spend', -6, 1)], true, 3, 10, 2],
  ['exactly the limit', [row(1, 'grant', 8), row(2, 'spend', -5, 1)], true, 3, 11, 3],
  ['more than the limit', [row(1, 'grant', 8), row(2, 'spend', -4, 1)], true, 3, 11, 3],
  ['no limit', [row(1, 'grant', 8)], true, null, 16, 8],
  ['a limit of none', [row(1, 'grant', 8)], true, 0, 8, 0],
  ['nothing unused', [row(1, 'grant', 8), row(2, 'spend', -8, 1)], true, 3, 8, 0],
  [
    'rolled over once does not roll again',
    [row(1, 'rollover', 3), row(2, 'grant', 8), row(3, 'spend', -7, 2)],
    true,
    5,
    9,
    1,
  ],
  ['an empty ledger', [row(1, 'grant', 0)], true, 3, 8, 0],
]

test('a renewal grants the interval’s credits, and of the unused ones only the limit survives', () => {
  for (const [why, entries, rollover_enabled, max_rollover_credits, balance, rolled] of renewals) {
    const terms = { credits_per_interval: 8, rollover_enabled, max_rollover_credits }
    const after = apply(entries, renewalEntries(terms, grantsOf(entries)))
    assert.equal(creditBalance(after), balance, why)
    const first = grantToSpend(grantsOf(after), '2026-03-15')
    assert.deepEqual([first?.kind, first?.left], rolled > 0 ? ['rollover', rolled] : ['grant', 8], why)
  }
})

test('a renewal of one credit grants it, one of none writes nothing', () => {
  const terms = { rollover_enabled: false, max_rollover_credits: null }
  assert.equal(creditBalance(renewalEntries({ ...terms, credits_per_interval: 1 }, [])), 1)
  assert.deepEqual(renewalEntries({ ...terms, credits_per_interval: 0 }, []), [])
})

test('an adjustment brings the balance to what staff say', () => {
  for (const target of [0, 1, 5, 9, 10, 11, 25]) {
    const after = apply(ledger, adjustEntries(grantsOf(ledger), target))
    assert.equal(creditBalance(after), target)
    assert.ok(
      grantsOf(after).every(({ left }) => left >= 0),
      `${target}`,
    )
  }
  assert.deepEqual(adjustEntries(grantsOf(ledger), 10), [])
})
