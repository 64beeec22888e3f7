import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('regulars who have stopped coming', () => {
  let studio: TestStudio
  let people: Awaited<ReturnType<typeof registerMember>>[]
  let of: { service_id: number; instructor_id: number }
  before(async () => {
    studio = await startStudio()
    const { service, instructor } = await offer(studio)
    of = { service_id: service.id, instructor_id: instructor.id }
    people = []
    for (let n = 0; n < 5; n += 1) people.push(await registerMember(studio))
    // Everybody comes six times, the last of them five: too few for a regular.
    for (let n = 0; n < 6; n += 1) {
      const cls = await makeClass(studio, { starts_at: `2026-03-${10 + n}T18:00` })
      const places = []
      for (const [who, client] of people.entries())
        if (who !== 4 || n < 5) places.push(await book(studio, cls, client, { force: true }))
      await goTo(cls.starts_at)
      for (const { id } of places) await done(`POST /api/v1/bookings/${id}/check-in`)
    }
  })
  after(() => studio.stop())

  const goTo = (at: string) => studio.advance({ milliseconds: Date.parse(at) - Date.parse(studio.clock.now()) })
  const done = async (operation: string, body?: object) => {
    const reply = await studio.asOwner(operation, body)
    assert.ok(reply.status < 300, JSON.stringify(reply.body))
  }
  const absent = async () => {
    const query = 'start_date=2026-03-01&end_date=2026-03-31'
    const { clients } = (await studio.asOwner(`GET /api/v1/reports/absent?${query}`)).body
    return people.map(({ id }) => clients.some(({ client_id }: { client_id: number }) => client_id === id))
  }
  const appointmentOf = (who: number, starts_at: string) =>
    makeAppointment(studio, { ...of, client_id: people[who]!.id, starts_at })

  it('are those who came six times or more, then to no class, from the first usual visit that they missed', async () => {
    // They came every three days.
    await goTo('2026-03-18T18:00:00Z')
    assert.deepEqual(await absent(), [false, false, false, false, false])
    await goTo('2026-03-19T09:00:00Z')
    assert.deepEqual(await absent(), [true, true, true, true, false])
  })

  it('came with so many days from one visit to the next, the month of the first of them taken whole', async () => {
    const query = 'start_date=2026-03-01&end_date=2026-03-31'
    const { clients } = (await studio.asOwner(`GET /api/v1/reports/absent?${query}`)).body
    // Six visits in the 15 days to the last of them.
    assert.deepEqual(
      clients.map(({ visits, every_days }: { visits: number; every_days: number }) => [visits, every_days]),
      Array.from({ length: 4 }, () => [6, 3]),
    )
  })

  it('are not those who come to appointments, or have one booked; one that is called off counts for nothing', async () => {
    const held = await appointmentOf(0, '2026-03-20T10:00')
    await appointmentOf(1, '2026-04-20T10:00')
    const missed = await appointmentOf(2, '2026-03-20T12:00')
    const called = await appointmentOf(3, '2026-04-21T10:00')
    assert.deepEqual(await absent(), [false, false, false, false, false], 'everybody has something booked')
    await done(`PATCH /api/v1/appointments/${called.id}/cancel`, {})
    await goTo('2026-04-01T10:00:00Z')
    await done(`PATCH /api/v1/appointments/${held.id}/complete`, { status: 'completed' })
    await done(`PATCH /api/v1/appointments/${missed.id}/complete`, { status: 'no_show' })
    assert.deepEqual(await absent(), [false, false, true, true, false])
  })
})
