import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, setRules } from '../../test/build/bookings.ts'
import { owe } from '../../test/build/debts.ts'
import { claimInstead, makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const none = { substitute: null, untaught: false, first_visits: 0, unsigned: 0, owing: 0, unresolved: 0 }

describe('what needs attention in classes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const marks = async (query = 'start_date=2026-03-04&end_date=2026-03-31') =>
    (await studio.asOwner(`GET /api/v1/class-marks?${query}`)).body
  const markOf = async ({ id }: { id: number }) =>
    (await marks()).find(({ class_id }: { class_id: number }) => class_id === id) ?? null

  it('says that nobody teaches a class once the studio has instructors', async () => {
    const cls = await makeClass(studio, { starts_at: '2026-03-10T10:00', instructor_id: null })
    assert.deepEqual(await marks(), [])
    const teacher = await makeInstructor(studio)
    assert.deepEqual(await marks(), [{ class_id: cls.id, ...none, untaught: true }])
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { instructor_id: teacher.id })
    assert.equal(await markOf(cls), null)
  })

  it('counts first visits and unsigned waivers, until they are signed', async () => {
    const teacher = await makeInstructor(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-11T10:00', instructor_id: teacher.id })
    const [ada, ben] = [await registerMember(studio), await registerMember(studio)]
    const booking = await book(studio, cls, ada)
    await book(studio, cls, ben)
    assert.deepEqual(await markOf(cls), { class_id: cls.id, ...none, first_visits: 2 })
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    assert.equal((await markOf(cls)).unsigned, 2)
    await signWaiver(waiver, ada)
    assert.equal((await markOf(cls)).unsigned, 1)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual(await markOf(cls), { class_id: cls.id, ...none, first_visits: 1, unsigned: 1 })
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { is_active: false })
    assert.equal((await markOf(cls)).unsigned, 0)
  })

  it('counts who owes, until it is waived', async () => {
    const teacher = await makeInstructor(studio)
    const client = await registerMember(studio)
    const charge = await owe(studio, client)
    await setRules(studio, { late_cancel_fee: 0 })
    const cls = await makeClass(studio, { starts_at: '2026-03-12T10:00', instructor_id: teacher.id })
    await book(studio, cls, client)
    await studio.advance({ minutes: 1 })
    assert.equal((await markOf(cls)).owing, 1)
    await studio.asOwner(`POST /api/v1/clients/${client.id}/charges/${charge.id}/waive`, { reason: 'First time' })
    assert.equal((await markOf(cls)).owing, 0)
  })

  it('says whether somebody is looked for or has offered, until it is decided', async () => {
    const request = await claimInstead(studio, { starts_at: '2026-03-13T10:00' })
    const cls = { id: request.scheduled_class_id }
    assert.deepEqual(await markOf(cls), { class_id: cls.id, ...none, substitute: 'claimed' })
    await studio.asOwner(`POST /api/v1/substitute-requests/${request.id}/approve`)
    assert.equal(await markOf(cls), null)
  })

  it('counts bookings without attendance once a class is over, and nothing of a cancelled one', async () => {
    const teacher = await makeInstructor(studio)
    const [cls, off] = [
      await makeClass(studio, { starts_at: '2026-03-14T10:00', instructor_id: teacher.id }),
      await makeClass(studio, { starts_at: '2026-03-14T18:00', instructor_id: null }),
    ]
    const booking = await book(studio, cls, await registerMember(studio))
    assert.equal((await markOf(off)).untaught, true)
    await studio.asOwner(`POST /api/v1/scheduled-classes/${off.id}/cancel`)
    assert.equal(await markOf(off), null)
    await studio.advance({ days: 11 })
    assert.deepEqual(await markOf(cls), { class_id: cls.id, ...none, unresolved: 1 })
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
    assert.equal(await markOf(cls), null)
  })

  it('leaves the classes that the filters leave', async () => {
    const teacher = await makeInstructor(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-20T10:00', instructor_id: teacher.id })
    await book(studio, cls, await registerMember(studio))
    await makeClass(studio, { starts_at: '2026-03-20T12:00', instructor_id: null })
    const ids = async (query: string) =>
      (await marks(`start_date=2026-03-20&end_date=2026-03-20${query}`)).map(
        (mark: { class_id: number }) => mark.class_id,
      )
    assert.equal((await ids('')).length, 2)
    assert.deepEqual(await ids(`&instructor_id=${teacher.id}`), [cls.id])
    assert.deepEqual(await ids(`&template_id=${cls.template_id}`), [cls.id])
  })
})
