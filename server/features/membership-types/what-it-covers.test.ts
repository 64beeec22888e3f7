import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerClient } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeCategory, makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const PATH = '/api/v1/membership-types'
const ALL = { classes: 'all', category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }

describe('what a membership type covers', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const put = async (id: number, changes: object) => (await studio.asOwner(`PUT ${PATH}/${id}`, changes)).body
  const holders = async (id: number) => (await studio.asOwner(`GET ${PATH}/${id}/holders`)).body

  it('is every class where nothing is said, and what is said otherwise', async () => {
    const plain = await makeMembershipType(studio)
    assert.deepEqual([plain.coverage, plain.establishment_ids, plain.usable_times], [ALL, null, null])
    assert.deepEqual(
      [plain.max_per_day, plain.max_per_week, plain.max_upcoming, plain.max_members],
      [null, null, null, 1],
    )
    const category = await makeCategory(studio)
    const said = {
      coverage: { ...ALL, classes: 'listed', category_ids: [category.id] },
      establishment_ids: [1],
      usable_times: [
        { weekdays: [1, 2, 3, 4, 5], from: '06:00', until: '16:00' },
        { weekdays: [6, 7], from: '00:00', until: '24:00' },
      ],
      max_per_day: 1,
      max_per_week: 2,
      max_upcoming: 4,
      booking_open_hours_before: 336,
      max_members: 3,
    }
    const { id } = await makeMembershipType(studio, said)
    const { body } = await studio.asOwner(`GET ${PATH}/${id}`)
    assert.deepEqual({ ...body, ...said }, body)
  })

  const category = 1
  const refused: [why: string, terms: object, path: string][] = [
    ['a list for all classes', { coverage: { ...ALL, category_ids: [category] } }, 'coverage.classes'],
    [
      'a category that there is not',
      { coverage: { ...ALL, classes: 'listed', category_ids: [999] } },
      'coverage.category_ids',
    ],
    ['a service that there is not', { coverage: { ...ALL, service_ids: [999] } }, 'coverage.service_ids'],
    ['a location that there is not', { establishment_ids: [999] }, 'establishment_ids'],
    ['no location at all', { establishment_ids: [] }, 'establishment_ids'],
    [
      'hours that end as they begin',
      { usable_times: [{ weekdays: [1], from: '10:00', until: '10:00' }] },
      'usable_times.0.until',
    ],
    ['no weekday', { usable_times: [{ weekdays: [], from: '10:00', until: '11:00' }] }, 'usable_times.0.weekdays'],
    ['a limit of none', { max_per_week: 0 }, 'max_per_week'],
    ['nine people', { max_members: 9 }, 'max_members'],
    ['an intro offer for two', { is_intro_offer: true, max_members: 2 }, 'max_members'],
  ]
  for (const [why, terms, path] of refused) {
    it(`refuses ${why}`, async () => {
      const pack = { name: 'Pack', type: 'class_pack', price: 50, credits_included: 5 }
      const { status, body } = await studio.asOwner(`POST ${PATH}`, { ...pack, ...terms })
      assert.deepEqual([status, body.errors?.[0].path], [422, path])
    })
  }

  it('is kept as it was sold where a change takes something away, and follows where it only gives', async () => {
    const [mat, reformer] = [await makeCategory(studio), await makeCategory(studio)]
    const only = (...ids: number[]) => ({ coverage: { ...ALL, classes: 'listed', category_ids: ids } })
    const type = await makeMembershipType(studio, only(mat.id, reformer.id))
    await sellMembership(studio, { membership_type_id: type.id })
    assert.deepEqual(await holders(type.id), { holders: 1, on_former_terms: 0, is_said: true })
    const narrowed = await put(type.id, only(mat.id))
    assert.deepEqual([narrowed.coverage.category_ids, narrowed.on_former_terms], [[mat.id], 1])
    await sellMembership(studio, { membership_type_id: type.id })
    assert.deepEqual(await holders(type.id), { holders: 2, on_former_terms: 1, is_said: true })
    assert.equal((await put(type.id, { name: 'Mat' })).on_former_terms, 1, 'a new name touches nobody')
    const earlier = await put(type.id, { booking_open_hours_before: 300 })
    assert.equal(earlier.on_former_terms, 1, 'more for those who have less; who has the former keeps what is wider')
    assert.equal((await put(type.id, { ...only(mat.id), apply_to_existing: true })).on_former_terms, 0, 'as asked')
    assert.equal((await put(type.id, only(mat.id, reformer.id))).on_former_terms, 0, 'it only gives')
    assert.equal(
      (await put(type.id, { ...only(mat.id, reformer.id), max_members: 2, apply_to_existing: false })).on_former_terms,
      2,
    )
  })

  it('is told of a membership as that was sold, with its names, whatever the type covers by now', async () => {
    const client = await registerClient(studio)
    const mat = await makeCategory(studio, { name: 'Mat' })
    const pass = { type: 'time_pass', unlimited: true, validity_days: 30 }
    const open = await makeMembershipType(studio, pass)
    const narrow = await makeMembershipType(studio, {
      ...pass,
      coverage: { ...ALL, classes: 'listed', category_ids: [mat.id] },
      max_per_week: 2,
    })
    for (const { id } of [open, narrow]) await sellMembership(studio, { membership_type_id: id, client_id: client.id })
    await put(narrow.id, { coverage: ALL, max_per_week: null, apply_to_existing: false })
    const { items } = (await client.ask('GET /api/v1/memberships')).body
    assert.equal(items[1].limits, null)
    assert.deepEqual(items[0].limits, {
      coverage: { ...ALL, classes: 'listed', category_ids: [mat.id] },
      establishment_ids: null,
      usable_times: null,
      max_per_day: null,
      max_per_week: 2,
      max_upcoming: null,
      named: { categories: [{ id: mat.id, name: 'Mat' }], templates: [], services: [], places: [] },
    })
    const relative = await registerClient(studio)
    const shared = { membership_type_id: narrow.id, client_id: client.id }
    await put(narrow.id, { max_members: 2, max_per_day: 1, apply_to_existing: false })
    const { id } = await sellMembership(studio, shared)
    await studio.asOwner(`PUT /api/v1/memberships/${id}/members`, { client_ids: [relative.id] })
    const [theirs] = (await relative.ask('GET /api/v1/clients/me/shared-memberships')).body
    assert.deepEqual([theirs.limits.max_per_day, theirs.limits.max_per_week], [1, null])
  })

  it('touches nobody whose pass is used up: they are not counted, nor among those who can use it today', async () => {
    const usable = async (id: number) => {
      const { by_type } = (await studio.asOwner('GET /api/v1/reports/memberships')).body
      const of = by_type.find((row: { membership_type_id: number }) => row.membership_type_id === id)
      return [of.at_end, of.usable_at_end]
    }
    const narrow = { coverage: { ...ALL, classes: 'listed', category_ids: [(await makeCategory(studio)).id] } }
    const cls = await makeClass(studio)
    const type = await makeMembershipType(studio, { credits_included: 1 })
    const client = await registerClient(studio)
    await sellMembership(studio, { membership_type_id: type.id, client_id: client.id })
    await sellMembership(studio, { membership_type_id: type.id })
    assert.deepEqual([(await holders(type.id)).holders, await usable(type.id)], [2, [2, 2]])
    const booking = await book(studio, cls, client)
    assert.deepEqual([(await holders(type.id)).holders, await usable(type.id)], [1, [2, 1]])
    assert.equal((await put(type.id, { ...narrow, apply_to_existing: false })).on_former_terms, 1)
    await studio.asOwner(`DELETE /api/v1/bookings/${booking.id}`)
    assert.deepEqual(
      [await holders(type.id), await usable(type.id)],
      [{ holders: 2, on_former_terms: 2, is_said: true }, [2, 2]],
    )

    const monthly = { type: 'subscription', billing_interval: 'monthly', credits_per_interval: 1, can_pause: true }
    const plan = await makeMembershipType(studio, monthly)
    const [member, other] = [await registerClient(studio), await registerClient(studio)]
    await sellMembership(studio, { membership_type_id: plan.id, client_id: member.id })
    const paused = await sellMembership(studio, { membership_type_id: plan.id, client_id: other.id })
    await book(studio, cls, member)
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${paused.id}/pause`, { pause_days: 7 })).status, 200)
    assert.deepEqual([(await holders(plan.id)).holders, await usable(plan.id)], [2, [2, 0]], 'they go on')
  })

  it('goes with the type that nobody ever had', async () => {
    const { id } = await makeMembershipType(studio, {
      coverage: { ...ALL, classes: 'listed', template_ids: [(await makeTemplate(studio)).id] },
    })
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${id}/remove`)).status, 204)
  })
})
