import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placeSaid } from './place-rules.ts'

const cases: [first: string | null, named: string | null | undefined, said: string | null][] = [
  [null, null, null],
  [null, 'Centre', null],
  ['Centre', 'Beach', 'Beach'],
  ['Centre', null, 'Centre'],
  ['Centre', undefined, null],
]
for (const [first, named, said] of cases)
  test(`what is at ${named} says ${said ?? 'nothing'}, where the first of several is ${first}`, () =>
    assert.equal(placeSaid(first, named), said))
