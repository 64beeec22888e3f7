import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeAppointment, offer } from '../../test/build/appointments.ts'
import { book, makeFullClass, registerMember, sellPack, wait } from '../../test/build/bookings.ts'
import { makeDependant } from '../../test/build/dependants.ts'
import { makeRoom, makeSeatedClass, rowsOf } from '../../test/build/rooms.ts'
import { askInstead, makeClass } from '../../test/build/schedule.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { listenForChanges } from '../../test/change-listener.ts'
import { startOnline } from '../../test/tunnel/online.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const VERSIONS = 'GET /api/v1/events/versions'

describe('what changes', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  const asOwner = () => listenForChanges(studio, studio.owner, 'localUrl')
  const as = async ({ email }: { email: string }) => listenForChanges(studio, await studio.login(email))

  it('is told to those it concerns, and to nobody else', async () => {
    const [client, other] = [await registerMember(studio), await registerMember(studio)]
    const [teacher, colleague] = [await makeInstructor(studio), await makeInstructor(studio)]
    const cls = await makeClass(studio, { instructor_id: teacher.id })
    const followers = await Promise.all([asOwner(), as(client), as(other), as(teacher), as(colleague)])
    const booking = await book(studio, cls, client)
    await Promise.all(followers.map((one) => one.hears(`schedule ${cls.id}`)))
    const [owner, own, others, teaching, idle] = followers.map(({ told }) => new Set(told))
    assert.deepEqual(own, new Set([`bookings ${booking.id}`, `schedule ${cls.id}`, 'notifications 1']))
    assert.deepEqual([others, idle], [new Set([`schedule ${cls.id}`]), new Set([`schedule ${cls.id}`])])
    assert.deepEqual(teaching, new Set([`schedule ${cls.id}`, `roster ${cls.id}`]))
    assert.deepEqual(owner, new Set([`roster ${cls.id}`, `bookings ${booking.id}`, `schedule ${cls.id}`]))
    for (const { leave } of followers) leave()
  })

  it('is told of appointments to both who meet, and to all what is still free', async () => {
    const [client, other] = [await registerMember(studio), await registerMember(studio)]
    const { service, instructor } = await offer(studio)
    const followers = await Promise.all([asOwner(), as(client), as(other), as(instructor)])
    const terms = { service_id: service.id, instructor_id: instructor.id, client_id: client.id }
    const { id } = await makeAppointment(studio, terms)
    const free = `availability ${instructor.id}`
    await Promise.all(followers.map((one) => one.hears(free)))
    const [owner, own, others, holding] = followers.map(({ told }) => new Set(told))
    assert.deepEqual(owner, new Set([`appointments ${id}`, free]))
    assert.ok(own!.has(`appointments ${id}`))
    assert.deepEqual(others, new Set([free]))
    assert.deepEqual(holding, new Set([`appointments ${id}`, free]))
    for (const { leave } of followers) leave()
  })

  it('of an appointment’s end leaves what is free as it is; hours, times off and a cancellation do not', async () => {
    const { service, instructor } = await offer(studio)
    const terms = { service_id: service.id, instructor_id: instructor.id }
    const [held, off] = [
      await makeAppointment(studio, terms),
      await makeAppointment(studio, { ...terms, starts_at: '2026-03-10T10:00' }),
    ]
    const path = `/api/v1/instructors/${instructor.id}`
    const span = { starts_at: '2026-03-20T00:00', ends_at: '2026-03-21T00:00' }
    for (const [change, body, expected] of [
      [`PATCH /api/v1/appointments/${held.id}/complete`, { status: 'completed' }, ['appointments']],
      [`PATCH /api/v1/appointments/${off.id}/cancel`, { reason: 'Ill' }, ['appointments', 'availability']],
      [`POST ${path}/time-off`, span, ['availability']],
      [`PUT ${path}/availability`, { windows: [] }, ['availability']],
      [`PATCH /api/v1/appointment-services/${service.id}`, { price: 10 }, ['availability']],
    ] as const) {
      const { body: before } = await studio.asOwner(VERSIONS)
      assert.ok((await studio.asOwner(change, body)).status < 300, change)
      const { body: now } = await studio.asOwner(VERSIONS)
      const changed = Object.keys(now).filter((topic) => now[topic] !== before[topic])
      assert.deepEqual(changed, expected, change)
    }
  })

  it('is told of seats, tasks, substitutes and closed days', async () => {
    const room = await makeRoom(studio)
    const [cls, plain] = [
      await makeSeatedClass(studio, room),
      await makeClass(studio, { starts_at: '2026-03-24T10:00' }),
    ]
    const [client, other] = [await registerMember(studio), await registerMember(studio)]
    const followers = await Promise.all([as(other), asOwner()])
    const booking = await book(studio, cls, client)
    await Promise.all(followers.map((one) => one.hears(`seats ${cls.id}`)))
    for (const { leave } of followers) leave()
    const moved = { seat_id: room.seats[2].id }
    const substitute = await makeInstructor(studio)
    const request = await askInstead(studio, [substitute])
    const claimer = await as(substitute)
    const day = studio.clock.now().slice(0, 10)
    const count = { date: day, opening_float: 0, closing_float: 0, counted: [] }
    for (const [change, body, expected] of [
      [`PUT /api/v1/bookings/${booking.id}/seat`, moved, ['roster', 'bookings', 'seats']],
      [
        'POST /api/v1/bookings',
        { scheduled_class_id: plain.id, client_id: other.id },
        ['schedule', 'roster', 'bookings'],
      ],
      [`PUT /api/v1/room-plans/${room.id}`, { seats: rowsOf(1, 4), force: true }, ['roster', 'bookings', 'seats']],
      ['POST /api/v1/tasks', { title: 'Call' }, ['tasks']],
      [`DELETE /api/v1/substitute-requests/${request.id}`, {}, ['substitutes']],
      ['POST /api/v1/day-closes', count, ['day_closes']],
    ] as const) {
      const { body: before } = await studio.asOwner(VERSIONS)
      const done = await studio.asOwner(change, body)
      assert.ok(done.status < 300, `${change} ${JSON.stringify(done.body)}`)
      const { body: now } = await studio.asOwner(VERSIONS)
      const changed = Object.keys(now).filter((topic) => now[topic] !== before[topic])
      assert.deepEqual(changed.toSorted(), [...expected].toSorted(), change)
    }
    await claimer.hears(`substitutes ${request.id}`)
    claimer.leave()
  })

  it('of a check-in leaves the timetable as it is', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:10' })
    const booking = await book(studio, cls, client)
    const { body: before } = await studio.asOwner(VERSIONS)
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`, {})
    const { body: now } = await studio.asOwner(VERSIONS)
    const changed = Object.keys(now).filter((topic) => now[topic] !== before[topic])
    assert.deepEqual(changed, ['roster', 'bookings'])
  })

  it('is told of money, offers, credits and dependants', async () => {
    const { cls, holder, booking } = await makeFullClass(studio)
    const client = await registerMember(studio)
    const [owner, own] = [await asOwner(), await as(client)]
    const pack = await sellPack(studio, client, 5, { price: 50 })
    await own.hears(`memberships ${pack.id}`)
    await owner.hears(`memberships ${pack.id}`)
    const entry = await wait(cls, client)
    await holder.ask(`DELETE /api/v1/bookings/${booking.id}`)
    await own.hears(`waitlist ${entry.id}`)
    const product = await studio.asOwner('POST /api/v1/products', { name: 'Mat', price: 20, stock_quantity: 5 })
    const items = [{ product_id: product.body.id, quantity: 1 }]
    await studio.asOwner('POST /api/v1/product-sales', { items, payment_method: 'cash' })
    await owner.hears('sales 1')
    assert.ok(!own.told.includes('sales 1'))
    const child = await makeDependant(studio, client)
    const open = await makeClass(studio)
    const childs = await book(studio, open, child, { force: true })
    await own.hears(`bookings ${childs.id}`)
    owner.leave()
    own.leave()
  })

  it('is nothing where nothing was kept', async () => {
    const client = await registerMember(studio)
    const cls = await makeClass(studio, { capacity: 1 })
    await book(studio, cls, client)
    const before = await studio.asOwner(VERSIONS)
    assert.equal((await client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })).status, 409)
    assert.deepEqual((await studio.asOwner(VERSIONS)).body, before.body)
  })

  it('can be asked for, and is not sent again while it is the same', async () => {
    const client = await registerMember(studio)
    const token = await studio.login(client.email)
    const ask = (etag = '') => studio.send(VERSIONS, { token, headers: { 'If-None-Match': etag }, door: 'public' })
    const first = await ask()
    const etag = first.headers.get('etag')!
    assert.deepEqual(Object.keys(first.body), [
      'schedule',
      'bookings',
      'appointments',
      'availability',
      'waitlist',
      'memberships',
      'charges',
      'clients',
      'notifications',
      'seats',
    ])
    const again = await ask(etag)
    assert.deepEqual([again.status, again.body], [304, ''])
    const stranger = await registerMember(studio)
    await book(studio, await makeClass(studio), stranger)
    const changed = await ask(etag)
    assert.equal(changed.status, 200)
    const topics = Object.keys(changed.body).filter((topic) => changed.body[topic] !== first.body[topic])
    assert.deepEqual(topics, ['schedule'], 'a stranger’s booking is not their own')
  })

  it('shortly before can be asked for, as far as one may know of it', async () => {
    const client = await registerMember(studio)
    const token = await studio.login(client.email)
    const changed = async (seconds: number, of: string | undefined = token) =>
      Object.keys((await studio.send(`${VERSIONS}?seconds=${seconds}`, { token: of, door: 'public' })).body)
    await studio.advance({ seconds: 61 })
    await book(studio, await makeClass(studio), await registerMember(studio))
    await studio.advance({ seconds: 4 })
    assert.deepEqual([await changed(3), await changed(5)], [[], ['schedule']])
    for (const seconds of [0, 61])
      assert.equal((await studio.send(`${VERSIONS}?seconds=${seconds}`, { token, door: 'public' })).status, 422)
  })

  it('is not told of what a role may not read', async () => {
    const helper = await makeManager(studio, ['schedule.view'])
    const token = await studio.login(helper.email)
    assert.deepEqual(Object.keys((await studio.send(VERSIONS, { token })).body), [
      'schedule',
      'availability',
      'seats',
      'tasks',
      'substitutes',
    ])
  })

  it('ends within a second of the token', async () => {
    const client = await registerMember(studio)
    const own = await as(client)
    await studio.advance({ minutes: 14, seconds: 59 })
    await sleep(50)
    assert.equal(own.isOver, false)
    await studio.advance({ seconds: 1 })
    await sleep(50)
    assert.equal(own.isOver, true)
  })

  it('ends within a second of the account, and of a changed password', async () => {
    const client = await registerMember(studio)
    const own = await as(client)
    const other = await registerMember(studio)
    const others = await as(other)
    await studio.asOwner(`DELETE /api/v1/clients/${client.id}`)
    await other.ask('POST /api/v1/auth/change-password', { old_password: PASSWORD, new_password: `${PASSWORD}-9` })
    await studio.advance({ seconds: 1 })
    await sleep(50)
    assert.deepEqual([own.isOver, others.isOver], [true, true])
  })

  it('is told on eight lines of an account, the ninth ends the first', async () => {
    const client = await registerMember(studio)
    const lines = []
    for (let n = 0; n < 9; n += 1) lines.push(await as(client))
    await sleep(50)
    assert.deepEqual(
      lines.map(({ isOver }) => isOver),
      [true, ...Array.from({ length: 8 }, () => false)],
    )
    for (const { leave } of lines) leave()
  })
})

it('a stream ends when the studio stops, without keeping it from that', async () => {
  const studio = await startStudio()
  const client = await registerMember(studio)
  const own = await listenForChanges(studio, await studio.login(client.email))
  const began = performance.now()
  await studio.restart()
  assert.ok(performance.now() - began < 1500)
  await sleep(50)
  assert.equal(own.isOver, true)
  await studio.stop()
})

it('a stream is not opened through the built-in tunnel: there is asked from time to time', async () => {
  const { studio, server, goOnline, stop } = await startOnline()
  const { url } = await goOnline()
  const client = await registerMember(studio)
  const headers = ['Authorization', `Bearer ${await studio.login(client.email)}`]
  const followed = await server.ask(`${url}/api/v1/events`, { headers })
  assert.deepEqual([followed.status, JSON.parse(followed.text).code], [409, 'POLL_INSTEAD'])
  const { status, headers: said } = await server.ask(`${url}/api/v1/events/versions`, { headers })
  assert.equal(status, 200)
  const known = [...headers, 'If-None-Match', said['etag']!]
  assert.equal((await server.ask(`${url}/api/v1/events/versions`, { headers: known })).status, 304)
  await stop()
})
