import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { book, registerMember, setRules } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { addClient } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the columns that follow from a client’s visits, memberships and name', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    await setRules(studio, { checkin_open_minutes_before: 1440 })
  })
  after(() => studio.stop())

  const found = async (filter: string) =>
    (await studio.asOwner(`GET /api/v1/clients?page_size=200&${filter}` as never)).body.items.map(
      ({ full_name }: { full_name: string }) => full_name,
    )
  const isSound = async () => {
    const { body } = await studio.asOwner('GET /api/v1/studio/integrity')
    assert.deepEqual(
      body.invariants.filter(({ ok }: { ok: boolean }) => !ok),
      [],
    )
  }

  it('hold the last visit: the latest class they came to, while they are checked in, wherever it is moved', async () => {
    const client = await registerMember(studio, { full_name: 'Vera Visits' })
    const isAway = async (days: number) => (await found(`inactive_days=${days}`)).includes('Vera Visits')
    const [first, second] = [
      await makeClass(studio, { starts_at: '2026-03-04T20:00' }),
      await makeClass(studio, { starts_at: '2026-03-05T08:00' }),
    ]
    const bookings = [await book(studio, second, client), await book(studio, first, client)]
    assert.equal(await isAway(1), true, 'never here')
    for (const { id } of bookings) {
      assert.equal((await studio.asOwner(`POST /api/v1/bookings/${id}/check-in`)).status, 200)
      assert.equal(await isAway(1), false)
    }
    await isSound()
    const later = { starts_at: '2026-03-05T21:00' }
    assert.equal((await studio.asOwner(`PUT /api/v1/scheduled-classes/${second.id}`, later)).status, 200)
    await isSound()
    await studio.advance({ days: 3, hours: 10 })
    assert.equal(await isAway(2), true)
    assert.equal(await isAway(3), false, 'what was moved began less than three days ago')
    const undo = await studio.asOwner(`POST /api/v1/bookings/${bookings[0]!.id}/undo`)
    assert.equal(undo.status, 200)
    await isSound()
    assert.equal(await isAway(3), true, 'the first alone is left')
  })

  it('hold the states of their memberships, after each change', async () => {
    const client = await addClient(studio, { full_name: 'Marta Member' })
    const states = async () => {
      const all = ['pending', 'active', 'paused', 'expired', 'cancelled', 'none']
      const has = await Promise.all(
        all.map(async (state) => (await found(`membership_status=${state}`)).includes('Marta Member')),
      )
      return all.filter((_, at) => has[at])
    }
    assert.deepEqual(await states(), ['none'])
    const { id: membership_type_id } = await makeMembershipType(studio, { can_pause: true, validity_days: 20 })
    const sale = { client_id: client.id, membership_type_id }
    const { id } = await sellMembership(studio, sale)
    assert.deepEqual(await states(), ['active'])
    const later = await sellMembership(studio, { ...sale, starts_at: '2026-08-01' })
    assert.deepEqual(await states(), ['pending', 'active'])
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })).status, 200)
    assert.deepEqual(await states(), ['pending', 'paused'])
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${later.id}`)).status, 200)
    assert.deepEqual(await states(), ['paused', 'cancelled'])
    for (let days = 0; days < 40; days += 10) await studio.advance({ days: 10 })
    assert.deepEqual(await states(), ['expired', 'cancelled'])
    await isSound()
  })

  it('hold the states of what is shared with them, after each change, and their credits', async () => {
    const names = ['Hanna Holder', 'Mia Member']
    const [holder, member] = [
      await addClient(studio, { full_name: 'Hanna Holder' }),
      await addClient(studio, { full_name: 'Mia Member' }),
    ]
    const inList = async (filter: string) => {
      const all = await found(filter)
      return names.filter((name) => all.includes(name))
    }
    const type = await makeMembershipType(studio, {
      can_pause: true,
      max_members: 2,
      validity_days: 20,
      credits_included: 2,
    })
    const { id } = await sellMembership(studio, { client_id: holder.id, membership_type_id: type.id })
    const share = (client_ids: number[]) => studio.asOwner(`PUT /api/v1/memberships/${id}/members`, { client_ids })
    assert.deepEqual(await inList('membership_status=active'), ['Hanna Holder'])
    assert.equal((await share([member.id])).status, 200)
    assert.deepEqual(await inList('membership_status=active'), names)
    assert.deepEqual([await inList('credits_at_most=2'), await inList('credits_at_most=1')], [names, []])
    assert.equal((await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })).status, 200)
    assert.deepEqual([await inList('membership_status=paused'), await inList('membership_status=active')], [names, []])
    await isSound()
    assert.equal((await studio.asOwner(`PUT /api/v1/memberships/${id}/holder`, { client_id: member.id })).status, 200)
    assert.deepEqual(
      [await inList('membership_status=paused'), await inList('membership_status=none')],
      [['Mia Member'], ['Hanna Holder']],
    )
    assert.equal((await share([holder.id])).status, 200)
    await isSound()
    for (let days = 0; days < 30; days += 10) await studio.advance({ days: 10 })
    assert.deepEqual(await inList('membership_status=expired'), names)
    await isSound()
    assert.equal((await share([])).status, 200)
    assert.deepEqual(await inList('membership_status=none'), ['Hanna Holder'])
    await isSound()
  })

  it('hold the beginnings of their names, after each change', async () => {
    const client = await addClient(studio, { full_name: 'Xenia "Xe" O\\Neil', email: 'qq@mail.test' })
    const begins = async (search: string) =>
      (await found(`search=${encodeURIComponent(search)}`)).filter((name: string) => /Xenia|Yara/.test(name)).length
    assert.deepEqual(
      await Promise.all(['xe', 'XE', 'x', 'o\\', '"X', 'qq', 'en', 'ne'].map(begins)),
      [1, 1, 1, 1, 1, 1, 0, 0],
    )
    await studio.asOwner(`PUT /api/v1/clients/${client.id}`, { full_name: 'Yara Neil' })
    assert.deepEqual(await Promise.all(['xe', 'o\\', '"X', 'ya', 'ne', 'ra'].map(begins)), [0, 0, 0, 1, 1, 0])
  })
})
