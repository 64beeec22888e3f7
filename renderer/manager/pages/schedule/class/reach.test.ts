import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { reached, siblingDays, sumOf } from './reach.ts'

const cls = (id: number, part: Partial<ScheduledClass> = {}) =>
  ({
    id,
    series_id: 1,
    starts_at: `2026-11-${10 + id}T07:00:00.000Z`,
    status: 'scheduled',
    state: 'scheduled',
    booked: id,
    waiting: 0,
    held: 0,
    ...part,
  }) as ScheduledClass

const begun = cls(1, { state: 'in_progress' })
const series = [
  begun,
  cls(2),
  cls(3),
  cls(4, { status: 'cancelled', state: 'cancelled' }),
  cls(5),
  cls(6, { series_id: 2 }),
]
const ids = (list: ScheduledClass[]) => list.map(({ id }) => id)

test('a scope hits the classes of the series still to come, cancelled ones left out', () => {
  const chosen = series[2]!
  assert.deepEqual(ids(reached(series, chosen, 'this')), [3])
  assert.deepEqual(ids(reached(series, chosen, 'this_and_following')), [3, 5])
  assert.deepEqual(ids(reached(series, chosen, 'all')), [2, 3, 5])
})

test('a class that has begun counts only where it is the one meant', () => {
  assert.deepEqual(ids(reached(series, begun, 'this_and_following')), [1, 2, 3, 5])
  assert.deepEqual(ids(reached(series, begun, 'all')), [2, 3, 5])
})

test('seats offered to the waitlist are people who wait', () => {
  assert.deepEqual(sumOf([cls(2, { waiting: 1, held: 2 }), cls(3)]), { classes: 2, booked: 5, waiting: 3 })
})

test('siblings are looked for from today or the class, whichever is earlier, to months after the later', () => {
  const cases: [on: string, start_date: string, end_date: string][] = [
    ['2026-11-15', '2026-11-15', '2027-03-16'],
    ['2026-11-16', '2026-11-16', '2027-03-16'],
    ['2026-11-18', '2026-11-16', '2027-03-18'],
  ]
  for (const [on, start_date, end_date] of cases)
    assert.deepEqual(siblingDays(on, '2026-11-16'), { start_date, end_date })
})
