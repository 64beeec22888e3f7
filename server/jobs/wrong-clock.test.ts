import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import {
  book,
  makeFullClass,
  registerClient,
  registerMember,
  sellPack,
  setRules,
  wait,
  type TestClient,
} from '../test/build/bookings.ts'
import { issueGiftCard, makePromo, sell } from '../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../test/build/memberships.ts'
import { makeClass, makeSeries } from '../test/build/schedule.ts'
import { makeRule } from '../test/build/tags.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../test/studio.ts'
import { goOnline } from '../test/build/reach.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

const NOW = '2026-03-10T11:00:00.000Z'

describe('a clock that was wrong for three seconds', () => {
  let studio: TestStudio
  let clients: TestClient[]
  beforeEach(async () => {
    studio = await startStudio({ now: '2026-03-04T11:00:00.000Z' })
    await goOnline(studio)
    await setRules(studio, { no_show_fee: 12, late_cancel_fee: 8, waitlist_confirm_minutes: 60 })
    clients = await liveIn()
    await goTo(NOW)
  })
  afterEach(() => studio.stop())

  const goTo = async (instant: string) => {
    studio.clock.set(instant)
    await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
  }
  const post = async (path: string, body?: object): Promise<Shown> =>
    (await studio.asOwner(`POST /api/v1/${path}`, body)).body

  /** A studio with a membership in every state that the calendar changes, and everything else that waits for a time. */
  async function liveIn(): Promise<TestClient[]> {
    for (const trigger_event of ['membership.expired', 'membership.started', 'booking.no_show', 'client.inactive'])
      await makeRule(studio, { trigger_event: trigger_event as 'membership.expired' })
    const [ana, bea, cleo, dora, eva] = [
      await registerClient(studio, { date_of_birth: '1990-05-05' }),
      await registerClient(studio),
      await registerClient(studio),
      await registerMember(studio),
      await registerMember(studio),
    ]
    await sellPack(studio, ana, 5, { validity_days: 60 })
    const monthly = await makeMembershipType(studio, {
      type: 'subscription',
      billing_interval: 'monthly',
      credits_per_interval: 8,
      rollover_enabled: true,
      max_rollover_credits: 3,
      can_pause: true,
      max_pause_days: 30,
    })
    const paused = await sellMembership(studio, { client_id: bea.id, membership_type_id: monthly.id })
    await sellMembership(studio, { client_id: cleo.id, membership_type_id: monthly.id, payment_method: 'cash' })
    await post(`memberships/${paused.id}/pause`, { pause_days: 20 })
    await sellMembership(studio, { client_id: ana.id, membership_type_id: monthly.id, starts_at: '2026-04-01' })
    const byHand = await sellMembership(studio, { client_id: cleo.id })
    await studio.asOwner(`PUT /api/v1/memberships/${byHand.id}`, { status: 'expired' })

    await makeSeries(studio, { starts_at: '2026-03-11T18:00' })
    const soon = await makeClass(studio, { starts_at: '2026-03-10T12:30:00Z' })
    const missed = await book(studio, soon, cleo)
    await post(`bookings/${(await book(studio, soon, dora)).id}/check-in`)
    const tomorrow = await makeClass(studio, { starts_at: '2026-03-11T12:00:00Z' })
    await book(studio, tomorrow, ana)
    assert.ok(missed.id)
    const fined = await book(studio, await makeClass(studio, { starts_at: '2026-03-04T13:00:00Z' }), cleo)
    studio.clock.set('2026-03-10T10:30:00.000Z')
    studio.owner = await studio.login(OWNER_EMAIL)
    await studio.running.runJobs()
    studio.owner = await studio.login(OWNER_EMAIL)
    await post(`bookings/${fined.id}/no-show`)
    const full = await makeFullClass(studio, { starts_at: '2026-03-12T12:00:00Z' })
    for (const client of [dora, eva]) await wait(full.cls, client)
    await studio.asOwner(`DELETE /api/v1/bookings/${full.booking.id}`)
    await issueGiftCard(studio, { expires_at: '2026-06-30' })
    await makePromo(studio, { valid_until: '2026-06-30' })
    await sell(studio, { client_id: ana.id })
    return [ana, bea, cleo, dora, eva]
  }

  /** The API's view of everything except the emails and the audit log: those keep every message and act. */
  async function everything(): Promise<Record<string, unknown>> {
    const paths = [
      'memberships?page_size=200',
      'bookings?page_size=200',
      'bookings?needs_resolution=true',
      'bookings/waitlist',
      'scheduled-classes?start_date=2026-03-01&end_date=2026-09-30',
      'scheduled-classes?start_date=2036-12-01&end_date=2037-03-31',
      'clients?page_size=200',
      'clients?membership_status=active',
      'clients?membership_status=expired',
      'gift-cards',
      'promo-codes',
      'payments',
      'receipts',
      'products',
      'today',
    ]
    const said: Record<string, unknown> = {}
    const keep = async (path: string) => {
      const { status, body } = await studio.asOwner(`GET /api/v1/${path}`)
      assert.ok(status === 200 || path === 'today', `${path} answered ${status}`)
      said[path] = body
    }
    for (const path of paths) await keep(path)
    const { items } = said['memberships?page_size=200'] as Shown
    for (const { id } of items) await keep(`memberships/${id}/credits`)
    for (const { id } of clients) {
      for (const part of ['charges', 'tags', 'notes', 'waivers']) await keep(`clients/${id}/${part}`)
    }
    for (const cls of said[paths[4]!] as Shown[]) {
      await keep(`bookings/waitlist?class_id=${cls.id}`)
      await keep(`scheduled-classes/${cls.id}/roster`)
    }
    return said
  }

  const wrong: [what: string, ...instants: string[]][] = [
    ['an hour and a half ahead, past a lapsed offer', '2026-03-10T12:31:00.000Z'],
    ['two days ahead, past a class and its no-shows', '2026-03-12T15:00:00.000Z'],
    ['forty days ahead, past a pause, a renewal and a first day', '2026-04-19T11:00:00.000Z'],
    ['in 2037', '2037-01-01T11:00:00.000Z'],
    ['two days ahead and then in 2037', '2026-03-12T15:00:00.000Z', '2037-01-01T11:00:00.000Z'],
  ]
  for (const [what, ...instants] of wrong)
    it(`${what} leaves nothing wrong once it is right`, async () => {
      const before = await everything()
      await goTo(instants[0]!)
      for (const instant of instants) await goTo(instant)
      const meanwhile = await everything()
      assert.notDeepEqual(meanwhile, before, 'it was wrong meanwhile')
      await goTo('2026-03-10T11:00:03.000Z')
      const after = await everything()
      for (const path of Object.keys(before)) assert.deepEqual(after[path], before[path], path)
      const { body: report } = await studio.asOwner('GET /api/v1/studio/integrity')
      assert.equal(report.ok, true, JSON.stringify(report.invariants?.filter(({ ok }: Shown) => !ok)))
    })

  it('does afterwards what the right time asks for, as if nothing had been', async () => {
    const twin = async () => {
      await goTo('2026-04-19T11:00:00.000Z')
      const said = await everything()
      // The content is the same even if the order of ids differs.
      return JSON.parse(JSON.stringify(said, (key, value) => (ID.test(key) ? undefined : value))) as object
    }
    await goTo('2037-01-01T11:00:00.000Z')
    await goTo(NOW)
    const late = await twin()
    await studio.stop()
    studio = await startStudio({ now: '2026-03-04T11:00:00.000Z' })
    await goOnline(studio)
    await setRules(studio, { no_show_fee: 12, late_cancel_fee: 8, waitlist_confirm_minutes: 60 })
    clients = await liveIn()
    await goTo(NOW)
    const names = (said: object) =>
      JSON.stringify(said).replaceAll(/(Clara|Type|Tag|Product|Promo|PROMO)[- ]\d+/gi, '$1')
    assert.equal(names(late).length > 1000, true)
    assert.deepEqual(statusesOf(late), statusesOf(await twin()))
  })

  it('a correction of a few minutes takes nothing back', async () => {
    await goTo('2026-03-10T12:05:00.000Z')
    const offers = async () =>
      (await studio.asOwner(`GET /api/v1/bookings/waitlist?client_id=${clients[3]!.id}`)).body[0].status
    assert.equal(await offers(), 'expired')
    await goTo('2026-03-10T11:56:00.000Z')
    assert.equal(await offers(), 'expired')
  })

  it('what somebody has changed since stays as they made it', async () => {
    const { items } = (await studio.asOwner('GET /api/v1/memberships?page_size=200')).body
    const pack = items.find(({ client_id, type }: Shown) => client_id === clients[0]!.id && type === 'class_pack')
    await goTo('2037-01-01T11:00:00.000Z')
    await studio.asOwner(`PUT /api/v1/memberships/${pack.id}`, { expires_at: '2038-01-01' })
    await goTo(NOW)
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${pack.id}`)
    assert.deepEqual([body.status, body.expires_at], ['active', '2038-01-01'])
  })

  it('a link made then is good for nobody', async () => {
    const { id } = (await studio.asOwner('POST /api/v1/clients', { full_name: 'Nora', email: 'nora@mail.test' })).body
    await goTo('2037-01-01T11:00:00.000Z')
    const { invite_url } = await post(`clients/${id}/invite`)
    await goTo(NOW)
    const token = new URL(invite_url).hash.slice(1)
    const { status } = await studio.send('POST /api/v1/auth/reset-password', {
      body: { token, new_password: PASSWORD },
    })
    assert.equal(status, 404)
  })
})

const ID = /(^|_)id$|^ids$|_at$|^number$|receipt_number/

/** The state of everything: of each list its statuses, with the credits and amounts. */
function statusesOf(said: object): unknown {
  return Object.entries(said).map(([path, value]) => {
    const rows = Array.isArray(value) ? value : ((value as { items?: unknown[] }).items ?? [])
    const told = rows.map((row) => {
      const { status, credits_remaining, credits, amount, kind } = row as Shown
      return [status, credits_remaining, credits, amount, kind]
    })
    return [path.replaceAll(/\d+/g, 'n'), told.map((row) => JSON.stringify(row)).toSorted()]
  })
}
