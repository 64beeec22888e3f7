import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { offer } from '../../test/build/appointments.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const outcomes = (replies: Reply[]) => replies.map(({ status, body }) => String(body.code ?? status)).sort()

describe('at the same moment', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('two who want one slot: one gets it', async () => {
    const { service, instructor } = await offer(studio, { buffer_minutes: 15 })
    const clients = [await registerClient(studio), await registerClient(studio)]
    const wish = { service_id: service.id, instructor_id: instructor.id, starts_at: '2026-03-10T10:00' }
    const replies = await Promise.all(clients.map((client) => client.ask('POST /api/v1/appointments', wish)))
    assert.deepEqual(outcomes(replies), ['201', 'APPOINTMENT_SLOT_TAKEN'])
  })

  it('twenty who want what overlaps: as many as there is room for, and never two at once', async () => {
    const { service, instructor } = await offer(studio, { duration_minutes: 45, buffer_minutes: 15 })
    const clients = await Promise.all(Array.from({ length: 20 }, () => registerClient(studio)))
    const replies = await Promise.all(
      clients.map((client, n) => {
        const time = `${String(8 + Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`
        const wish = { service_id: service.id, instructor_id: instructor.id, starts_at: `2026-03-11T${time}` }
        return client.ask('POST /api/v1/appointments', wish)
      }),
    )
    assert.equal(replies.filter(({ status }) => status === 201).length, 5)
    assert.equal((await studio.asOwner('GET /api/v1/studio/integrity')).body.ok, true)
  })

  it('a class and an appointment: whichever is second is told of the first', async () => {
    const { service, instructor } = await offer(studio)
    const template = await makeTemplate(studio)
    const client = await registerClient(studio)
    const starts_at = '2026-03-12T10:00'
    const [cls, appointment] = await Promise.all([
      studio.asOwner('POST /api/v1/scheduled-classes', {
        template_id: template.id,
        starts_at,
        instructor_id: instructor.id,
      }),
      client.ask('POST /api/v1/appointments', { service_id: service.id, instructor_id: instructor.id, starts_at }),
    ])
    const told = outcomes([cls, appointment])
    const ways = [
      ['201', 'APPOINTMENT_SLOT_TAKEN'],
      ['201', 'SCHEDULE_CONFLICT'],
    ]
    assert.ok(
      ways.some((way) => way.join() === told.join()),
      told.join(),
    )
  })

  it('an end that is said twice is said once, and charged once', async () => {
    const { service, instructor } = await offer(studio, { price: 40 })
    const client = await registerClient(studio)
    const wish = { service_id: service.id, instructor_id: instructor.id, starts_at: '2026-03-13T10:00' }
    const { body } = await client.ask('POST /api/v1/appointments', wish)
    const say = () => studio.asOwner(`PATCH /api/v1/appointments/${body.id}/complete`, { status: 'completed' })
    assert.deepEqual(outcomes(await Promise.all([say(), say(), say()])), [
      '200',
      'APPOINTMENT_INVALID_TRANSITION',
      'APPOINTMENT_INVALID_TRANSITION',
    ])
    const charges = (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body
    assert.deepEqual(
      charges.map(({ amount, status, kind }: Record<string, unknown>) => [amount, status, kind]),
      [[40, 'due', 'appointment']],
    )
  })
})
