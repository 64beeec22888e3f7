import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, daysFrom, nameOfDay, sevenAround, weekdayOf, weekOf } from './days.ts'

test('days go over months, years, leap days and clock changes', () => {
  for (const [from, days, to] of [
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2025-12-31', 1, '2026-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ] as const) {
    assert.equal(addDays(from, days), to)
  }
  assert.deepEqual(daysFrom('2026-02-27', 3), ['2026-02-27', '2026-02-28', '2026-03-01'])
})

test('seven days around one are the first seven of all, the next seven and so on', () => {
  const days = daysFrom('2026-02-27', 42)
  for (const [day, first] of [
    ['2026-02-27', '2026-02-27'],
    ['2026-03-05', '2026-02-27'],
    ['2026-03-06', '2026-03-06'],
    ['2026-04-09', '2026-04-03'],
    ['2020-01-01', '2026-02-27'],
  ] as const) {
    assert.deepEqual(sevenAround(days, day), daysFrom(first, 7), day)
  }
})

test('weeks run from Monday to Sunday', () => {
  const week = { start_date: '2026-03-02', end_date: '2026-03-08' }
  for (const day of ['2026-03-02', '2026-03-05', '2026-03-08']) assert.deepEqual(weekOf(day), week)
  assert.deepEqual(['2026-03-02', '2026-03-08'].map(weekdayOf), [1, 7])
})

test('today and tomorrow have names, no other day has', () => {
  const named = daysFrom('2026-02-27', 4).map((day) => nameOfDay(day, '2026-02-28'))
  assert.deepEqual(named, [null, 'today', 'tomorrow', null])
})
