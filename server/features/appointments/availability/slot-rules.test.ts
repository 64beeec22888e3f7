import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { localTime, toInstant, type Instant } from '../../../lib/time.ts'
import { slotFaults, slotsOn, type Diary, type SlotFault } from './slot-rules.ts'

const MADRID = 'Europe/Madrid'
/** A Monday. */
const DAY = '2026-03-09'
const at = (time: string, date = DAY, zone = MADRID): Instant => toInstant(zone, date, time)
const window = (start_time: string, end_time: string, weekday = 1) => ({ weekday, start_time, end_time })

function diary(changes: Partial<Diary> = {}): Diary {
  return {
    timezone: MADRID,
    now: '2026-03-04T11:00:00.000Z',
    terms: { duration_minutes: 60, buffer_minutes: 0 },
    windows: [window('09:00', '11:00')],
    time_off: [],
    closures: [],
    taken: [],
    ...changes,
  }
}

const span = (from: string, to: string) => ({ starts_at: at(from), ends_at: at(to) })
const taken = (kind: 'class' | 'appointment', from: string, to: string) => ({ kind, ...span(from, to) })
const offered = (changes: Partial<Diary>, date = DAY) =>
  slotsOn(diary(changes), date).map(({ starts_at }) => localTime(starts_at, changes.timezone ?? MADRID))

const ALL = ['09:00', '09:15', '09:30', '09:45', '10:00']

const cases: [why: string, changes: Partial<Diary>, slots: string[]][] = [
  ['every quarter of an hour at which an hour fits', {}, ALL],
  ['no window', { windows: [] }, []],
  ['a window of another day', { windows: [window('09:00', '11:00', 2)] }, []],
  ['a window as long as the appointment', { windows: [window('09:00', '10:00')] }, ['09:00']],
  ['a minute too short', { windows: [window('09:00', '09:59')] }, []],
  ['a window that begins off the grid', { windows: [window('09:01', '10:20')] }, ['09:15']],
  ['a window that ends with the day', { windows: [window('22:30', '23:59')] }, ['22:30', '22:45', '23:00']],
  ['a window that ends a minute before that', { windows: [window('22:30', '23:58')] }, ['22:30', '22:45']],
  ['two windows apart', { windows: [window('09:00', '10:00'), window('11:00', '12:00')] }, ['09:00', '11:00']],
  ['two windows that touch', { windows: [window('10:00', '11:00'), window('09:00', '10:00')] }, ALL],
  ['two that overlap', { windows: [window('09:00', '10:30'), window('09:45', '11:00')] }, ALL],
  ['one within another', { windows: [window('09:00', '11:00'), window('09:30', '09:45')] }, ALL],
  ['the buffer may run past the window', { terms: { duration_minutes: 60, buffer_minutes: 60 } }, ALL],
  [
    'twenty minutes',
    { terms: { duration_minutes: 20, buffer_minutes: 0 }, windows: [window('09:00', '09:40')] },
    ['09:00', '09:15'],
  ],
  ['time off that ends as it begins', { time_off: [span('08:00', '09:00')] }, ALL],
  ['time off of a minute', { time_off: [span('09:00', '09:01')] }, ALL.slice(1)],
  [
    'time off right after, though the buffer reaches into it',
    { terms: { duration_minutes: 60, buffer_minutes: 30 }, time_off: [span('10:00', '12:00')] },
    ['09:00'],
  ],
  ['time off of the whole day', { time_off: [{ starts_at: at('00:00'), ends_at: at('00:00', '2026-03-10') }] }, []],
  ['a class from the end on', { taken: [taken('class', '10:00', '11:00')] }, ['09:00']],
  ['a class a minute into it', { taken: [taken('class', '09:59', '11:00')] }, []],
  ['a class until it begins', { taken: [taken('class', '08:00', '09:30')] }, ['09:30', '09:45', '10:00']],
  [
    'the buffer before a class',
    { terms: { duration_minutes: 60, buffer_minutes: 15 }, taken: [taken('class', '10:30', '11:00')] },
    ['09:00', '09:15'],
  ],
  [
    'an appointment with its buffer before it',
    { taken: [taken('appointment', '08:00', '09:15')] },
    ['09:15', '09:30', '09:45', '10:00'],
  ],
  [
    'its own buffer must not run into the next',
    { terms: { duration_minutes: 60, buffer_minutes: 15 }, taken: [taken('appointment', '10:15', '11:15')] },
    ['09:00'],
  ],
  [
    'its own buffer, a minute too long',
    { terms: { duration_minutes: 60, buffer_minutes: 16 }, taken: [taken('appointment', '10:15', '11:15')] },
    [],
  ],
  ['one around it', { taken: [taken('appointment', '08:00', '12:00')] }, []],
  ['a closure of the day', { closures: [{ starts_on: DAY, ends_on: DAY }] }, []],
  ['a closure up to the day before', { closures: [{ starts_on: '2026-03-01', ends_on: '2026-03-08' }] }, ALL],
  ['a closure from the day after', { closures: [{ starts_on: '2026-03-10', ends_on: '2026-03-10' }] }, ALL],
  ['now, as one begins', { now: at('09:15') }, ['09:30', '09:45', '10:00']],
  ['now, a moment before one begins', { now: '2026-03-09T08:14:59.999Z' }, ALL.slice(1)],
  ['now, behind them all', { now: at('10:00') }, []],
]

/** Slots offered on the days on which clocks change: half-hours and hours, forward and back. */
const changing: [
  why: string,
  timezone: string,
  date: string,
  windows: [string, string],
  minutes: number,
  slots: string[],
][] = [
  [
    'Madrid forward: two o’clock is skipped',
    MADRID,
    '2026-03-29',
    ['01:00', '04:00'],
    60,
    ['01:00', '01:15', '01:30', '01:45', '03:00'],
  ],
  [
    'Madrid forward: a window that ends where none is, ends with the skip',
    MADRID,
    '2026-03-29',
    ['01:00', '02:30'],
    60,
    ['01:00'],
  ],
  [
    'Madrid forward: a window that begins where none is',
    MADRID,
    '2026-03-29',
    ['02:15', '04:00'],
    30,
    ['03:00', '03:15', '03:30'],
  ],
  [
    'Madrid back: two o’clock is the earlier',
    MADRID,
    '2026-10-25',
    ['01:30', '04:00'],
    60,
    ['01:30', '01:45', '02:00', '02:15', '02:30', '02:45', '03:00'],
  ],
  [
    'Madrid back: a window that ends at what comes twice ends at the earlier',
    MADRID,
    '2026-10-25',
    ['01:00', '02:30'],
    60,
    ['01:00', '01:15', '01:30'],
  ],
  [
    'New York forward',
    'America/New_York',
    '2026-03-08',
    ['01:30', '04:00'],
    30,
    ['01:30', '01:45', '03:00', '03:15', '03:30'],
  ],
  [
    'New York back',
    'America/New_York',
    '2026-11-01',
    ['00:30', '02:15'],
    30,
    ['00:30', '00:45', '01:00', '01:15', '01:30', '01:45'],
  ],
  [
    'Lord Howe forward, by half an hour',
    'Australia/Lord_Howe',
    '2026-10-04',
    ['01:30', '03:00'],
    30,
    ['01:30', '01:45', '02:30'],
  ],
  [
    'Lord Howe back, by half an hour',
    'Australia/Lord_Howe',
    '2026-04-05',
    ['01:00', '02:30'],
    30,
    ['01:00', '01:15', '01:30', '01:45', '02:00'],
  ],
]

describe('slots', () => {
  for (const [why, changes, slots] of cases) it(why, () => assert.deepEqual(offered(changes), slots))

  for (const [why, timezone, date, [from, to], duration_minutes, slots] of changing) {
    it(why, () => {
      const weekday = 7
      const changes = { timezone, windows: [window(from, to, weekday)], terms: { duration_minutes, buffer_minutes: 0 } }
      assert.deepEqual(offered(changes, date), slots)
    })
  }

  it('last as long on the clock that runs, whatever the one on the wall shows', () => {
    const night = { windows: [window('01:00', '05:00', 7)], terms: { duration_minutes: 90, buffer_minutes: 0 } }
    const [forward] = slotsOn(diary(night), '2026-03-29')
    assert.deepEqual(forward, { starts_at: '2026-03-29T00:00:00.000Z', ends_at: '2026-03-29T01:30:00.000Z' })
    const back = slotsOn(diary(night), '2026-10-25')
    assert.deepEqual(back[0], { starts_at: '2026-10-24T23:00:00.000Z', ends_at: '2026-10-25T00:30:00.000Z' })
    assert.equal(new Set(back.map(({ starts_at }) => starts_at)).size, back.length)
    assert.deepEqual(
      back,
      back.toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1)),
    )
  })

  it('are of the studio’s day, west and east of Greenwich', () => {
    for (const [timezone, first] of [
      ['America/Los_Angeles', '2026-03-10T06:00:00.000Z'],
      ['Pacific/Auckland', '2026-03-08T11:00:00.000Z'],
    ] as const) {
      const windows = timezone === 'Pacific/Auckland' ? [window('00:00', '01:00')] : [window('23:00', '23:59')]
      const terms = { duration_minutes: 30, buffer_minutes: 0 }
      assert.equal(slotsOn(diary({ timezone, windows, terms }), DAY)[0]?.starts_at, first, timezone)
    }
  })
})

const faulty: [why: string, starts_at: Instant, changes: Partial<Diary>, faults: SlotFault[]][] = [
  ['a slot', at('09:15'), {}, []],
  ['five past', at('09:05'), {}, ['grid']],
  ['half a minute past', '2026-03-09T08:15:30.000Z', {}, ['grid']],
  ['the later of two o’clocks', '2026-10-25T01:00:00.000Z', { windows: [window('01:00', '05:00', 7)] }, ['grid']],
  ['before the window', at('08:45'), {}, ['window']],
  ['now', at('09:00'), { now: at('09:00') }, ['past']],
  [
    'everything at once',
    at('12:05'),
    {
      now: at('13:00'),
      closures: [{ starts_on: DAY, ends_on: DAY }],
      time_off: [span('12:00', '13:00')],
      taken: [
        taken('appointment', '12:00', '13:00'),
        taken('class', '12:30', '13:00'),
        taken('class', '12:50', '14:00'),
      ],
    },
    ['past', 'grid', 'closure', 'window', 'time_off', 'class', 'appointment'],
  ],
]

describe('what stands against a time', () => {
  for (const [why, starts_at, changes, faults] of faulty) {
    it(why, () => assert.deepEqual(slotFaults(diary(changes), starts_at), faults))
  }
})
