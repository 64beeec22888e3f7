import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { startOfDay } from '../../lib/time.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a subscription without a processor', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  /** Sold at noon on 4 March 2026, four credits a month, unless told otherwise. */
  const sell = async (type: object = {}, sale: object = {}) => {
    const { id } = await makeMembershipType(studio, { type: 'subscription', credits_per_interval: 4, ...type })
    return sellMembership(studio, { membership_type_id: id, payment_method: 'cash', ...sale })
  }
  const look = async (id: number) => (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body
  const charges = async (clientId: number) =>
    (await studio.asOwner(`GET /api/v1/clients/${clientId}/charges`)).body as { amount: number; status: string }[]

  const rollovers: [why: string, type: object, left: number, expected: [kind: string, credits: number][]][] = [
    [
      'nothing rolls over',
      {},
      3,
      [
        ['lapse', -3],
        ['grant', 4],
      ],
    ],
    [
      'all that is unused',
      { rollover_enabled: true },
      3,
      [
        ['lapse', -3],
        ['rollover', 3],
        ['grant', 4],
      ],
    ],
    [
      'up to the limit',
      { rollover_enabled: true, max_rollover_credits: 2 },
      3,
      [
        ['lapse', -3],
        ['rollover', 2],
        ['grant', 4],
      ],
    ],
    [
      'a limit of none',
      { rollover_enabled: true, max_rollover_credits: 0 },
      3,
      [
        ['lapse', -3],
        ['grant', 4],
      ],
    ],
    ['nothing left', { rollover_enabled: true, max_rollover_credits: 2 }, 0, [['grant', 4]]],
  ]
  for (const [why, type, left, expected] of rollovers) {
    it(`renews its credits: ${why}`, async () => {
      const { id } = await sell(type, { credits_remaining: left })
      await studio.advance({ days: 31 })
      const { body } = await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)
      const renewed = body.filter((entry: { actor_kind: string }) => entry.actor_kind === 'system')
      assert.deepEqual(
        renewed.map((entry: { kind: string; credits: number }) => [entry.kind, entry.credits]),
        expected,
      )
      assert.equal(body.at(-1).balance_after, (await look(id)).credits_remaining)
    })
  }

  it('lets what rolled over once lapse at the next renewal', async () => {
    const { id } = await sell({ rollover_enabled: true, max_rollover_credits: 3 }, { credits_remaining: 3 })
    await studio.advance({ days: 31 })
    assert.equal((await look(id)).credits_remaining, 7)
    await studio.advance({ days: 30 })
    assert.equal((await look(id)).credits_remaining, 7)
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)
    const sums = Map.groupBy(body as { kind: string; credits: number }[], ({ kind }) => kind)
    assert.deepEqual(
      sums.get('lapse')?.map(({ credits }) => credits),
      [-3, -3, -4],
    )
  })

  const intervals: [interval: string, first: string, second: string][] = [
    ['weekly', '2026-03-11', '2026-03-18'],
    ['four_weekly', '2026-04-01', '2026-04-29'],
    ['monthly', '2026-04-04', '2026-05-04'],
    ['quarterly', '2026-06-04', '2026-09-04'],
    ['half_yearly', '2026-09-04', '2027-03-04'],
    ['yearly', '2027-03-04', '2028-03-04'],
  ]
  for (const [billing_interval, first, second] of intervals) {
    it(`renews ${billing_interval}, from midnight on, once`, async () => {
      const { id, client_id, renews_at } = await sell({ billing_interval })
      assert.equal(renews_at, first)
      studio.clock.set(startOfDay(first, 'Europe/Madrid'))
      studio.clock.advance({ milliseconds: -1 })
      await studio.advance({})
      assert.deepEqual(await charges(client_id), [])
      studio.clock.set(startOfDay(first, 'Europe/Madrid'))
      await studio.advance({ minutes: 5 })
      await studio.advance({ minutes: 10 })
      assert.deepEqual(
        (await charges(client_id)).map(({ amount, status }) => [amount, status]),
        [[100, 'due']],
      )
      assert.equal((await look(id)).renews_at, second)
    })
  }

  it('keeps the day of the month it began on', async () => {
    const { id, renews_at } = await sell({}, { starts_at: '2026-03-31' })
    assert.equal(renews_at, '2026-04-30')
    await studio.advance({ days: 57 })
    assert.equal((await look(id)).renews_at, '2026-05-31')
  })

  it('catches up with every interval after a long sleep', async () => {
    const { id, client_id } = await sell()
    await studio.advance({ days: 95 })
    assert.deepEqual((await charges(client_id)).length, 3)
    const shown = await look(id)
    assert.deepEqual([shown.credits_remaining, shown.renews_at], [4, '2026-07-04'])
  })

  it('charges nothing for what was over when it was entered, nor when complimentary', async () => {
    const late = await sell({}, { starts_at: '2025-12-10' })
    assert.deepEqual([late.renews_at, late.credits_remaining], ['2026-03-10', 4])
    assert.deepEqual(await charges(late.client_id), [])
    const gift = await sell({}, { payment_method: 'complimentary' })
    await studio.advance({ days: 31 })
    assert.deepEqual([(await look(gift.id)).renews_at, await charges(gift.client_id)], ['2026-05-04', []])
  })

  it('keeps the price agreed, and follows the credits of its type', async () => {
    const { id, client_id, membership_type_id } = await sell()
    const raised = { price: 130, credits_per_interval: 6 }
    await studio.asOwner(`PUT /api/v1/membership-types/${membership_type_id}`, raised)
    await studio.advance({ days: 31 })
    assert.deepEqual([(await charges(client_id))[0]?.amount, (await look(id)).credits_remaining], [100, 6])
  })

  it('renews up to its last day and begins a new interval when extended', async () => {
    const { id, client_id } = await sell({}, { expires_at: '2026-04-03' })
    await studio.advance({ days: 60 })
    assert.deepEqual([(await look(id)).status, await charges(client_id)], ['expired', []])
    const { body } = await studio.asOwner(`PUT /api/v1/memberships/${id}`, { expires_at: null })
    assert.deepEqual([body.status, body.renews_at, body.credits_remaining], ['active', '2026-06-03', 4])
    assert.equal((await charges(client_id)).length, 1)
  })

  it('stops when it is cancelled', async () => {
    const { id, client_id } = await sell()
    assert.equal((await studio.asOwner(`DELETE /api/v1/memberships/${id}`)).body.renews_at, null)
    await studio.advance({ days: 31 })
    assert.deepEqual(await charges(client_id), [])
  })
})
