import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../messages/cost.ts'
import { costFor, costLine, type Cost } from './class-cost.ts'

const lines: [price: number | null, credit_cost: number | null, said: string | null][] = [
  [null, 1, null],
  [null, null, null],
  [null, 2, '2 credits'],
  [null, 0, 'No credit needed'],
  [0, 1, 'Free'],
  [0, 2, 'Free'],
  [12, 1, '€12 or 1 credit'],
  [12, 2, '€12 or 2 credits'],
  [12, 0, '€12, or no credit with a membership'],
  [90, null, '€90'],
]
for (const [price, credit_cost, said] of lines)
  test(`a class at ${price} and ${credit_cost} credits says ${said ?? 'nothing'}`, () =>
    assert.equal(
      costLine({ price, credit_cost }, en(), (major) => `€${major}`),
      said,
    ))

const cost: Cost = { price: 90, credit_cost: 1 }
const refused = (code: string, ...offers: string[]) => ({
  reasons: [{ code }],
  offers: offers.map((kind) => ({ kind })),
})
const asked: [what: string, answer: Parameters<typeof costFor>[1], credits: number | null][] = [
  ['not known yet', undefined, 1],
  ['paid by what is held', { reasons: [], offers: [] }, 1],
  ['used up', refused('NO_CREDITS_LEFT', 'class'), 1],
  ['not covered, and a pack is on sale that would', refused('NOT_COVERED', 'class', 'membership_type'), 1],
  ['not covered by anything', refused('NOT_COVERED', 'class'), null],
  ['nothing held, nothing on sale', refused('NO_ENTITLEMENT', 'class'), null],
]
for (const [what, answer, credit_cost] of asked)
  test(`the credits of a class are ${credit_cost === null ? 'left out' : 'said'}: ${what}`, () =>
    assert.deepEqual(costFor(cost, answer), { price: 90, credit_cost }))
