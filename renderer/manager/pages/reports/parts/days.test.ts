import assert from 'node:assert/strict'
import { test } from 'node:test'
import { daysOf, inOrder, isWhole, presetOf, type Preset } from './days.ts'

const none = { from: '', to: '' }
const cases: [preset: Preset, today: string, own: { from: string; to: string }, days: string][] = [
  ['this_month', '2026-03-30', none, '2026-03-01 2026-03-30'],
  ['last_month', '2026-03-30', none, '2026-02-01 2026-02-28'],
  ['last_month', '2026-01-01', none, '2025-12-01 2025-12-31'],
  ['last_90', '2026-03-31', none, '2026-01-01 2026-03-31'],
  ['this_year', '2026-01-01', none, '2026-01-01 2026-01-01'],
  ['last_12', '2026-03-30', none, '2025-03-01 2026-02-28'],
  ['own', '2026-03-30', { from: '2026-02-03', to: '2026-02-10' }, '2026-02-03 2026-02-10'],
  ['own', '2026-03-30', { from: '2026-02-10', to: '2026-02-03' }, '2026-02-03 2026-02-10'],
  ['own', '2026-03-30', none, '2026-03-01 2026-03-31'],
  // An address by hand: no such day, no day, a year that nobody asks for.
  ['own', '2026-03-30', { from: '2026-02-30', to: '2026-03-02' }, '2026-03-02 2026-03-02'],
  ['own', '2026-03-30', { from: 'x', to: '0202-03-02' }, '2026-03-30 2026-03-30'],
]

for (const [preset, today, own, days] of cases)
  test(`${preset} of ${JSON.stringify(own)} on ${today} is ${days}`, () =>
    assert.equal(Object.values(daysOf(preset, today, own)).join(' '), days))

test('the last 12 months have the present one where it counts so far', () => {
  const found = daysOf('last_12', '2026-03-30', none, true)
  assert.deepEqual(Object.values(found), ['2025-04-01', '2026-03-30'])
})

test('an address that names no preset begins with the present month', () => {
  assert.deepEqual([presetOf('last_90'), presetOf('x'), presetOf('')], ['last_90', 'this_month', 'this_month'])
})

test('days are asked for once both years are there, the earlier one first', () => {
  const [early, late] = ['2026-02-03', '2026-02-10']
  assert.deepEqual(inOrder({ start_date: late, end_date: early }), { start_date: early, end_date: late })
  assert.equal(isWhole({ start_date: early, end_date: late }), true)
  assert.equal(isWhole({ start_date: '0202-02-03', end_date: late }), false)
})
