import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, setRules, wait, type TestClient } from '../../../test/build/bookings.ts'
import { makeRoom, makeSeatedClass, registerMembers, seatingOf, shownSeats } from '../../../test/build/rooms.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../../test/studio.ts'

const idOf = (room: { seats: { id: number; name: string }[] }, name: string) =>
  room.seats.find((seat) => seat.name === name)!.id
const codes = ({ body }: Reply) => body.reasons.map((reason: { code: string }) => reason.code)
const asks = (client: TestClient, cls: { id: number }, more: object = {}) =>
  client.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id, ...more })
const moves = (client: TestClient, booking: { id: number }, body: object) =>
  client.ask(`PUT /api/v1/bookings/${booking.id}/seat`, body)

describe('seats', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { waitlist_confirm_minutes: 60 })
  })
  after(() => studio.stop())

  it('are asked for, else given from the front; a client sees free ones and their own, never who sits where', async () => {
    const room = await makeRoom(studio)
    const cls = await makeSeatedClass(studio, room)
    const [ana, ben, eve] = await registerMembers(studio, 'Ana', 'Ben', 'Eve')
    const booked = await asks(ana!, cls, { seat_id: idOf(room, 'A2') })
    assert.deepEqual([booked.status, booked.body.seat_id, booked.body.seat_name], [201, idOf(room, 'A2'), 'A2'])
    const taken = await asks(ben!, cls, { seat_id: idOf(room, 'A2') })
    assert.deepEqual([taken.status, codes(taken)], [409, ['SEAT_TAKEN']])
    assert.equal((await asks(ben!, cls)).body.seat_name, 'A1')
    assert.deepEqual(await shownSeats(ana!, cls), { free: ['A3'], mine: ['A2'], usual: [] })
    assert.deepEqual(await shownSeats(eve!, cls), { free: ['A3'], mine: [], usual: [] })
    const { body } = await eve!.ask(`GET /api/v1/scheduled-classes/${cls.id}/seats`)
    assert.ok(!/Ana|Ben|client|booking/.test(JSON.stringify(body)))
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ben', A2: 'Ana' })
  })

  it('are of the class’s own room: any other is not there (404)', async () => {
    const [room, other] = [await makeRoom(studio), await makeRoom(studio)]
    const [ana] = await registerMembers(studio, 'Ana')
    const cls = await makeSeatedClass(studio, room)
    assert.equal((await asks(ana!, cls, { seat_id: other.seats[0].id })).status, 404)
    const plain = await makeClass(studio, { starts_at: '2026-03-06T09:00' })
    assert.equal((await asks(ana!, plain, { seat_id: room.seats[0].id })).status, 404)
    const booking = (await asks(ana!, plain)).body
    assert.deepEqual([booking.seat_id, booking.seat_name], [null, null])
    assert.deepEqual(await shownSeats(ana!, plain), { free: [], mine: [], usual: [] })
  })

  it('come free with a cancellation, and stay theirs through a no-show that is taken back', async () => {
    const room = await makeRoom(studio)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-04T12:00:00Z' })
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    const booking = await book(studio, cls, ana!, { seat_id: idOf(room, 'A2') })
    const cancelled = await ana!.ask(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual([cancelled.body.seat_id, cancelled.body.seat_name], [null, null])
    assert.equal((await asks(ben!, cls, { seat_id: idOf(room, 'A2') })).status, 201)
    const again = await book(studio, cls, ana!, { seat_id: idOf(room, 'A3') })
    await studio.advance({ hours: 1, minutes: 1 })
    await studio.asOwner(`POST /api/v1/bookings/${again.id}/no-show`)
    assert.deepEqual(await seatingOf(studio, cls), { A2: 'Ben', A3: 'Ana' })
    const undone = await studio.asOwner(`POST /api/v1/bookings/${again.id}/undo`)
    assert.equal(undone.body.seat_name, 'A3')
    const [eve] = await registerMembers(studio, 'Eve')
    assert.equal((await book(studio, cls, eve!, { check_in: true })).seat_name, 'A1')
  })

  it('are changed by clients until the class begins, by staff after that as well', async () => {
    const room = await makeRoom(studio)
    const starts_at = new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString()
    const cls = await makeSeatedClass(studio, room, { starts_at })
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    const [hers, his] = [await book(studio, cls, ana!), await book(studio, cls, ben!)]
    const seat_id = idOf(room, 'A3')
    assert.equal((await moves(ana!, hers, { seat_id: idOf(room, 'A2') })).body.code, 'SEAT_TAKEN')
    assert.equal((await moves(ana!, his, { seat_id })).status, 404)
    assert.equal((await moves(ana!, hers, { seat_id, swap: true })).status, 403)
    studio.clock.set(new Date(Date.parse(starts_at) - 1).toISOString())
    assert.equal((await moves(ana!, hers, { seat_id })).body.seat_name, 'A3')
    studio.clock.set(starts_at)
    await studio.advance({ milliseconds: 0 })
    assert.equal((await moves(ana!, hers, { seat_id: idOf(room, 'A1') })).body.code, 'CLASS_STARTED')
    const moved = await studio.asOwner(`PUT /api/v1/bookings/${his.id}/seat`, { seat_id: idOf(room, 'A1') })
    assert.deepEqual([moved.status, await seatingOf(studio, cls)], [200, { A1: 'Ben', A3: 'Ana' }])
    await studio.asOwner(`DELETE /api/v1/bookings/${hers.id}`)
    const gone = await studio.asOwner(`PUT /api/v1/bookings/${hers.id}/seat`, { seat_id })
    assert.equal(gone.body.code, 'BOOKING_INVALID_TRANSITION')
  })

  it('are swapped by staff in one step', async () => {
    const room = await makeRoom(studio)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-08T09:00' })
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    const [hers] = [await book(studio, cls, ana!), await book(studio, cls, ben!)]
    const swap = (body: object) => studio.asOwner(`PUT /api/v1/bookings/${hers.id}/seat`, body)
    assert.equal((await swap({ seat_id: idOf(room, 'A2') })).body.code, 'SEAT_TAKEN')
    assert.equal((await swap({ seat_id: idOf(room, 'A2'), swap: true })).body.seat_name, 'A2')
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ben', A2: 'Ana' })
  })

  it('are given to regulars whenever theirs is free, and kept from others as long as there are any', async () => {
    const room = await makeRoom(studio)
    const [ana, ben, eve] = await registerMembers(studio, 'Ana', 'Ben', 'Eve')
    const on = (day: string) => makeSeatedClass(studio, room, { starts_at: `2026-03-${day}T09:00` })
    const first = await asks(ana!, await on('10'), { seat_id: idOf(room, 'A1'), keep_seat: true })
    assert.equal(first.status, 201)
    const cls = await on('11')
    assert.deepEqual((await shownSeats(ana!, cls)).usual, ['A1'])
    assert.deepEqual((await shownSeats(ben!, cls)).usual, [])
    assert.equal((await asks(ben!, cls)).body.seat_name, 'A2')
    assert.equal((await asks(ana!, cls)).body.seat_name, 'A1')
    const full = await on('12')
    const given = [(await asks(ben!, full)).body, (await asks(eve!, full)).body, (await asks(ana!, full)).body]
    assert.deepEqual(
      given.map(({ seat_name }) => seat_name),
      ['A2', 'A3', 'A1'],
    )
    await moves(ana!, first.body, { seat_id: idOf(room, 'A1'), keep_seat: false })
    assert.deepEqual((await shownSeats(ana!, full)).usual, [])
  })

  it('that come free are the ones that the waitlist offers, holds and gives', async () => {
    const room = await makeRoom(studio, 5)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-12T12:00', capacity: 3 })
    const [ana, ben, eve, ida, kim] = await registerMembers(studio, 'Ana', 'Ben', 'Eve', 'Ida', 'Kim')
    await book(studio, cls, ana!, { seat_id: idOf(room, 'A3') })
    const second = await book(studio, cls, ben!, { seat_id: idOf(room, 'A4') })
    await book(studio, cls, eve!, { seat_id: idOf(room, 'A5') })
    const entry = await wait(cls, ida!)
    await ben!.ask(`DELETE /api/v1/bookings/${second.id}`)
    assert.deepEqual((await shownSeats(ida!, cls)).free, ['A1', 'A2', 'A4'])
    assert.deepEqual((await shownSeats(kim!, cls)).free, ['A1', 'A2'])
    const passing = await studio.asOwner(`PUT /api/v1/bookings/${(await idsOf(cls))['Eve']}/seat`, {
      seat_id: idOf(room, 'A4'),
    })
    assert.equal(passing.body.code, 'SEAT_TAKEN')
    const confirmed = await ida!.ask(`POST /api/v1/bookings/waitlist/${entry.id}/confirm`)
    assert.equal(confirmed.body.seat_name, 'A4')
    assert.deepEqual(await seatingOf(studio, cls), { A3: 'Ana', A4: 'Ida', A5: 'Eve' })
  })

  it('that an offer held are free to move to once it has lapsed, though no job has come round', async () => {
    const room = await makeRoom(studio, 3)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-12T15:00', capacity: 2 })
    const [ana, ben, eve] = await registerMembers(studio, 'Ana', 'Ben', 'Eve')
    const hers = await book(studio, cls, ana!)
    const his = await book(studio, cls, ben!)
    await wait(cls, eve!)
    await ben!.ask(`DELETE /api/v1/bookings/${his.id}`)
    const wish = { seat_id: idOf(room, 'A2') }
    assert.equal((await moves(ana!, hers, wish)).body.code, 'SEAT_TAKEN')
    const before = studio.clock.now()
    studio.clock.advance({ minutes: 61 })
    const token = await studio.login(ana!.email)
    const moved = await studio.send(`PUT /api/v1/bookings/${hers.id}/seat`, { token, body: wish })
    assert.equal(moved.body.seat_name, 'A2')
    studio.clock.set(before)
  })

  it('are named in letters, and told of where the room moves somebody', async () => {
    const room = await makeRoom(studio, 4)
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-13T12:00', capacity: 3 })
    await book(studio, cls, ana!, { seat_id: idOf(room, 'A4') })
    await book(studio, cls, ben!, { seat_id: idOf(room, 'A1') })
    const news = async (client: TestClient) =>
      (await client.ask('GET /api/v1/notifications')).body.map(({ kind, body }: { kind: string; body: string }) => [
        kind,
        /Seat: \w+|now \w+ instead of \w+/.exec(body)?.[0],
      ])
    assert.deepEqual(await news(ana!), [['booking_confirmed', 'Seat: A4']])
    const seats = room.seats.slice(0, 3)
    const plan = `PUT /api/v1/room-plans/${room.id}`
    assert.equal((await studio.asOwner(plan, { seats, force: true })).status, 200)
    assert.deepEqual(await news(ana!), [
      ['seat_changed', 'now A2 instead of A4'],
      ['booking_confirmed', 'Seat: A4'],
    ])
    assert.deepEqual(await news(ben!), [['booking_confirmed', 'Seat: A1']])
    const { items } = (await studio.asOwner(`GET /api/v1/emails?client_id=${ana!.id}`)).body
    assert.deepEqual(
      items.map(({ kind }: { kind: string }) => kind),
      ['seat_changed', 'booking_confirmed', 'registered'],
    )
  })

  it('are one client’s, however many want it at once', async () => {
    const room = await makeRoom(studio, 40)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-14T09:00' })
    const seat_id = idOf(room, 'A7')
    const clients = await registerMembers(studio, ...Array.from({ length: 30 }, (_, n) => `Racer ${n}`))
    const replies = await Promise.all(clients.map((client) => asks(client, cls, { seat_id })))
    const won = replies.filter(({ status }) => status === 201)
    assert.deepEqual([won.length, won[0]?.body.seat_name], [1, 'A7'])
    const lost = replies.filter(({ status }) => status === 409)
    assert.deepEqual([lost.length, [...new Set(lost.map(({ body }) => body.code))]], [29, ['SEAT_TAKEN']])
    const others = await Promise.all(clients.map((client) => asks(client, cls)))
    const names = others.filter(({ status }) => status === 201).map(({ body }) => body.seat_name)
    assert.equal(new Set([...names, 'A7']).size, 30)
    const { bookings } = (await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)).body
    const wish = { seat_id: idOf(room, 'A40') }
    const rushed = await Promise.all(
      bookings.map((one: { booking_id: number }) =>
        studio.asOwner(`PUT /api/v1/bookings/${one.booking_id}/seat`, wish),
      ),
    )
    assert.equal(rushed.filter(({ status }) => status === 200).length, 1)
  })

  async function idsOf(cls: { id: number }): Promise<Record<string, number>> {
    const { body } = await studio.asOwner(`GET /api/v1/scheduled-classes/${cls.id}/roster`)
    return Object.fromEntries(
      body.bookings.map((one: { client_name: string; booking_id: number }) => [one.client_name, one.booking_id]),
    )
  }
})
