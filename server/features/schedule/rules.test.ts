import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, localTime } from '../../lib/time.ts'
import {
  classesToEdit,
  classState,
  moveBetween,
  moveStart,
  seriesAfterMove,
  seriesHorizon,
  seriesOccurrences,
  type EditScope,
  type Series,
  type SeriesClass,
} from './rules.ts'

const weekly: Series = {
  timezone: 'Europe/Madrid',
  start_time: '18:30',
  duration_minutes: 60,
  weekdays: [1, 3],
  interval_weeks: 1,
  starts_on: '2026-03-04',
  until_on: null,
  occurrence_count: null,
}

function days(changes: Partial<Series>, from = '2026-01-01', to = '2026-03-25'): string {
  const made = seriesOccurrences({ ...weekly, ...changes }, from, to)
  return made.map(({ occurrence_on }) => occurrence_on.slice(5)).join(' ')
}

test('a series falls on its weekdays, from its first day to its end', () => {
  assert.equal(days({}), '03-04 03-09 03-11 03-16 03-18 03-23 03-25')
  assert.equal(days({ weekdays: [7, 3, 3] }), '03-04 03-08 03-11 03-15 03-18 03-22 03-25')
  assert.equal(days({ interval_weeks: 2 }), '03-04 03-16 03-18')
  assert.equal(days({ until_on: '2026-03-16' }), '03-04 03-09 03-11 03-16')
  assert.equal(days({ until_on: '2026-05-01' }), days({}))
  assert.equal(days({ until_on: '2026-03-15' }), '03-04 03-09 03-11')
  assert.equal(days({ until_on: '2026-03-03' }), '')
  assert.equal(days({ occurrence_count: 3 }), '03-04 03-09 03-11')
  assert.equal(days({ weekdays: [] }), '')
})

test('a window shows the same classes as the whole, and the count is kept from the beginning', () => {
  assert.equal(days({}, '2026-03-09', '2026-03-16'), '03-09 03-11 03-16')
  assert.equal(days({ occurrence_count: 4 }, '2026-03-11'), '03-11 03-16')
  assert.equal(days({ occurrence_count: 2 }, '2026-03-10'), '')
  assert.equal(days({ interval_weeks: 2 }, '2026-03-17'), '03-18')
  assert.equal(seriesHorizon('2026-03-04'), '2026-05-27')
})

test('a series keeps its wall-clock time across clock changes', () => {
  const cases: [timezone: string, from: string, to: string, instants: string[]][] = [
    ['Europe/Madrid', '2026-03-25', '2026-04-01', ['2026-03-25T17:30', '2026-03-30T16:30', '2026-04-01T16:30']],
    ['America/New_York', '2026-10-28', '2026-11-02', ['2026-10-28T22:30', '2026-11-02T23:30']],
    ['Australia/Lord_Howe', '2026-09-30', '2026-10-05', ['2026-09-30T08:00', '2026-10-05T07:30']],
  ]
  for (const [timezone, from, to, instants] of cases) {
    const made = seriesOccurrences({ ...weekly, timezone }, from, to)
    assert.deepEqual(
      made.map(({ starts_at }) => starts_at.slice(0, 16)),
      instants,
    )
    for (const { starts_at } of made) assert.equal(localTime(starts_at, timezone), '18:30')
  }
})

test('a class that the clock change would skip begins when the clock goes on, and lasts as long', () => {
  const [cls] = seriesOccurrences({ ...weekly, start_time: '02:30', weekdays: [7] }, '2026-03-29', '2026-03-29')
  assert.deepEqual(cls, {
    occurrence_on: '2026-03-29',
    starts_at: '2026-03-29T01:00:00.000Z',
    ends_at: '2026-03-29T02:00:00.000Z',
  })
})

test('a class is in progress from its start to just before its end', () => {
  const cls = {
    status: 'scheduled' as const,
    starts_at: '2026-03-04T17:30:00.000Z',
    ends_at: '2026-03-04T18:30:00.000Z',
  }
  const cases = [
    ['2026-03-04T17:29:59.999Z', 'scheduled'],
    ['2026-03-04T17:30:00.000Z', 'in_progress'],
    ['2026-03-04T18:29:59.999Z', 'in_progress'],
    ['2026-03-04T18:30:00.000Z', 'finished'],
  ] as const
  for (const [now, state] of cases) assert.equal(classState(cls, now), state)
  assert.equal(classState({ ...cls, status: 'cancelled' }, '2026-03-04T18:30:00.000Z'), 'cancelled')
})

function lesson(id: number, day: number, changes: Partial<SeriesClass> = {}): SeriesClass {
  return {
    id,
    starts_at: `2026-03-${String(day).padStart(2, '0')}T17:30:00.000Z`,
    status: 'scheduled',
    is_edited: false,
    ...changes,
  }
}

const past = lesson(1, 4)
const chosen = lesson(3, 18)
const series = [
  past,
  lesson(2, 11),
  chosen,
  lesson(4, 25, { is_edited: true }),
  lesson(5, 26, { status: 'cancelled' }),
  lesson(6, 27),
]
const NOW = '2026-03-05T00:00:00.000Z'

test('an edit touches what its scope says', () => {
  const cases: [scope: EditScope, of: SeriesClass, includeEdited: boolean, ids: number[]][] = [
    ['this', chosen, false, [3]],
    ['this', past, false, [1]],
    ['this_and_following', chosen, false, [3, 6]],
    ['this_and_following', chosen, true, [3, 4, 6]],
    ['this_and_following', series[3]!, false, [4, 6]],
    ['this_and_following', past, false, [1, 2, 3, 6]],
    ['all', chosen, false, [2, 3, 6]],
    ['all', chosen, true, [2, 3, 4, 6]],
    ['all', past, false, [2, 3, 6]],
  ]
  for (const [scope, of, includeEdited, ids] of cases) {
    const touched = classesToEdit(series.toReversed(), of, scope, NOW, includeEdited)
    assert.deepEqual(
      touched.map(({ id }) => id),
      ids,
      `${scope} of ${of.id}`,
    )
  }
})

test('a class that begins this very moment is no longer to come', () => {
  const ids = classesToEdit(series, chosen, 'all', series[1]!.starts_at).map(({ id }) => id)
  assert.deepEqual(ids, [3, 6])
  assert.deepEqual(
    classesToEdit(series, chosen, 'all', chosen.starts_at).map(({ id }) => id),
    [6],
  )
})

test('a move is repeated on the wall clock', () => {
  const zone = 'Europe/Madrid'
  const move = moveBetween('2026-03-25T17:30:00.000Z', '2026-03-26T18:00:00.000Z', zone)
  assert.deepEqual(move, { days: 1, time: '19:00' })
  assert.equal(moveStart('2026-04-01T16:30:00.000Z', move, zone), '2026-04-02T17:00:00.000Z')
  assert.equal(moveStart('2026-03-28T17:30:00.000Z', { days: -1, time: '09:00' }, zone), '2026-03-27T08:00:00.000Z')
})

test('a moved series falls on its former days, as many days on', () => {
  const cases: [weekdays: number[], interval: number, starts_on: string, days: number][] = [
    [[1, 3], 1, '2026-03-04', 2],
    [[3, 7], 1, '2026-03-04', 1],
    [[3], 2, '2026-03-04', 5],
    [[3, 5], 3, '2026-03-04', -2],
    [[1, 3], 2, '2026-03-02', -7],
    [[1, 4, 5], 1, '2026-03-05', -9],
  ]
  for (const [weekdays, interval_weeks, starts_on, days] of cases) {
    const before = { ...weekly, weekdays, interval_weeks, starts_on, until_on: '2026-05-01' }
    const after = seriesAfterMove(before, { days, time: '09:00' })!
    const expected = seriesOccurrences(before, '2026-01-01', '2026-12-31')
    const moved = seriesOccurrences(after, '2026-01-01', '2026-12-31')
    assert.deepEqual(
      moved.map(({ occurrence_on }) => occurrence_on),
      expected.map(({ occurrence_on }) => addDays(occurrence_on, days)),
    )
    for (const { starts_at } of moved) assert.equal(localTime(starts_at, weekly.timezone), '09:00')
  }
  const everyOther = { ...weekly, weekdays: [3, 7], interval_weeks: 2 }
  assert.equal(seriesAfterMove(everyOther, { days: 1, time: '09:00' }), undefined)
  assert.equal(seriesAfterMove({ ...everyOther, weekdays: [1, 3] }, { days: -2, time: '09:00' }), undefined)
})
