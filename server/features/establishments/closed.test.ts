import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, makeService, setWindows } from '../../test/build/appointments.ts'
import { registerMember } from '../../test/build/bookings.ts'
import { csvOf, fatesByRow, fatesOf, importFile } from '../../test/build/migration.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

describe('a location that was closed', () => {
  let studio: TestStudio
  let place: Shown
  let service: Shown
  let anywhere: Shown
  let teacher: Shown
  let member: Awaited<ReturnType<typeof registerMember>>
  const path = () => `/api/v1/establishments/${place.id}`
  const ending = async () => (await studio.asOwner(`GET ${path()}/ending`)).body
  const set = async (is_active: boolean) =>
    assert.equal((await studio.asOwner(`PUT ${path()}`, { is_active })).status, 200)
  const wish = (more: object = {}) => ({
    service_id: service.id,
    instructor_id: teacher.id,
    starts_at: '2026-03-12T10:00',
    ...more,
  })
  before(async () => {
    studio = await startStudio()
    place = (await studio.asOwner('POST /api/v1/establishments', { name: 'Annexe' })).body
    service = await makeService(studio, { establishment_ids: [place.id] })
    anywhere = await makeService(studio)
    teacher = await makeInstructor(studio, { establishment_id: place.id })
    await setWindows(studio, teacher.id)
    member = await registerMember(studio)
    for (const starts_at of ['2026-03-09T10:00', '2026-03-10T10:00', '2026-03-11T10:00'])
      await makeAppointment(studio, wish({ starts_at, client_id: member.id }))
  })
  after(() => studio.stop())

  const refuses = ({ status, body }: Reply, what: string) => {
    assert.deepEqual([status, body.code], [409, 'ESTABLISHMENT_INACTIVE'], what)
    const { code, rule, value, detail } = body.reasons[0]
    assert.deepEqual([code, rule, value], ['ESTABLISHMENT_INACTIVE', 'is_active', place.id], what)
    assert.equal(detail, body.detail)
  }
  const had = async (id: number) => {
    const query = `service_id=${id}&instructor_id=${teacher.id}&date=2026-03-12`
    const { body: slots } = await studio.asOwner(`GET /api/v1/appointments/available-slots?${query}`)
    const { body: who } = await studio.asOwner(`GET /api/v1/appointment-services/${id}/available-instructors`)
    return [slots.length > 0, who.length]
  }
  const listed = async (ask: (operation: string) => Promise<Reply>) =>
    (await ask('GET /api/v1/appointment-services')).body.items.map(({ id }: Shown) => id)

  it('is asked about with its appointments to come, and keeps them', async () => {
    assert.equal((await ending()).appointments, 3)
    assert.deepEqual(
      [await had(service.id), await had(anywhere.id)],
      [
        [true, 1],
        [true, 1],
      ],
    )
    const [first] = (await studio.asOwner('GET /api/v1/appointments?start_date=2026-03-09')).body
    assert.equal((await studio.asOwner(`PATCH /api/v1/appointments/${first.id}/cancel`)).status, 200)
    assert.equal((await ending()).appointments, 2)
    await set(false)
    assert.equal((await ending()).appointments, 2)
  })

  it('is booked no more, whoever asks, and for no other service of who is there', async () => {
    for (const id of [service.id, anywhere.id]) {
      assert.deepEqual(await had(id), [false, 0])
      refuses(
        await studio.asOwner('POST /api/v1/appointments', wish({ service_id: id, client_id: member.id })),
        'staff',
      )
      refuses(await member.ask('POST /api/v1/appointments', wish({ service_id: id })), 'client')
      const forced = wish({ service_id: id, client_id: member.id, force: true })
      refuses(await studio.asOwner('POST /api/v1/appointments', forced), 'forced')
    }
  })

  it('shows clients nothing that is to be had there alone', async () => {
    assert.deepEqual(await listed(studio.asOwner), [service.id, anywhere.id])
    assert.deepEqual(await listed(member.ask), [anywhere.id])
    const one = `GET /api/v1/appointment-services/${service.id}`
    assert.deepEqual([(await member.ask(one)).status, (await studio.asOwner(one)).status], [404, 200])
    assert.equal((await member.ask(`${one}/available-instructors`)).status, 404)
  })

  it('gets no kiosk, nobody who teaches and no service', async () => {
    const at = { establishment_id: place.id }
    refuses(await studio.asOwner('POST /api/v1/kiosks', { name: 'Door', ...at }), 'kiosk')
    const person = { full_name: 'Ada', email: 'ada@studio.test', password: PASSWORD }
    refuses(await studio.asOwner('POST /api/v1/instructors', { ...person, ...at }), 'new instructor')
    const other = await makeInstructor(studio)
    refuses(await studio.asOwner(`PUT /api/v1/instructors/${other.id}`, at), 'instructor')
    const places = { establishment_ids: [1, place.id] }
    const added = { name: 'Massage', duration_minutes: 30, ...places }
    refuses(await studio.asOwner('POST /api/v1/appointment-services', added), 'new service')
    refuses(await studio.asOwner(`PATCH /api/v1/appointment-services/${anywhere.id}`, places), 'service')
  })

  it('gets no class from a timetable that is imported', async () => {
    const file = csvOf('Class,Day,Date,Time,Location', 'Core,Monday,,10:00,Annexe', 'Yin,,2026-03-20,10:00,Annexe')
    const job = await importFile(studio, 'class_schedule', file)
    assert.deepEqual(fatesOf(job), { rejected: 2 })
    const reason = 'Annexe is no longer in use. Reactivate it first, or use another location.'
    const rows = await fatesByRow(studio, job.job_id)
    assert.deepEqual(new Set(rows.map(([, , why]) => why)), new Set([reason]))
  })

  it('keeps who and what is there already', async () => {
    const same = { establishment_id: place.id, bio: 'Calm' }
    assert.equal((await studio.asOwner(`PUT /api/v1/instructors/${teacher.id}`, same)).status, 200)
    const more = { establishment_ids: [1, place.id] }
    const changed = await studio.asOwner(`PATCH /api/v1/appointment-services/${service.id}`, more)
    assert.deepEqual(changed.body.establishment_ids, [1, place.id])
    assert.deepEqual(await listed(member.ask), [service.id, anywhere.id])
  })

  it('can’t be removed, and is not said to be deactivated instead', async () => {
    const closed = await studio.asOwner(`DELETE ${path()}`)
    assert.deepEqual([closed.body.code, closed.body.reasons.length], ['ESTABLISHMENT_IN_USE', 1])
    assert.doesNotMatch(closed.body.detail, /instead/)
    assert.equal(closed.body.reasons[0].fix, undefined)
    await set(true)
    const open = await studio.asOwner(`DELETE ${path()}`)
    assert.match(open.body.detail, /Deactivate it instead/)
    assert.equal(open.body.reasons[0].fix, 'deactivate')
    assert.deepEqual(await had(service.id), [true, 1])
    assert.equal((await member.ask('POST /api/v1/appointments', wish())).status, 201)
  })
})
