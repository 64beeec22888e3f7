import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, creditsOf, lettersTo, registerClient, registerMember, sellPack } from '../../test/build/bookings.ts'
import { classesOf, makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('closures', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const close = (body: object) => studio.asOwner('POST /api/v1/closures', body)
  const expiry = async ({ id }: { id: number }) =>
    (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.expires_at

  it('cancel the classes of their days, tell what they did, and lengthen packs', async () => {
    const client = await registerClient(studio)
    const pack = await sellPack(studio, client, 5, { validity_days: 30 })
    const short = await sellPack(studio, await registerClient(studio), 5, { validity_days: 6 })
    const [before, first, last, next] = await Promise.all(
      ['2026-03-07T23:30', '2026-03-08T00:00', '2026-03-10T23:30', '2026-03-11T00:00'].map((starts_at) =>
        makeClass(studio, { starts_at, duration_minutes: 15 }),
      ),
    )
    await book(studio, first, client)
    await book(studio, last, await registerMember(studio))
    const range = 'starts_on=2026-03-08&ends_on=2026-03-10'
    const preview = await studio.asOwner(`GET /api/v1/closures/preview?${range}`)
    const counts = { classes: 2, bookings: 2, waiting: 0, appointments: 0, packs: 3 }
    assert.deepEqual(preview.body, counts)
    assert.equal(await creditsOf(studio, pack), 4)

    const days = { starts_on: '2026-03-08', ends_on: '2026-03-10' }
    const { status, body } = await close({ ...days, reason: 'New floor', extends_packs: true })
    assert.equal(status, 201)
    assert.deepEqual(
      { ...body, id: 0 },
      { ...body, id: 0, ...days, ...counts, reason: 'New floor', extends_packs: true },
    )
    const seen = await classesOf(studio, '2026-03-07', '2026-03-11')
    assert.deepEqual(
      seen.map(({ id, status: now, cancel_reason }) => [id, now, cancel_reason]),
      [
        [before.id, 'scheduled', null],
        [first.id, 'cancelled', 'New floor'],
        [last.id, 'cancelled', 'New floor'],
        [next.id, 'scheduled', null],
      ],
    )
    assert.equal(await creditsOf(studio, pack), 5)
    assert.ok((await lettersTo(studio, client)).includes('class_cancelled'))
    // 30 days from 4 March end on 2 April, and 3 more; of the short one's days just 8 and 9 March fall into the closure.
    assert.deepEqual(
      [(await expiry(pack)).slice(0, 10), (await expiry(short)).slice(0, 10)],
      ['2026-04-05', '2026-03-11'],
    )
    assert.equal((await close({ starts_on: '2026-03-10', ends_on: '2026-03-12' })).body.code, 'SCHEDULE_CONFLICT')
  })

  it('stand in the way of single classes, and cancel those of a series that come later', async () => {
    await close({ starts_on: '2026-04-06', ends_on: '2026-04-06', reason: 'Easter' })
    const { id: template_id } = await makeTemplate(studio)
    const plan = { template_id, starts_at: '2026-04-06T10:00' }
    const refused = await studio.asOwner('POST /api/v1/scheduled-classes', plan)
    assert.deepEqual([refused.body.code, refused.body.reasons[0].rule], ['SCHEDULE_CONFLICT', 'closure'])
    assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', { ...plan, force: true })).status, 201)
    const series = await makeSeries(studio, { template_id, starts_at: '2026-03-30T12:00', recurrence: { count: 3 } })
    const ofSeries = async () =>
      (await classesOf(studio, '2026-03-30', '2026-04-20'))
        .filter(({ series_id }) => series_id === series.series_id)
        .map(({ status }) => status)
    assert.deepEqual(await ofSeries(), ['scheduled', 'cancelled', 'scheduled'])
    const move = { starts_at: '2026-04-06T15:00' }
    assert.equal(
      (await studio.asOwner(`PUT /api/v1/scheduled-classes/${series.id}`, move)).body.code,
      'SCHEDULE_CONFLICT',
    )
    const [easter] = (await studio.asOwner('GET /api/v1/closures')).body
    assert.equal(easter.reason, 'Easter')
    assert.equal((await studio.asOwner(`DELETE /api/v1/closures/${easter.id}`)).status, 204)
    assert.deepEqual(await ofSeries(), ['scheduled', 'scheduled', 'scheduled'])
    assert.equal((await studio.asOwner(`DELETE /api/v1/closures/${easter.id}`)).status, 404)
  })

  it('leave what was cancelled for another reason, and what has begun', async () => {
    const running = await makeClass(studio, { starts_at: studio.clock.now() })
    const cancelled = await makeClass(studio, { starts_at: '2026-03-04T20:00' })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cancelled.id}/cancel`, { reason: 'Ill' })
    const { body } = await close({ starts_on: '2026-03-04', ends_on: '2026-03-04' })
    assert.equal(body.classes, 1, 'the class that begins this very moment is still to come')
    await studio.asOwner(`DELETE /api/v1/closures/${body.id}`)
    const shown = await studio.asOwner(`GET /api/v1/scheduled-classes/${cancelled.id}`)
    assert.deepEqual([shown.body.status, shown.body.cancel_reason], ['cancelled', 'Ill'])
    assert.equal((await studio.asOwner(`GET /api/v1/scheduled-classes/${running.id}`)).body.status, 'cancelled')
  })

  it('need an end that is not before the start, and somebody who may plan', async () => {
    const reply = await close({ starts_on: '2026-06-02', ends_on: '2026-06-01' })
    assert.deepEqual([reply.status, reply.body.errors[0].path], [422, 'ends_on'])
    const { token } = await makeManager(studio, ['schedule.view'])
    assert.equal((await studio.send('GET /api/v1/closures', { token })).status, 200)
    const body = { starts_on: '2026-06-02', ends_on: '2026-06-02' }
    assert.equal((await studio.send('POST /api/v1/closures', { token, body })).status, 403)
    assert.equal((await (await registerClient(studio)).ask('GET /api/v1/closures')).status, 403)
  })
})
