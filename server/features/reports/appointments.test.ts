import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const MARCH = 'start_date=2026-03-01&end_date=2026-03-31'

describe('appointments in reports', () => {
  let studio: TestStudio
  let first: Awaited<ReturnType<typeof offer>>
  before(async () => {
    studio = await startStudio()
    // 45 minutes for 40: two are held, one is not come to, one is cancelled, one lies in April; and one class of an hour.
    first = await offer(studio, { duration_minutes: 45, price: 40 })
    const of = { service_id: first.service.id, instructor_id: first.instructor.id }
    const booked = []
    for (const starts_at of ['2026-03-09T10:00', '2026-03-09T12:00', '2026-03-10T10:00', '2026-03-31T15:00'])
      booked.push(await makeAppointment(studio, { ...of, starts_at }))
    const april = await makeAppointment(studio, { ...of, starts_at: '2026-04-01T10:00' })
    const template_id = (await makeTemplate(studio)).id
    await makeClass(studio, {
      template_id,
      instructor_id: first.instructor.id,
      starts_at: '2026-03-12T18:00',
      duration_minutes: 60,
    })
    const done = async (operation: string, body?: object) => {
      const reply = await studio.asOwner(operation, body)
      assert.ok(reply.status < 300, JSON.stringify(reply.body))
      return reply.body
    }
    await done(`PATCH /api/v1/appointments/${booked[2].id}/cancel`, {})
    await studio.advance({ milliseconds: Date.parse('2026-04-02T08:00:00Z') - Date.parse(studio.clock.now()) })
    for (const [n, { id }] of [booked[0], booked[1], booked[3], april].entries()) {
      await done(`PATCH /api/v1/appointments/${id}/complete`, { status: n === 1 ? 'no_show' : 'completed' })
    }
    const { body: charges } = await studio.asOwner(`GET /api/v1/clients/${booked[0].client_id}/charges`)
    const [charge] = charges.items ?? charges
    await done(`POST /api/v1/clients/${booked[0].client_id}/charges/${charge.id}/settle`, { payment_method: 'cash' })
  })
  after(() => studio.stop())

  const report = async (name: string, query = MARCH) => {
    const { status, body } = await studio.asOwner(`GET /api/v1/reports/${name}?${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }

  it('are told of who held them, with the hours of these and of classes', async () => {
    const { appointments, hours, by_instructor } = await report('instructors')
    // Two of 45 minutes, and the class.
    assert.deepEqual([appointments, hours], [2, 2.5])
    assert.deepEqual(
      by_instructor.map((row: Record<string, unknown>) => [
        row['instructor_id'],
        row['appointments'],
        row['hours'],
        row['classes'],
      ]),
      [[first.instructor.id, 2, 2.5, 1]],
    )
  })

  it('are told of who taught no class', async () => {
    const { by_instructor } = await report('instructors', 'start_date=2026-04-01&end_date=2026-04-01')
    assert.equal(by_instructor.length, 1)
    assert.partialDeepStrictEqual(by_instructor[0], { appointments: 1, hours: 0.75, classes: 0, visits_worth: 0 })
  })

  it('are counted in the overview, and leave visits to classes as they are', async () => {
    const { current, before: former } = await report('overview')
    assert.deepEqual([current.appointments, current.visits, former.appointments], [2, 0, 0])
    assert.equal((await report('attendance')).came, 0)
  })

  it('are revenue of charges, on the day they were paid', async () => {
    const { by_kind } = await report('revenue', 'start_date=2026-04-02&end_date=2026-04-02')
    assert.deepEqual(by_kind, [{ kind: 'charge', revenue: 40, refunded: 0 }])
  })
})
