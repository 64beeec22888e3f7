import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditsOf, foremost, visitsAMonth, type Held } from './rules.ts'

const held = (id: number, status: Held['status'], expires_on: string | null, more: Partial<Held> = {}): Held => ({
  id,
  status,
  expires_on,
  unlimited: false,
  credits: 1,
  ...more,
})

const cases: [name: string, held: Held[], first: number | undefined][] = [
  ['of none there is none', [], undefined],
  ['active before what lasts longer but is paused', [held(1, 'paused', null), held(2, 'active', '2026-03-05')], 2],
  ['paused before pending', [held(1, 'pending', '2027-01-01'), held(2, 'paused', '2026-03-05')], 2],
  ['the one that lasts longest', [held(1, 'active', '2026-03-05'), held(2, 'active', '2026-04-05')], 2],
  ['without an end is longest', [held(1, 'active', '2199-12-31'), held(2, 'active', null)], 2],
  ['a used up one after all others', [held(1, 'active', null, { credits: 0 }), held(2, 'pending', null)], 2],
  [
    'an unlimited one is never used up',
    [held(1, 'active', null, { credits: 0, unlimited: true }), held(2, 'active', '2026-04-01')],
    1,
  ],
  ['of equal ones the earlier', [held(7, 'active', null), held(3, 'active', null)], 3],
]
for (const [name, list, first] of cases) {
  test(`the membership that counts most: ${name}`, () => assert.equal(foremost(list)?.id, first))
}

const credits: [name: string, held: Held[], left: number | null][] = [
  ['nothing held, nothing to count', [], null],
  ['those of all active packs', [held(1, 'active', null, { credits: 2 }), held(2, 'active', null, { credits: 3 })], 5],
  ['not those of a paused one', [held(1, 'active', null, { credits: 2 }), held(2, 'paused', null, { credits: 3 })], 2],
  ['none where only a paused one has some', [held(1, 'paused', null, { credits: 3 })], null],
  [
    'unlimited counts none',
    [held(1, 'active', null, { credits: 2 }), held(2, 'active', null, { unlimited: true })],
    null,
  ],
  ['none left is nought', [held(1, 'active', null, { credits: 0 })], 0],
]
for (const [name, list, left] of credits) {
  test(`credits left: ${name}`, () => assert.equal(creditsOf(list), left))
}

const paces: [visits: number, days: number, a_month: number][] = [
  [0, 400, 0],
  [13, 90, 4.3],
  [13, 4000, 4.3],
  [5, 3, 5],
  [5, 30, 5],
  [6, 45, 4],
]
for (const [visits, days, expected] of paces) {
  test(`${visits} visits by one who came ${days} days ago are ${expected} a month`, () =>
    assert.equal(visitsAMonth(visits, days), expected))
}
