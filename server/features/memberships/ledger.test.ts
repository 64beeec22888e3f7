import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeClass } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the credit ledger', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const sell = async (credits: number, type: object = {}) => {
    const { id } = await makeMembershipType(studio, { credits_included: credits, can_pause: true, ...type })
    return sellMembership(studio, { membership_type_id: id })
  }
  const look = async (id: number) => (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body
  const statement = async (id: number) => {
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)
    return body.map((entry: Record<string, unknown>) => [entry['kind'], entry['credits'], entry['balance_after']])
  }
  const at = (day: string, overrides: object = {}) => makeClass(studio, { starts_at: `${day}T18:00`, ...overrides })
  const book = (client_id: number, cls: { id: number }) =>
    studio.asOwner('POST /api/v1/bookings', { client_id, scheduled_class_id: cls.id })

  it('takes a credit at booking and gives it back to where it came from', async () => {
    const { id, client_id } = await sell(2)
    const booked = await book(client_id, await at('2026-03-10'))
    assert.equal(booked.status, 201)
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.body.id}`)
    await studio.asOwner(`DELETE /api/v1/bookings/${booked.body.id}`)
    assert.deepEqual(await statement(id), [
      ['grant', 2, 2],
      ['spend', -1, 1],
      ['return', 1, 2],
    ])
    const { body } = await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)
    assert.deepEqual(
      [body[1].booking_id, body[1].class_name, body[1].actor_name, body[2].reason],
      [booked.body.id, 'Vinyasa', 'Olga Owner', 'Booking cancelled'],
    )
  })

  it('never goes below zero, however many book at once with the last credit', async () => {
    const { id, client_id } = await sell(1)
    const classes = []
    for (const day of [10, 11, 12, 13, 14]) classes.push(await at(`2026-03-${day}`))
    const replies = await Promise.all(classes.map((cls) => book(client_id, cls)))
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409, 409, 409],
    )
    for (const { body } of replies.filter(({ status }) => status === 409)) assert.equal(body.code, 'NO_CREDITS_LEFT')
    const { credits_remaining, is_usable } = await look(id)
    assert.deepEqual([credits_remaining, is_usable], [0, false])
  })

  it('brings the balance to what staff set, by an adjustment', async () => {
    const { id } = await sell(5)
    for (const credits_remaining of [8, 0, 3, 3]) {
      const { body } = await studio.asOwner(`PUT /api/v1/memberships/${id}`, { credits_remaining })
      assert.equal(body.credits_remaining, credits_remaining)
    }
    assert.deepEqual(await statement(id), [
      ['grant', 5, 5],
      ['adjust', 3, 8],
      ['adjust', -5, 3],
      ['adjust', -3, 0],
      ['adjust', 3, 3],
    ])
    const credits_reason = 'Two classes fell out'
    await studio.asOwner(`PUT /api/v1/memberships/${id}`, { credits_remaining: 5, credits_reason })
    const { body: entries } = await studio.asOwner(`GET /api/v1/memberships/${id}/credits`)
    assert.deepEqual(
      entries.slice(-2).map(({ reason }: { reason: string }) => reason),
      ['Set by staff', credits_reason],
    )
    const pass = await sellMembership(studio, {
      membership_type_id: (await makeMembershipType(studio, { type: 'time_pass' })).id,
    })
    assert.equal((await studio.asOwner(`PUT /api/v1/memberships/${pass.id}`, { credits_remaining: 1 })).status, 422)
    assert.deepEqual([pass.credits_remaining, await statement(pass.id)], [null, []])
  })

  it('keeps who changed credits in the audit log', async () => {
    const { id } = await sell(5)
    await studio.asOwner(`PUT /api/v1/memberships/${id}`, { credits_remaining: 7 })
    const { body } = await studio.asOwner(`GET /api/v1/audit-log?entity=membership&entity_id=${id}`)
    const change = body.items.find((entry: { action: string }) => entry.action === 'membership.update')
    assert.deepEqual([change.before, change.after], [{ credits_remaining: 5 }, { credits_remaining: 7 }])
  })

  it('cancels the coming bookings free when it is cancelled; then what is left lapses', async () => {
    const { id, client_id } = await sell(3)
    const booked = (await book(client_id, await at('2026-03-04', { starts_at: '2026-03-04T13:00' }))).body
    await studio.advance({ minutes: 20 })
    const { body } = await studio.asOwner(`DELETE /api/v1/memberships/${id}`)
    assert.deepEqual([body.status, body.credits_remaining], ['cancelled', 0])
    assert.deepEqual(await statement(id), [
      ['grant', 3, 3],
      ['spend', -1, 2],
      ['return', 1, 3],
      ['lapse', -3, 0],
    ])
    assert.equal((await studio.asOwner(`GET /api/v1/bookings/${booked.id}`)).body.status, 'cancelled')
    assert.deepEqual((await studio.asOwner(`GET /api/v1/clients/${client_id}/charges`)).body, [])
  })

  it('cancels free the bookings inside a pause, and no others', async () => {
    const { id, client_id } = await sell(3)
    const inside = (await book(client_id, await at('2026-03-08'))).body
    const firstDayAfter = (await book(client_id, await at('2026-03-09'))).body
    await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })
    const status = async (booking: { id: number }) =>
      (await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)).body.status
    assert.deepEqual([await status(inside), await status(firstDayAfter)], ['cancelled', 'booked'])
    assert.equal((await look(id)).credits_remaining, 2)
    const refused = await book(client_id, await at('2026-03-07'))
    assert.equal(refused.body.code, 'MEMBERSHIP_PAUSED')
  })

  const extensions: [why: string, expires: string, classOn: string, type: object, expected: [string, string | null]][] =
    [
      ['a pack that ran out', '2026-03-05', '2026-03-05', {}, ['active', '2026-03-19']],
      ['a pack still good', '2026-03-20', '2026-03-05', {}, ['active', '2026-03-20']],
    ]
  for (const [why, expires_at, classOn, type, expected] of extensions) {
    it(`gives the credit of a class the studio cancelled back: ${why}`, async () => {
      const { id, client_id } = await sell(1, type)
      await studio.asOwner(`PUT /api/v1/memberships/${id}`, { expires_at })
      const cls = await at(classOn)
      assert.equal((await book(client_id, cls)).status, 201)
      await studio.advance({ days: 2 })
      await studio.asOwner(`POST /api/v1/scheduled-classes/${cls.id}/cancel`, { reason: 'No heating' })
      const { status, expires_at: last, credits_remaining } = await look(id)
      assert.deepEqual([status, last, credits_remaining], [...expected, 1])
    })
  }

  it('says of a booking which membership is at fault, the one named first of all', async () => {
    const old = await sellMembership(studio, { starts_at: '2026-01-01', expires_at: '2026-01-31' })
    const cls = await at('2026-03-10')
    const ask = async (body: object) =>
      (await studio.asOwner('POST /api/v1/bookings', { scheduled_class_id: cls.id, ...body })).body.code
    assert.equal(await ask({ client_id: old.client_id }), 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE')
    const { id: membership_type_id } = await makeMembershipType(studio)
    await sellMembership(studio, { client_id: old.client_id, membership_type_id, credits_remaining: 0 })
    assert.equal(await ask({ client_id: old.client_id }), 'NO_CREDITS_LEFT')
    assert.equal(await ask({ client_id: old.client_id, membership_id: old.id }), 'MEMBERSHIP_EXPIRED_ON_CLASS_DATE')
    const stranger = await sell(1)
    assert.equal(await ask({ client_id: old.client_id, membership_id: stranger.id }), 'NOT_FOUND')
  })
})
