import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { db } from '../../../db/build.ts'
import {
  csvOf,
  fatesByRow,
  fatesOf,
  importFile,
  requireWhole,
  takeBack,
  upload,
} from '../../../test/build/migration.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'
import { planOf } from '../fixtures/plan-of.ts'

const TIMETABLE = csvOf(
  'Class,Day,Time,End time,Spots,Teacher,Room,Start date,Until',
  'Morning Flow,"Mon, Wed",7:30 AM,8:45 AM,14,Ines García,,2026-01-05,',
  'morning flow,Freitag,07:30,08:30,,,,,2027-06-30',
  'Yin,Sunday,19h30,,9,Nobody Here,Attic,,',
  'Yin,1,19:30,,9,,,,',
  'Over,Tue,10:00,11:00,,,,2024-01-01,2024-12-31',
  'Nameless time,Tue,,,,,,,',
  ',Tue,10:00,,,,,,',
  'Morning Flow,Mittwoch & Montag,07:30,08:45,14,,,,',
)

const allSeries = db
  .selectFrom('class_series')
  .select(['instructor_id', 'duration_minutes', 'capacity', 'starts_on', 'until_on'])
  .orderBy('id')
const firstClass = db
  .selectFrom('scheduled_classes')
  .select('starts_at')
  .where('series_id', '=', 1)
  .orderBy('starts_at')

describe('a timetable', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const ines = { full_name: 'Ines García', email: 'ines@studio.test', password: 'Correct-Horse-7' }
    assert.equal((await studio.asOwner('POST /api/v1/instructors', ines)).status, 201)
  })
  after(() => studio.stop())

  it('becomes weekly classes', async () => {
    const { body } = await upload(studio, 'class_schedule', TIMETABLE)
    assert.deepEqual(
      body.questions.map(({ id }: { id: string }) => id),
      ['unknown_instructors'],
    )
    const job = await importFile(studio, 'class_schedule', TIMETABLE, { unknown_instructors: 'without' })
    assert.deepEqual(
      fatesOf(job),
      { created: 3, skipped: 2, rejected: 3 },
      JSON.stringify(await fatesByRow(studio, job.job_id)),
    )
    const { items: templates } = (await studio.asOwner('GET /api/v1/class-templates')).body
    assert.deepEqual(
      templates.map(({ name, duration_minutes }: Record<string, unknown>) => [name, duration_minutes]),
      [
        ['Morning Flow', 75],
        ['Yin', 60],
      ],
    )
    const series = studio.running.app.db.all(allSeries).map(({ instructor_id, ...week }) => ({
      ...week,
      isTaught: instructor_id !== null,
    }))
    // It is noon on a Wednesday: what begins at half past seven begins tomorrow at the earliest.
    assert.deepEqual(series, [
      { duration_minutes: 75, capacity: 14, starts_on: '2026-03-05', until_on: null, isTaught: true },
      { duration_minutes: 60, capacity: 14, starts_on: '2026-03-05', until_on: '2027-06-30', isTaught: false },
      { duration_minutes: 60, capacity: 9, starts_on: '2026-03-04', until_on: null, isTaught: false },
    ])
    const again = await importFile(studio, 'class_schedule', TIMETABLE, { unknown_instructors: 'without' })
    assert.deepEqual(fatesOf(again), { matched: 4, skipped: 1, rejected: 3 })
    const { body: summary } = await studio.asOwner('GET /api/v1/migration/summary')
    assert.equal(summary.classes, 3)
    await requireWhole(studio)
  })

  it('is taken back with its classes', async () => {
    const { body } = await takeBack(studio, 2)
    assert.deepEqual([body.removed, body.kept_total], [5, 0])
    assert.equal((await studio.asOwner('GET /api/v1/class-templates')).body.items.length, 0)
    await requireWhole(studio)
  })
})

it('of a timetable that is taken back, the class that somebody booked stays', async () => {
  const studio = await startStudio()
  try {
    const job = await importFile(studio, 'class_schedule', TIMETABLE, { unknown_instructors: 'without' })
    const { starts_at } = studio.running.app.db.one(firstClass)!
    const booking = csvOf('Client,Email,Class Date,Status', `Ana,ana@example.com,${starts_at},Booked`)
    const booked = await importFile(studio, 'bookings', booking, { future_bookings: 'book' })
    assert.deepEqual(fatesOf(booked), { created: 1 })
    const { body } = await takeBack(studio, job.job_id)
    assert.deepEqual(
      body.kept.map(({ record, name }: { record: string; name: string }) => [record, name]),
      [
        ['class_template', 'Morning Flow'],
        ['class_series', 'Morning Flow'],
      ],
    )
    assert.equal(body.removed, 3)
    await requireWhole(studio)
  } finally {
    await studio.stop()
  }
})

it('of a timetable with spans of time, each class is as long as its span, where no column says when it ends', async () => {
  const file = csvOf(
    'Class,Day,Start,End',
    'Flow,Mon,07:30 - 08:45,',
    'Yin,Tue,10am to 11:30am,11:00',
    'Late,Wed,22:00,',
  )
  const { rows } = await planOf('class_schedule', file)
  assert.deepEqual(
    rows.map(({ record }) => record?.kind === 'series' && record.duration_minutes),
    [75, 60, 60],
  )
})

it('of a timetable that names instants, each class begins and ends by the studio’s clock', async () => {
  const file = csvOf(
    'Class,Start,End',
    'A,2026-12-08 17:00:00 UTC,2026-12-08 18:15:00 UTC',
    'B,2026-12-09 17:00:00 +0000,2026-12-09T18:15:00Z',
    'C,2026-12-10 17:00:00+00,18:15 UTC',
    'D,2026-12-11 22:30:00 UTC,2026-12-11 23:45:00 UTC',
    'E,2026-12-12 06:30 p. m.,07:45 p. m.',
    'F,2026-12-13 6:30 PM,7:45',
    'G,2026-12-14 18:30 EST,19:45',
    'H,2026-12-15 18:30,2026-12-14 19:30',
    'I,2026-12-16,tea time',
  )
  const { rows, problems } = await planOf('class_schedule', file)
  assert.deepEqual(
    rows.map(({ record }) => record?.kind === 'class' && [record.starts_at, record.duration_minutes]),
    [
      ['2026-12-08T17:00:00.000Z', 75],
      ['2026-12-09T17:00:00.000Z', 75],
      ['2026-12-10T17:00:00.000Z', 75],
      ['2026-12-11T22:30:00.000Z', 75],
      ['2026-12-12T17:30:00.000Z', 75],
      ['2026-12-13T17:30:00.000Z', 75],
      false,
      ['2026-12-15T17:30:00.000Z', 60],
      false,
    ],
  )
  assert.deepEqual(
    problems.map(({ row, field }) => [row, field]),
    [
      [8, 'class_date'],
      [9, 'end_time'],
      [10, 'end_time'],
      [10, 'start_time'],
    ],
  )
})

it('of a timetable with a column of dates, a time with its zone is on that day there', async () => {
  const file = csvOf('Class,Date,Start time,End time', 'A,2026-12-08,17:00 UTC,18:15 UTC', 'B,2026-12-09,23:30Z,00:30Z')
  const { rows } = await planOf('class_schedule', file)
  assert.deepEqual(
    rows.map(({ record }) => record?.kind === 'class' && [record.starts_at, record.duration_minutes]),
    [
      ['2026-12-08T17:00:00.000Z', 75],
      ['2026-12-09T23:30:00.000Z', 60],
    ],
  )
})

describe('days in two letters', () => {
  const timetables: [language: string, days: string[], weekdays: number[]][] = [
    ['German', ['Mo', 'Di', 'Do'], [1, 2, 4]],
    ['German, alone', ['Do, Di'], [2, 4]],
    ['Spanish', ['Lu, Ju', 'Do'], [1, 4, 7]],
    ['Italian', ['Me', 'Do', 'Gi'], [3, 4, 7]],
    ['French', ['Ma - Je', 'Di'], [2, 3, 4, 7]],
  ]
  for (const [language, days, weekdays] of timetables)
    it(`are read as ${language} has them: ${days.join(' | ')}`, async () => {
      const rows = days.map((day, at) => `Flow ${at},"${day}",10:00`)
      const { rows: planned } = await planOf('class_schedule', csvOf('Class,Day,Time', ...rows))
      const read = planned.flatMap(({ record }) => (record?.kind === 'series' ? record.weekdays : []))
      assert.deepEqual(
        read.toSorted((a, b) => a - b),
        weekdays,
      )
    })
})
