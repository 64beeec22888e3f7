import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('pausing a membership', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const sell = async (type: object = {}, sale: object = {}) => {
    const { id } = await makeMembershipType(studio, { validity_days: 30, can_pause: true, max_pause_days: 20, ...type })
    return sellMembership(studio, { membership_type_id: id, ...sale })
  }
  const pause = (id: number, pause_days: number) =>
    studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days })
  const resume = (id: number) => studio.asOwner(`POST /api/v1/memberships/${id}/resume`)
  const look = async (id: number) => (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body

  /** Sold on 4 March for 30 days: good until 2 April. */
  const arithmetic: [planned: number, afterDays: number, end: 'staff' | 'itself', expires: string, used: number][] = [
    [10, 0, 'staff', '2026-04-02', 0],
    [10, 1, 'staff', '2026-04-03', 1],
    [10, 9, 'staff', '2026-04-11', 9],
    [10, 10, 'itself', '2026-04-12', 10],
    [10, 25, 'itself', '2026-04-12', 10],
    [20, 20, 'itself', '2026-04-22', 20],
  ]
  for (const [planned, days, end, expires, used] of arithmetic) {
    it(`${planned} days planned, ended by ${end} after ${days}: good until ${expires}`, async () => {
      const { id } = await sell()
      const paused = (await pause(id, planned)).body
      assert.deepEqual([paused.status, paused.is_usable, paused.pause_days_left], ['paused', false, 20 - planned])
      assert.deepEqual(
        paused.unusable_reasons.map((reason: { code: string }) => reason.code),
        ['MEMBERSHIP_PAUSED'],
      )
      await studio.advance({ days })
      if (end === 'staff') assert.equal((await resume(id)).status, 200)
      const ended = await look(id)
      assert.deepEqual(
        [ended.status, ended.expires_at, ended.pause_days_used, ended.pause],
        ['active', expires, used, null],
      )
    })
  }

  it('can be noted on an unlimited membership, which takes no credits', async () => {
    const { id } = await sell({ type: 'time_pass', unlimited: true, credits_included: null })
    const put = (body: object) => studio.asOwner(`PUT /api/v1/memberships/${id}`, body)
    const paused = await put({ status: 'paused', notes: 'Broken leg' })
    assert.deepEqual([paused.status, paused.body.status, paused.body.notes], [200, 'paused', 'Broken leg'])
    assert.equal((await put({ credits_remaining: 3 })).body.errors[0].path, 'credits_remaining')
  })

  it('lasts 30 days where neither the type nor anybody says how long', async () => {
    const { id } = await sell({ max_pause_days: null })
    const { body } = await studio.asOwner(`PUT /api/v1/memberships/${id}`, { status: 'paused' })
    assert.deepEqual([body.status, body.pause], ['paused', { starts_at: '2026-03-04', until: '2026-04-03' }])
  })

  it('has so many days of pause over its life', async () => {
    const { id } = await sell()
    assert.equal((await pause(id, 21)).body.code, 'MEMBERSHIP_PAUSE_LIMIT')
    await pause(id, 20)
    await studio.advance({ days: 12 })
    await resume(id)
    assert.equal((await pause(id, 9)).body.code, 'MEMBERSHIP_PAUSE_LIMIT')
    assert.equal((await pause(id, 8)).body.pause_days_left, 0)
  })

  it('refuses a second pause, a kind that can’t, and resuming what is not paused', async () => {
    const { id } = await sell()
    assert.equal((await resume(id)).body.code, 'MEMBERSHIP_INVALID_TRANSITION')
    await pause(id, 3)
    assert.equal((await pause(id, 3)).body.code, 'MEMBERSHIP_INVALID_TRANSITION')
    const fixed = await sell({ can_pause: false })
    assert.equal((await pause(fixed.id, 3)).body.code, 'MEMBERSHIP_CANNOT_PAUSE')
    assert.equal((await pause(fixed.id, 0)).status, 422)
  })

  it('takes all the days left where only the status is set', async () => {
    const { id } = await sell()
    const { body } = await studio.asOwner(`PUT /api/v1/memberships/${id}`, { status: 'paused' })
    assert.deepEqual(body.pause, { starts_at: '2026-03-04', until: '2026-03-24' })
  })

  it('stops a subscription’s renewals and moves them by the days paused', async () => {
    const { id, client_id } = await sell(
      { type: 'subscription', credits_per_interval: 4, validity_days: null },
      { payment_method: 'cash' },
    )
    await studio.advance({ days: 25 })
    await pause(id, 20)
    await studio.advance({ days: 10 })
    assert.deepEqual((await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)).body, [])
    const resumed = (await resume(id)).body
    assert.deepEqual([resumed.renews_at, resumed.credits_remaining], ['2026-04-14', 4])
    await studio.advance({ days: 6 })
    const { body: charges } = await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)
    assert.deepEqual(
      charges.map((charge: { amount: number; status: string }) => [charge.amount, charge.status]),
      [[100, 'due']],
    )
    assert.equal((await look(id)).renews_at, '2026-05-14')
  })

  it('two at once are one', async () => {
    const { id } = await sell()
    const replies = await Promise.all([pause(id, 12), pause(id, 12)])
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 409],
    )
    assert.equal((await look(id)).pause_days_used, 12)
  })
})
