import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { book, makeFullClass, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('somebody who has an appointment', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  /** Somebody with an hour of massage on a day at ten. */
  const withAppointment = async (day: string) => {
    const { service, instructor } = await offer(studio, { name: 'Massage' })
    const client = await registerMember(studio)
    const terms = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const appointment = await makeAppointment(studio, { ...terms, starts_at: `${day}T10:00` })
    return { client, appointment, terms }
  }
  const rules = ({ body }: Reply) => (body.reasons ?? []).map(({ code, rule }: Shown) => `${code} ${rule}`)
  const OVERLAP = ['OVERLAPPING_BOOKING appointment']

  it('books no class at the same time, to the minute; staff may have them do so', async () => {
    const { client } = await withAppointment('2026-03-09')
    const classAt = (time: string) => makeClass(studio, { starts_at: `2026-03-09T${time}`, duration_minutes: 60 })
    const asks = ({ id }: Shown) => client.ask('POST /api/v1/bookings', { scheduled_class_id: id })
    const during = await classAt('10:59')
    const refused = await asks(during)
    assert.deepEqual([refused.status, rules(refused)], [409, OVERLAP])
    assert.equal(refused.body.reasons[0].fix, 'cancel_appointment')
    assert.match(
      refused.body.detail,
      /^You’re already booked for Massage at that time \(Monday 9 March 2026 at 10:00\)/,
    )
    assert.deepEqual(rules(await asks(await classAt('09:01'))), OVERLAP)
    const eligible = await client.ask(`GET /api/v1/scheduled-classes/${during.id}/eligibility`)
    assert.deepEqual([eligible.body.can_book, rules(eligible)], [false, OVERLAP])
    assert.equal((await asks(await classAt('11:00'))).status, 201)
    assert.equal((await asks(await classAt('09:00'))).status, 201)
    const forced = { scheduled_class_id: during.id, client_id: client.id, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/bookings', forced)).status, 201)
  })

  it('books the class once the appointment is cancelled, and then no appointment at the time of the class', async () => {
    const { client, appointment, terms } = await withAppointment('2026-03-10')
    await client.ask(`PATCH /api/v1/appointments/${appointment.id}/cancel`)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-10T10:30' }), client)
    const again = await client.ask('POST /api/v1/appointments', {
      service_id: terms.service_id,
      instructor_id: terms.instructor_id,
      starts_at: '2026-03-10T10:00',
    })
    assert.deepEqual([again.status, rules(again)], [409, ['OVERLAPPING_BOOKING overlap']])
  })

  for (const waitlist_confirm_minutes of [60, 0])
    it(`is offered a place, not booked over it, where an offer takes ${waitlist_confirm_minutes} minutes`, async () => {
      await setRules(studio, { waitlist_confirm_minutes })
      const day = waitlist_confirm_minutes === 0 ? '2026-03-12' : '2026-03-13'
      const { client, appointment } = await withAppointment(day)
      const { cls, booking } = await makeFullClass(studio, { starts_at: `${day}T10:00` })
      const entry = await wait(cls, client)
      await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
      const [offered] = (await client.ask('GET /api/v1/bookings/waitlist')).body
      assert.deepEqual([offered.status, offered.gives_up], ['offered', []])
      const confirm = () => client.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`)
      assert.deepEqual(rules(await confirm()), OVERLAP)
      await client.ask(`PATCH /api/v1/appointments/${appointment.id}/cancel`)
      assert.equal((await confirm()).status, 201)
    })
})
