import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import {
  book,
  lettersTo,
  makeFullClass,
  registerMember,
  sellPack,
  wait,
  type TestClient,
} from '../../test/build/bookings.ts'
import { reachableClient } from '../../test/build/notifications.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startPushService } from '../../test/push-service.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const SEND = 'POST /api/v1/notifications/send'
const LIST = 'GET /api/v1/notifications'

describe('notifications', () => {
  let studio: TestStudio
  let service: Awaited<ReturnType<typeof startPushService>>
  before(async () => {
    service = await startPushService(() => studio.clock.now())
    studio = await startStudio({ outbound: service.outbound })
  })
  after(async () => {
    await studio.stop()
    service.close()
  })

  const news = { title: 'A scarf', body: 'It is here.' }
  const send = ({ id }: { id: number }, more: object = {}) => studio.asOwner(SEND, { client_id: id, ...news, ...more })
  const kinds = async (client: TestClient) =>
    (await client.ask(LIST)).body.map(({ kind }: { kind: string }) => kind).toReversed()

  it('are the own ones, newest first, and are read once', async () => {
    const [client, other] = [await registerMember(studio), await registerMember(studio)]
    const { body: first } = await send(client)
    const { body: second } = await send(client, { title: 'Another' })
    const { body: listed } = await client.ask(LIST)
    assert.deepEqual(
      listed.map(({ id }: { id: number }) => id),
      [second.id, first.id],
    )
    assert.equal((await client.ask('GET /api/v1/notifications/settings')).body.unread, 2)
    assert.equal((await other.ask(`PUT /api/v1/notifications/${first.id}/read`)).status, 404)
    const read = await client.ask(`PUT /api/v1/notifications/${first.id}/read`)
    await studio.advance({ minutes: 1 })
    assert.deepEqual((await client.ask(`PUT /api/v1/notifications/${first.id}/read`)).body, read.body)
    assert.equal((await client.ask('GET /api/v1/notifications/settings')).body.unread, 1)
    assert.deepEqual((await other.ask(LIST)).body, [])
  })

  it('are counted as unread as far as they are listed, so that all can be read', async () => {
    const client = await registerMember(studio)
    for (let n = 0; n < 201; n += 1) await send(client)
    const { body: listed } = await client.ask(LIST)
    assert.equal(listed.length, 200)
    const unread = async () => (await client.ask('GET /api/v1/notifications/settings')).body.unread
    assert.equal(await unread(), 200)
    await client.ask(`PUT /api/v1/notifications/${listed[0].id}/read`)
    assert.equal(await unread(), 199)
  })

  it('say whether a push leaves, a letter, or neither, and why', async () => {
    const client = await registerMember(studio)
    const tried: unknown[] = []
    const note = ({ body }: { body: Record<string, unknown> }) =>
      tried.push([body['pushes'], body['is_mailed'], body['why_no_push']])
    const choose = (deliver_by: string) => client.ask('PUT /api/v1/notifications/settings', { deliver_by })
    note(await send(client))
    await choose('both')
    note(await send(client))
    await client.ask('POST /api/v1/gdpr/consent', { consent_type: 'push_notifications', granted: true })
    note(await send(client))
    await choose('email')
    note(await send(client))
    assert.deepEqual(tried, [
      [0, false, 'NO_CONSENT'],
      [0, true, 'NO_CONSENT'],
      [0, true, 'NO_DEVICE'],
      [0, true, 'CHOSE_EMAIL'],
    ])
    assert.deepEqual(await lettersTo(studio, client), ['notification', 'notification', 'notification'])
  })

  it('are written to active clients who are there', async () => {
    assert.equal((await send({ id: 9999 })).status, 404)
    const client = await registerMember(studio)
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    assert.equal((await send(client)).body.code, 'CLIENT_INACTIVE')
  })

  for (const url of ['javascript:alert(1)', 'http://x.test/', '//evil.test', '/\\evil.test', '/a b', 'bookings', '/ü'])
    it(`lead nowhere else: ${url}`, async () => {
      const client = await registerMember(studio)
      assert.equal((await send(client, { url })).status, 422)
    })

  for (const [field, most] of [
    ['title', 120],
    ['body', 600],
  ] as const)
    it(`have a ${field} of ${most} characters at the most`, async () => {
      const client = await registerMember(studio)
      assert.equal((await send(client, { [field]: 'x'.repeat(most) })).status, 200)
      assert.equal((await send(client, { [field]: 'x'.repeat(most + 1) })).status, 422)
    })

  it('about a dependant are the guardian’s, who gets them by e-mail where they chose that', async () => {
    const guardian = await registerMember(studio)
    const child = await makeDependant(studio, guardian, { full_name: 'Dani' })
    await guardian.ask('PUT /api/v1/notifications/settings', { deliver_by: 'email' })
    const { body } = await send(child)
    assert.deepEqual([body.client_id, body.about_client_id, body.is_mailed], [guardian.id, child.id, true])
    assert.equal((await guardian.ask(LIST)).body[0].about_client_id, child.id)
  })

  it('bring what letters say of classes, each once, and the letters stay', async () => {
    const client = await registerMember(studio)
    const [ana, bo] = [await makeInstructor(studio), await makeInstructor(studio)]
    const cls = await makeClass(studio, { instructor_id: ana.id, starts_at: '2026-03-12T18:00' })
    await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-12T19:00' })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/substitute`, { instructor_id: bo.id })
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { instructor_id: ana.id })
    await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'Flooded' })
    const told = ['booking_confirmed', 'class_moved', 'class_taught_by', 'class_taught_by', 'class_cancelled']
    assert.deepEqual(await kinds(client), told)
    assert.deepEqual(await lettersTo(studio, client), told)
    const [cancelled, taughtBy] = (await client.ask(LIST)).body
    assert.match(cancelled.title, /^Cancelled: /)
    assert.match(cancelled.body, /^We’re sorry: .*\nReason: Flooded/)
    assert.match(taughtBy.body, new RegExp(`is now with ${ana.full_name}`))
    assert.equal(cancelled.url, '/bookings')
  })

  it('bring offers of the waitlist, pushed at once', async () => {
    const { cls, holder, booking } = await makeFullClass(studio, { starts_at: '2026-03-13T18:00' })
    const { client, device } = await reachableClient(studio, service)
    await sellPack(studio, client, 5)
    await wait(cls, client)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    await studio.advance({ seconds: 1 })
    assert.deepEqual(await kinds(client), ['waitlist_offer'])
    assert.match(device.received[0]!.title, /^A spot is free, confirm now: /)
  })

  it('remind once, in time, and not who booked within it', async () => {
    await studio.asOwner('PUT /api/v1/studio', {
      reminder_hours_before: 24,
      quiet_hours_start: '00:00',
      quiet_hours_end: '00:00',
    })
    const { client, device } = await reachableClient(studio, service)
    const cls = await makeClass(studio, { starts_at: '2026-03-20T18:00' })
    const soon = await makeClass(studio, { starts_at: '2026-03-05T10:00' })
    await book(studio, cls, client, { force: true })
    await book(studio, soon, client, { force: true })
    studio.clock.set('2026-03-19T17:00:00.000Z')
    await studio.advance({ seconds: 1 })
    await studio.advance({ minutes: 10 })
    await studio.advance({ minutes: 10 })
    const reminders = device.received.filter(({ title }) => title.startsWith('Reminder'))
    assert.equal(reminders.length, 1)
    assert.equal((await kinds(client)).filter((kind: string) => kind === 'class_reminder').length, 1)
  })

  it('bring what letters say of appointments, each once, and the reminder is pushed', async () => {
    await studio.asOwner('PUT /api/v1/studio', {
      reminder_hours_before: 24,
      quiet_hours_start: '00:00',
      quiet_hours_end: '00:00',
    })
    const { client, device } = await reachableClient(studio, service)
    const { service: massage, instructor } = await offer(studio, { name: 'Massage' })
    const child = await makeDependant(studio, client, { full_name: 'Dani' })
    const terms = { service_id: massage.id, instructor_id: instructor.id, client_id: client.id }
    await makeAppointment(studio, { ...terms, starts_at: '2026-03-24T10:00' })
    const off = await makeAppointment(studio, { ...terms, client_id: child.id, starts_at: '2026-03-25T10:00' })
    await studio.asOwner(`PATCH /api/v1/appointments/${off.id}/cancel`, { reason: 'Ill' })
    studio.clock.set('2026-03-23T09:00:00.000Z')
    await studio.advance({ seconds: 1 })
    await studio.advance({ minutes: 10 })
    assert.deepEqual(await kinds(client), [
      'appointment_booked',
      'appointment_booked',
      'appointment_cancelled',
      'appointment_reminder',
    ])
    const [reminder, cancelled] = (await client.ask(LIST)).body
    assert.match(reminder.title, /^Reminder: Massage/)
    assert.doesNotMatch(reminder.body, /^Hello/)
    assert.deepEqual([reminder.url, reminder.about_client_id], ['/appointments', null])
    assert.equal(cancelled.about_client_id, child.id)
    assert.match(cancelled.body, /Reason: Ill$/)
    // Those of one round leave side by side.
    const titles = device.received.map(({ title }) => title.split(':')[0]!)
    assert.deepEqual(
      titles.toSorted((a, b) => a.localeCompare(b)),
      ['Booked', 'Booked', 'Cancelled', 'Reminder'],
    )
  })

  it('go after as many days as letters are kept', async () => {
    const client = await registerMember(studio)
    await studio.asOwner('PUT /api/v1/studio', { keep_letters_days: 30 })
    await send(client)
    await studio.advance({ days: 29 })
    await studio.advance({ days: 1 })
    assert.equal((await client.ask(LIST)).body.length, 1)
    await studio.advance({ days: 1 })
    await studio.advance({ days: 1 })
    assert.equal((await client.ask(LIST)).body.length, 0)
  })
})
