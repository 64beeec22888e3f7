import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldLog } from './fold.ts'

const flow = { kind: 'class' as const, id: 1, name: 'Flow', starts_at: '' }
const yin = { ...flow, id: 2 }
let id = 0
const entry = (at: string, change: object = {}) => ({
  id: ++id,
  at: `2026-03-0${at}:00.000Z`,
  action: 'booking.check_in',
  actor_id: 1,
  occasion: flow,
  names: {},
  ...change,
})
const fold = (...entries: ReturnType<typeof entry>[]) =>
  foldLog(
    entries,
    (at) => at.slice(0, 10),
    (action) => action !== 'studio.update',
  ).map(({ lines }) => lines.map(({ entries: of }) => of.length))

const cases: [what: string, entries: ReturnType<typeof entry>[], lines: number[][]][] = [
  ['nothing', [], []],
  ['one minute of one class', [entry('3T18:00'), entry('3T18:00'), entry('3T18:00')], [[3]]],
  ['another minute', [entry('3T18:01'), entry('3T18:00')], [[1, 1]]],
  ['another day', [entry('4T18:00'), entry('3T18:00')], [[1], [1]]],
  ['another class', [entry('3T18:00'), entry('3T18:00', { occasion: yin })], [[1, 1]]],
  ['another person', [entry('3T18:00'), entry('3T18:00', { actor_id: 2 })], [[1, 1]]],
  ['another tag', [entry('3T18:00', { names: { tag_id: { 1: 'A' } } }), entry('3T18:00')], [[1, 1]]],
  ['something between', [entry('3T18:00'), entry('3T18:00', { action: 'x' }), entry('3T18:00')], [[1, 1, 1]]],
  [
    'what is never told at once',
    [entry('3T18:00', { action: 'studio.update' }), entry('3T18:00', { action: 'studio.update' })],
    [[1, 1]],
  ],
]

for (const [what, entries, lines] of cases) {
  test(`the log folds ${what}`, () => assert.deepEqual(fold(...entries), lines))
}
