import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addWakingMinutes, quietUntil, type QuietHours } from './quiet-hours.ts'
import { parseInstant } from './time.ts'

const NIGHT: QuietHours = { start: '22:00', end: '07:00' }
const NOON: QuietHours = { start: '12:00', end: '14:00' }
const NEVER: QuietHours = { start: '09:00', end: '09:00' }
const MADRID = 'Europe/Madrid'

function at(local: string, zone = MADRID): string {
  return parseInstant(local, zone)!
}

const quietCases: [quiet: QuietHours, local: string, until: string | null][] = [
  [NIGHT, '2026-05-04T21:59:59.999', null],
  [NIGHT, '2026-05-04T22:00', '2026-05-05T07:00'],
  [NIGHT, '2026-05-05T00:00', '2026-05-05T07:00'],
  [NIGHT, '2026-05-05T06:59:59.999', '2026-05-05T07:00'],
  [NIGHT, '2026-05-05T07:00', null],
  [NOON, '2026-05-05T11:59', null],
  [NOON, '2026-05-05T12:00', '2026-05-05T14:00'],
  [NOON, '2026-05-05T14:00', null],
  [NEVER, '2026-05-05T09:00', null],
  [NIGHT, '2026-03-29T03:00', '2026-03-29T07:00'],
]
const LOS_ANGELES = 'America/Los_Angeles'

test('quiet hours hold from their start, not their end', () => {
  for (const [quiet, local, until] of quietCases) {
    assert.equal(quietUntil(at(local), quiet, MADRID), until && at(until), local)
  }
})

const wakingCases: [quiet: QuietHours, zone: string, from: string, minutes: number, until: string][] = [
  [NIGHT, MADRID, '2026-05-04T10:00', 60, '2026-05-04T11:00'],
  [NIGHT, MADRID, '2026-05-04T21:00', 60, '2026-05-04T22:00'],
  [NIGHT, MADRID, '2026-05-04T21:30', 60, '2026-05-05T07:30'],
  [NIGHT, MADRID, '2026-05-04T23:00', 60, '2026-05-05T08:00'],
  [NIGHT, MADRID, '2026-05-04T21:30', 0, '2026-05-04T21:30'],
  [NIGHT, MADRID, '2026-05-04T21:30', 30 + 15 * 60 + 1, '2026-05-06T07:01'],
  [NOON, MADRID, '2026-05-04T11:45', 30, '2026-05-04T14:15'],
  [NEVER, MADRID, '2026-05-04T21:30', 60, '2026-05-04T22:30'],
  [NIGHT, MADRID, '2026-03-28T21:30', 60, '2026-03-29T07:30'],
  [NIGHT, MADRID, '2026-10-24T21:30', 60, '2026-10-25T07:30'],
  [{ start: '22:00', end: '02:30' }, MADRID, '2026-03-28T21:30', 60, '2026-03-29T03:30'],
  [{ start: '02:10', end: '02:50' }, MADRID, '2026-03-29T01:30', 60, '2026-03-29T03:30'],
  [NIGHT, 'America/New_York', '2026-03-07T21:59', 2, '2026-03-08T07:01'],
  [NIGHT, 'America/New_York', '2026-10-31T21:59', 2, '2026-11-01T07:01'],
  [NIGHT, 'Australia/Lord_Howe', '2026-10-03T21:59', 2, '2026-10-04T07:01'],
  [{ start: '05:00', end: '06:00' }, 'Australia/Lord_Howe', '2026-10-04T01:30', 60, '2026-10-04T03:00'],
]

test('quiet hours are those of the studio’s day, not of the day in UTC', () => {
  const mostOfTheDay: QuietHours = { start: '20:00', end: '19:00' }
  const until = quietUntil(at('2026-05-04T17:30', LOS_ANGELES), mostOfTheDay, LOS_ANGELES)
  assert.equal(until, at('2026-05-04T19:00', LOS_ANGELES))
})

test('the clock stands still in quiet hours, whatever the night does to it', () => {
  for (const [quiet, zone, from, minutes, until] of wakingCases) {
    assert.equal(
      addWakingMinutes(at(from, zone), minutes, quiet, zone),
      at(until, zone),
      `${from} + ${minutes} ${zone}`,
    )
  }
})
