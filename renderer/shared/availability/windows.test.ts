import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawn, hoursOf, minutesOf, servicesIn, timeOf, type Window } from './windows.ts'

const window = (start_time: string, end_time: string, more: Partial<Window> = {}): Window => ({
  weekday: 1,
  start_time,
  end_time,
  service_id: null,
  is_active: true,
  ...more,
})
const at = (from: string, to: string, weekday = 1) => ({ weekday, from: minutesOf(from), to: minutesOf(to) })
const said = (windows: readonly Window[]) =>
  windows.map(
    ({ weekday, start_time, end_time, service_id }) => `${weekday} ${start_time}-${end_time} ${service_id ?? 'all'}`,
  )

const drawings: [string, Window[], ReturnType<typeof at>, boolean, string[]][] = [
  ['into an empty day', [], at('09:00', '10:00'), false, ['1 09:00-10:00 all']],
  ['onto the end of one', [window('09:00', '10:00')], at('10:00', '11:00'), false, ['1 09:00-11:00 all']],
  ['a gap away', [window('09:00', '10:00')], at('10:30', '11:00'), false, ['1 09:00-10:00 all', '1 10:30-11:00 all']],
  [
    'over two',
    [window('09:00', '10:00'), window('12:00', '13:00')],
    at('09:30', '12:30'),
    false,
    ['1 09:00-13:00 all'],
  ],
  ['inside one', [window('09:00', '13:00')], at('10:00', '11:00'), false, ['1 09:00-13:00 all']],
  ['to the end of the day', [], at('22:00', '23:59'), false, ['1 22:00-23:59 all']],
  [
    'on another day',
    [window('09:00', '10:00')],
    at('09:00', '10:00', 2),
    false,
    ['1 09:00-10:00 all', '2 09:00-10:00 all'],
  ],
  [
    'out of the middle',
    [window('09:00', '13:00')],
    at('10:00', '11:00'),
    true,
    ['1 09:00-10:00 all', '1 11:00-13:00 all'],
  ],
  ['all of it', [window('09:00', '10:00')], at('08:00', '11:00'), true, []],
  ['beside it', [window('09:00', '10:00')], at('10:00', '11:00'), true, ['1 09:00-10:00 all']],
]
for (const [what, before, stretch, isRubbed, after] of drawings)
  test(`${isRubbed ? 'rubbing' : 'drawing'} ${what}`, () => {
    assert.deepEqual(said(drawn(before, stretch, null, isRubbed)), after)
  })

test('a service is drawn beside the others, and what is switched off stays as it is', () => {
  const before = [window('09:00', '12:00'), window('10:00', '11:00', { service_id: 7, is_active: false })]
  assert.deepEqual(said(drawn(before, at('11:00', '12:00'), 7)), [
    '1 09:00-12:00 all',
    '1 10:00-11:00 7',
    '1 11:00-12:00 7',
  ])
  assert.deepEqual(drawn(before, at('09:00', '12:00'), null, true), [before[1]])
})

test('a stretch is of the services whose windows cover all of it', () => {
  const windows = [window('09:00', '12:00'), window('11:00', '13:00', { service_id: 7 })]
  assert.deepEqual(servicesIn(windows, at('11:00', '12:00')), [null, 7])
  assert.deepEqual(servicesIn(windows, at('11:30', '12:30')), [7])
  assert.deepEqual(servicesIn(windows, at('13:00', '13:30')), [])
})

test('the week is drawn with the usual hours, and wider where a window asks for it', () => {
  assert.deepEqual(hoursOf([], { start: 7, end: 21 }), { start: 7, end: 21 })
  assert.deepEqual(hoursOf([window('05:30', '21:15')], { start: 7, end: 21 }), { start: 5, end: 22 })
})

test('the end of a day is its last minute', () => {
  assert.equal(timeOf(1440), '23:59')
  assert.equal(minutesOf('23:59'), 1440)
  assert.equal(timeOf(minutesOf('08:15')), '08:15')
})
