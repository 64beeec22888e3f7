import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, creditsOf, registerClient, sellPack, type TestClient } from '../../../test/build/bookings.ts'
import { makeDependant } from '../../../test/build/dependants.ts'
import { makeClass } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('a membership for several people', () => {
  let studio: TestStudio
  let holder: TestClient
  let partner: TestClient
  let pack: { id: number }
  beforeEach(async () => {
    studio = await startStudio()
    holder = await registerClient(studio, { full_name: 'Hanna' })
    partner = await registerClient(studio, { full_name: 'Paul' })
    pack = await sellPack(studio, holder, 5, { max_members: 3, max_per_day: 1 })
  })
  afterEach(() => studio.stop())

  const members = () => `/api/v1/memberships/${pack.id}/members`
  const put = (...client_ids: number[]) => studio.asOwner(`PUT ${members()}`, { client_ids })
  const names = (body: { members: { full_name: string }[] }) => body.members.map(({ full_name }) => full_name)
  const wish = (who: TestClient, cls: { id: number }) =>
    who.ask('POST /api/v1/bookings', { scheduled_class_id: cls.id })

  it('pays for everybody on its list, each with limits of their own, and for nobody else', async () => {
    const [morning, noon] = [
      await makeClass(studio),
      await makeClass(studio, { starts_at: '2026-03-05T09:00:00.000Z' }),
    ]
    assert.equal((await wish(partner, morning)).body.code, 'NO_ENTITLEMENT')
    assert.deepEqual(names((await put(partner.id)).body), ['Paul'])
    const { body } = await wish(partner, morning)
    assert.deepEqual([body.membership_id, body.client_id], [pack.id, partner.id])
    assert.equal((await wish(holder, morning)).status, 201, 'a day’s limit counts a person')
    assert.equal((await wish(partner, noon)).body.code, 'MEMBERSHIP_DAY_LIMIT')
    assert.equal(await creditsOf(studio, pack), 3, 'the credits are everybody’s')
    const shared = (await partner.ask('GET /api/v1/clients/me/shared-memberships')).body
    assert.deepEqual([shared[0].id, shared[0].holder_name, shared[0].credits_remaining], [pack.id, 'Hanna', 3])
    assert.deepEqual((await holder.ask('GET /api/v1/clients/me/shared-memberships')).body, [])
    await put()
    assert.equal(
      (await wish(partner, await makeClass(studio, { starts_at: '2026-03-07T09:00' }))).body.code,
      'NO_ENTITLEMENT',
    )
    assert.equal(
      (await studio.asOwner(`GET /api/v1/bookings/${body.id}`)).body.status,
      'booked',
      'nothing is cancelled',
    )
  })

  it('pays after one of their own, and says whose it is', async () => {
    const own = await sellPack(studio, partner, 1)
    await put(partner.id)
    const cls = await makeClass(studio)
    assert.equal((await wish(partner, cls)).body.membership_id, own.id)
    const next = await makeClass(studio, { starts_at: '2026-03-07T09:00' })
    const may = (await partner.ask(`GET /api/v1/scheduled-classes/${next.id}/eligibility`)).body.membership
    assert.deepEqual([may.id, may.is_shared], [pack.id, true])
  })

  it('is shared by its holder with their own children alone, whom nobody else is lost for', async () => {
    const [child, other] = [await makeDependant(studio, holder), await makeDependant(studio, partner)]
    await put(partner.id)
    const set = (...client_ids: number[]) => holder.ask(`PUT ${members()}`, { client_ids })
    assert.deepEqual(new Set(names((await set(child.id)).body)), new Set([child.full_name, 'Paul']))
    assert.equal((await set(other.id)).status, 404)
    assert.equal((await set(child.id, partner.id)).status, 404)
    assert.deepEqual(names((await set()).body), ['Paul'])
    assert.equal((await partner.ask(`GET ${members()}`)).status, 404)
    const full = await put(partner.id, child.id, other.id)
    assert.deepEqual([full.status, full.body.code, full.body.reasons[0].value], [409, 'TOO_MANY_MEMBERS', 3])
    assert.equal((await put(holder.id)).status, 422)
    assert.equal((await put(999)).status, 404)
  })

  it('tells who used what: of another adult the day and the credits alone', async () => {
    const child = await makeDependant(studio, holder)
    await put(partner.id, child.id)
    for (const who of [holder, partner, child])
      await book(studio, await makeClass(studio, { starts_at: '2026-03-06T09:00' }), who)
    const seen = async (uses: { client_id: number; name: string | null }[]) =>
      [holder.id, partner.id, child.id].map((id) => uses.find(({ client_id }) => client_id === id)!.name)
    assert.deepEqual(await seen((await holder.ask(`GET ${members()}`)).body.uses), ['Vinyasa', null, 'Vinyasa'])
    assert.deepEqual(await seen((await studio.asOwner(`GET ${members()}`)).body.uses), [
      'Vinyasa',
      'Vinyasa',
      'Vinyasa',
    ])
  })

  it('goes on with another holder; of one who is erased, others keep what they booked', async () => {
    const third = await registerClient(studio)
    await put(partner.id, third.id)
    assert.equal((await studio.asOwner(`PUT /api/v1/memberships/${pack.id}/holder`, { client_id: 999 })).status, 404)
    const { body } = await studio.asOwner(`PUT /api/v1/memberships/${pack.id}/holder`, { client_id: partner.id })
    assert.equal(body.client_id, partner.id)
    assert.equal((await wish(holder, await makeClass(studio))).body.code, 'NO_ENTITLEMENT')
    const cls = await makeClass(studio)
    const [theirs, own] = [await wish(third, cls), await wish(partner, cls)]
    assert.equal((await studio.asOwner(`POST /api/v1/gdpr/delete/${partner.id}`)).status, 200)
    const status = async (id: number) => (await studio.asOwner(`GET /api/v1/bookings/${id}`)).body.status
    assert.deepEqual([await status(theirs.body.id), await status(own.body.id)], ['booked', 'cancelled'])
    const later = await wish(third, await makeClass(studio, { starts_at: '2026-03-07T09:00' }))
    assert.equal(later.body.code, 'MEMBERSHIP_CANCELLED')
  })
  it('is found with its new holder, and no more with the former one', async () => {
    await put(partner.id)
    const hand = (client_id: number) => studio.asOwner(`PUT /api/v1/memberships/${pack.id}/holder`, { client_id })
    const found = async (status: string) => {
      const { body } = await studio.asOwner(`GET /api/v1/clients?membership_status=${status}`)
      return body.items.map(({ full_name }: { full_name: string }) => full_name)
    }
    assert.deepEqual([await found('active'), await found('none')], [['Hanna', 'Paul'], []], 'who shares it, too')
    assert.equal((await hand(partner.id)).status, 200)
    assert.deepEqual([await found('active'), await found('none')], [['Paul'], ['Hanna']])
    const { invariants } = (await studio.asOwner('GET /api/v1/studio/integrity')).body
    assert.deepEqual(
      invariants.filter(({ ok }: { ok: boolean }) => !ok),
      [],
    )
  })

  it('stays with its holder where they are named again, and is not handed over once it is cancelled', async () => {
    await put(partner.id)
    const hand = (client_id: number) => studio.asOwner(`PUT /api/v1/memberships/${pack.id}/holder`, { client_id })
    const same = await hand(holder.id)
    assert.deepEqual([same.status, same.body.client_id], [200, holder.id])
    await studio.asOwner(`DELETE /api/v1/memberships/${pack.id}`)
    const { status, body } = await hand(partner.id)
    assert.deepEqual([status, body.code], [409, 'MEMBERSHIP_CANCELLED'])
  })

  it('is named, with who else uses it, before its holder is deactivated or erased', async () => {
    await put(partner.id)
    await wish(partner, await makeClass(studio))
    const { shared } = (await studio.asOwner(`GET /api/v1/clients/${holder.id}/ending`)).body
    const members = [{ client_id: partner.id, full_name: 'Paul' }]
    assert.deepEqual(shared, [{ membership_id: pack.id, name: shared[0].name, renews: false, members, bookings: 1 }])
    await studio.asOwner(`PUT /api/v1/memberships/${pack.id}/holder`, { client_id: partner.id })
    assert.deepEqual((await studio.asOwner(`GET /api/v1/clients/${holder.id}/ending`)).body.shared, [])
  })
})
