import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { parseVisitStatus } from './booking-status.ts'
import { parseCount, parseMinutes } from './count.ts'
import { parseMoment } from './date.ts'
import type { Parsed } from './parsed.ts'
import { parseNumberCode } from './number-code.ts'
import { parseSoldKind } from './sold-kind.ts'
import { parseTimes } from './time.ts'
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
    ['18.30 Uhr', '18:30'],
    ['18:30 h', '18:30'],
    ['à 18 h 30', '18:30'],
    ['0.3125', '07:30'],
    ['-', null],
    ['7', undefined],
    ['25:00', undefined],
    ['13:00 PM', undefined],
    ['10:60', undefined],
    ['soon', undefined],
    // A half of the day in the words of CLDR and of people, with any blank.
    ['06:30 p. m.', '18:30'],
    ['06:30 p. m.', '18:30'],
    ['06:30 a. m.', '06:30'],
    ['6:30 PM', '18:30'],
    ['오후 6:30', '18:30'],
    ['오전 12:30', '00:30'],
    ['下午6:00', '18:00'],
    ['午後0:30', '12:30'],
    ['6:30 μ.μ.', '18:30'],
    ['6:30 P', '18:30'],
    ['6:30 tarde', '18:30'],
    ['12:30 de la tarde', '12:30'],
    ['6:30 in the evening', '18:30'],
    ['9 Uhr abends', '21:00'],
    ['11:30 vorm.', '11:30'],
    ['3 Uhr nachmittags', '15:00'],
    ['6 h du soir', '18:00'],
    ['7:15 du matin', '07:15'],
    ['6:30 di sera', '18:30'],
    ['9 de la noche', '21:00'],
    ['12 de la noche', '00:00'],
    ['20:15 Uhr abends', '20:15'],
    // An unknown word beside it makes it no time.
    ['12:30 de la mañana', undefined],
    ['9:00 du soir matin', undefined],
    ['18:30 morgens', undefined],
    ['6:30 CET', undefined],
    ['18:30 Europe/London', undefined],
    ['6:30pm EST', undefined],
    ['17:00:00Z', undefined],
    ['17:00:00-05:00', undefined],
    ['6:30 or 7:30', undefined],
    ['ca. 6:30', undefined],
    ['½7', undefined],
    ['6:30 (60 min)', undefined],
  ]
  const time = (cell: string) => {
    const times = parseTimes(cell)
    return times.kind === 'value' ? times.value.start : valueOf(times)
  }
  for (const [cell, expected] of cases) it(`“${cell}” is ${expected}`, () => assert.equal(time(cell), expected))

  it('is read in every form in which CLDR writes the two halves of a day', () => {
    const known = `en en-GB en-AU de es es-MX es-CO fr fr-CA it nl pt pt-PT ca gl el ko ja zh zh-TW ar tr uk cs sv fi lv lt fa
      ru pl sk hr sr da nb et`
    for (const locale of known.split(/\s+/))
      for (const hour of [0, 6, 11, 12, 13, 18, 23]) {
        const written = new Date(Date.UTC(2026, 0, 5, hour, 30)).toLocaleTimeString(`${locale}-u-nu-latn`, {
          timeZone: 'UTC',
          hour12: true,
          hour: 'numeric',
          minute: '2-digit',
        })
        assert.equal(time(written), `${String(hour).padStart(2, '0')}:30`, `${locale}: ${written}`)
      }
  })

  const spans: [cell: string, hours: string | undefined][] = [
    ['7:30 - 8:45', '07:30 08:45'],
    ['07:30–08:45', '07:30 08:45'],
    ['10am to 11am', '10:00 11:00'],
    ['22:00 bis 00:15', '22:00 00:15'],
    ['22:00 - 24:00', '22:00 00:00'],
    ['6 - 7 pm', '18:00 19:00'],
    ['6:00 - 7:00PM', '18:00 19:00'],
    ['11:00 - 12:30 PM', '11:00 12:30'],
    ['11:30 PM - 1:00', '23:30 01:00'],
    ['6:30 p. m. a 7:30 p. m.', '18:30 19:30'],
    ['07:30', '07:30 null'],
    ['7:30 PM', '19:30 null'],
    ['7:30 - late', undefined],
    ['6 - 7', undefined],
  ]
  for (const [cell, hours] of spans)
    it(`and its end: “${cell}” is ${hours}`, () => {
      const times = parseTimes(cell)
      assert.equal(times.kind === 'value' ? `${times.value.start} ${times.value.end}` : undefined, hours)
    })
})

describe('a moment', () => {
  const read = (cell: string, timezone = 'Europe/Madrid') => {
    const found = parseMoment(cell, { order: 'day_month', today: '2026-03-02', timezone })
    if (found.kind === 'problem') return JSON.parse(found.problem).code
    return found.kind === 'value' ? `${found.value.date} ${found.value.time}` : null
  }
  const cases: [cell: string, moment: string | null, timezone?: string][] = [
    ['2024-11-04, 2:30 PM', '2024-11-04 14:30'],
    ['2025-11-03 10:15', '2025-11-03 10:15'],
    ['25.11.2025 19.30', '2025-11-25 19:30'],
    ['Nov 4, 2024 2:30 PM', '2024-11-04 14:30'],
    ['2025-11-03', '2025-11-03 null'],
    ['2026-10-09 06:30 p. m.', '2026-10-09 18:30'],
    ['2026-10-10 下午6:00', '2026-10-10 18:00'],
    ['lunes, 12 de octubre de 2026 18:30', '2026-10-12 18:30'],
    ['le 4 août 2026 à 18h30', '2026-08-04 18:30'],
    // By Rails, PostgreSQL, JavaScript, e-mail, Java, calendars.
    ['2026-10-14 18:30:00 UTC', '2026-10-14 20:30'],
    ['2026-10-14 18:30:00 +0100', '2026-10-14 19:30'],
    ['2026-10-14 18:30:00.123456+00', '2026-10-14 20:30'],
    ['2026-10-14 18:30:00+05:30', '2026-10-14 15:00'],
    ['2026-10-14T18:30:00.000Z', '2026-10-14 20:30'],
    ['2026-10-14T18:30-05:00', '2026-10-15 01:30'],
    ['2026-10-14 18:30:00-05:00', '2026-10-15 01:30'],
    ['2025-07-01T22:30:00Z', '2025-07-02 00:30'],
    ['Mon Oct 12 2026 18:30:00 GMT+0100 (BST)', '2026-10-12 19:30'],
    ['Mon Oct 12 2026 18:30:00 GMT-0500 (Eastern Standard Time)', '2026-10-13 01:30'],
    ['Mon Oct 12 18:30:00 UTC 2026', '2026-10-12 20:30'],
    ['Fri, 16 Oct 2026 18:30:00 +0100', '2026-10-16 19:30'],
    ['Fri, 16 Oct 2026 18:30:00 GMT', '2026-10-16 20:30'],
    ['16 Oct 2026 18:30 UT', '2026-10-16 20:30'],
    ['2026-10-14 18:30 UTC+2', '2026-10-14 18:30'],
    ['2026-10-14T18:30:00+01:00[Europe/London]', '2026-10-14 19:30'],
    ['2026-10-14 18:30 Europe/London', '2026-10-14 19:30'],
    ['2026-10-14 18:30:00 +0000 UTC', '2026-10-14 20:30'],
    ['20261014T183000Z', '2026-10-14 20:30'],
    ['14/10/2026 18:30 UTC', '2026-10-14 20:30'],
    ['10/11/2026, 6:30:00 PM UTC', '2026-11-10 19:30'],
    ['2026-10-14 18:30 CEST', '2026-10-14 18:30'],
    ['2026-10-14 18:30 EDT', '2026-10-14 18:30', 'America/New_York'],
    // A zone that nobody can tell for certain is said, never dropped.
    ['2026-10-14 18:30:00 EST', 'import.not_a_moment'],
    ['2026-10-14 18:30 EST', 'import.not_a_moment', 'America/New_York'],
    ['2026-10-14 18:30 Mars/Olympus', 'import.not_a_moment'],
    ['2026-10-14 18:30 +25:00', 'import.not_a_moment'],
    ['2026-10-14 18:30 sharp', 'import.not_a_moment'],
    ['01.11.2026 - 01.03.2027', 'import.not_a_date'],
    ['2026-10-14 perhaps', 'import.not_a_date'],
    ['Joined 4 March 2026', 'import.not_a_date'],
    ['', null],
  ]
  for (const [cell, moment, timezone] of cases)
    it(`“${cell}” in ${timezone ?? 'Europe/Madrid'} is ${moment}`, () => assert.equal(read(cell, timezone), moment))
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
