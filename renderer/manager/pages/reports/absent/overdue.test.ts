import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byOverdue, daysFrom } from './overdue.ts'

const TODAY = '2026-03-30'
const away = (client_id: number, last_visit_at: string, every_days: number) => ({
  client_id,
  client_name: `Client ${client_id}`,
  last_visit_at,
  visits: 8,
  every_days,
})

const cases: [day: string, days: number][] = [
  ['2026-03-30', 0],
  ['2026-03-29', 1],
  ['2026-02-28', 30],
  // A clock that was ahead.
  ['2026-03-31', 0],
]

for (const [day, days] of cases)
  test(`${day} is ${days} days before ${TODAY}`, () => assert.equal(daysFrom(day, TODAY), days))

test('who is away more than twice as long as usual stands apart, the most overdue first', () => {
  const { overdue, notYet } = byOverdue(
    [
      away(1, '2026-03-24T12:00:00.000Z', 3),
      away(2, '2026-03-20T12:00:00.000Z', 4),
      away(3, '2026-03-16T12:00:00.000Z', 2),
      away(4, '2026-03-29T12:00:00.000Z', 3),
    ],
    TODAY,
    (instant) => instant.slice(0, 10),
  )
  assert.deepEqual(
    overdue.map(({ client_id }) => client_id),
    [3, 2],
  )
  assert.deepEqual(
    notYet.map(({ client_id, days: of }) => [client_id, of]),
    [
      [1, 6],
      [4, 1],
    ],
  )
})
