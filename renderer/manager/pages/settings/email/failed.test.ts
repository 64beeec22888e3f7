import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byReason } from './failed.ts'

const mail = (id: number, last_error: string | null) => ({ id, last_error })

const cases: [what: string, mails: ReturnType<typeof mail>[], groups: [string | null, number[]][]][] = [
  ['none', [], []],
  ['one reason', [mail(2, 'a'), mail(1, 'a')], [['a', [2, 1]]]],
  [
    'the commonest first',
    [mail(4, 'b'), mail(3, 'a'), mail(2, 'a')],
    [
      ['a', [3, 2]],
      ['b', [4]],
    ],
  ],
  ['no reason kept', [mail(1, null)], [[null, [1]]]],
]

for (const [what, mails, groups] of cases) {
  test(`failed letters: ${what}`, () => {
    const found = byReason(mails).map(({ reason, mails: of }) => [reason, of.map(({ id }) => id)])
    assert.deepEqual(found, groups)
  })
}
