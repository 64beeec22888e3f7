import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, setWindows } from '../../test/build/appointments.ts'
import { book, lettersTo, registerMember } from '../../test/build/bookings.ts'
import { reply } from '../../test/build/online.ts'
import { claimInstead, makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('an instructor who leaves', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  const deactivate = (id: number, body?: object) => studio.asOwner(`DELETE /api/v1/instructors/${id}`, body)
  const teacherOf = async (cls: { id: number }): Promise<number | null> =>
    (await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}`)).instructor_id
  const teacher = async () => {
    const made = await makeInstructor(studio)
    await setWindows(studio, made.id)
    return made
  }

  it('stays while something is to come, which is listed', async () => {
    const { id } = await teacher()
    const cls = await makeClass(studio, { instructor_id: id, starts_at: '2026-03-09T18:00' })
    const appointment = await makeAppointment(studio, { instructor_id: id, starts_at: '2026-03-10T10:00' })
    const { status, body } = await deactivate(id)
    assert.deepEqual([status, body.code], [409, 'INSTRUCTOR_IN_USE'])
    assert.deepEqual(
      body.reasons.map(({ rule, value, fix }: Shown) => [rule, value.map((one: Shown) => one.id), fix]),
      [
        ['classes', [cls.id], 'force'],
        ['appointments', [appointment.id], 'force'],
      ],
    )
    assert.equal((await reply(studio, `GET /api/v1/instructors/${id}`)).is_active, true)
  })

  for (const [way, operation] of [
    ['closed', (account: number) => `POST /api/v1/staff/${account}/deactivate`],
    ['removed', (account: number) => `DELETE /api/v1/staff/${account}`],
  ] as const)
    it(`goes on as their account is ${way}, where somebody takes over or nobody has to`, async () => {
      for (const substitute of [await teacher(), null]) {
        const leaver = await teacher()
        const cls = await makeClass(studio, { instructor_id: leaver.id, starts_at: '2026-03-16T18:00' })
        const end = (body?: object) => studio.asOwner(operation(leaver['user_id'] as number), body)
        const refused = await end()
        assert.deepEqual([refused.status, refused.body.code], [409, 'INSTRUCTOR_IN_USE'])
        const { status } = await end(substitute ? { substitute_id: substitute.id } : { force: true })
        assert.ok(status < 300, String(status))
        assert.equal(await teacherOf(cls), substitute?.id ?? null)
      }
    })

  it('hands over to somebody who is busy then, where that is said twice', async () => {
    const [leaver, busy] = [await teacher(), await teacher()]
    const starts_at = '2026-03-17T18:00'
    const cls = await makeClass(studio, { instructor_id: leaver.id, starts_at })
    await makeClass(studio, { instructor_id: busy.id, starts_at })
    const refused = await deactivate(leaver.id, { substitute_id: busy.id })
    assert.deepEqual([refused.status, refused.body.code], [409, 'SCHEDULE_CONFLICT'])
    assert.equal((await deactivate(leaver.id, { substitute_id: busy.id, force: true })).status, 204)
    assert.equal(await teacherOf(cls), busy.id)
  })

  it('hands all over to the substitute who is named; those booked are told', async () => {
    const [leaver, substitute] = [await teacher(), await teacher()]
    const { id: template_id } = await makeTemplate(studio, { default_instructor_id: leaver.id })
    const cls = await makeClass(studio, { template_id, starts_at: '2026-03-11T18:00' })
    const first = await makeSeries(studio, { template_id, starts_at: '2026-03-12T09:00' })
    const appointment = await makeAppointment(studio, { instructor_id: leaver.id, starts_at: '2026-03-13T10:00' })
    const member = await registerMember(studio)
    await book(studio, cls, member)
    assert.equal((await deactivate(leaver.id, { substitute_id: substitute.id })).status, 204)
    assert.deepEqual([await teacherOf(cls), await teacherOf(first)], [substitute.id, substitute.id])
    const shown = await reply(studio, `GET /api/v1/appointments/${appointment.id}`)
    assert.deepEqual([shown.status, shown.instructor_id], ['booked', substitute.id])
    assert.ok((await lettersTo(studio, member)).includes('class_taught_by'))
    const template = await reply(studio, `GET /api/v1/class-templates/${template_id}`)
    assert.equal(template.default_instructor_id, substitute.id)
    assert.equal((await reply(studio, `GET /api/v1/instructors/${leaver.id}`)).is_active, false)
    assert.equal((await deactivate(leaver.id)).status, 204, 'said again, nothing changes')
  })

  it('keeps everything where the substitute has something else at the time', async () => {
    const [leaver, substitute] = [await teacher(), await teacher()]
    const free = await makeClass(studio, { instructor_id: leaver.id, starts_at: '2026-03-16T09:00' })
    const taken = await makeClass(studio, { instructor_id: leaver.id, starts_at: '2026-03-16T18:00' })
    const other = await makeClass(studio, { instructor_id: substitute.id, starts_at: '2026-03-16T18:30' })
    const { status, body } = await deactivate(leaver.id, { substitute_id: substitute.id })
    assert.deepEqual([status, body.code], [409, 'SCHEDULE_CONFLICT'])
    assert.equal((await reply(studio, `GET /api/v1/instructors/${leaver.id}`)).is_active, true)
    assert.deepEqual([await teacherOf(free), await teacherOf(taken)], [leaver.id, leaver.id])
    await reply(studio, `POST /api/v1/scheduled-classes/${other.id}/cancel`, {})
    const away = { instructor_id: substitute.id, starts_at: '2026-03-17T10:00' }
    await makeAppointment(studio, away)
    await makeAppointment(studio, { ...away, instructor_id: leaver.id })
    const again = await deactivate(leaver.id, { substitute_id: substitute.id })
    assert.deepEqual([again.status, again.body.code], [409, 'SCHEDULE_CONFLICT'], 'an appointment at the same time')
    assert.equal(await teacherOf(free), leaver.id, 'nothing of it was done')
  })

  it('is not replaced by themselves, nor by one who has left', async () => {
    const [leaver, gone] = [await teacher(), await teacher()]
    await makeClass(studio, { instructor_id: leaver.id, starts_at: '2026-03-18T09:00' })
    assert.equal((await deactivate(gone.id)).status, 204)
    assert.equal((await deactivate(leaver.id, { substitute_id: leaver.id })).status, 422)
    assert.equal((await deactivate(leaver.id, { substitute_id: gone.id })).body.code, 'INSTRUCTOR_INACTIVE')
  })

  it('leaves classes without an instructor where the studio says so, and appointments cancelled', async () => {
    const leaver = await teacher()
    const cls = await makeClass(studio, { instructor_id: leaver.id, starts_at: '2026-03-19T09:00' })
    const member = await registerMember(studio)
    await book(studio, cls, member)
    const held = { instructor_id: leaver.id, client_id: member.id, starts_at: '2026-03-20T10:00' }
    const appointment = await makeAppointment(studio, held)
    assert.equal((await deactivate(leaver.id, { force: true })).status, 204)
    assert.equal(await teacherOf(cls), null)
    const { status, cancel_reason } = await reply(studio, `GET /api/v1/appointments/${appointment.id}`)
    assert.equal(status, 'cancelled')
    assert.ok(cancel_reason)
    assert.ok((await lettersTo(studio, member)).includes('appointment_cancelled'))
  })

  it('leaves the kinds of classes too, whichever way the account is closed', async () => {
    for (const close of ['POST /api/v1/staff/$/deactivate', 'DELETE /api/v1/staff/$']) {
      const leaver = await teacher()
      const { id } = await makeTemplate(studio, { default_instructor_id: leaver.id })
      const { status } = await studio.asOwner(close.replace('$', String(leaver['user_id'])))
      assert.ok(status < 300, `${close}: ${status}`)
      assert.equal((await reply(studio, `GET /api/v1/class-templates/${id}`)).default_instructor_id, null)
      const wish = { template_id: id, starts_at: '2026-03-25T09:00' }
      assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', wish)).status, 201)
    }
  })

  it('offers to teach for others no more: the class is open to the next', async () => {
    await reply(studio, 'PUT /api/v1/studio', { substitute_needs_approval: true })
    const request = await claimInstead(studio, { starts_at: '2026-03-26T09:00' })
    assert.equal(request.status, 'claimed')
    assert.equal((await deactivate(request.claimed_by)).status, 204)
    const requests: Shown[] = await reply(studio, 'GET /api/v1/substitute-requests')
    const { status, claimed_by } = requests.find(({ id }) => id === request.id)
    assert.deepEqual([status, claimed_by], ['open', null])
  })
})
