import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, type TestClient } from '../../test/build/bookings.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const TEMPLATES = '/api/v1/class-templates'

describe('class templates', () => {
  let studio: TestStudio
  let client: TestClient
  before(async () => {
    studio = await startStudio()
    client = await registerClient(studio)
  })
  after(() => studio.stop())

  it('need only a name; the rest has defaults', async () => {
    const { status, body } = await studio.asOwner(`POST ${TEMPLATES}`, { name: 'Yin' })
    assert.equal(status, 201)
    assert.deepEqual([body.duration_minutes, body.default_capacity, body.is_active], [60, 12, true])
    assert.deepEqual([body.color, body.cancellation_window_hours, body.default_instructor_id], [null, null, null])
  })

  it('refuse windows in which nobody could ever book', async () => {
    for (const [open, close, status] of [
      [24, 24, 422],
      [24, 25, 422],
      [0, null, 422],
      [25, 24, 201],
      [null, 24, 201],
      [1, null, 201],
    ] as const) {
      const hours = { booking_open_hours_before: open, booking_close_hours_before: close }
      const reply = await studio.asOwner(`POST ${TEMPLATES}`, { name: 'Windows', ...hours })
      assert.equal(reply.status, status, `${open} ${close}`)
    }
  })

  it('are deactivated, and again: clients lose sight of them, nothing more is planned, until they are back', async () => {
    const { id } = await makeTemplate(studio, { name: 'Aerial' })
    const first = await studio.asOwner(`DELETE ${TEMPLATES}/${id}`)
    await studio.advance({ minutes: 1 })
    const second = await studio.asOwner(`DELETE ${TEMPLATES}/${id}`)
    assert.deepEqual([first.status, first.body.is_active], [200, false])
    assert.deepEqual(second.body, first.body)
    assert.equal((await client.ask(`GET ${TEMPLATES}/${id}`)).status, 404)
    const names = async (query: string) =>
      (await client.ask(`GET ${TEMPLATES}${query}`)).body.items.map(({ name }: { name: string }) => name)
    assert.ok(!(await names('?include_inactive=true')).includes('Aerial'))
    const plan = { template_id: id, starts_at: '2026-03-06T10:00' }
    const refused = await studio.asOwner('POST /api/v1/scheduled-classes', plan)
    assert.deepEqual([refused.status, refused.body.code], [409, 'CLASS_TEMPLATE_INACTIVE'])
    await studio.asOwner(`PUT ${TEMPLATES}/${id}`, { is_active: true })
    assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', plan)).status, 201)
    assert.ok((await names('')).includes('Aerial'))
  })

  it('lend their name and windows to planned classes, and their size to new ones only', async () => {
    const template = await makeTemplate(studio, { name: 'Flow', default_capacity: 8 })
    const cls = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-09T10:00' })
    const change = { name: 'Slow flow', color: '#AA5500', default_capacity: 20, booking_close_hours_before: 2 }
    await studio.asOwner(`PUT ${TEMPLATES}/${template.id}`, change)
    const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}`)
    assert.deepEqual([body.name, body.color, body.capacity], ['Slow flow', '#aa5500', 8])
    assert.equal(body.booking_closes_at, '2026-03-09T07:00:00.000Z')
    const next = await makeClass(studio, { template_id: template.id, starts_at: '2026-03-10T10:00' })
    assert.equal(next.capacity, 20)
  })

  it('name an instructor who is there and active', async () => {
    const teacher = await makeInstructor(studio)
    const template = await makeTemplate(studio, { default_instructor_id: teacher.id })
    assert.equal(template.default_instructor_name, teacher.full_name)
    assert.equal((await makeClass(studio, { template_id: template.id })).instructor_name, teacher.full_name)
    await studio.asOwner(`DELETE /api/v1/instructors/${teacher.id}`, { force: true })
    const wish = { name: 'Gone', default_instructor_id: teacher.id }
    assert.equal((await studio.asOwner(`POST ${TEMPLATES}`, wish)).body.code, 'INSTRUCTOR_INACTIVE')
    assert.equal((await studio.asOwner(`POST ${TEMPLATES}`, { ...wish, default_instructor_id: 999 })).status, 404)
  })

  it('are changed by those who plan, and read by everybody', async () => {
    const viewer = await makeManager(studio, ['schedule.view'])
    const { id } = await makeTemplate(studio)
    assert.equal((await client.ask(`GET ${TEMPLATES}/${id}`)).status, 200)
    for (const [operation, body] of [
      [`POST ${TEMPLATES}`, { name: 'X' }],
      [`PUT ${TEMPLATES}/${id}`, { name: 'X' }],
      [`DELETE ${TEMPLATES}/${id}`, undefined],
    ] as const) {
      assert.equal((await client.ask(operation, body)).status, 403, operation)
      assert.equal((await studio.send(operation, { token: viewer.token, body })).status, 403, operation)
    }
  })
})
