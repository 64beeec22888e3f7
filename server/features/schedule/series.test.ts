import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { classesOf, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type StudioOptions, type TestStudio } from '../../test/studio.ts'

type Shown = { id: number; starts_at: string; ends_at: string; status: string }

async function inStudio(options: StudioOptions, run: (studio: TestStudio) => Promise<void>): Promise<void> {
  const studio = await startStudio(options)
  try {
    await run(studio)
  } finally {
    await studio.stop()
  }
}

const starts = (classes: Shown[]) => classes.map(({ starts_at }) => starts_at.slice(0, 16))

describe('a weekly series', () => {
  // Each zone around a clock change, with the instants of the class of the week before, and of the one after it.
  const zones = [
    ['Europe/Madrid', '2026-03-04T11:00:00.000Z', '2026-03-27', '18:30', '2026-03-27T17:30', '2026-04-03T16:30'],
    ['America/New_York', '2026-10-07T11:00:00.000Z', '2026-10-30', '18:30', '2026-10-30T22:30', '2026-11-06T23:30'],
    ['Australia/Lord_Howe', '2026-09-02T11:00:00.000Z', '2026-10-02', '07:15', '2026-10-01T20:45', '2026-10-08T20:15'],
  ] as const
  for (const [timezone, now, day, time, before, after] of zones) {
    it(`keeps its time on the wall in ${timezone}`, () =>
      inStudio({ timezone, now }, async (studio) => {
        const first = await makeSeries(studio, { starts_at: `${day}T${time}`, duration_minutes: 45 })
        assert.equal(first.starts_at.slice(0, 16), before)
        const classes = await classesOf(studio, day, '2026-12-31')
        assert.equal(starts(classes)[1], after)
        for (const { starts_at, ends_at } of classes) {
          const local = new Date(starts_at).toLocaleTimeString('en-GB', { timeZone: timezone, timeStyle: 'short' })
          assert.equal(local, time)
          assert.equal(Date.parse(ends_at) - Date.parse(starts_at), 45 * 60_000)
        }
      }))
  }

  it('is made 12 weeks ahead, further by itself, and nothing twice', () =>
    inStudio({}, async (studio) => {
      const first = await makeSeries(studio, { starts_at: '2026-03-04T18:00', recurrence: { weekdays: [3, 5] } })
      const all = () => classesOf(studio, '2026-03-01', '2027-02-01')
      const made = await all()
      assert.equal(made.length, 25)
      assert.equal(made.at(-1).starts_at, '2026-05-27T16:00:00.000Z')
      assert.deepEqual(first.recurrence, { freq: 'weekly', interval: 1, weekdays: [3, 5], until: null, count: null })
      await studio.advance({ hours: 25 })
      await studio.advance({ hours: 25 })
      assert.deepEqual(starts(await all()), [...starts(made), '2026-05-29T16:00'])
      await studio.restart()
      await studio.advance({ hours: 25 })
      assert.equal((await all()).length, 26)
      // Away for half a year: the days gone by stay empty, the next 12 weeks are there.
      await studio.advance({ hours: 24 * 182 })
      const later = await all()
      const filled = starts(later).filter((start) => start > '2026-05-30')
      assert.equal(filled[0], '2026-09-09T16:00')
      assert.equal(filled.length, 24)
    }))

  it('ends with its last day or its number of classes', () =>
    inStudio({}, async (studio) => {
      const template_id = (await makeTemplate(studio)).id
      const made = async (starts_at: string, recurrence: object) => {
        const { series_id } = await makeSeries(studio, { template_id, starts_at, recurrence })
        const classes = await classesOf(studio, '2026-03-01', '2026-12-31')
        return starts(classes.filter((cls) => cls.series_id === series_id)).map((start) => start.slice(5, 10))
      }
      assert.deepEqual(await made('2026-03-05T09:00', { until: '2026-03-19' }), ['03-05', '03-12', '03-19'])
      assert.deepEqual(await made('2026-03-05T10:00', { count: 3, interval: 2 }), ['03-05', '03-19', '04-02'])
      // Asked from a Thursday on for Mondays: it begins on the first Monday.
      assert.deepEqual(await made('2026-03-05T11:00', { weekdays: [1], count: 2 }), ['03-09', '03-16'])
      // Further away than the horizon: its first class is there all the same, the others follow in time.
      assert.deepEqual(await made('2026-09-03T11:00', { count: 2 }), ['09-03'])
      await studio.advance({ hours: 24 * 150 })
      const classes = await classesOf(studio, '2026-09-01', '2026-12-31')
      assert.deepEqual(
        starts(classes).map((start) => start.slice(5, 10)),
        ['09-03', '09-10'],
      )
    }))

  it('is refused where it makes no sense', () =>
    inStudio({}, async (studio) => {
      const { id: template_id } = await makeTemplate(studio)
      for (const [recurrence, path] of [
        [{ freq: 'daily' }, 'recurrence.freq'],
        [{ freq: 'weekly', until: '2026-04-01', count: 3 }, 'recurrence.count'],
        [{ freq: 'weekly', weekdays: [8] }, 'recurrence.weekdays.0'],
        [{ freq: 'weekly', weekdays: [] }, 'recurrence.weekdays'],
        [{ freq: 'weekly', until: '2026-03-01' }, 'recurrence.until'],
      ] as const) {
        const body = { template_id, starts_at: '2026-03-05T09:00', recurrence }
        const reply = await studio.asOwner('POST /api/v1/scheduled-classes', body)
        assert.deepEqual([reply.status, reply.body.errors?.[0].path], [422, path])
      }
    }))

  it('is continued no further once its template is inactive', () =>
    inStudio({}, async (studio) => {
      const { template_id } = await makeSeries(studio, { starts_at: '2026-03-04T18:00' })
      await studio.asOwner(`DELETE /api/v1/class-templates/${template_id}`)
      await studio.advance({ hours: 24 * 14 })
      const last = () => classesOf(studio, '2026-03-01', '2026-12-31').then((classes) => starts(classes).at(-1))
      assert.equal(await last(), '2026-05-27T16:00')
      await studio.asOwner(`PUT /api/v1/class-templates/${template_id}`, { is_active: true })
      await studio.advance({ hours: 24 })
      assert.equal(await last(), '2026-06-10T16:00')
    }))
})
