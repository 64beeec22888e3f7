import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byUrgency, type When } from './task.ts'

const TODAY = '2026-03-10'

const cases: [due_on: string | null, when: When][] = [
  ['2026-03-09', 'late'],
  ['2026-03-10', 'today'],
  ['2026-03-11', 'later'],
  [null, 'undated'],
]

for (const [due_on, when] of cases)
  test(`a task due on ${due_on} is ${when}`, () =>
    assert.deepEqual(byUrgency([{ due_on }], TODAY), [{ when, tasks: [{ due_on }] }]))

test('groups stand in their order, tasks in that given', () => {
  const tasks = [null, '2026-03-12', '2026-03-01', '2026-03-11'].map((due_on) => ({ due_on }))
  assert.deepEqual(
    byUrgency(tasks, TODAY).map(({ when, tasks: own }) => [when, own.map(({ due_on }) => due_on)]),
    [
      ['late', ['2026-03-01']],
      ['later', ['2026-03-12', '2026-03-11']],
      ['undated', [null]],
    ],
  )
})
