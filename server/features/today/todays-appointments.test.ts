import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const read = async (studio: TestStudio) => (await studio.asOwner('GET /api/v1/today')).body

/** Moves the clock without the jobs. */
async function pass(studio: TestStudio, by: { minutes: number }): Promise<void> {
  studio.clock.advance(by)
  studio.owner = await studio.login(OWNER_EMAIL)
}

describe('today’s appointments', () => {
  it('are those of the studio’s day until they end; over and open, they wait for somebody', async () => {
    const studio = await startStudio()
    try {
      const { service, instructor } = await offer(studio, { name: 'Massage', duration_minutes: 30 })
      const client = await makeClient(studio, { full_name: 'Ada' })
      const at = (starts_at: string) =>
        makeAppointment(studio, {
          service_id: service.id,
          instructor_id: instructor.id,
          client_id: client.id,
          starts_at,
        })
      const [first, second, cancelled, late] = [
        await at('2026-03-04T13:00'),
        await at('2026-03-04T13:30'),
        await at('2026-03-04T15:00'),
        await at('2026-03-04T19:30'),
      ]
      await at('2026-03-05T08:00')
      await studio.asOwner(`PATCH /api/v1/appointments/${cancelled.id}/cancel`)
      await studio.asOwner(`PATCH /api/v1/appointments/${second.id}/check-in`)
      const listed = async () => {
        const { appointments, unresolved_appointments } = await read(studio)
        const ids = (part: { items: { appointment_id: number }[] }) => part.items.map((one) => one.appointment_id)
        return [ids(appointments), ids(unresolved_appointments)]
      }
      assert.deepEqual(await listed(), [[first.id, second.id, late.id], []])
      const { appointments } = await read(studio)
      assert.deepEqual(appointments.items[1], {
        appointment_id: second.id,
        client_id: client.id,
        client_name: 'Ada',
        service_name: 'Massage',
        instructor_name: instructor.full_name,
        starts_at: '2026-03-04T12:30:00.000Z',
        ends_at: '2026-03-04T13:00:00.000Z',
        status: 'checked_in',
      })
      await pass(studio, { minutes: 89 })
      assert.deepEqual(await listed(), [[first.id, second.id, late.id], []])
      await pass(studio, { minutes: 1 })
      assert.deepEqual(await listed(), [[second.id, late.id], [first.id]])
      await pass(studio, { minutes: 30 })
      assert.deepEqual(await listed(), [[late.id], [second.id, first.id]])
      await studio.asOwner(`PATCH /api/v1/appointments/${second.id}/complete`, { status: 'completed' })
      assert.deepEqual(await listed(), [[late.id], [first.id]])
    } finally {
      await studio.stop()
    }
  })
})
