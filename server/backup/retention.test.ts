import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { addDays, addHours, addMilliseconds, addMinutes, localDate, weekday } from '../lib/time.ts'
import { backupName, readBackupName, type BackupKind, type NamedBackup } from './names.ts'
import { backupsToDrop } from './retention.ts'

const MADRID = 'Europe/Madrid'
const SANTIAGO = 'America/Santiago'
const NOW = '2026-03-04T11:00:00.000Z'

const copy = (made_at: string, kind: BackupKind = 'by-itself') => readBackupName(backupName(made_at, kind))!
const every = (hours: number, count: number, until = NOW) =>
  Array.from({ length: count }, (_, at) => copy(addHours(until, -at * hours)))

/** When those were made that stay, newest first. */
function kept(
  all: readonly NamedBackup[],
  { now = NOW, zone = MADRID, proven = undefined as string | undefined } = {},
) {
  const dropped = new Set(backupsToDrop(all, { now, zone, proven }))
  return all
    .filter((one) => !dropped.has(one))
    .map(({ made_at }) => made_at)
    .toSorted((one, other) => (one < other ? 1 : -1))
}

const days = new Map<string, string>()

/** The day of an instant, looked up once: two years ask for each of them many times. */
function dayOf(at: string, zone: string): string {
  const known = days.get(at + zone) ?? localDate(at, zone)
  days.set(at + zone, known)
  return known
}

/** The newest of each span, of the `most` newest spans: what the rule promises, said another way. */
function promised(all: readonly NamedBackup[], zone: string): Set<string> {
  const mondayOf = (day: string) => addDays(day, 1 - weekday(day))
  const rules: [most: number, span: (at: string) => string][] = [
    [24, (at) => at.slice(0, 13)],
    [7, (at) => dayOf(at, zone)],
    [4, (at) => mondayOf(dayOf(at, zone))],
    [12, (at) => dayOf(at, zone).slice(0, 7)],
  ]
  const times = all.map(({ made_at }) => made_at).toSorted((one, other) => (one < other ? -1 : 1))
  return new Set(rules.flatMap(([most, span]) => [...new Map(times.map((at) => [span(at), at])).values()].slice(-most)))
}

describe('copies that are kept', () => {
  it('are none of none, and one of one', () => {
    assert.deepEqual(backupsToDrop([], { now: NOW, zone: MADRID, proven: undefined }), [])
    assert.deepEqual(kept([copy('2016-01-01T00:00:00.000Z')]), ['2016-01-01T00:00:00.000Z'])
  })

  it('are the newest of each of 24 hours that have one, and no more of those', () => {
    const hours = every(1, 24, '2026-03-04T22:59:00.000Z')
    assert.equal(kept(hours, { now: '2026-03-04T23:00:00.000Z' }).length, 24)
    const more = every(1, 40, '2026-03-04T22:59:00.000Z')
    const [left] = [kept(more, { now: '2026-03-04T23:00:00.000Z' })]
    assert.deepEqual(
      left.slice(0, 24),
      hours.map(({ made_at }) => made_at),
    )
    assert.deepEqual(left.slice(24), ['2026-03-03T22:59:00.000Z'], 'and the last of the day before')
  })

  it('are of one hour the newest alone', () => {
    const minutes = [0, 1, 30, 59].map((minute) => copy(addMinutes('2026-03-04T10:00:00.000Z', minute)))
    assert.deepEqual(kept(minutes), ['2026-03-04T10:59:00.000Z'])
    const turn = [copy('2026-03-04T09:59:59.999Z'), copy('2026-03-04T10:00:00.000Z')]
    assert.equal(kept(turn).length, 2)
  })

  it('are those of the last hours there were, however long ago', () => {
    const old = every(1, 30, '2020-06-15T12:00:00.000Z')
    assert.deepEqual(
      kept(old),
      old.slice(0, 24).map(({ made_at }) => made_at),
    )
  })

  for (const [what, zone, all, left] of [
    [
      'days are the studio’s: in Madrid the day begins at 23:00 UTC in winter',
      MADRID,
      ['2026-01-10T22:59:59.999Z', '2026-01-10T23:00:00.000Z', '2026-01-10T12:00:00.000Z'],
      ['2026-01-10T23:00:00.000Z', '2026-01-10T22:59:59.999Z'],
    ],
    [
      'and at 22:00 UTC in summer, from the night of the change on',
      MADRID,
      ['2026-03-28T22:59:59.999Z', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z', '2026-03-29T22:00:00.000Z'],
      ['2026-03-29T22:00:00.000Z', '2026-03-29T21:59:59.999Z', '2026-03-28T22:59:59.999Z'],
    ],
    [
      'the day of 25 hours ends at 23:00 UTC again',
      MADRID,
      ['2026-10-24T21:59:59.999Z', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z', '2026-10-25T23:00:00.000Z'],
      ['2026-10-25T23:00:00.000Z', '2026-10-25T22:59:59.999Z', '2026-10-24T21:59:59.999Z'],
    ],
    [
      'in Santiago, where the clock goes back at midnight, the hour that comes twice is of the same day',
      SANTIAGO,
      ['2026-04-05T02:59:59.999Z', '2026-04-05T03:30:00.000Z', '2026-04-05T04:00:00.000Z'],
      ['2026-04-05T04:00:00.000Z', '2026-04-05T03:30:00.000Z'],
    ],
    [
      'and where it goes on at midnight, the day begins an hour late',
      SANTIAGO,
      ['2026-09-06T03:59:59.999Z', '2026-09-06T04:00:00.000Z', '2026-09-07T02:59:59.999Z', '2026-09-07T03:00:00.000Z'],
      ['2026-09-07T03:00:00.000Z', '2026-09-07T02:59:59.999Z', '2026-09-06T03:59:59.999Z'],
    ],
  ] satisfies [string, string, string[], string[]][]) {
    it(what, () => {
      // Each of 30 hours of later days has one, so that none of these stays for its hour; weeks and months are few.
      const days = new Set(left.map((at) => localDate(at, zone)))
      assert.equal(days.size, left.length, 'the newest of each day')
      const given = all.map((at) => copy(at))
      assert.deepEqual(newestOfDays(given, zone), left)
    })
  }

  /** Backups that stay as those of their days: the 24 hours are taken by as many backups of one later hour after another. */
  function newestOfDays(all: readonly NamedBackup[], zone: string): string[] {
    const last = all.map(({ made_at }) => made_at).toSorted((one, other) => (one < other ? 1 : -1))[0]!
    const later = Array.from({ length: 24 }, (_, at) => copy(addHours(last, 48 + at)))
    const now = addHours(last, 80)
    const times = new Set(all.map(({ made_at }) => made_at))
    return kept([...later, ...all], { now, zone }).filter((at) => times.has(at))
  }

  it('are the newest of each of 7 days, 4 weeks and 12 months', () => {
    const nights = every(24, 800, '2026-03-04T02:00:00.000Z')
    const left = kept(nights)
    assert.deepEqual(
      left.map((at) => at.slice(0, 10)),
      [
        '2026-03-04 2026-03-03 2026-03-02 2026-03-01 2026-02-28 2026-02-27 2026-02-26 2026-02-25 2026-02-24',
        '2026-02-23 2026-02-22 2026-02-21 2026-02-20 2026-02-19 2026-02-18 2026-02-17 2026-02-16 2026-02-15',
        '2026-02-14 2026-02-13 2026-02-12 2026-02-11 2026-02-10 2026-02-09 2026-01-31 2025-12-31 2025-11-30',
        '2025-10-31 2025-09-30 2025-08-31 2025-07-31 2025-06-30 2025-05-31 2025-04-30',
      ].flatMap((some) => some.split(' ')),
      'of one a night 24 nights stay for their hours; then months',
    )
  })

  it('are by weeks that begin on Monday, at New Year, too', () => {
    // Monday 28 December 2026 to Sunday 3 January 2027 is one week.
    const hours = every(1, 24 * 70, '2027-01-04T10:30:00.000Z')
    const days = kept(hours, { now: '2027-01-04T11:00:00.000Z' }).map((at) => localDate(at, MADRID))
    assert.deepEqual(
      [...new Set(days)],
      [
        '2027-01-04 2027-01-03 2027-01-02 2027-01-01 2026-12-31 2026-12-30 2026-12-29 2026-12-27 2026-12-20',
        '2026-11-30 2026-10-31',
      ].flatMap((some) => some.split(' ')),
    )
  })

  it('of ten years of hours are 24 of hours and a few besides', () => {
    const hours = every(1, 10 * 365 * 24)
    const left = kept(hours)
    assert.deepEqual(new Set(left), promised(hours, MADRID))
    assert.equal(left.length, 24 + 5 + 2 + 10, 'what is the newest of more than one counts once')
  })
})

describe('a copy that was asked for by hand', () => {
  const later = every(1, 24 * 10)
  for (const kind of ['by-hand', 'before-update'] as const) {
    it(`stays for 7 days, whatever comes after it (${kind})`, () => {
      const edge = addHours(NOW, -7 * 24)
      const at = (made_at: string) => kept([...later, copy(made_at, kind)]).includes(made_at)
      assert.ok(at(addMilliseconds(edge, 1)))
      assert.ok(!at(addMilliseconds(edge, -3_600_001)))
      assert.ok(!at(addMinutes(edge, -1)))
    })
  }

  it('goes on its seventh day to the millisecond', () => {
    const one = copy(addMinutes(NOW, -7 * 24 * 60 - 5), 'by-hand')
    const all = [...later, one]
    const drops = (now: string) => backupsToDrop(all, { now, zone: MADRID, proven: undefined }).includes(one)
    const end = addHours(one.made_at, 7 * 24)
    assert.deepEqual([drops(addMilliseconds(end, -1)), drops(end)], [false, true])
  })
})

describe('the newest that was proven', () => {
  it('stays, however old and whatever comes after', () => {
    const old = copy('2016-05-05T05:05:05.005Z')
    const all = [...every(1, 24 * 500), old]
    assert.ok(!kept(all).includes(old.made_at))
    assert.ok(kept(all, { proven: old.file_name }).includes(old.made_at))
    assert.ok(!kept(all, { proven: 'another.studiobackup' }).includes(old.made_at))
  })
})

describe('copies from when the clock was ahead', () => {
  const ahead = every(1, 24 * 500, '2029-01-01T00:00:00.000Z')

  it('take nothing away from those that are made now', () => {
    const present = every(1, 24 * 500)
    const left = new Set(kept([...ahead, ...present]))
    assert.deepEqual(
      [...promised(present, MADRID)].filter((at) => !left.has(at)),
      [],
    )
  })

  it('are no more than those of any other time', () => {
    assert.deepEqual(new Set(kept(ahead)), promised(ahead, MADRID))
    assert.ok(kept([...ahead, ...every(1, 24 * 500)]).length <= 2 * (24 + 7 + 4 + 12))
  })

  it('are of the present as soon as it is their time', () => {
    const one = copy('2027-01-01T00:00:00.000Z')
    assert.deepEqual(kept([one, copy('2027-01-01T00:30:00.000Z')], { now: '2027-01-01T00:30:00.000Z' }), [
      '2027-01-01T00:30:00.000Z',
    ])
  })
})

describe('dropping', () => {
  const moment = fc
    .integer({ min: 0, max: 4 * 365 * 24 * 60 })
    .map((minutes) => addMinutes('2024-01-01T00:00:00.000Z', minutes))
  const kind = fc.constantFrom<BackupKind>('by-itself', 'by-itself', 'by-hand', 'before-update')
  const copies = fc.uniqueArray(fc.tuple(moment, kind), { maxLength: 150, selector: ([at]) => at })
  const zone = fc.constantFrom(MADRID, SANTIAGO, 'Pacific/Apia', 'Asia/Kathmandu', 'UTC')

  it('a second time drops nothing more, in whatever order they are listed', () => {
    fc.assert(
      fc.property(copies, moment, zone, fc.nat(), (made, now, of, which) => {
        const all = made.map(([at, why]) => copy(at, why))
        const circumstances = { now, zone: of, proven: all[which % (all.length + 1)]?.file_name }
        const dropped = new Set(backupsToDrop(all, circumstances))
        const left = all.filter((one) => !dropped.has(one))
        assert.deepEqual(backupsToDrop(left, circumstances), [])
        assert.deepEqual(new Set(backupsToDrop(all.toReversed(), circumstances)), dropped)
        assert.ok(all.length === 0 || left.length > 0)
      }),
      { numRuns: 100 },
    )
  })

  for (const where of [MADRID, SANTIAGO]) {
    it(`each day for two years leaves at every moment what the rule promises of all that were ever made (${where})`, () => {
      let left: NamedBackup[] = []
      const ever: NamedBackup[] = []
      for (let day = '2025-01-01'; day < '2027-01-03'; day = addDays(day, 1)) {
        for (const hour of ['02:05', '13:40', '13:55', '21:00']) {
          const one = copy(`${day}T${hour}:00.000Z`)
          ever.push(one)
          left.push(one)
        }
        const now = `${day}T21:00:01.000Z`
        const dropped = new Set(backupsToDrop(left, { now, zone: where, proven: undefined }))
        left = left.filter((one) => !dropped.has(one))
        assert.deepEqual(new Set(left.map(({ made_at }) => made_at)), promised(ever.slice(-1700), where), day)
      }
    })
  }
})
