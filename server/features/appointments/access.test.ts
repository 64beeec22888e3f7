import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeAppointment, offer, setWindows } from '../../test/build/appointments.ts'
import { registerClient, type TestClient } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const ALL = 'start_date=2026-03-01&end_date=2026-04-30'

describe('appointments are seen', () => {
  let studio: TestStudio
  let terms: { service_id: number; instructor_id: number }
  let other: { id: number; email: string }
  let [ada, bob]: TestClient[] = []
  let mine: { id: number }
  let theirs: { id: number }
  before(async () => {
    studio = await startStudio()
    const { service, instructor } = await offer(studio)
    other = (await makeInstructor(studio)) as typeof other
    await setWindows(studio, other.id)
    terms = { service_id: service.id, instructor_id: instructor.id }
    ada = await registerClient(studio)
    bob = await registerClient(studio)
    mine = await makeAppointment(studio, { ...terms, client_id: ada.id })
    theirs = await makeAppointment(studio, { ...terms, instructor_id: other.id, client_id: bob.id })
  })
  after(() => studio.stop())

  const ids = (body: { id: number }[]) => body.map(({ id }) => id)

  it('by a client: their own, whatever they ask for', async () => {
    assert.deepEqual(ids((await ada!.ask('GET /api/v1/appointments')).body), [mine.id])
    assert.deepEqual(ids((await ada!.ask(`GET /api/v1/appointments?instructor_id=${other.id}`)).body), [])
    assert.equal((await ada!.ask(`GET /api/v1/appointments?client_id=${bob!.id}`)).status, 404)
    for (const asked of ['GET /api/v1/appointments/ID', 'PATCH /api/v1/appointments/ID/cancel']) {
      assert.equal((await ada!.ask(asked.replace('ID', String(theirs.id)))).status, 404, asked)
    }
    const wish = { ...terms, starts_at: '2026-03-10T10:00', client_id: bob!.id }
    assert.equal((await ada!.ask('POST /api/v1/appointments', wish)).status, 404)
    for (const end of ['check-in', 'complete']) {
      const { body } = await ada!.ask(`PATCH /api/v1/appointments/${mine.id}/${end}`, { status: 'completed' })
      assert.equal(body.code, 'AUTH_INSUFFICIENT_PERMISSIONS')
    }
  })

  it('by a client without what staff noted, with what they wrote themselves', async () => {
    const noted = await makeAppointment(studio, {
      ...terms,
      client_id: ada!.id,
      starts_at: '2026-03-17T10:00',
      notes: 'Pays late',
    })
    const own = await ada!.ask('POST /api/v1/appointments', {
      ...terms,
      starts_at: '2026-03-17T12:00',
      notes: 'My knee',
    })
    assert.deepEqual([noted.notes, own.body.notes], ['Pays late', 'My knee'])
    const paths = [noted.id, own.body.id].map((id) => `GET /api/v1/appointments/${id}`)
    const told = (replies: Reply[]) => replies.map(({ body }) => body.notes)
    assert.deepEqual(told(await Promise.all(paths.map((path) => ada!.ask(path)))), [null, 'My knee'])
    assert.deepEqual(told(await Promise.all(paths.map((path) => studio.asOwner(path)))), ['Pays late', 'My knee'])
    const cancelled = await Promise.all(paths.map((path) => ada!.ask(`${path.replace('GET', 'PATCH')}/cancel`)))
    assert.deepEqual(told(cancelled), [null, 'My knee'])
  })

  it('by an instructor: those with them, and the clients in those', async () => {
    const token = await studio.login(other.email)
    const ask = (operation: string, body?: object) => studio.send(operation, { token, ...(body && { body }) })
    assert.deepEqual(ids((await ask(`GET /api/v1/appointments?${ALL}`)).body), [theirs.id])
    assert.equal((await ask(`GET /api/v1/appointments?${ALL}&instructor_id=${terms.instructor_id}`)).status, 404)
    assert.deepEqual(ids((await ask('GET /api/v1/clients')).body.items), [bob!.id])
    assert.deepEqual(
      [(await ask(`GET /api/v1/clients/${bob!.id}`)).status, (await ask(`GET /api/v1/clients/${ada!.id}`)).status],
      [200, 404],
    )
    const wish = { ...terms, starts_at: '2026-03-11T10:00', client_id: bob!.id }
    assert.equal((await ask('POST /api/v1/appointments', wish)).status, 404)
    const own = await ask('POST /api/v1/appointments', { ...wish, instructor_id: other.id })
    assert.equal(own.status, 201)
    const forced = await ask('POST /api/v1/appointments', { ...wish, instructor_id: other.id, force: true })
    assert.equal(forced.body.code, 'AUTH_INSUFFICIENT_PERMISSIONS')
    for (const act of ['check-in', 'complete', 'cancel']) {
      const body = act === 'complete' ? { status: 'completed' } : undefined
      assert.equal((await ask(`PATCH /api/v1/appointments/${mine.id}/${act}`, body)).status, 404, act)
    }
    assert.equal((await ask(`PATCH /api/v1/appointments/${own.body.id}/check-in`)).status, 200)
    assert.equal((await ask(`PATCH /api/v1/appointments/${own.body.id}/complete`, { status: 'completed' })).status, 200)
  })

  it('by staff with the permission: all, and force needs its own', async () => {
    const viewer = await makeManager(studio, ['bookings.view'])
    const desk = await makeManager(studio, ['bookings.view', 'bookings.manage'])
    const of = (token: string, operation: string, body?: object) =>
      studio.send(operation, { token, ...(body && { body }) })
    assert.ok((await of(viewer.token, `GET /api/v1/appointments?${ALL}`)).body.length >= 2)
    const wish = { ...terms, starts_at: '2026-03-12T10:00', client_id: ada!.id }
    assert.equal((await of(viewer.token, 'POST /api/v1/appointments', wish)).status, 403)
    assert.equal((await of(desk.token, 'POST /api/v1/appointments', { ...wish, force: true })).status, 403)
    assert.equal((await of(desk.token, 'POST /api/v1/appointments', wish)).status, 201)
    assert.equal(
      (await of(desk.token, 'POST /api/v1/appointment-services', { name: 'X', duration_minutes: 5 })).status,
      403,
    )
  })

  it('when an instructor is there: by staff and by themselves alone', async () => {
    const token = await studio.login(other.email)
    const path = (id: number, what: string) => `/api/v1/instructors/${id}/${what}`
    for (const what of ['availability', 'time-off']) {
      assert.equal((await studio.send(`GET ${path(other.id, what)}`, { token })).status, 200)
      assert.equal((await studio.send(`GET ${path(terms.instructor_id, what)}`, { token })).status, 404)
      assert.equal((await ada!.ask(`GET ${path(other.id, what)}`)).status, 403)
      assert.equal((await studio.asOwner(`GET ${path(other.id, what)}`)).status, 200)
    }
    const windows = { windows: [] }
    assert.equal(
      (await studio.send(`PUT ${path(terms.instructor_id, 'availability')}`, { token, body: windows })).status,
      404,
    )
    const away = { starts_at: '2026-08-03T00:00', ends_at: '2026-08-04T00:00' }
    const made = await studio.asOwner(`POST ${path(terms.instructor_id, 'time-off')}`, away)
    for (const id of [terms.instructor_id, other.id]) {
      const { status } = await studio.send(`DELETE ${path(id, 'time-off')}/${made.body.id}`, { token })
      assert.equal(status, 404)
    }
  })

  it('let off a fee: by the desk, and by the instructor who can’t hold it', async () => {
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 9, cancellation_hours: 12 })
    const wish = { instructor_id: other.id, service_id: terms.service_id, client_id: bob!.id }
    const [first, second] = [
      await makeAppointment(studio, { ...wish, starts_at: '2026-03-04T17:00' }),
      await makeAppointment(studio, { ...wish, starts_at: '2026-03-04T18:30' }),
    ]
    await studio.advance({ minutes: 15 })
    const token = await studio.login(other.email)
    const cancel = (id: number, token: string, body: object) =>
      studio.send(`PATCH /api/v1/appointments/${id}/cancel`, { token, body })
    assert.equal((await cancel(first.id, token, { waive_fee: false })).body.status, 'late_cancelled')
    const desk = await makeManager(studio, ['bookings.manage'])
    assert.equal((await cancel(second.id, desk.token, { waive_fee: true })).body.status, 'cancelled')
    const charges = (await studio.asOwner(`GET /api/v1/clients/${bob!.id}/charges`)).body
    assert.deepEqual(
      charges.map(({ appointment_id, amount }: Record<string, number>) => [appointment_id, amount]),
      [[first.id, 9]],
    )
  })

  it('of a dependant: by the guardian, who books and cancels for them', async () => {
    const child = await makeDependant(studio, ada!)
    const path = `/api/v1/clients/me/dependants/${child.id}/appointments`
    const booked = await ada!.ask(`POST ${path}`, { ...terms, starts_at: '2026-03-16T10:00' })
    assert.deepEqual([booked.status, booked.body.client_id, booked.body.source], [201, child.id, 'client'])
    assert.deepEqual(ids((await ada!.ask(`GET ${path}`)).body), [booked.body.id])
    assert.equal((await ada!.ask(`PATCH ${path}/${mine.id}/cancel`)).status, 404)
    assert.equal((await bob!.ask(`GET ${path}`)).status, 404)
    assert.equal((await ada!.ask(`PATCH ${path}/${booked.body.id}/cancel`)).body.status, 'cancelled')
    const letters = (await studio.asOwner(`GET /api/v1/emails?client_id=${child.id}`)).body.items
    assert.deepEqual(
      letters.map(({ kind, to_email }: Record<string, string>) => [kind, to_email]),
      [['appointment_booked', ada!.email]],
    )
  })
})
