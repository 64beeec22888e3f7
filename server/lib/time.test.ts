import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as time from './time.ts'

const MADRID = 'Europe/Madrid'
const NEW_YORK = 'America/New_York'
const LORD_HOWE = 'Australia/Lord_Howe'
const KOLKATA = 'Asia/Kolkata'

const wallClocks: [zone: string, date: string, clock: string, instant: string, back?: string][] = [
  [MADRID, '2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
  [MADRID, '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
  [MADRID, '2026-03-29', '02:00', '2026-03-29T01:00:00.000Z', '03:00'],
  [MADRID, '2026-03-29', '02:30', '2026-03-29T01:00:00.000Z', '03:00'],
  [MADRID, '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
  [MADRID, '2026-10-25', '01:59', '2026-10-24T23:59:00.000Z'],
  [MADRID, '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  [MADRID, '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  [NEW_YORK, '2026-03-08', '02:30', '2026-03-08T07:00:00.000Z', '03:00'],
  [NEW_YORK, '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
  [NEW_YORK, '2026-11-01', '02:00', '2026-11-01T07:00:00.000Z'],
  [LORD_HOWE, '2026-10-04', '02:15', '2026-10-03T15:30:00.000Z', '02:30'],
  [LORD_HOWE, '2026-10-04', '02:30', '2026-10-03T15:30:00.000Z'],
  [LORD_HOWE, '2026-04-05', '01:45', '2026-04-04T14:45:00.000Z'],
  [LORD_HOWE, '2026-04-05', '02:00', '2026-04-04T15:30:00.000Z'],
  [KOLKATA, '2026-06-01', '00:00', '2026-05-31T18:30:00.000Z'],
  ['UTC', '2026-06-01', '12:34', '2026-06-01T12:34:00.000Z'],
]

test('a wall-clock time is one instant, and the instant shows that wall clock', () => {
  for (const [zone, date, clock, instant, back = clock] of wallClocks) {
    assert.equal(time.toInstant(zone, date, clock), instant, `${zone} ${date} ${clock}`)
    assert.equal(
      `${time.localDate(instant, zone)} ${time.localTime(instant, zone)}`,
      `${date} ${back}`,
      `${zone} ${instant}`,
    )
  }
})

test('the later of two equal wall clocks still shows that wall clock', () => {
  assert.equal(time.localTime('2026-10-25T01:30:00.000Z', MADRID), '02:30')
  assert.equal(time.localTime('2026-04-04T15:15:00.000Z', LORD_HOWE), '01:45')
})

const days: [zone: string, date: string, hours: number][] = [
  [MADRID, '2026-03-28', 24],
  [MADRID, '2026-03-29', 23],
  [MADRID, '2026-10-25', 25],
  [NEW_YORK, '2026-03-08', 23],
  [NEW_YORK, '2026-11-01', 25],
  [LORD_HOWE, '2026-10-04', 23.5],
  [LORD_HOWE, '2026-04-05', 24.5],
  [KOLKATA, '2026-03-29', 24],
  ['Africa/Cairo', '2026-04-24', 23],
]

test('a day lasts from its first instant to the next day', () => {
  for (const [zone, date, hours] of days) {
    const length = time.minutesBetween(time.startOfDay(date, zone), time.endOfDay(date, zone)) / 60
    assert.equal(length, hours, `${zone} ${date}`)
  }
  assert.equal(time.localTime(time.startOfDay('2026-04-24', 'Africa/Cairo'), 'Africa/Cairo'), '01:00')
})

test('the first lookup of a zone may fall on the very moment its clock changes', () => {
  const clock = (instant: string) => time.localTime(instant, 'Europe/Lisbon')
  assert.equal(clock('2026-03-29T01:00:00.000Z'), '02:00')
  assert.equal(clock('2026-03-29T00:59:59.999Z'), '00:59')
  assert.equal(time.toInstant('Europe/Lisbon', '2026-03-29', '01:30'), '2026-03-29T01:00:00.000Z')
})

test('elapsed time ignores the wall clock', () => {
  assert.equal(time.addHours('2026-03-28T23:00:00.000Z', 24), '2026-03-29T23:00:00.000Z')
  assert.equal(time.addMinutes('2026-12-31T23:59:30.000Z', 1), '2027-01-01T00:00:30.000Z')
  assert.equal(time.addMilliseconds('2026-01-01T00:00:00.000Z', -1), '2025-12-31T23:59:59.999Z')
  assert.equal(time.minutesBetween('2026-01-01T00:00:00.000Z', '2026-01-01T00:01:30.000Z'), 1.5)
  assert.equal(time.minutesBetween('2026-01-01T01:00:00.000Z', '2026-01-01T00:00:00.000Z'), -60)
})

const instants: [text: string, instant: string | undefined][] = [
  ['2026-03-29T10:00:00Z', '2026-03-29T10:00:00.000Z'],
  ['2026-03-29T10:00:00.123456+02:00', '2026-03-29T08:00:00.123Z'],
  ['2026-03-29T10:00:00-0530', '2026-03-29T15:30:00.000Z'],
  ['2026-03-29T10:00', '2026-03-29T08:00:00.000Z'],
  ['2026-03-29 02:30:15', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30:15.5', '2026-10-25T00:30:15.500Z'],
  [' 2026-01-01t00:00z ', '2026-01-01T00:00:00.000Z'],
  ['2026-03-29', undefined],
  ['2026-02-30T10:00:00Z', undefined],
  ['2026-01-01T24:00:00Z', undefined],
  ['2026-01-01T23:60:00Z', undefined],
  ['2026-01-01T23:59:60Z', undefined],
  ['2026-01-01T10:00:00+15:00', '2025-12-31T19:00:00.000Z'],
  ['2026-01-01T10:00:00+15:01', undefined],
  ['2026-01-01T10:00:00-15:00', '2026-01-02T01:00:00.000Z'],
  ['2026-01-01T10:00:00-15:01', undefined],
  ['9999-12-31T23:59:00-01:00', undefined],
  ['tomorrow', undefined],
  ['', undefined],
]

test('instants are read with an offset, or else in local time', () => {
  for (const [text, instant] of instants) assert.equal(time.parseInstant(text, MADRID), instant, text)
})

test('dates and times of day are read only when they exist', () => {
  for (const text of ['2026-01-31', '2028-02-29', '0001-01-01']) assert.equal(time.parseDate(text), text)
  for (const text of ['2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '2026-1-1', '2026-01-01T00:00', '']) {
    assert.equal(time.parseDate(text), undefined, text)
  }
  for (const text of ['00:00', '23:59']) assert.equal(time.parseTime(text), text)
  for (const text of ['24:00', '9:00', '12:60', '12:00:00']) assert.equal(time.parseTime(text), undefined, text)
})

test('calendar arithmetic', () => {
  assert.equal(time.weekday('2026-03-30'), 1)
  assert.equal(time.weekday('2026-03-29'), 7)
  assert.equal(time.addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(time.addDays('2026-01-01', -1), '2025-12-31')
  assert.equal(time.daysBetween('2026-03-28', '2026-03-30'), 2)
  assert.equal(time.daysBetween('2026-03-30', '2026-03-28'), -2)
  const months: [string, number, string][] = [
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2026-10-31', 13, '2027-11-30'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-05-15', 12, '2027-05-15'],
    ['2026-12-31', 0, '2026-12-31'],
  ]
  for (const [from, n, to] of months) assert.equal(time.addMonths(from, n), to, `${from} + ${n}`)
})

test('only IANA names are zones', () => {
  for (const name of [MADRID, NEW_YORK, LORD_HOWE, KOLKATA, 'UTC']) assert.equal(time.isZone(name), true, name)
  for (const name of ['', '+02:00', 'Europe/Nowhere', 'local']) assert.equal(time.isZone(name), false, name)
})
