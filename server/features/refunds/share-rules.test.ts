import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { shareOver } from './share-rules.ts'

describe('what went back at the processor', () => {
  const cases: [string, number[], number, [number, number][]][] = [
    ['is of the only entry', [800], 500, [[1, 500]]],
    ['is of the only entry, whatever is left of it', [0], 500, [[1, 500]]],
    ['is of the entry of which just that is left', [800, 900], 900, [[2, 900]]],
    [
      'is of one after the other',
      [800, 900],
      1000,
      [
        [1, 800],
        [2, 200],
      ],
    ],
    [
      'is of all',
      [800, 900],
      1700,
      [
        [1, 800],
        [2, 900],
      ],
    ],
    ['leaves out what is back already', [0, 900], 300, [[2, 300]]],
    ['is of the first where nothing is left', [0, 0], 300, [[1, 300]]],
  ]
  for (const [what, left, amount, shares] of cases)
    it(what, () =>
      assert.deepEqual(
        shareOver(
          left.map((left_minor, n) => ({ id: n + 1, left_minor })),
          amount,
        ).map((share) => [share.id, share.amount_minor]),
        shares,
      ),
    )
})
