import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const CLASSES = '/api/v1/scheduled-classes'

describe('clashes', () => {
  let studio: TestStudio
  let template_id: number
  let ana: { id: number; full_name: string }
  let bo: { id: number; full_name: string }
  before(async () => {
    studio = await startStudio()
    template_id = (await makeTemplate(studio)).id
    ana = await makeInstructor(studio)
    bo = await makeInstructor(studio)
  })
  after(() => studio.stop())

  const plan = (starts_at: string, more: object = {}) =>
    studio.asOwner(`POST ${CLASSES}`, { template_id, starts_at, ...more })

  it('are listed, each with who and when, and overridden by force', async () => {
    const teaching = { instructor_id: ana.id, establishment_id: 1 }
    const first = await makeClass(studio, { template_id, starts_at: '2026-03-09T18:00', ...teaching })
    const clash = await plan('2026-03-09T18:30', teaching)
    assert.deepEqual([clash.status, clash.body.code], [409, 'SCHEDULE_CONFLICT'])
    assert.deepEqual(
      clash.body.reasons.map(({ rule, value }: { rule: string; value: { id: number } }) => [rule, value.id]),
      [
        ['instructor', first.id],
        ['room', first.id],
      ],
    )
    assert.match(
      clash.body.detail,
      new RegExp(`^${ana.full_name} already has Vinyasa from Monday 9 March 2026 at 18:00 to 19:00`),
    )
    assert.equal((await plan('2026-03-09T18:30', { ...teaching, force: true })).status, 201)
  })

  it('are of instructor or room, at the same time', async () => {
    await makeClass(studio, {
      template_id,
      starts_at: '2026-03-10T18:00',
      instructor_id: ana.id,
      establishment_id: 1,
    })
    for (const [why, starts_at, more, status] of [
      ['ends when it begins', '2026-03-10T17:00', { instructor_id: ana.id }, 201],
      ['begins when it ends', '2026-03-10T19:00', { instructor_id: ana.id }, 201],
      ['the room is not named', '2026-03-10T18:00', { instructor_id: bo.id }, 201],
      ['nobody teaches it', '2026-03-10T18:10', { instructor_id: null }, 201],
      ['the same instructor, a minute', '2026-03-10T18:59', { instructor_id: ana.id, duration_minutes: 15 }, 409],
      ['a long class around it', '2026-03-10T12:00', { establishment_id: 1, duration_minutes: 600 }, 409],
    ] as const) {
      assert.equal((await plan(starts_at, more)).status, status, why)
    }
  })

  it('are found for every class of a series, and none is made then', async () => {
    for (const day of ['2026-04-02', '2026-04-16']) {
      await makeClass(studio, { template_id, starts_at: `${day}T10:00`, instructor_id: bo.id })
    }
    const recurrence = { freq: 'weekly', count: 4 }
    const clash = await plan('2026-04-02T10:30', { instructor_id: bo.id, recurrence })
    assert.equal(clash.body.reasons.length, 2)
    const { body } = await studio.asOwner(`GET ${CLASSES}?start_date=2026-04-02&end_date=2026-05-01`)
    assert.equal(body.length, 2)
  })

  it('are told of where a class is moved to, not of where it was', async () => {
    const series = await makeSeries(studio, { template_id, starts_at: '2026-05-04T10:00', instructor_id: bo.id })
    await makeClass(studio, { template_id, starts_at: '2026-05-11T12:00', instructor_id: bo.id })
    const move = (starts_at: string, more: object = {}) =>
      studio.asOwner(`PUT ${CLASSES}/${series.id}`, { starts_at, scope: 'all', ...more })
    assert.equal((await move('2026-05-04T10:30')).status, 200)
    const clash = await move('2026-05-04T11:30')
    assert.deepEqual([clash.body.code, clash.body.reasons.length], ['SCHEDULE_CONFLICT', 1])
    assert.equal((await move('2026-05-04T11:30', { force: true })).body.starts_at, '2026-05-04T09:30:00.000Z')
    const size = await studio.asOwner(`PUT ${CLASSES}/${series.id}`, { capacity: 9, scope: 'all' })
    assert.equal(size.status, 200)
  })

  it('are not with cancelled classes', async () => {
    const cls = await makeClass(studio, { template_id, starts_at: '2026-03-12T18:00', instructor_id: ana.id })
    await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`)
    assert.equal((await plan('2026-03-12T18:00', { instructor_id: ana.id })).status, 201)
  })

  it('hold for a substitute, who is named beside whom she stands in for', async () => {
    const cls = await makeClass(studio, { template_id, starts_at: '2026-03-13T18:00', instructor_id: ana.id })
    const other = await makeClass(studio, { template_id, starts_at: '2026-03-13T18:30', instructor_id: bo.id })
    const substitute = (body: object) => studio.asOwner(`POST ${CLASSES}/${cls.id}/substitute`, body)
    const clash = await substitute({ instructor_id: bo.id })
    assert.deepEqual(clash.body.reasons[0].value.id, other.id)
    const { body } = await substitute({ instructor_id: bo.id, force: true })
    assert.deepEqual([body.instructor_name, body.substituted_instructor_name], [bo.full_name, ana.full_name])
    const back = await substitute({ instructor_id: ana.id })
    assert.deepEqual([back.body.instructor_id, back.body.substituted_instructor_id], [ana.id, null])
    assert.equal((await substitute({ instructor_id: 999 })).status, 404)
    await studio.asOwner(`POST ${CLASSES}/${cls.id}/cancel`)
    assert.equal((await substitute({ instructor_id: bo.id })).body.code, 'CLASS_CANCELLED')
  })
})
