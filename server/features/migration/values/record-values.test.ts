import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseVisitStatus } from './booking-status.ts'
import { parseCount, parseMinutes } from './count.ts'
import type { Parsed } from './parsed.ts'
import { parseNumberCode } from './number-code.ts'
import { parseSoldKind } from './sold-kind.ts'
import { endOfSpan, parseTimeOfDay, readInstant, timeBehindDate } from './time.ts'
import { parseWeekdays } from './weekdays.ts'

/** The value of a cell; null where it is empty, undefined where it is a problem. */
const valueOf = <T>(parsed: Parsed<T>) =>
  parsed.kind === 'value' ? parsed.value : parsed.kind === 'empty' ? null : undefined

describe('a number that names something', () => {
  for (const [cell, code] of [
    ["'0042", '0042'],
    ['8412345678905.0', '8412345678905'],
    ['V1.0', 'V1.0'],
    ['3E12', '3E12'],
    ['8.41235E+12', undefined],
    ['8,41E+12', undefined],
    ['n/a', null],
  ] as const)
    it(`“${cell}” is ${code}`, () => assert.equal(valueOf(parseNumberCode(cell)), code))
})

describe('a time of day', () => {
  const cases: [cell: string, time: string | null | undefined][] = [
    ['07:30', '07:30'],
    ['7:30 AM', '07:30'],
    ['12:00 AM', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['7pm', '19:00'],
    ['19.30', '19:30'],
    ['19h30', '19:30'],
    ['19 Uhr', '19:00'],
    ['07:30:00', '07:30'],
    ['7:30 - 8:30', '07:30'],
    ['0.3125', '07:30'],
    ['-', null],
    ['7', undefined],
    ['25:00', undefined],
    ['13:00 PM', undefined],
    ['10:60', undefined],
    ['soon', undefined],
  ]
  for (const [cell, time] of cases) it(`“${cell}” is ${time}`, () => assert.equal(valueOf(parseTimeOfDay(cell)), time))

  const spans: [cell: string, end: string | null][] = [
    ['7:30 - 8:45', '08:45'],
    ['07:30–08:45', '08:45'],
    ['10am to 11am', '11:00'],
    ['22:00 bis 00:15', '00:15'],
    ['07:30', null],
    ['7:30 PM', null],
    ['7:30 - late', null],
  ]
  for (const [cell, end] of spans)
    it(`at which “${cell}” ends is ${end}`, () => assert.equal(valueOf(endOfSpan(cell)), end))

  const behind: [cell: string, time: string | null][] = [
    ['2024-11-04, 2:30 PM', '14:30'],
    ['2025-11-03 10:15', '10:15'],
    ['25.11.2025 19.30', '19:30'],
    ['Nov 4, 2024 2:30 PM', '14:30'],
    ['3. 11.25', null],
    ['2025-11-03', null],
  ]
  for (const [cell, time] of behind)
    it(`behind the date in “${cell}” is ${time}`, () => assert.equal(valueOf(timeBehindDate(cell)), time))

  it('is that of the studio’s clock where a cell names an instant', () => {
    assert.deepEqual(readInstant('2025-07-01T22:30:00Z', 'Europe/Madrid'), { date: '2025-07-02', time: '00:30' })
    assert.equal(readInstant('2025-07-01 22:30', 'Europe/Madrid'), null)
    assert.equal(readInstant('2025-07-01', 'Europe/Madrid'), null)
  })
})

describe('days of the week', () => {
  const cases: [cell: string, days: number[] | null | undefined][] = [
    ['Monday', [1]],
    ['Mon, Wed', [1, 3]],
    ['Mittwoch & Montag', [1, 3]],
    ['Fri/Sun', [5, 7]],
    ['Mon-Fri', [1, 2, 3, 4, 5]],
    ['Sat–Mon', [1, 6, 7]],
    ['martes y jueves', [2, 4]],
    ['mardi et jeudi', [2, 4]],
    ['mercoledì e venerdì', [3, 5]],
    ['Mi.', [3]],
    ['täglich', [1, 2, 3, 4, 5, 6, 7]],
    ['', null],
    ['1', undefined],
    ['Mon, 3', undefined],
    ['someday', undefined],
  ]
  for (const [cell, days] of cases)
    it(`“${cell}” are ${days}`, () => assert.deepEqual(valueOf(parseWeekdays(cell)), days))
})

describe('counts and minutes', () => {
  const counts: [cell: string, count: number | null | undefined][] = [
    ['12', 12],
    ['1,204', 1204],
    ['14.0', 14],
    ['(3)', -3],
    ['-2', -2],
    ['7 pcs', 7],
    ['n/a', null],
    ['1.5', undefined],
    ['many', undefined],
  ]
  for (const [cell, count] of counts) it(`“${cell}” is ${count}`, () => assert.equal(valueOf(parseCount(cell)), count))
  const minutes: [cell: string, minutes: number][] = [
    ['60', 60],
    ['75 min', 75],
    ['1:15', 75],
    ['1.5 hours', 90],
    ['1 h', 60],
  ]
  for (const [cell, length] of minutes)
    it(`“${cell}” takes ${length} minutes`, () => assert.equal(valueOf(parseMinutes(cell)), length))
})

describe('what became of a booking, and what was sold', () => {
  const statuses: [word: string, status: string][] = [
    ['Signed In', 'checked_in'],
    ['No-Show', 'no_show'],
    ['Late Cancel', 'late_cancelled'],
    ['Storniert', 'cancelled'],
  ]
  for (const [word, status] of statuses)
    it(`“${word}” is ${status}`, () => assert.deepEqual(parseVisitStatus(word), { kind: 'value', value: status }))
  it('only booked says nothing of what became of it, but the owner can', () => {
    assert.deepEqual(parseVisitStatus('Booked'), { kind: 'unknown', word: 'booked' })
    assert.deepEqual(parseVisitStatus('Booked', { booked: 'no_show' }), { kind: 'value', value: 'no_show' })
    assert.deepEqual(parseVisitStatus('constructor'), { kind: 'unknown', word: 'constructor' })
  })
  const kinds: [word: string, kind: string | null][] = [
    ['Retail', 'product'],
    ['Getränke', 'product'],
    ['Gift Certificates', 'gift_card'],
    ['Late cancel fee', 'fee'],
    ['Tip', 'fee'],
    ['Membership', 'membership'],
    ['Class pack', 'membership'],
    ['Other', null],
    ['', null],
  ]
  for (const [word, kind] of kinds) it(`“${word}” is ${kind}`, () => assert.equal(parseSoldKind(word), kind))
})
