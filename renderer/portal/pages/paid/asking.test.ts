import assert from 'node:assert/strict'
import { test } from 'node:test'
import { nextQuestion, PATIENCE, stateOf, untilNext } from './asking.ts'

test('it is asked after 1, 2 and 3 seconds, then every 5, for a minute and a half', () => {
  const asked: number[] = []
  for (let at = 0, wait = untilNext(0); wait !== undefined; wait = untilNext(at)) asked.push((at += wait) / 1000)
  assert.deepEqual(asked.slice(0, 5), [1, 3, 6, 11, 16])
  assert.equal(asked.at(-1), 91)
  assert.deepEqual(
    [untilNext(999), untilNext(1000), untilNext(PATIENCE - 1), untilNext(PATIENCE)],
    [1000, 2000, 5000, undefined],
  )
})

const pending = { status: 'pending' } as const
const cases: [
  text: string,
  answer: Parameters<typeof stateOf>[0],
  failure: number | undefined,
  waited: number,
  kind: string,
  next: number | undefined,
][] = [
  ['nothing heard yet', undefined, undefined, 0, 'waiting', 1000],
  ['nothing heard for long', undefined, undefined, PATIENCE, 'waiting', undefined],
  ['pending', pending, undefined, 4000, 'waiting', 3000],
  ['pending to the last', pending, undefined, PATIENCE - 1, 'waiting', 5000],
  ['pending for long', pending, undefined, PATIENCE, 'late', undefined],
  ['under way at a bank', { ...pending, is_under_way: true }, undefined, 0, 'under_way', 60_000],
  ['under way, and then the connection went', { ...pending, is_under_way: true }, 0, 0, 'unreachable', 5000],
  ['done', { status: 'completed' }, undefined, 0, 'completed', undefined],
  ['done, and then the connection went', { status: 'completed' }, 0, 0, 'completed', undefined],
  ['failed', { status: 'failed' }, undefined, 0, 'failed', undefined],
  ['expired', { status: 'expired' }, undefined, 0, 'expired', undefined],
  ['given back', { status: 'refunded' }, undefined, 0, 'refunded', undefined],
  ['contested', { status: 'disputed' }, undefined, 0, 'disputed', undefined],
  ['no studio', undefined, 0, 4000, 'unreachable', 5000],
  ['no studio any more, however long', pending, 0, PATIENCE * 2, 'unreachable', 5000],
  ['no processor', pending, 502, 0, 'unsure', 5000],
  ['somebody else’s', undefined, 404, 0, 'unknown', undefined],
]

for (const [text, answer, failure, waited, kind, next] of cases)
  test(`what became of a purchase: ${text}`, () => {
    const state = stateOf(answer, failure, waited)
    assert.deepEqual([state.kind, nextQuestion(state, waited)], [kind, next])
  })
