import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import {
  chargesTo,
  creditsOf,
  makeFullClass,
  registerClient,
  sellPack,
  setRules,
  type TestClient,
} from '../../test/build/bookings.ts'
import { makeDependant, makeMemberDependant } from '../../test/build/dependants.ts'
import { makeRoom, makeSeatedClass } from '../../test/build/rooms.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('acting for a dependant', () => {
  let studio: TestStudio
  let gina: TestClient
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { late_cancel_fee: 8, cancellation_hours: 12 })
    gina = await registerClient(studio, { full_name: 'Gina Guardian' })
  })
  after(() => studio.stop())

  const ask = (dependant: { id: number }, operation: string, body?: unknown) => {
    const [method, path] = operation.split(' ')
    return gina.ask(`${method} /api/v1/clients/me/dependants/${dependant.id}${path}`, body)
  }

  it('books with the dependant’s own membership, and writes to the guardian', async () => {
    const child = await makeDependant(studio, gina, { full_name: 'Dora Dependant', email: null })
    const pack = await sellPack(studio, child, 2)
    const cls = await makeClass(studio)
    const before = (await ask(child, `GET /scheduled-classes/${cls.id}/eligibility`)).body
    assert.deepEqual([before.client_id, before.can_book, before.membership.id], [child.id, true, pack.id])
    const { status, body } = await ask(child, 'POST /bookings', { scheduled_class_id: cls.id, membership_id: pack.id })
    assert.deepEqual(
      [status, body.client_id, body.client_name, body.membership_id, body.source, body.status],
      [201, child.id, 'Dora Dependant', pack.id, 'client', 'booked'],
    )
    const { items } = (await ask(child, 'GET /memberships?status=active')).body
    assert.deepEqual(
      items.map((one: { id: number; credits_remaining: number }) => [one.id, one.credits_remaining]),
      [[pack.id, 1]],
    )
    const { code } = (await ask(child, `GET /bookings/${body.id}/check-in-code`)).body
    assert.match(code, new RegExp(`^${body.id}\\.\\d+\\.[0-9a-f]{32}$`))
    const neighbour = await registerClient(studio)
    for (const way of [`/bookings/${body.id}`, `/clients/me/dependants/${child.id}/bookings/${body.id}`])
      assert.equal((await neighbour.ask(`GET /api/v1${way}/check-in-code`)).status, 404, way)
    const statement = (await ask(child, `GET /memberships/${pack.id}/credits`)).body
    assert.deepEqual(
      statement.map((entry: { kind: string; actor_kind: string }) => [entry.kind, entry.actor_kind]),
      [
        ['grant', 'staff'],
        ['spend', 'client'],
      ],
    )
    const { items: letters } = (await studio.asOwner(`GET /api/v1/emails?client_id=${child.id}`)).body
    assert.deepEqual(
      letters.map((one: { kind: string; to_email: string; to_name: string }) => [one.kind, one.to_email, one.to_name]),
      [['booking_confirmed', gina.email, 'Gina Guardian']],
    )
    const upcoming = (await ask(child, 'GET /bookings?upcoming=true')).body.items
    assert.deepEqual(
      upcoming.map((one: { id: number }) => one.id),
      [body.id],
    )
    assert.equal((await ask(child, `GET /scheduled-classes/${cls.id}/eligibility`)).body.own_booking_id, body.id)
  })

  it('moves the dependant to a free seat, until the class begins', async () => {
    const room = await makeRoom(studio)
    const [child, sibling] = [await makeMemberDependant(studio, gina), await makeMemberDependant(studio, gina)]
    const cls = await makeSeatedClass(studio, room, { starts_at: '2026-03-07T09:00' })
    const booked = (await ask(child, 'POST /bookings', { scheduled_class_id: cls.id })).body
    const theirs = (await ask(sibling, 'POST /bookings', { scheduled_class_id: cls.id })).body
    const [, second, third] = room.seats
    const move = (seat_id: number, more: object = {}) =>
      ask(child, `PUT /bookings/${booked.id}/seat`, { seat_id, ...more })
    assert.deepEqual([booked.seat_name, theirs.seat_name], ['A1', 'A2'])
    assert.equal((await move(second.id)).body.code, 'SEAT_TAKEN')
    assert.equal((await move(third.id, { swap: true })).status, 422)
    assert.equal((await ask(child, `PUT /bookings/${theirs.id}/seat`, { seat_id: third.id })).status, 404)
    const moved = await move(third.id, { keep_seat: true })
    assert.deepEqual([moved.status, moved.body.client_id, moved.body.seat_name], [200, child.id, 'A3'])
    const again = await makeSeatedClass(studio, room, { starts_at: '2026-03-08T09:00' })
    assert.equal((await ask(child, 'POST /bookings', { scheduled_class_id: again.id })).body.seat_name, 'A3')
    const direct = await gina.ask(`PUT /api/v1/bookings/${booked.id}/seat`, { seat_id: room.seats[0].id })
    assert.equal(direct.status, 404)
  })

  it('refuses by the rules that hold for the dependant, not for the guardian', async () => {
    const cls = await makeClass(studio)
    const inactive = await makeMemberDependant(studio, gina)
    await studio.asOwner(`DELETE /api/v1/clients/${inactive.id}`)
    const booked = await makeMemberDependant(studio, gina)
    assert.equal((await ask(booked, 'POST /bookings', { scheduled_class_id: cls.id })).status, 201)
    const cases: [{ id: number }, { id: number }, string][] = [
      [await makeDependant(studio, gina), cls, 'NO_ENTITLEMENT'],
      [inactive, cls, 'CLIENT_INACTIVE'],
      [booked, cls, 'ALREADY_BOOKED'],
      [booked, await makeClass(studio), 'OVERLAPPING_BOOKING'],
      [await makeMemberDependant(studio, gina), (await makeFullClass(studio)).cls, 'CLASS_FULL'],
    ]
    await sellPack(studio, gina, 5)
    for (const [dependant, { id }, code] of cases) {
      const { status, body } = await ask(dependant, 'POST /bookings', { scheduled_class_id: id })
      assert.deepEqual([status, body.code], [409, code])
      const asked = (await ask(dependant, `GET /scheduled-classes/${id}/eligibility`)).body
      assert.deepEqual([asked.can_book, asked.reasons[0].code], [false, code])
    }
  })

  it('gives one place of two to a guardian’s children who are booked at once', async () => {
    const children = [await makeMemberDependant(studio, gina), await makeMemberDependant(studio, gina)]
    const cls = await makeClass(studio, { capacity: 1 })
    const replies = await Promise.all(
      children.map((child) => ask(child, 'POST /bookings', { scheduled_class_id: cls.id })),
    )
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409],
    )
  })

  // Hours before the class at which it is cancelled; what was announced, what comes of it.
  const cancellations = [
    { hours: 13, status: 'cancelled', is_late: false, fee: 0, returned: true, credits: 2, charges: [] },
    { hours: 12, status: 'cancelled', is_late: false, fee: 0, returned: true, credits: 2, charges: [] },
    {
      hours: 11,
      status: 'late_cancelled',
      is_late: true,
      fee: 8,
      returned: false,
      credits: 1,
      charges: [['late_cancel', 8, 'pending']],
    },
  ]
  for (const { hours, status, is_late, fee, returned, credits, charges } of cancellations) {
    it(`cancels ${hours} hours before as was announced: ${status}`, async () => {
      const child = await makeDependant(studio, gina)
      const pack = await sellPack(studio, child, 2)
      const starts = new Date(Date.parse(studio.clock.now()) + 48 * 3_600_000).toISOString()
      const cls = await makeClass(studio, { starts_at: starts })
      const { body: booked } = await ask(child, 'POST /bookings', { scheduled_class_id: cls.id })
      await studio.advance({ hours: 48 - hours })
      const [{ cancel }] = (await ask(child, 'GET /bookings')).body.items
      assert.deepEqual([cancel.is_late, cancel.fee, cancel.credit_returned], [is_late, fee, returned])
      const cancelled = await ask(child, `DELETE /bookings/${booked.id}`, { reason: 'Fever' })
      assert.deepEqual([cancelled.status, cancelled.body.status, cancelled.body.cancel], [200, status, null])
      assert.equal((await ask(child, `DELETE /bookings/${booked.id}`)).body.status, status)
      assert.equal(await creditsOf(studio, pack), credits)
      assert.deepEqual(await chargesTo(studio, child), charges)
      assert.deepEqual(await chargesTo(studio, gina), [])
    })
  }

  it('refuses to cancel once the class has begun', async () => {
    const child = await makeMemberDependant(studio, gina)
    const starts_at = new Date(Date.parse(studio.clock.now()) + 3_600_000).toISOString()
    const cls = await makeClass(studio, { starts_at })
    const { body } = await ask(child, 'POST /bookings', { scheduled_class_id: cls.id })
    await studio.advance({ hours: 1 })
    assert.equal((await ask(child, `DELETE /bookings/${body.id}`)).body.code, 'CLASS_STARTED')
  })

  it('signs for the dependant, which lets her be booked and keeps who signed', async () => {
    const child = await makeMemberDependant(studio, gina, { full_name: 'Sami Small' })
    const waiver = await makeWaiver(studio, { requires_before_booking: true })
    const wish = { scheduled_class_id: (await makeClass(studio)).id }
    const refused = await ask(child, 'POST /bookings', wish)
    assert.equal(refused.body.code, 'WAIVER_UNSIGNED')
    const stateOf = async (one: { id: number }) =>
      (await studio.asOwner(`GET /api/v1/clients/${one.id}/waivers`)).body.at(-1).status
    assert.equal((await ask(child, 'GET /waivers')).body.at(-1).status, 'unsigned')

    const other = await ask(child, `POST /waivers/${waiver.id}/sign`, { signed_name: 'G. Guardian', version: 2 })
    assert.equal(other.body.code, 'WAIVER_CHANGED')
    const signing = { signed_name: 'G. Guardian', version: 1 }
    const { status, body } = await ask(child, `POST /waivers/${waiver.id}/sign`, signing)
    assert.deepEqual(
      [status, body.client_id, body.client_name, body.guardian_id, body.guardian_name, body.signed_name],
      [201, child.id, 'Sami Small', gina.id, 'Gina Guardian', 'G. Guardian'],
    )
    const shown = (await ask(child, 'GET /waivers')).body.at(-1)
    assert.deepEqual([shown.id, shown.status, shown.signatures.length], [waiver.id, 'signed', 1])
    assert.equal(shown.signatures[0].pdf_url, body.pdf_url)
    const printed = await gina.ask(`GET ${body.pdf_url}`)
    assert.deepEqual([printed.status, printed.headers.get('content-type')], [200, 'application/pdf'])
    assert.deepEqual([await stateOf(child), await stateOf(gina)], ['signed', 'unsigned'])
    assert.equal((await ask(child, 'POST /bookings', wish)).status, 201)
    await studio.asOwner(`DELETE /api/v1/waivers/${waiver.id}`)
    const late = await ask(child, `POST /waivers/${waiver.id}/sign`, { signed_name: 'G. Guardian' })
    assert.equal(late.body.code, 'WAIVER_INACTIVE')
  })

  it('forgets the guardian’s name on what she signed when she is erased, and exports it before', async () => {
    const guardian = await registerClient(studio, { full_name: 'Greta Gone' })
    const child = await makeDependant(studio, guardian)
    const waiver = await makeWaiver(studio)
    const path = `/api/v1/clients/me/dependants/${child.id}/waivers/${waiver.id}/sign`
    const { body: signature } = await guardian.ask(`POST ${path}`, { signed_name: 'Greta Gone' })
    const { body: exported } = await guardian.ask(`GET /api/v1/gdpr/export/${guardian.id}`)
    assert.equal(exported.records.waivers_signed_for_dependants[0].id, signature.id)
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${guardian.id}`)).status, 200)
    const { items } = (await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures`)).body
    assert.deepEqual([items[0].id, items[0].client_id, items[0].guardian_id], [signature.id, child.id, guardian.id])
    assert.doesNotMatch(JSON.stringify(items), /Greta/)
  })
})
