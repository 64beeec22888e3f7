import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient, registerMember, sellPack, wait, type TestClient } from '../../test/build/bookings.ts'
import { makeDependant, makeMemberDependant } from '../../test/build/dependants.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeWaiver } from '../../test/build/waivers.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const MINE = '/api/v1/clients/me/dependants'

describe('whom a guardian acts for', () => {
  let studio: TestStudio
  let gina: TestClient
  let stranger: TestClient
  before(async () => {
    studio = await startStudio()
    gina = await registerMember(studio, { full_name: 'Gina Guardian' })
    stranger = await registerMember(studio)
  })
  after(() => studio.stop())

  /** Has the dependant sign in from now on. */
  const giveLogin = async (dependant: { id: number }) => {
    const change = { email: `own-${dependant.id}@example.com`, guardian_id: null }
    assert.equal((await studio.asOwner(`PUT /api/v1/clients/${dependant.id}`, change)).status, 200)
    const { body } = await studio.asOwner(`POST /api/v1/clients/${dependant.id}/invite`)
    const token = new URL(body.invite_url).hash.slice(1)
    const accepted = { token, new_password: PASSWORD }
    const { status } = await studio.send('POST /api/v1/auth/reset-password', { body: accepted, door: 'public' })
    assert.equal(status, 200)
    return studio.login(change.email)
  }

  it('lists her own dependants by name, and shows each as the client she is', async () => {
    const guardian = await registerClient(studio)
    assert.deepEqual((await guardian.ask(`GET ${MINE}`)).body, [])
    const made = []
    for (const full_name of ['zoe', 'Abel', 'Mia']) made.push(await makeDependant(studio, guardian, { full_name }))
    await makeDependant(studio, gina)
    const { body } = await guardian.ask(`GET ${MINE}`)
    assert.deepEqual(
      body.map((one: { full_name: string }) => one.full_name),
      ['Abel', 'Mia', 'zoe'],
    )
    assert.deepEqual((await guardian.ask(`GET ${MINE}/${made[0].id}`)).body, made[0])
  })

  it('answers 404 to everything about a client who is not hers, and changes nothing', async () => {
    const child = await makeMemberDependant(studio, gina)
    const pack = await sellPack(studio, child, 3)
    const waiver = await makeWaiver(studio)
    const [cls, full] = [
      await makeClass(studio),
      await makeClass(studio, { capacity: 1, starts_at: '2026-03-10T18:00' }),
    ]
    await book(studio, full, stranger)
    const booked = await book(studio, await makeClass(studio, { starts_at: '2026-03-11T18:00' }), child)
    const own = (id: number | string) => `${MINE}/${id}`
    const entry = await gina.ask(`POST ${own(child.id)}/bookings/waitlist`, { scheduled_class_id: full.id })
    const signature = await gina.ask(`POST ${own(child.id)}/waivers/${waiver.id}/sign`, { signed_name: 'Gina' })
    const grown = await makeMemberDependant(studio, gina)
    await giveLogin(grown)
    const orphan = await studio.asOwner('POST /api/v1/clients', { full_name: 'Nobody’s' })

    const operations: [string, unknown?][] = [
      ['GET '],
      ['GET /memberships'],
      [`GET /memberships/${pack.id}/credits`],
      ['GET /bookings'],
      ['POST /bookings', { scheduled_class_id: cls.id }],
      [`DELETE /bookings/${booked.id}`],
      [`PUT /bookings/${booked.id}/seat`, { seat_id: 1 }],
      ['GET /bookings/waitlist'],
      ['POST /bookings/waitlist', { scheduled_class_id: full.id }],
      [`DELETE /bookings/waitlist/${entry.body.id}`],
      [`POST /bookings/waitlist/${entry.body.id}/confirm`],
      [`GET /scheduled-classes/${cls.id}/eligibility`],
      ['GET /waivers'],
      [`POST /waivers/${waiver.id}/sign`, { signed_name: 'Somebody' }],
      [`GET /waivers/${signature.body.id}.pdf`],
    ]
    const whom: [string, TestClient, number][] = [
      ['a stranger’s dependant', stranger, child.id],
      ['a dependant with a login', gina, grown.id],
      ['a client without a guardian', gina, orphan.body.id],
      ['herself', gina, gina.id],
      ['nobody', gina, 999_999],
    ]
    for (const [who, caller, id] of whom) {
      for (const [operation, body] of operations) {
        const [method, path] = operation.split(' ')
        const { status } = await caller.ask(`${method} ${own(id)}${path}`, body)
        assert.equal(status, 404, `${operation} for ${who}`)
      }
    }
    const asked = await gina.ask(`GET ${own(child.id)}/bookings`)
    assert.deepEqual(
      asked.body.items.map((one: { id: number; status: string }) => [one.id, one.status]),
      [[booked.id, 'booked']],
    )
    assert.equal((await gina.ask(`GET ${own(child.id)}/bookings/waitlist`)).body[0].status, 'waiting')
    assert.equal((await studio.asOwner(`GET /api/v1/waivers/${waiver.id}/signatures`)).body.total, 1)
  })

  it('takes no record of anybody but the dependant she names', async () => {
    const [child, sibling] = [await makeMemberDependant(studio, gina), await makeMemberDependant(studio, gina)]
    const cls = await makeClass(studio, { capacity: 2 })
    const [hers, ginas] = [await sellPack(studio, sibling, 3), await sellPack(studio, gina, 3)]
    const [booked, ginasBooking] = [await book(studio, cls, sibling), await book(studio, cls, gina)]
    const waiting = await wait(cls, await registerMember(studio))
    const free = await makeClass(studio)
    const waiver = await makeWaiver(studio)
    const signed = await gina.ask(`POST ${MINE}/${sibling.id}/waivers/${waiver.id}/sign`, { signed_name: 'Gina' })
    const cases: [string, unknown?][] = [
      ['POST /bookings', { scheduled_class_id: free.id, membership_id: hers.id }],
      ['POST /bookings', { scheduled_class_id: free.id, membership_id: ginas.id }],
      ['POST /bookings', { scheduled_class_id: 999_999 }],
      [`DELETE /bookings/${booked.id}`],
      [`DELETE /bookings/${ginasBooking.id}`],
      [`GET /memberships/${hers.id}/credits`],
      [`GET /memberships/${ginas.id}/credits`],
      [`DELETE /bookings/waitlist/${waiting.id}`],
      [`POST /bookings/waitlist/${waiting.id}/confirm`],
      ['GET /scheduled-classes/999999/eligibility'],
      ['POST /waivers/999999/sign', { signed_name: 'Gina' }],
      [`GET /waivers/${signed.body.id}.pdf`],
    ]
    for (const [operation, body] of cases) {
      const [method, path] = operation.split(' ')
      const { status } = await gina.ask(`${method} ${MINE}/${child.id}${path}`, body)
      assert.equal(status, 404, `${operation} ${JSON.stringify(body)}`)
    }
    for (const field of ['client_id', 'force', 'check_in']) {
      const wish = { scheduled_class_id: free.id, [field]: field === 'client_id' ? sibling.id : true }
      assert.equal((await gina.ask(`POST ${MINE}/${child.id}/bookings`, wish)).status, 422, field)
    }
  })

  it('leaves everything else to each for herself', async () => {
    const child = await makeMemberDependant(studio, gina)
    const pack = await sellPack(studio, child, 2)
    const booked = await book(studio, await makeClass(studio), child)
    const cls = await makeClass(studio)
    const cases: [string, unknown?][] = [
      [`GET /api/v1/clients/${child.id}`],
      ['POST /api/v1/bookings', { scheduled_class_id: cls.id, client_id: child.id }],
      [`GET /api/v1/bookings?client_id=${child.id}`],
      [`GET /api/v1/bookings/${booked.id}`],
      [`DELETE /api/v1/bookings/${booked.id}`],
      ['POST /api/v1/bookings/waitlist', { scheduled_class_id: cls.id, client_id: child.id }],
      [`GET /api/v1/memberships?client_id=${child.id}`],
      [`GET /api/v1/memberships/${pack.id}/credits`],
      [`GET /api/v1/scheduled-classes/${cls.id}/eligibility?client_id=${child.id}`],
      [`GET /api/v1/clients/${child.id}/waivers`],
    ]
    for (const [operation, body] of cases) assert.equal((await gina.ask(operation, body)).status, 404, operation)
    const own = (await gina.ask('GET /api/v1/bookings?page_size=200')).body.items
    assert.ok(own.every((one: { client_id: number }) => one.client_id === gina.id))
  })

  it('ends with the login of the dependant, with another guardian, and with an erasure', async () => {
    const [grown, moved, erased] = [
      await makeDependant(studio, gina),
      await makeDependant(studio, gina),
      await makeDependant(studio, gina),
    ]
    await giveLogin(grown)
    await studio.asOwner(`PUT /api/v1/clients/${moved.id}`, { guardian_id: stranger.id, email: null })
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${erased.id}`)).status, 200)
    const ids = (await gina.ask(`GET ${MINE}`)).body.map((one: { id: number }) => one.id)
    for (const { id } of [grown, moved, erased]) {
      assert.ok(!ids.includes(id))
      assert.equal((await gina.ask(`GET ${MINE}/${id}`)).status, 404)
    }
    assert.equal((await stranger.ask(`GET ${MINE}/${moved.id}`)).body.guardian_id, stranger.id)
  })
})
