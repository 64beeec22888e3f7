import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { convertIcsCalendar } from 'ts-ics'
import { makeAppointment } from '../../test/build/appointments.ts'
import { book, registerMember, setRules, wait } from '../../test/build/bookings.ts'
import { makeMemberDependant } from '../../test/build/dependants.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const server = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }

describe('the letters about a booking', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 0 })
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  /** The emails since: the kind of each, and the booking as its two readers see it. */
  async function brought(to: string, file = 'booking.ics') {
    studio.mail.sent.length = 0
    await studio.advance({ minutes: 1 })
    const letters = studio.mail.sent.filter(
      (letter) => letter.to.address === to && !letter.subject.startsWith('Welcome'),
    )
    return letters.map(({ attachments = [] }) => {
      assert.deepEqual(
        attachments.map(({ filename, contentType }) => [filename, contentType]),
        [[file, 'text/calendar; charset=utf-8; method=PUBLISH']],
      )
      const text = new TextDecoder().decode(attachments[0]!.content)
      return convertIcsCalendar(undefined, text).events![0]!
    })
  }

  it('bring it as a file for the calendar: booked, moved, cancelled, always the same entry', async () => {
    const client = await registerMember(studio)
    await brought(client.email)
    const cls = await makeClass(studio, { starts_at: '2026-03-06T18:00' })
    const booking = await book(studio, cls, client)
    const [booked] = await brought(client.email)
    assert.deepEqual([booked!.status, booked!.start.date.toISOString()], ['CONFIRMED', '2026-03-06T17:00:00.000Z'])
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-06T19:00' })
    const [moved] = await brought(client.email)
    assert.deepEqual([moved!.uid, moved!.start.date.toISOString()], [booked!.uid, '2026-03-06T18:00:00.000Z'])
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    const [cancelled] = await brought(client.email)
    assert.deepEqual([cancelled!.uid, cancelled!.status], [booked!.uid, 'CANCELLED'])
    assert.ok(cancelled!.sequence! > moved!.sequence! && moved!.sequence! > (booked!.sequence ?? 0))
  })

  it('bring it from the waitlist, and take it out where the studio cancels the class', async () => {
    const [holder, next] = [await registerMember(studio), await registerMember(studio)]
    const cls = await makeClass(studio, { capacity: 1, starts_at: '2026-03-09T18:00' })
    const held = await book(studio, cls, holder)
    await wait(cls, next)
    await brought(next.email)
    await studio.asOwner(`DELETE /api/v1/bookings/${held.id}`)
    const [booked] = await brought(next.email)
    assert.equal(booked!.status, 'CONFIRMED')
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'Ill' })
    const [cancelled] = await brought(next.email)
    assert.deepEqual([cancelled!.uid, cancelled!.status], [booked!.uid, 'CANCELLED'])
  })

  it('bring an appointment, and take it out where the studio cancels it', async () => {
    const client = await registerMember(studio)
    await brought(client.email)
    const appointment = await makeAppointment(studio, { client_id: client.id })
    const [booked] = await brought(client.email, 'appointment.ics')
    assert.deepEqual([booked!.status, booked!.start.date.toISOString()], ['CONFIRMED', appointment.starts_at])
    await studio.asOwner(`PATCH /api/v1/appointments/${appointment.id}/cancel`, { reason: 'Ill' })
    const [cancelled] = await brought(client.email, 'appointment.ics')
    assert.deepEqual([cancelled!.uid, cancelled!.status], [booked!.uid, 'CANCELLED'])
  })

  it('name whom it is for where a guardian reads it, as their calendar does', async () => {
    const guardian = await registerMember(studio)
    const child = await makeMemberDependant(studio, guardian, { full_name: 'Nina' })
    await brought(guardian.email)
    const cls = await makeClass(studio, { starts_at: '2026-03-11T18:00' })
    await book(studio, cls, child)
    assert.deepEqual(
      (await brought(guardian.email)).map(({ summary }) => summary),
      [`${cls.name} (Nina)`],
    )
    const { service_name } = await makeAppointment(studio, { client_id: child.id })
    assert.deepEqual(
      (await brought(guardian.email, 'appointment.ics')).map(({ summary }) => summary),
      [`${service_name} (Nina)`],
    )
  })

  it('say what holds as they leave, not as they were queued', async () => {
    const client = await registerMember(studio)
    await brought(client.email)
    studio.mail.fail = 'Away'
    const cls = await makeClass(studio, { starts_at: '2026-03-10T18:00' })
    await book(studio, cls, client)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-10T20:00' })
    await studio.advance({ minutes: 1 })
    studio.mail.fail = undefined
    studio.mail.sent.length = 0
    await studio.advance({ minutes: 10 })
    const starts = studio.mail.sent.map(({ attachments }) => {
      const text = new TextDecoder().decode(attachments![0]!.content)
      return convertIcsCalendar(undefined, text).events![0]!.start.date.toISOString()
    })
    assert.deepEqual(starts, ['2026-03-10T19:00:00.000Z', '2026-03-10T19:00:00.000Z'])
  })
})
