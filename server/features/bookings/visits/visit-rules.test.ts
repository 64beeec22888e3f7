import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMilestone, nextAfter, reachedBy, weekOf, weeksInARow } from './visit-rules.ts'

test('milestones are the first visits and every 50th', () => {
  const until = Array.from({ length: 201 }, (_, visits) => visits)
  assert.deepEqual(until.filter(isMilestone), [1, 5, 10, 25, 50, 100, 150, 200])
  assert.deepEqual(reachedBy(0), [])
  assert.deepEqual(reachedBy(24), [10, 5, 1])
  assert.deepEqual(reachedBy(150), [150, 100, 50, 25, 10, 5, 1])
  const nexts: [visits: number, next: number][] = [
    [0, 1],
    [1, 5],
    [25, 50],
    [50, 100],
    [99, 100],
    [100, 150],
  ]
  for (const [visits, next] of nexts) assert.equal(nextAfter(visits), next, `${visits}`)
})

test('weeks in a row count up to this week or the last one', () => {
  const cases: [weeks: number[], expected: number][] = [
    [[], 0],
    [[700], 1],
    [[693], 1],
    [[686], 0],
    [[700, 693, 686, 672], 3],
    [[693, 693, 686], 2],
  ]
  for (const [weeks, expected] of cases) assert.equal(weeksInARow(weeks, 700), expected, weeks.join(' '))
})

test('a week is from Monday to Sunday', () => {
  const monday = weekOf('2026-03-02')
  assert.deepEqual(
    ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09'].map((day) => weekOf(day) - monday),
    [-7, 0, 0, 7],
  )
})
