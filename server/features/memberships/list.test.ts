import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { book, registerClient, sellPack } from '../../test/build/bookings.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { makeManager } from '../../test/build/staff.ts'
import { addClient } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the list of memberships', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const names = async (query: string, token = studio.owner) => {
    const { body } = await studio.send(`GET /api/v1/memberships?${query}`, { token })
    return body.items.map(({ client_name }: { client_name: string }) => client_name)
  }
  const states = async (query = '') => (await studio.asOwner(`GET /api/v1/memberships/states?${query}`)).body
  const subscribe = async (full_name: string, type: object = {}, sale: object = {}) => {
    const client = await addClient(studio, { full_name })
    const { id } = await makeMembershipType(studio, { type: 'subscription', credits_per_interval: 4, ...type })
    return sellMembership(studio, { client_id: client.id, membership_type_id: id, payment_method: 'cash', ...sale })
  }

  it('tells an unpaid renewal until it is paid', async () => {
    const { client_id } = await subscribe('Ana')
    await subscribe('Bea')
    assert.deepEqual(await names('state=past_due'), [])
    await studio.advance({ days: 31 })
    assert.deepEqual(await names('state=past_due'), ['Bea', 'Ana'])
    const [charge] = (await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)).body
    const settled = { payment_method: 'cash' }
    const { status } = await studio.asOwner(`POST /api/v1/clients/${client_id}/charges/${charge.id}/settle`, settled)
    assert.equal(status, 200)
    assert.deepEqual(await names('state=past_due'), ['Bea'])
    assert.equal((await states()).past_due, 1)
  })

  it('tells what is paused, what ends and what renews soon, in the order of their days', async () => {
    const paused = await subscribe('Ana', { can_pause: true })
    await studio.asOwner(`POST /api/v1/memberships/${paused.id}/pause`, { pause_days: 7 })
    await sellPack(studio, await addClient(studio, { full_name: 'Late' }), 5, { validity_days: 12 })
    await sellPack(studio, await addClient(studio, { full_name: 'Soon' }), 5, { validity_days: 3 })
    await sellPack(studio, await addClient(studio, { full_name: 'Long' }), 5, { validity_days: 90 })
    await subscribe('Weekly', { billing_interval: 'weekly' })
    assert.deepEqual(await names('state=paused'), ['Ana'])
    assert.deepEqual(await names('state=ending'), ['Soon', 'Late'])
    assert.deepEqual(await names('state=renewing'), ['Weekly'])
    assert.deepEqual(await states(), { active: 4, past_due: 0, paused: 1, ending: 2, renewing: 1, used_up: 0 })
  })

  it('tells packs that are used up from those with something left; a subscription waits for its next credits', async () => {
    const gina = await registerClient(studio, { full_name: 'Gina' })
    const pack = await sellPack(studio, gina, 1)
    const hugo = await registerClient(studio, { full_name: 'Hugo' })
    await subscribe('Ina', {}, { credits_remaining: 0 })
    await sellPack(studio, hugo, 1)
    assert.deepEqual(await names('state=used_up'), [])
    await book(studio, await makeClass(studio, { starts_at: '2026-03-20T18:00' }), gina)
    assert.deepEqual(await names('state=used_up'), ['Gina'])
    assert.deepEqual(await names('state=active'), ['Hugo', 'Ina'])
    const ofType = `membership_type_id=${pack.membership_type_id}`
    assert.deepEqual(await names(`state=used_up&${ofType}`), ['Gina'])
    assert.deepEqual(await names(`state=active&${ofType}`), [])
    assert.deepEqual(await names('search=hug'), ['Hugo'])
    assert.equal((await states('search=gina')).used_up, 1)
    assert.equal((await states('search=gina')).active, 0)
  })

  it('narrows a client to their own, and keeps the numbers from a role that may not see memberships', async () => {
    const [gina, hugo] = [await registerClient(studio), await registerClient(studio)]
    await sellPack(studio, gina, 1)
    await sellPack(studio, hugo, 1)
    const own = (await gina.ask('GET /api/v1/memberships?state=active')).body
    assert.deepEqual([own.total, own.items[0].client_id], [1, gina.id])
    const { token } = await makeManager(studio, ['clients.view'])
    assert.equal((await studio.send('GET /api/v1/memberships/states', { token })).status, 403)
    assert.equal((await gina.ask('GET /api/v1/memberships/states')).status, 403)
  })
})
