import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember } from '../../test/build/bookings.ts'
import { makeRoom, makeSeatedClass, registerMembers, rowsOf, seatingOf } from '../../test/build/rooms.ts'
import { classesOf, makeClass, makeSeries, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const PLANS = '/api/v1/room-plans'
const codes = ({ body }: Reply) => body.reasons?.map((reason: { code: string }) => reason.code)

describe('room plans', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are drawn, listed by name, changed seat by seat and removed', async () => {
    const room = await makeRoom(studio, 2, { name: 'Bikes' })
    const [one, two] = room.seats
    assert.deepEqual([one.name, one.x, one.y, room.templates, room.classes_to_come], ['A1', 0, 0, 0, 0])
    const seats = [
      { id: one.id, name: two.name, x: two.x, y: two.y },
      { id: two.id, name: one.name, x: one.x, y: one.y },
      { name: 'B1', x: 0, y: 1 },
    ]
    const { status, body } = await studio.asOwner(`PUT ${PLANS}/${room.id}`, { name: 'Spin', seats })
    assert.deepEqual([status, body.name], [200, 'Spin'])
    assert.deepEqual(
      body.seats.map(({ id, name }: { id: number; name: string }) => [id, name]),
      [
        [two.id, 'A1'],
        [one.id, 'A2'],
        [body.seats[2].id, 'B1'],
      ],
    )
    await makeRoom(studio, 1, { name: 'aerial' })
    const names = async () => (await studio.asOwner(`GET ${PLANS}`)).body.map(({ name }: { name: string }) => name)
    assert.deepEqual(await names(), ['aerial', 'Spin'])
    assert.equal((await studio.asOwner(`DELETE ${PLANS}/${room.id}`)).status, 204)
    assert.equal((await studio.asOwner(`DELETE ${PLANS}/${room.id}`)).status, 404)
    assert.equal((await studio.asOwner(`PUT ${PLANS}/${room.id}`, { name: 'x' })).status, 404)
    assert.deepEqual(await names(), ['aerial'])
  })

  it('refuse two seats of one name, on one square, or of another plan', async () => {
    const other = await makeRoom(studio, 1)
    const at = (name: string, x: number, more: object = {}) => ({ name, x, y: 0, ...more })
    const wrong: [object[], string][] = [
      [[], 'seats'],
      [[at('A1', 0), at('a1', 1)], 'seats.1.name'],
      [[at('A1', 0), at('A2', 0)], 'seats.1.x'],
      [[at('A1', 0, { id: other.seats[0].id })], 'seats.0.id'],
      [[at('A1', 40)], 'seats.0.x'],
    ]
    for (const [seats, path] of wrong) {
      const reply = await studio.asOwner(`POST ${PLANS}`, { name: 'Room', seats })
      assert.deepEqual([reply.status, reply.body.errors[0].path], [422, path])
    }
  })

  it('are large enough for all that is held in them', async () => {
    const room = await makeRoom(studio, 3)
    const small = { name: 'Reformer', room_plan_id: room.id }
    const template = await studio.asOwner('POST /api/v1/class-templates', small)
    assert.equal(template.body.code, 'ROOM_PLAN_TOO_SMALL')
    assert.match(template.body.detail, /Reformer has 12 spots, and Reformer room has 3 seats/)
    const { id: template_id } = await makeTemplate(studio, { ...small, default_capacity: 3 })
    const larger = { default_capacity: 4 }
    const raised = await studio.asOwner(`PUT /api/v1/class-templates/${template_id}`, larger)
    assert.equal(raised.body.code, 'ROOM_PLAN_TOO_SMALL')
    const cls = await makeClass(studio, { template_id })
    assert.deepEqual([cls.room_plan_id, cls.capacity], [room.id, 3])
    const planned = { template_id, capacity: 4, starts_at: '2026-03-20T09:00' }
    assert.equal((await studio.asOwner('POST /api/v1/scheduled-classes', planned)).body.code, 'ROOM_PLAN_TOO_SMALL')
    const without = await makeClass(studio, { ...planned, room_plan_id: null })
    assert.equal(without.room_plan_id, null)
    const grown = await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { capacity: 4 })
    assert.deepEqual(codes(grown), ['ROOM_PLAN_TOO_SMALL'])
    const shrunk = await studio.asOwner(`PUT ${PLANS}/${room.id}`, { seats: room.seats.slice(1) })
    assert.deepEqual(codes(shrunk), ['ROOM_PLAN_TOO_SMALL', 'ROOM_PLAN_TOO_SMALL'])
    const used = await studio.asOwner(`DELETE ${PLANS}/${room.id}`)
    assert.equal(used.body.code, 'ROOM_PLAN_IN_USE')
    assert.match(used.body.detail, /1 class type and 1 upcoming class/)
    const missing = { name: 'x', room_plan_id: 99_999 }
    assert.equal((await studio.asOwner('POST /api/v1/class-templates', missing)).status, 404)
  })

  it('name who loses a seat that goes, and give them another one where that is wanted', async () => {
    const room = await makeRoom(studio, 3)
    const cls = await makeSeatedClass(studio, room, { capacity: 2, starts_at: '2026-03-21T09:00' })
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    await book(studio, cls, ana!, { seat_id: room.seats[2].id })
    await book(studio, cls, ben!, { seat_id: room.seats[0].id })
    const seats = room.seats.slice(0, 2)
    const refused = await studio.asOwner(`PUT ${PLANS}/${room.id}`, { seats })
    assert.deepEqual(codes(refused), ['SEATS_IN_USE'])
    assert.match(refused.body.detail, /^Ana is booked on A3 in Reformer on /)
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ben', A3: 'Ana' })
    assert.equal((await studio.asOwner(`PUT ${PLANS}/${room.id}`, { seats, force: true })).status, 200)
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ben', A2: 'Ana' })
  })

  it('are changed for a class: everybody keeps the seat of their name, the others are named', async () => {
    const [room, hall] = [await makeRoom(studio, 2), await makeRoom(studio, 1, { name: 'Hall', seats: rowsOf(2, 1) })]
    const cls = await makeClass(studio, { capacity: 2, starts_at: '2026-03-22T09:00' })
    const [ana, ben] = await registerMembers(studio, 'Ana', 'Ben')
    await book(studio, cls, ana!)
    await book(studio, cls, ben!)
    const put = (body: object) => studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, body)
    assert.deepEqual(await seatingOf(studio, cls), {})
    assert.equal((await put({ room_plan_id: room.id })).body.room_plan_id, room.id)
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ana', A2: 'Ben' })
    const refused = await put({ room_plan_id: hall.id })
    assert.deepEqual(codes(refused), ['SEATS_IN_USE'])
    assert.match(refused.body.detail, /^Ben is booked on A2/)
    assert.equal((await put({ room_plan_id: hall.id, force: true })).status, 200)
    assert.deepEqual(await seatingOf(studio, cls), { A1: 'Ana', B1: 'Ben' })
    assert.equal((await put({ room_plan_id: null })).body.room_plan_id, null)
    assert.deepEqual(await seatingOf(studio, cls), {})
  })

  it('go on with a series, and change with it', async () => {
    const [room, hall] = [await makeRoom(studio, 12), await makeRoom(studio, 12, { name: 'Hall' })]
    const first = await makeSeries(studio, { room_plan_id: room.id, starts_at: '2026-04-01T07:00' })
    const [ana] = [await registerMember(studio)]
    const rooms = async () => {
      const classes = await classesOf(studio, '2026-04-01', '2026-07-30')
      return classes.filter(({ series_id }) => series_id === first.series_id).map(({ room_plan_id }) => room_plan_id)
    }
    assert.deepEqual([...new Set(await rooms())], [room.id])
    await book(studio, first, ana)
    const scope = 'this_and_following'
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${first.id}`, { room_plan_id: hall.id, scope })
    const before = (await rooms()).length
    await studio.advance({ days: 28 })
    const after = await rooms()
    assert.deepEqual([after.length > before, [...new Set(after)]], [true, [hall.id]])
  })

  it('keep what a series makes later within them, and are free again once it has made its last', async () => {
    const room = await makeRoom(studio, 12, { name: 'Attic' })
    const recurrence = { interval: 1, weekdays: [3], count: 2 }
    const first = await makeSeries(studio, { room_plan_id: room.id, starts_at: '2026-05-06T07:00', recurrence })
    const [, last] = (await classesOf(studio, '2026-05-01', '2026-05-30')).filter(
      ({ series_id }) => series_id === first.series_id,
    )
    const put = (body: object) => studio.asOwner(`PUT /api/v1/scheduled-classes/${last.id}`, body)
    assert.equal((await put({ room_plan_id: null })).status, 200)
    const larger = await put({ capacity: 13, scope: 'this_and_following' })
    assert.equal(larger.body.code, 'ROOM_PLAN_TOO_SMALL')
    assert.match(larger.body.detail, /^The series of Vinyasa has 13 spots, and Attic has 12 seats/)
    const remove = () => studio.asOwner(`DELETE ${PLANS}/${room.id}`)
    assert.match((await remove()).body.detail, /^Attic is used by 1 upcoming class/)
    await studio.advance({ days: 45 })
    assert.equal((await remove()).status, 204)
  })
})
