import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fill } from '../../today/day.ts'
import { dayByKey, marksOf, weeksOf } from './month.ts'

test('a month is shown in whole weeks from Monday on', () => {
  const cases: [day: string, weeks: number, first: string, last: string][] = [
    ['2026-03-04', 6, '2026-02-23', '2026-04-05'],
    ['2027-02-28', 4, '2027-02-01', '2027-02-28'],
    ['2026-12-31', 5, '2026-11-30', '2027-01-03'],
  ]
  for (const [day, count, first, last] of cases) {
    const weeks = weeksOf(day)
    assert.deepEqual([weeks.length, weeks[0]![0], weeks.at(-1)![6]], [count, first, last], day)
    assert.ok(weeks.every((week) => week.length === 7))
  }
})

test('keys lead from day to day, over the ends of months', () => {
  const cases: [key: string, from: string, to: string | null][] = [
    ['ArrowLeft', '2026-03-01', '2026-02-28'],
    ['ArrowRight', '2026-12-31', '2027-01-01'],
    ['ArrowUp', '2026-03-04', '2026-02-25'],
    ['ArrowDown', '2026-03-29', '2026-04-05'],
    ['Home', '2026-03-01', '2026-02-23'],
    ['End', '2026-03-02', '2026-03-08'],
    ['PageUp', '2026-03-31', '2026-02-28'],
    ['PageDown', '2026-01-31', '2026-02-28'],
    ['Enter', '2026-03-01', null],
  ]
  for (const [key, from, to] of cases) assert.equal(dayByKey(key, from), to, key)
})

test('as many classes have a mark as there is room for', () => {
  const classes = (n: number) => Array.from({ length: n }, (_, id) => ({ id }) as Fill)
  const cases: [classes: number, shown: number, left: number][] = [
    [0, 0, 0],
    [4, 4, 0],
    [5, 3, 2],
  ]
  for (const [all, shown, left] of cases) {
    const marks = marksOf(classes(all), 4)
    assert.deepEqual([marks.shown.length, marks.left], [shown, left])
  }
})
