import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, lettersTo, registerClient, registerMember, setRules } from '../../../test/build/bookings.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('reminders', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-04T08:00:00.000Z' })
    await setRules(studio, { reminder_hours_before: 24 })
  })
  afterEach(() => studio.stop())

  const reminders = async (client: { id: number }) =>
    (await lettersTo(studio, client)).filter((kind) => kind === 'class_reminder').length

  it('come once, the set hours before the class', async () => {
    const client = await registerMember(studio)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-06T12:00:00Z' }), client)
    await studio.advance({ hours: 27, minutes: 59 })
    assert.equal(await reminders(client), 0)
    await studio.advance({ minutes: 5 })
    assert.equal(await reminders(client), 1)
    await studio.advance({ hours: 1 })
    assert.equal(await reminders(client), 1)
  })

  it('are not for who booked inside that time, nor within the last hour, nor once cancelled', async () => {
    const [late, early, gone] = await Promise.all([1, 2, 3].map(() => registerMember(studio)))
    const cls = await makeClass(studio, { starts_at: '2026-03-04T20:00:00Z' })
    await book(studio, cls, late!)
    const next = await makeClass(studio, { starts_at: '2026-03-06T12:00:00Z' })
    await book(studio, next, early!)
    const cancelled = await book(studio, next, gone!)
    await studio.asOwner(`DELETE /api/v1/bookings/${cancelled.id}`)
    await studio.advance({ hours: 1 })
    assert.equal(await reminders(late!), 0)
    await studio.advance({ hours: 50, seconds: 1 })
    assert.deepEqual([await reminders(early!), await reminders(gone!)], [0, 0])
  })

  it('come an hour before where that is set, whenever the studio looks, and once', async () => {
    await setRules(studio, { reminder_hours_before: 1 })
    const client = await registerMember(studio)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-04T12:00:00Z' }), client)
    await studio.advance({ hours: 2, minutes: 41, seconds: 30 })
    assert.equal(await reminders(client), 0)
    for (let look = 0; look < 4; look += 1) await studio.advance({ minutes: 5, seconds: 1 })
    assert.equal(await reminders(client), 1)
  })

  it('come again where the class was moved, for the new time', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-05T20:00:00Z' })
    await book(studio, cls, client)
    await studio.advance({ hours: 12 })
    assert.equal(await reminders(client), 1)
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { starts_at: '2026-03-07T20:00:00Z' })
    await studio.advance({ days: 2 })
    assert.equal(await reminders(client), 2)
  })

  it('go to the guardian of a child without a login', async () => {
    const mother = await registerClient(studio)
    const { body: child } = await studio.asOwner('POST /api/v1/clients', {
      full_name: 'Kim',
      email: mother.email,
      guardian_id: mother.id,
    })
    await book(studio, await makeClass(studio, { starts_at: '2026-03-06T12:00:00Z' }), child, { force: true })
    await studio.advance({ hours: 30 })
    const { items } = (await studio.asOwner(`GET /api/v1/emails?client_id=${child.id}`)).body
    assert.deepEqual(
      items.map((mail: { kind: string; to_email: string; to_name: string }) => [
        mail.kind,
        mail.to_email,
        mail.to_name,
      ]),
      [
        ['class_reminder', mother.email, mother.full_name],
        ['booking_confirmed', mother.email, mother.full_name],
      ],
    )
  })
})
