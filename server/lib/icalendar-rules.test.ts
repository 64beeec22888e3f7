import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { convertIcsCalendar } from 'ts-ics'
import { icalendar, type CalendarEntry } from './icalendar-rules.ts'
import { addMinutes, toInstant } from './time.ts'

const entry = (starts_at: string, more: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: `class-${starts_at}@studio`,
  starts_at,
  ends_at: addMinutes(starts_at, 60),
  created_at: '2026-01-05T10:00:00.000Z',
  changed_at: '2026-01-05T10:00:00.000Z',
  status: 'CONFIRMED',
  summary: 'Flow',
  description: null,
  location: null,
  url: null,
  ...more,
})

/** A calendar as a reader that knows nothing of ours understands it. */
const read = (text: string) =>
  (convertIcsCalendar(undefined, text).events ?? []).map(({ uid, start, end, summary, status, sequence }) => ({
    uid,
    start: start.date.toISOString(),
    end: end!.date.toISOString(),
    summary,
    status,
    // The reader omits 0.
    sequence: sequence ?? 0,
  }))

const write = (zone: string, entries: CalendarEntry[]) =>
  icalendar({ name: 'Casa Yoga', zone, now: '2026-01-05T10:00:00.000Z' }, entries)

/** Local times around both changes of the clocks, in zones on either side of the equator, with halves of hours, and without. */
const days: [zone: string, date: string][] = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Africa/Casablanca', '2026-02-15'],
  ['Africa/Casablanca', '2026-03-22'],
  ['America/Sao_Paulo', '2026-07-01'],
  ['Asia/Kolkata', '2026-03-29'],
  ['Asia/Dubai', '2026-03-29'],
  ['Atlantic/Reykjavik', '2026-03-29'],
  ['UTC', '2026-03-29'],
]

describe('a calendar', () => {
  for (const [zone, date] of days) {
    it(`is read at the right times on ${date} in ${zone}`, () => {
      const times = ['00:30', '01:30', '02:30', '03:30', '09:00', '23:00'].map((time) => toInstant(zone, date, time))
      const starts = [...new Set(times)]
      const text = write(
        zone,
        starts.map((start) => entry(start)),
      )
      assert.deepEqual(
        read(text).map(({ start, end }) => [start, end]),
        starts.map((start) => [start, addMinutes(start, 60)]),
      )
    })
  }

  it('says a class by the wall clock of its studio, on both sides of the change', () => {
    const at = (date: string) => entry(toInstant('Europe/Madrid', date, '18:30'))
    const text = write('Europe/Madrid', [at('2026-03-27'), at('2026-03-30'), at('2026-10-23'), at('2026-10-26')])
    assert.deepEqual(text.match(/DTSTART;TZID=\S+/g), [
      'DTSTART;TZID=Europe/Madrid:20260327T183000',
      'DTSTART;TZID=Europe/Madrid:20260330T183000',
      'DTSTART;TZID=Europe/Madrid:20261023T183000',
      'DTSTART;TZID=Europe/Madrid:20261026T183000',
    ])
    assert.deepEqual(text.match(/(?<=BEGIN:(?:STANDARD|DAYLIGHT)\r\nDTSTART:)\S+|(?<=TZOFFSETTO:)\S+/g), [
      '20251026T030000',
      '+0100',
      '20260329T020000',
      '+0200',
      '20261025T030000',
      '+0100',
    ])
  })

  it('writes the day on which the clocks change in UTC: readers differ on what is shown twice, never, or near to it', () => {
    const inside = ['2026-10-24T09:00:00.000Z', '2026-10-25T01:30:00.000Z', '2026-10-25T15:59:00.000Z']
    const outside = ['2026-10-24T08:59:00.000Z', '2026-10-25T16:00:00.000Z']
    const text = write(
      'Europe/Madrid',
      [...inside, ...outside].map((start) => entry(start)),
    )
    // Start and end are written alike, also where only one of them is near.
    assert.deepEqual(
      [...text.matchAll(/DTSTART([;:]\S+)\r\nDTEND([;:]\S+)/g)].map(([, start, end]) => [start, end]),
      [
        [':20261024T090000Z', ':20261024T100000Z'],
        [':20261025T013000Z', ':20261025T023000Z'],
        [':20261025T155900Z', ':20261025T165900Z'],
        [';TZID=Europe/Madrid:20261024T105900', ';TZID=Europe/Madrid:20261024T115900'],
        [';TZID=Europe/Madrid:20261025T170000', ';TZID=Europe/Madrid:20261025T180000'],
      ],
    )
  })

  it('keeps what people write, in lines of 75 octets at most', () => {
    const summary = `Übung; “Größe”, \\ 流れ 🧘 ${'ñandú '.repeat(40)}end`
    const text = write('Europe/Madrid', [
      entry('2026-05-01T10:00:00.000Z', { summary, description: 'one\r\ntwo\u0007' }),
    ])
    for (const line of text.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.ok(!/[^\r]\n/.test(text))
    assert.equal(read(text)[0]!.summary, summary)
    assert.equal(convertIcsCalendar(undefined, text).events![0]!.description, 'one\ntwo')
  })

  it('counts up with every change, and says what is cancelled', () => {
    const text = write('Europe/Madrid', [
      entry('2026-05-01T10:00:00.000Z', { changed_at: '2026-01-06T10:00:00.000Z', status: 'CANCELLED' }),
    ])
    const [one] = read(text)
    assert.deepEqual([one!.status, one!.sequence], ['CANCELLED', 86_400])
    assert.match(text, /DTSTAMP:20260106T100000Z\r\n/)
  })

  it('counts up, too, where the change came within the second', () => {
    const text = write('Europe/Madrid', [
      entry('2026-05-01T10:00:00.000Z', { changed_at: '2026-01-05T10:00:00.001Z', status: 'CANCELLED' }),
    ])
    assert.equal(read(text)[0]!.sequence, 1)
  })

  it('of nothing has its zone alone', () => {
    const text = write('Asia/Kolkata', [])
    assert.deepEqual(read(text), [])
    assert.match(text, /BEGIN:VTIMEZONE\r\nTZID:Asia\/Kolkata\r\nBEGIN:STANDARD\r\nDTSTART:19/)
  })

  it('says offsets in hours and minutes, and no daylight time where there is none', () => {
    const zoneOf = (zone: string) => /BEGIN:VTIMEZONE[^]*END:VTIMEZONE/.exec(write(zone, []))![0].split('\r\n')
    // Until the twentieth century, or 1972, clocks there went by the sun, to the second.
    for (const [zone, offset] of [
      ['Asia/Dubai', '+0400'],
      ['Asia/Bangkok', '+0700'],
      ['America/Panama', '-0500'],
      ['Atlantic/Reykjavik', '+0000'],
      ['Africa/Monrovia', '+0000'],
      ['Asia/Singapore', '+0800'],
    ] as const)
      assert.deepEqual(zoneOf(zone).slice(2, -1), [
        'BEGIN:STANDARD',
        'DTSTART:19700101T000000',
        `TZOFFSETFROM:${offset}`,
        `TZOFFSETTO:${offset}`,
        'END:STANDARD',
      ])
  })
})
