import assert from 'node:assert/strict'
import { test } from 'node:test'
import { haveLeft, isPercent, peopleOf, type Component, type LineItem } from './run.ts'

const line = (user_id: number, user_name: string, amount: number, paid_at: string | null = null) =>
  ({ user_id, user_name, amount, paid_at }) as LineItem

test('lines are put together by person, with what is still to be paid', () => {
  const lines = [
    line(2, 'Ana', 0.1),
    line(2, 'Ana', 0.2, '2026-04-01T08:00:00.000Z'),
    line(3, 'Ben', 0),
    line(2, 'Ana', 30),
    line(5, 'Ana', 4),
  ]
  assert.deepEqual(
    peopleOf(lines).map(({ user_id, name, total, unpaid }) => [user_id, name, total, unpaid.length]),
    [
      [2, 'Ana', 30.3, 2],
      [3, 'Ben', 0, 0],
      [5, 'Ana', 4, 1],
    ],
  )
})

test('who is paid and has left is named', () => {
  const of = (user_id: number, user_is_active: boolean) => ({ user_id, user_is_active }) as Component
  const people = peopleOf([line(2, 'Ana', 30), line(3, 'Ben', 0), line(5, 'Eve', 4)])
  assert.deepEqual(haveLeft(people, [of(2, false), of(2, false), of(3, false), of(5, true)]), ['Ana'])
  assert.deepEqual(haveLeft(people, []), [])
})

test('what is named a percentage is one', () => {
  assert.deepEqual([isPercent('class_revenue_percent'), isPercent('per_class')], [true, false])
})
