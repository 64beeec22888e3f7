import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  addDays,
  instantOf,
  minutesBetween,
  mondayOf,
  shiftDays,
  shiftMinutes,
  shownDays,
  timeOfDay,
  turned,
  weekdayOf,
} from './days.ts'

const MADRID = 'Europe/Madrid'

test('weeks begin on Monday', () => {
  const cases: [day: string, monday: string, weekday: number][] = [
    ['2026-11-16', '2026-11-16', 1],
    ['2026-11-18', '2026-11-16', 3],
    ['2026-11-22', '2026-11-16', 7],
    ['2026-11-23', '2026-11-23', 1],
    ['2027-01-01', '2026-12-28', 5],
  ]
  for (const [day, monday, weekday] of cases) {
    assert.equal(mondayOf(day), monday)
    assert.equal(weekdayOf(day), weekday)
  }
})

test('a view shows its days and turns by its length', () => {
  assert.deepEqual(shownDays('week', '2026-11-22'), { first: '2026-11-16', last: '2026-11-22' })
  assert.deepEqual(shownDays('day', '2026-11-22'), { first: '2026-11-22', last: '2026-11-22' })
  assert.equal(turned('week', '2026-11-22', 1), '2026-11-29')
  assert.equal(turned('day', '2026-12-01', -1), '2026-11-30')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
})

test('instants are read and made on the studio’s wall clock', () => {
  assert.equal(timeOfDay('2026-11-16T06:30:00.000Z', MADRID), '07:30')
  assert.equal(timeOfDay('2026-07-16T22:30:00.000Z', MADRID), '00:30')
  assert.equal(instantOf('2026-11-16', '07:30', MADRID), '2026-11-16T06:30:00.000Z')
  assert.equal(instantOf('2026-03-29', '02:30', MADRID), '2026-03-29T01:30:00.000Z')
})

test('days keep the time of day across a clock change, minutes do not', () => {
  assert.equal(shiftDays('2026-10-24T16:00:00.000Z', 1, MADRID), '2026-10-25T17:00:00.000Z')
  assert.equal(shiftDays('2026-10-25T17:00:00.000Z', -1, MADRID), '2026-10-24T16:00:00.000Z')
  assert.equal(shiftMinutes('2026-10-25T00:50:00.000Z', 15), '2026-10-25T01:05:00.000Z')
  assert.equal(minutesBetween('2026-10-25T00:50:00.000Z', '2026-10-25T01:05:00.000Z'), 15)
})

test('a month shows its whole weeks and turns to the same date, or the last there is', () => {
  assert.deepEqual(shownDays('month', '2026-03-04'), { first: '2026-02-23', last: '2026-04-05' })
  assert.deepEqual(shownDays('month', '2027-02-28'), { first: '2027-02-01', last: '2027-02-28' })
  assert.equal(turned('month', '2026-01-31', 1), '2026-02-28')
  assert.equal(turned('month', '2027-01-15', -1), '2026-12-15')
})
