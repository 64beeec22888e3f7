import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closedOf, type Availability, type Minutes } from './closed.ts'

const MONDAY = '2026-03-09'
const window = (start_time: string, end_time: string, weekday = 1, is_active = true) => ({
  id: 1,
  weekday,
  start_time,
  end_time,
  service_id: null,
  is_active,
})
const away = (starts_at: string, ends_at: string) => ({ starts_at, ends_at })

const cases: [what: string, part: Partial<Availability>, closed: Minutes[]][] = [
  ['nobody who takes appointments', {}, []],
  [
    'one window',
    { windows: [window('09:00', '13:00')] },
    [
      [0, 540],
      [780, 1440],
    ],
  ],
  [
    'two that meet',
    { windows: [window('13:00', '15:30'), window('09:00', '13:00')] },
    [
      [0, 540],
      [930, 1440],
    ],
  ],
  ['to the end of the day', { windows: [window('00:00', '23:59')] }, []],
  ['another weekday', { windows: [window('09:00', '13:00', 2)] }, [[0, 1440]]],
  ['one that is switched off', { windows: [window('09:00', '13:00', 1, false)] }, []],
  ['away that afternoon', { time_off: [away('2026-03-09T11:00:00.000Z', '2026-03-09T16:00:00.000Z')] }, [[720, 1020]]],
  ['away for days', { time_off: [away('2026-03-08T23:00:00.000Z', '2026-03-10T23:00:00.000Z')] }, [[0, 1440]]],
  ['away the day before', { time_off: [away('2026-03-07T23:00:00.000Z', '2026-03-08T23:00:00.000Z')] }, []],
]
for (const [what, part, closed] of cases) {
  test(`closed on a day: ${what}`, () => {
    assert.deepEqual(
      closedOf({ instructor_id: 1, windows: [], time_off: [], ...part }, MONDAY, 'Europe/Madrid'),
      closed,
    )
  })
}
