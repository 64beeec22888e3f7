import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeAppointment, makeService, offer, setWindows } from '../../test/build/appointments.ts'
import { book, lettersTo, registerClient, registerMember, setRules } from '../../test/build/bookings.ts'
import { makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeWaiver, signWaiver } from '../../test/build/waivers.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const rules = ({ body }: Reply) => body.reasons?.map(({ code, rule }: Shown) => `${code} ${rule}`)

describe('what else a studio does, and its appointments', () => {
  let studio: TestStudio
  let service: Shown
  let instructor: Shown
  beforeEach(async () => {
    studio = await startStudio()
    ;({ service, instructor } = await offer(studio, { name: 'Massage', buffer_minutes: 15, price: 50 }))
  })
  afterEach(() => studio.stop())

  const terms = () => ({ service_id: service.id, instructor_id: instructor.id })
  const slots = async (date: string): Promise<string[]> => {
    const query = `service_id=${service.id}&instructor_id=${instructor.id}&date=${date}`
    const { body } = await studio.asOwner(`GET /api/v1/appointments/available-slots?${query}`)
    return body.map(({ starts_at }: Shown) => starts_at.slice(11, 16))
  }
  const statusOf = async ({ id }: Shown) => (await studio.asOwner(`GET /api/v1/appointments/${id}`)).body.status

  it('a class, a substitute and a moved class clash with an appointment and its buffer, unless forced', async () => {
    await makeAppointment(studio, { ...terms(), starts_at: '2026-03-09T10:00' })
    const { id: template_id } = await makeTemplate(studio, { duration_minutes: 60 })
    const plan = (starts_at: string, more: object = {}) =>
      studio.asOwner('POST /api/v1/scheduled-classes', {
        template_id,
        starts_at,
        instructor_id: instructor.id,
        ...more,
      })
    for (const [starts_at, status] of [
      ['2026-03-09T09:00', 201],
      ['2026-03-09T09:15', 409],
      ['2026-03-09T11:00', 409],
      ['2026-03-09T11:15', 201],
    ] as const) {
      const reply = await plan(starts_at)
      assert.equal(reply.status, status, starts_at)
      if (status === 409) assert.deepEqual(rules(reply).at(-1), 'SCHEDULE_CONFLICT appointment')
    }
    const elsewhere = await makeClass(studio, { template_id, starts_at: '2026-03-09T10:05' })
    const move = { starts_at: '2026-03-09T10:00', instructor_id: instructor.id }
    assert.equal((await studio.asOwner(`PUT /api/v1/scheduled-classes/${elsewhere.id}`, move)).status, 409)
    const substitute = { instructor_id: instructor.id }
    const path = `POST /api/v1/scheduled-classes/${elsewhere.id}/substitute`
    const clash = await studio.asOwner(path, substitute)
    assert.match(clash.body.detail, /already has Massage from Monday 9 March 2026 at 10:00 to 11:15/)
    assert.equal((await studio.asOwner(path, { ...substitute, force: true })).status, 200)
  })

  it('a series of classes is in the way before its classes are made', async () => {
    const { id: template_id } = await makeTemplate(studio, { duration_minutes: 60 })
    await makeSeries(studio, { template_id, starts_at: '2026-03-09T10:00', instructor_id: instructor.id })
    assert.ok(!(await slots('2026-03-16')).includes('09:00'))
    const far = await slots('2026-11-16')
    assert.ok(!far.includes('09:00') && far.includes('10:00') && !far.includes('08:00'), far.join())
    assert.ok((await slots('2026-11-17')).includes('09:00'))
  })

  it('time off takes slots away, is told of by classes, and lists what is in it', async () => {
    const held = await makeAppointment(studio, { ...terms(), starts_at: '2026-03-10T10:00' })
    const cls = await makeClass(studio, { starts_at: '2026-03-10T15:00', instructor_id: instructor.id })
    const path = `/api/v1/instructors/${instructor.id}/time-off`
    const away = { starts_at: '2026-03-10T11:00', ends_at: '2026-03-11T00:00' }
    const off = (more: object = {}) => studio.asOwner(`POST ${path}`, { ...away, ...more })
    assert.deepEqual(rules(await off({ starts_at: '2026-03-10T10:59' })), [
      'SCHEDULE_CONFLICT appointment',
      'SCHEDULE_CONFLICT instructor',
    ])
    assert.deepEqual(rules(await off()), ['SCHEDULE_CONFLICT instructor'])
    assert.equal((await off({ ends_at: '2026-03-10T11:00' })).status, 422)
    assert.equal((await off({ starts_at: '2026-03-01T00:00', ends_at: '2026-03-04T00:00' })).status, 422)
    const made = await off({ force: true })
    assert.equal(made.status, 201)
    assert.deepEqual(await slots('2026-03-10'), ['07:00', '07:15', '07:30', '07:45'])
    assert.deepEqual([await statusOf(held), cls.status], ['booked', 'scheduled'])
    const { id: template_id } = await makeTemplate(studio)
    const planned = { template_id, starts_at: '2026-03-10T18:00', instructor_id: instructor.id }
    assert.deepEqual(rules(await studio.asOwner('POST /api/v1/scheduled-classes', planned)), [
      'SCHEDULE_CONFLICT time_off',
    ])
    assert.equal((await studio.asOwner(`DELETE ${path}/${made.body.id}`)).status, 204)
    assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', planned)).status, 201)
    assert.deepEqual((await studio.asOwner(`GET ${path}`)).body, [])
  })

  it('a service tells clients what cancelling costs, as the studio has it now', async () => {
    await setRules(studio, { late_cancel_fee: 9.5, cancellation_hours: 6 })
    const client = await registerClient(studio)
    const { body } = await client.ask(`GET /api/v1/appointment-services/${terms().service_id}`)
    assert.deepEqual([body.cancellation_hours, body.late_cancel_fee], [6, 9.5])
  })

  it('a closure calls appointments off, free of charge, and tells the clients', async () => {
    await setRules(studio, { late_cancel_fee: 9 })
    const client = await registerClient(studio)
    const other = await offer(studio)
    const begun = await makeAppointment(studio, {
      service_id: other.service.id,
      instructor_id: other.instructor.id,
      starts_at: '2026-03-04T12:15',
    })
    const soon = await makeAppointment(studio, { ...terms(), client_id: client.id, starts_at: '2026-03-04T15:00' })
    const next = await makeAppointment(studio, { ...terms(), client_id: client.id, starts_at: '2026-03-05T15:00' })
    await studio.advance({ minutes: 20 })
    const days = 'starts_on=2026-03-04&ends_on=2026-03-04'
    const preview = await studio.asOwner(`GET /api/v1/closures/preview?${days}`)
    assert.equal(preview.body.appointments, 1)
    const closed = { starts_on: '2026-03-04', ends_on: '2026-03-04', reason: 'Water' }
    assert.equal((await studio.asOwner('POST /api/v1/closures', closed)).body.appointments, 1)
    assert.deepEqual(await Promise.all([begun, soon, next].map(statusOf)), ['booked', 'cancelled', 'booked'])
    assert.deepEqual((await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body, [])
    assert.equal((await lettersTo(studio, client)).at(-1), 'appointment_cancelled')
    assert.deepEqual(await slots('2026-03-04'), [])
  })

  it('a late cancellation costs the studio’s fee after its time of grace, unless staff let the client off', async () => {
    await setRules(studio, { late_cancel_fee: 9, cancellation_hours: 12, fee_grace_hours: 24 })
    const client = await registerClient(studio)
    const at = (starts_at: string) => makeAppointment(studio, { ...terms(), client_id: client.id, starts_at })
    const [late, spared] = [await at('2026-03-04T18:00'), await at('2026-03-04T14:30')]
    await studio.advance({ minutes: 15 })
    const { cancel } = (await client.ask(`GET /api/v1/appointments/${late.id}`)).body
    const credits = { credit_returned: null, late_credit_returned: null }
    assert.deepEqual(cancel, {
      is_late: true,
      free_until: '2026-03-04T11:15:00.000Z',
      fee: 9,
      late_fee: 9,
      refund: 0,
      late_refund: 0,
      ...credits,
    })
    assert.equal((await client.ask(`PATCH /api/v1/appointments/${late.id}/cancel`)).body.status, 'late_cancelled')
    const off = { waive_fee: true, reason: 'Inés is ill' }
    const told = await studio.asOwner(`PATCH /api/v1/appointments/${spared.id}/cancel`, off)
    assert.deepEqual([told.body.status, told.body.cancel_reason], ['cancelled', 'Inés is ill'])
    const charges = async () =>
      (await studio.asOwner(`GET /api/v1/clients/${client.id}/charges`)).body.map((charge: Shown) => [
        charge.kind,
        charge.appointment_id,
        charge.amount,
        charge.status,
      ])
    assert.deepEqual(await charges(), [['late_cancel', late.id, 9, 'pending']])
    assert.deepEqual(await lettersTo(studio, client), [
      'appointment_booked',
      'appointment_booked',
      'appointment_cancelled',
    ])
    await studio.advance({ hours: 24, minutes: 5 })
    assert.deepEqual(await charges(), [['late_cancel', late.id, 9, 'due']])
  })

  it('another currency moves the prices of services, and of what is booked and not charged', async () => {
    const held = await makeAppointment(studio, terms())
    await setRules(studio, { currency: 'USD' })
    const { body } = await studio.asOwner(`GET /api/v1/appointment-services/${service.id}`)
    assert.deepEqual([body.price, body.currency], [50, 'USD'])
    assert.equal(
      (await studio.asOwner(`PATCH /api/v1/appointment-services/${service.id}`, { price: 50.5 })).status,
      200,
    )
    const yen = await studio.asOwner('PUT /api/v1/studio', { currency: 'JPY' })
    assert.match(yen.body.detail, /“Massage”/)
    const { price, currency } = (await studio.asOwner(`GET /api/v1/appointments/${held.id}`)).body
    assert.deepEqual([price, currency], [50, 'USD'])
  })

  it('an instructor with appointments to come is not deactivated, one without is', async () => {
    const held = await makeAppointment(studio, terms())
    const deactivate = () => studio.asOwner(`DELETE /api/v1/instructors/${instructor.id}`)
    const refused = await deactivate()
    assert.equal(refused.body.code, 'INSTRUCTOR_IN_USE')
    assert.match(
      refused.body.detail,
      /^There is 1 upcoming appointment, on Monday 9 March 2026 at 10:00\. Choose a substitute/,
    )
    assert.equal(
      (await studio.asOwner(`DELETE /api/v1/instructors/${instructor.id}/remove`)).body.code,
      'INSTRUCTOR_IN_USE',
    )
    await studio.asOwner(`PATCH /api/v1/appointments/${held.id}/cancel`)
    assert.equal((await deactivate()).status, 204)
    assert.deepEqual(await slots('2026-03-10'), [])
    const wish = { ...terms(), starts_at: '2026-03-10T10:00', client_id: held.client_id, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/appointments', wish)).body.code, 'INSTRUCTOR_INACTIVE')
    const fresh = await makeInstructor(studio)
    await setWindows(studio, fresh.id)
    assert.equal((await studio.asOwner(`DELETE /api/v1/instructors/${fresh.id}/remove`)).status, 204)
  })

  it('a client who is deactivated books nothing more and has nothing to come; of one who is erased the notes go too', async () => {
    const client = await registerClient(studio)
    const kept = await makeAppointment(studio, { ...terms(), client_id: client.id, notes: 'Her back' })
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    assert.equal(await statusOf(kept), 'cancelled')
    const wish = { ...terms(), starts_at: '2026-03-10T10:00', client_id: client.id, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/appointments', wish)).body.code, 'CLIENT_INACTIVE')
    const erased = await studio.asOwner(`POST /api/v1/gdpr/delete/${client.id}`)
    assert.ok(erased.body.kept.some(({ what }: Shown) => what.startsWith('Appointments')))
    const { body } = await studio.asOwner(`GET /api/v1/appointments/${kept.id}`)
    assert.deepEqual([body.status, body.notes, body.client_name], ['cancelled', null, `Erased client ${client.id}`])
    assert.ok((await slots('2026-03-09')).includes('09:00'))
  })

  it('the client’s class at the same time and an unsigned waiver stand against it; signing and force help', async () => {
    const client = await registerMember(studio)
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    await signWaiver(waiver, client)
    await book(studio, await makeClass(studio, { starts_at: '2026-03-09T10:30' }), client)
    await studio.asOwner(`PUT /api/v1/waivers/${waiver.id}`, { body: 'Another text.' })
    const ask = (starts_at: string) => client.ask('POST /api/v1/appointments', { ...terms(), starts_at })
    assert.deepEqual(rules(await ask('2026-03-09T10:00')), [
      'OVERLAPPING_BOOKING overlap',
      'WAIVER_UNSIGNED requires_before_booking',
    ])
    assert.deepEqual(rules(await ask('2026-03-09T09:30')), ['WAIVER_UNSIGNED requires_before_booking'])
    await signWaiver({ id: waiver.id }, client)
    assert.equal((await ask('2026-03-09T09:30')).status, 201)
    assert.deepEqual(rules(await ask('2026-03-09T09:30'))?.at(-1), 'OVERLAPPING_BOOKING overlap')
    const forced = { ...terms(), starts_at: '2026-03-09T21:40', client_id: client.id, force: true }
    assert.equal((await studio.asOwner('POST /api/v1/appointments', forced)).status, 201)
    const onto = { ...forced, starts_at: '2026-03-09T21:55' }
    assert.deepEqual(rules(await studio.asOwner('POST /api/v1/appointments', onto)), [
      'APPOINTMENT_SLOT_TAKEN appointment',
    ])
  })

  it('a reminder comes once, the set hours before it, and not of what is cancelled or was booked since', async () => {
    await setRules(studio, { reminder_hours_before: 24 })
    const [ada, bob, eve] = [await registerClient(studio), await registerClient(studio), await registerClient(studio)]
    await makeAppointment(studio, { ...terms(), client_id: ada.id, starts_at: '2026-03-06T12:00' })
    const gone = await makeAppointment(studio, { ...terms(), client_id: bob.id, starts_at: '2026-03-06T15:00' })
    await studio.asOwner(`PATCH /api/v1/appointments/${gone.id}/cancel`)
    await makeAppointment(studio, { ...terms(), client_id: eve.id, starts_at: '2026-03-05T11:45' })
    const reminders = async (client: { id: number }) =>
      (await lettersTo(studio, client)).filter((kind) => kind === 'appointment_reminder').length
    await studio.advance({ hours: 23, minutes: 50 })
    assert.deepEqual([await reminders(ada), await reminders(eve)], [0, 0])
    await studio.advance({ minutes: 15 })
    assert.equal(await reminders(ada), 1)
    await studio.advance({ hours: 12 })
    assert.deepEqual([await reminders(ada), await reminders(bob)], [1, 0])
  })

  it('the widget shows services in use, at locations in use', async () => {
    const place = (await studio.asOwner('POST /api/v1/establishments', { name: 'Harbour' })).body
    const first = await makeService(studio, { name: 'At the first', establishment_ids: [1] })
    const here = `service_id=${first.id}&instructor_id=${instructor.id}&date=2026-03-09`
    assert.equal((await studio.asOwner(`GET /api/v1/appointments/available-slots?${here}`)).body.length, 45)
    await studio.asOwner(`DELETE /api/v1/appointment-services/${first.id}`)
    await makeService(studio, { name: 'At the harbour', establishment_ids: [place.id] })
    const harbour = (await studio.asOwner('GET /api/v1/appointment-services')).body.items[0]
    const elsewhere = `service_id=${harbour.id}&instructor_id=${instructor.id}&date=2026-03-09`
    assert.deepEqual((await studio.asOwner(`GET /api/v1/appointments/available-slots?${elsewhere}`)).body, [])
    await studio.asOwner(`PUT /api/v1/instructors/${instructor.id}`, { establishment_id: place.id })
    assert.equal((await studio.asOwner(`GET /api/v1/appointments/available-slots?${elsewhere}`)).body.length, 45)
    const gone = await makeService(studio, { name: 'Gone' })
    await studio.asOwner(`DELETE /api/v1/appointment-services/${gone.id}`)
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const path = `GET /api/v1/widget/${public_studio_id}/appointment-services`
    const shown = async () => (await studio.send(path, { door: 'public' })).body
    assert.deepEqual((await shown())[1], {
      id: service.id,
      name: 'Massage',
      description: null,
      duration_minutes: 60,
      price: 50,
      currency: 'EUR',
    })
    const names = async () => (await shown()).map(({ name }: Shown) => name)
    assert.deepEqual(await names(), ['At the harbour', 'Massage'])
    await studio.asOwner(`PUT /api/v1/establishments/${place.id}`, { is_active: false })
    assert.deepEqual(await names(), ['Massage'])
    await studio.asOwner(`PATCH /api/v1/appointment-services/${service.id}`, { price: 0 })
    assert.equal((await shown())[0].price, 0)
    const other = await studio.send(path.replace(public_studio_id, 'A'.repeat(22)), { door: 'public' })
    assert.equal(other.status, 404)
  })

  it('a list is of some days, by start, or of one client’s life', async () => {
    const client = await registerClient(studio)
    const at = (starts_at: string) => makeAppointment(studio, { ...terms(), client_id: client.id, starts_at })
    const [late, first, next] = [
      await at('2026-03-09T23:00').catch(() => null),
      await at('2026-03-09T10:00'),
      await at('2026-04-09T10:00'),
    ]
    assert.equal(late, null)
    const list = async (query: string) => {
      const { status, body } = await studio.asOwner(`GET /api/v1/appointments?${query}`)
      return status === 200 ? body.map(({ id }: Shown) => id) : status
    }
    assert.deepEqual(await list(''), [first.id])
    assert.deepEqual(await list(`client_id=${client.id}`), [first.id, next.id])
    assert.deepEqual(await list('start_date=2026-03-09&end_date=2026-04-09'), [first.id, next.id])
    assert.deepEqual(await list('start_date=2026-03-10&end_date=2026-04-08'), [])
    assert.deepEqual(await list(`client_id=${client.id}&status=cancelled`), [])
    assert.deepEqual(await list('start_date=2026-03-10&end_date=2026-03-09'), 422)
    assert.deepEqual(await list('start_date=2026-03-10&end_date=2027-03-11'), 422)
  })
})
