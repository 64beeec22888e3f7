import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack } from '../../test/build/bookings.ts'
import { makeRoom, makeSeatedClass } from '../../test/build/rooms.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const CHECK_IN = 'POST /api/v1/kiosk/check-in'
const CLASSES = 'GET /api/v1/kiosk/classes'
const UNDO = 'POST /api/v1/kiosk/undo'

type Coming = { starts_at: string; spots_left: number }

let studio: TestStudio
let addresses = 0

/** Adds a kiosk and gives its id and code. */
async function add(more: object = {}): Promise<{ id: number; pairing_code: string }> {
  const { status, body } = await studio.asOwner('POST /api/v1/kiosks', { name: 'Front door', ...more })
  assert.equal(status, 201)
  return body
}

/** Pairs from a separate address. */
function pair(pairing_code: string, from = `10.44.0.${(addresses += 1)}`) {
  const headers = { 'X-Forwarded-For': from }
  return studio.send('POST /api/v1/kiosk/pair', { body: { pairing_code }, door: 'public', headers })
}

/** A paired kiosk: a way to ask as it. */
async function paired(more: object = {}) {
  const kiosk = await add(more)
  const { body } = await pair(kiosk.pairing_code)
  const ask = (operation: string, asked?: unknown, door: 'public' | 'local' = 'public') =>
    studio.send(operation, { token: body.kiosk_token, door, ...(asked !== undefined && { body: asked }) })
  return { ...kiosk, token: body.kiosk_token as string, ask }
}

describe('kiosks', () => {
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are paired by a code that is good once, for ten minutes, however it is typed', async () => {
    const first = await add()
    assert.match(first.pairing_code, /^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    const used = await pair(first.pairing_code.toLowerCase().replace('-', ' '))
    assert.deepEqual([used.status, used.body.name], [200, 'Front door'])
    assert.equal((await pair(first.pairing_code)).body.code, 'PAIRING_CODE_INVALID')
    const [late, exact] = [await add(), await add()]
    const begun = studio.clock.now()
    studio.clock.advance({ minutes: 10 })
    assert.equal((await pair(exact.pairing_code)).status, 200)
    studio.clock.advance({ milliseconds: 1 })
    assert.equal((await pair(late.pairing_code)).body.code, 'PAIRING_CODE_INVALID')
    studio.clock.set(begun)
    assert.equal((await pair('0000-0000')).body.code, 'PAIRING_CODE_INVALID')
    const shown = (await studio.asOwner('GET /api/v1/kiosks')).body
    assert.ok(!/code|token|hash/.test(JSON.stringify(shown)))
    const raced = await add()
    const both = await Promise.all([pair(raced.pairing_code), pair(raced.pairing_code)])
    assert.deepEqual(
      both.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
  })

  it('guess no codes: five a minute from one address', async () => {
    const tries = []
    for (let at = 0; at < 6; at += 1) tries.push((await pair('ABCD-EFGH', '10.45.0.1')).status)
    assert.deepEqual(tries, [409, 409, 409, 409, 409, 429])
  })

  it('can do nothing else, at neither door, and nothing at all once they are revoked', async () => {
    const kiosk = await paired()
    for (const door of ['public', 'local'] as const) {
      assert.equal((await kiosk.ask(CLASSES, undefined, door)).status, 200)
      for (const other of [
        'GET /api/v1/clients',
        'GET /api/v1/bookings',
        'GET /api/v1/auth/me',
        'GET /api/v1/kiosks',
      ]) {
        assert.equal((await kiosk.ask(other, undefined, door)).body.code, 'AUTH_INSUFFICIENT_PERMISSIONS', other)
      }
    }
    for (const token of [studio.owner, await studio.login((await registerClient(studio)).email)]) {
      assert.equal((await studio.send(CLASSES, { token })).status, 403)
    }
    assert.equal((await studio.send(CLASSES)).body.code, 'AUTH_REQUIRED')
    assert.equal((await studio.send(CLASSES, { token: 'kiosk_x' })).body.code, 'AUTH_INVALID_TOKEN')
    const rows = JSON.stringify(studio.database.prepare('SELECT * FROM kiosks').all())
    assert.ok(!rows.includes(kiosk.token) && !rows.includes(kiosk.token.slice(6)))
    assert.equal((await studio.asOwner(`DELETE /api/v1/kiosks/${kiosk.id}`)).status, 204)
    assert.equal((await kiosk.ask(CLASSES)).status, 401)
    assert.equal((await kiosk.ask('POST /api/v1/kiosk/check-in', { booking_id: 1 })).status, 401)
    assert.equal((await studio.asOwner(`DELETE /api/v1/kiosks/${kiosk.id}`)).status, 404)
  })

  it('show the classes in their window, and as little of the names as tells people apart', async () => {
    const kiosk = await paired()
    const cls = await makeClass(studio, { starts_at: '2026-03-04T18:00' })
    const [ann] = [
      await registerMember(studio, { full_name: 'Ann Harbour' }),
      await registerMember(studio, { full_name: 'Ann Hill' }),
    ]
    const booking = await book(studio, cls, ann)
    await book(studio, cls, await registerMember(studio, { full_name: 'Ann Hill' }))
    const gone = await book(studio, cls, await registerMember(studio, { full_name: 'Zoe Gone' }))
    await studio.asOwner(`DELETE /api/v1/bookings/${gone.id}`)
    const shown = async (at: string) => {
      studio.clock.set(at)
      return (await kiosk.ask(CLASSES)).body
    }
    const early = await shown('2026-03-04T16:29:59.999Z')
    assert.deepEqual(early.classes, [])
    assert.deepEqual(
      [early.next_class.name, early.next_class.check_in_opens_at],
      ['Vinyasa', '2026-03-04T16:30:00.000Z'],
    )
    const [one] = (await shown('2026-03-04T16:30:00.000Z')).classes
    assert.deepEqual(
      one.bookings.map((row: { first_name: string; initial: string }) => `${row.first_name} ${row.initial}`),
      ['Ann Ha.', 'Ann Hi.'],
    )
    assert.deepEqual(Object.keys(one.bookings[0]), ['booking_id', 'first_name', 'initial', 'is_checked_in'])
    await kiosk.ask(CHECK_IN, { booking_id: booking.id })
    const after = (await shown('2026-03-04T17:15:00.000Z')).classes[0].bookings
    assert.deepEqual(
      after.map((row: { is_checked_in: boolean }) => row.is_checked_in),
      [true, false],
    )
    assert.deepEqual((await shown('2026-03-04T17:15:00.001Z')).classes, [])
    studio.clock.set('2026-03-04T11:00:00.000Z')
  })

  it('check in inside the window, twice the same as once, and say what is left and what is to sign', async () => {
    const kiosk = await paired()
    const room = await makeRoom(studio)
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-05T18:00' })
    const client = await registerClient(studio, { full_name: 'Bea Blum' })
    await sellPack(studio, client, 5)
    const booking = await book(studio, cls, client)
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://studio.example' })
    const check = async (at: string, body: object = { booking_id: booking.id }) => {
      studio.clock.set(at)
      return kiosk.ask(CHECK_IN, body)
    }
    assert.equal((await check('2026-03-05T16:29:59.999Z')).body.code, 'CHECK_IN_NOT_OPEN')
    const { status, body } = await check('2026-03-05T16:30:00.000Z')
    assert.equal(status, 200)
    assert.deepEqual([body.first_name, body.credits_left, body.seat_name], ['Bea', 4, 'A1'])
    assert.deepEqual(
      [body.unsigned_waivers, body.sign_url],
      [[{ id: waiver.id, title: waiver.title }], 'https://studio.example/waivers'],
    )
    assert.deepEqual((await check('2026-03-05T16:40:00.000Z')).body, { ...body, undo_code: null, milestone: null })
    assert.equal((await check('2026-03-05T17:15:00.001Z')).body.code, 'CHECK_IN_CLOSED', 'tells nothing of who came')
    studio.clock.set('2026-03-05T16:50:00.000Z')
    assert.equal((await kiosk.ask(CHECK_IN, { booking_id: 999_999 })).status, 404)
    assert.equal((await kiosk.ask(CHECK_IN, {})).status, 422)
    assert.equal((await kiosk.ask(CHECK_IN, { booking_id: 1, code: '1' })).status, 422)
    studio.clock.set('2026-03-04T11:00:00.000Z')
  })

  it('take back a check-in of their own within a minute, and nothing that somebody has done since', async () => {
    const [kiosk, other] = [await paired(), await paired()]
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:20:00' })
    const booking = await book(studio, cls, await registerMember(studio), { force: true })
    const begun = studio.clock.now()
    const tap = async () => (await kiosk.ask(CHECK_IN, { booking_id: booking.id })).body
    const undo = async (undo_code: string, by = kiosk) => (await by.ask(UNDO, { undo_code })).body
    const status = async () => (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status

    const first = await tap()
    assert.equal(first.milestone, 1)
    assert.deepEqual([(await tap()).undo_code, (await tap()).milestone], [null, null], 'tapped again')
    assert.equal((await undo(first.undo_code, other)).code, 'CHECK_IN_CODE_INVALID')
    assert.equal((await undo(`${first.undo_code.slice(0, -1)}x`)).code, 'CHECK_IN_CODE_INVALID')
    assert.deepEqual(await undo(first.undo_code), { booking_id: booking.id })
    assert.equal(await status(), 'booked')
    assert.equal((await undo(first.undo_code)).code, 'CHECK_IN_CODE_INVALID', 'twice')

    studio.clock.advance({ seconds: 1 })
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/check-in`)
    assert.equal((await undo(first.undo_code)).code, 'CHECK_IN_CODE_INVALID', 'the desk checked in since')
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/undo`)

    const second = await tap()
    studio.clock.advance({ seconds: 60, milliseconds: 1 })
    assert.equal((await undo(second.undo_code)).code, 'CHECK_IN_CODE_INVALID', 'after a minute')
    assert.equal(await status(), 'checked_in')
    studio.clock.set(begun)
  })

  it('show the classes to come between check-ins, with their places left, and where to book', async () => {
    const { body: place } = await studio.asOwner('POST /api/v1/establishments', { name: 'Pavilion' })
    const kiosk = await paired({ establishment_id: place.id })
    const plan = (hour: number) =>
      makeClass(studio, { starts_at: `2026-03-04T${hour}:00:00`, establishment_id: place.id, capacity: 3 })
    const [later, first] = [await plan(21), await plan(16)]
    await book(studio, first, await registerMember(studio), { force: true })
    for (const hour of [22, 19, 20]) await plan(hour)
    const { body } = await kiosk.ask(CLASSES)
    assert.deepEqual(
      body.coming.map(({ starts_at, spots_left }: Coming) => [starts_at, spots_left]),
      [
        [first.starts_at, 2],
        ['2026-03-04T18:00:00.000Z', 3],
        ['2026-03-04T19:00:00.000Z', 3],
        [later.starts_at, 3],
      ],
    )
    assert.equal(body.join_url, 'https://studio.example')
  })

  it('check in by the code of a phone, and by no other', async () => {
    const kiosk = await paired()
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:20:00' })
    const client = await registerMember(studio, { full_name: 'Cat Code' })
    const booking = await book(studio, cls, client, { force: true })
    const { code } = (await client.ask(`GET /api/v1/bookings/${booking.id}/check-in-code`)).body
    assert.equal((await kiosk.ask(CHECK_IN, { code: `${code.slice(0, -1)}x` })).body.code, 'CHECK_IN_CODE_INVALID')
    const { body } = await kiosk.ask(CHECK_IN, { code })
    assert.deepEqual([body.booking_id, body.first_name, body.credits_left], [booking.id, 'Cat', null])
    await studio.asOwner(`POST /api/v1/bookings/${booking.id}/undo`)
    studio.clock.advance({ minutes: 11 })
    assert.equal((await kiosk.ask(CHECK_IN, { code })).body.code, 'CHECK_IN_CODE_INVALID')
    studio.clock.set('2026-03-04T11:00:00.000Z')
  })

  it('of a location check in to its classes alone, whatever they are asked', async () => {
    const { body: place } = await studio.asOwner('POST /api/v1/establishments', { name: 'Loft' })
    const [there, here] = [await paired({ establishment_id: place.id }), await paired({ establishment_id: 1 })]
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:25:00' })
    const client = await registerMember(studio, { full_name: 'Dora Door' })
    const booking = await book(studio, cls, client, { force: true })
    const { code } = (await client.ask(`GET /api/v1/bookings/${booking.id}/check-in-code`)).body
    for (const asked of [{ booking_id: booking.id }, { code }]) {
      const { status, body } = await there.ask(CHECK_IN, asked)
      assert.deepEqual([status, body.code, JSON.stringify(body).includes('Dora')], [404, 'NOT_FOUND', false])
    }
    assert.equal((await here.ask(CHECK_IN, { booking_id: booking.id })).body.first_name, 'Dora')
  })

  it('of a location show its classes alone', async () => {
    const { body: place } = await studio.asOwner('POST /api/v1/establishments', { name: 'Annex' })
    const cls = await makeClass(studio, { starts_at: '2026-03-04T12:10:00', establishment_id: place.id })
    await makeClass(studio, { starts_at: '2026-03-04T12:11:00' })
    const here = (await (await paired({ establishment_id: place.id })).ask(CLASSES)).body.classes
    assert.deepEqual(
      here.map(({ id }: { id: number }) => id),
      [cls.id],
    )
    assert.ok((await (await paired()).ask(CLASSES)).body.classes.length > 1)
    const first = (await (await paired({ establishment_id: 1 })).ask(CLASSES)).body.classes
    assert.ok(
      first.length > 0 && !first.some(({ id }: { id: number }) => id === cls.id),
      'those that name none are at the first',
    )
    assert.equal((await studio.asOwner('POST /api/v1/kiosks', { name: 'x', establishment_id: 99_999 })).status, 404)
  })
})
