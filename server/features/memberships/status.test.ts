import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from '../../test/studio.ts'

const statuses = ['pending', 'active', 'paused', 'expired', 'cancelled'] as const
type Status = (typeof statuses)[number]

/** Changes that PUT `status` may make; a pending one begins by its date, an expired one needs a later last day. */
const allowed: Record<Status, Status[]> = {
  pending: ['cancelled'],
  active: ['paused', 'expired', 'cancelled'],
  paused: ['active', 'cancelled'],
  expired: ['cancelled'],
  cancelled: [],
}

describe('the status of a membership', () => {
  let studio: TestStudio
  let membership_type_id: number
  before(async () => {
    studio = await startStudio()
    membership_type_id = (await makeMembershipType(studio, { can_pause: true })).id
  })
  after(() => studio.stop())

  const make: Record<Status, () => Promise<{ id: number; status: string }>> = {
    pending: () => sellMembership(studio, { membership_type_id, starts_at: '2026-03-05' }),
    active: () => sellMembership(studio, { membership_type_id }),
    paused: async () => {
      const { id } = await sellMembership(studio, { membership_type_id })
      return (await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })).body
    },
    expired: () => sellMembership(studio, { membership_type_id, starts_at: '2026-02-01', expires_at: '2026-03-03' }),
    cancelled: async () => {
      const { id } = await sellMembership(studio, { membership_type_id })
      return (await studio.asOwner(`DELETE /api/v1/memberships/${id}`)).body
    },
  }
  const put = (id: number, body: object) => studio.asOwner(`PUT /api/v1/memberships/${id}`, body)

  for (const from of statuses) {
    for (const to of statuses) {
      const may = from === to || allowed[from].includes(to)
      it(`${from} ${may ? 'can' : 'can’t'} become ${to}`, async () => {
        const membership = await make[from]()
        assert.equal(membership.status, from)
        const reply = await put(membership.id, { status: to })
        assert.deepEqual(
          [reply.status, may ? reply.body.status : reply.body.code],
          may ? [200, to] : [409, 'MEMBERSHIP_INVALID_TRANSITION'],
        )
        const now = await studio.asOwner(`GET /api/v1/memberships/${membership.id}`)
        assert.equal(now.body.status, may ? to : from)
      })
    }
  }

  it('becomes active again by a later last day, or by none', async () => {
    const later: [object, string][] = [
      [{ expires_at: '2026-03-04' }, 'active'],
      [{ expires_at: null }, 'active'],
      [{ status: 'active', expires_at: '2026-04-01' }, 'active'],
      [{ expires_at: '2026-03-02' }, 'expired'],
    ]
    for (const [change, status] of later) {
      assert.equal((await put((await make.expired()).id, change)).body.status, status, JSON.stringify(change))
    }
  })

  // Ended by hand on 4 March: what it was good until, from when; what is asked then; what comes of it.
  const returns: [former: string | null, starts_at: string, change: object, outcome: string | number][] = [
    ['2026-06-30', '2026-02-01', { status: 'active' }, 409],
    ['2026-06-30', '2026-02-01', { status: 'active', expires_at: '2026-03-02' }, 409],
    ['2026-06-30', '2026-02-01', { status: 'active', expires_at: '2026-03-03' }, 409],
    ['2026-06-30', '2026-02-01', { status: 'active', expires_at: '2026-03-04' }, '2026-03-04'],
    ['2026-06-30', '2026-02-01', { expires_at: '2026-06-30' }, '2026-06-30'],
    ['2026-06-30', '2026-02-01', { status: 'active', expires_at: null }, 'no end'],
    ['2026-06-30', '2026-03-04', { status: 'active' }, 409],
    ['2026-06-30', '2026-03-04', { status: 'active', expires_at: '2026-03-04' }, 409],
    ['2026-06-30', '2026-03-04', { status: 'active', expires_at: '2026-03-05' }, '2026-03-05'],
    [null, '2026-03-04', { status: 'active' }, 409],
    [null, '2026-03-04', { status: 'active', expires_at: null }, 'no end'],
  ]
  for (const [expires_at, starts_at, change, outcome] of returns)
    it(`ended by hand, from ${starts_at} until ${expires_at}, it answers ${JSON.stringify(change)} with ${outcome}`, async () => {
      const { id } = await sellMembership(studio, { membership_type_id, starts_at })
      await put(id, { expires_at })
      const ended = (await put(id, { status: 'expired' })).body
      assert.deepEqual([ended.status, ended.early_end], ['expired', { former_expires_at: expires_at }])
      const reply = await put(id, change)
      const now = (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body
      if (outcome === 409) {
        assert.deepEqual([reply.status, reply.body.code], [409, 'MEMBERSHIP_INVALID_TRANSITION'])
        assert.deepEqual({ ...now, updated_at: '' }, { ...ended, updated_at: '' })
        if (expires_at !== null) assert.match(reply.body.detail, /30 June 2026/)
      } else {
        assert.deepEqual([now.status, now.early_end, now.expires_at ?? 'no end'], ['active', null, outcome])
      }
    })

  it('ended by hand stays ended, whatever day it is', async () => {
    const { id } = await sellMembership(studio, { membership_type_id, starts_at: '2026-03-04' })
    await put(id, { status: 'expired' })
    await studio.running.runJobs()
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.status, 'expired')
    assert.equal((await put(id, { notes: 'Ended' })).body.status, 'expired')
  })

  it('ends by an earlier last day, and with yesterday where staff end it', async () => {
    const old = await sellMembership(studio, { membership_type_id, starts_at: '2026-02-01' })
    assert.equal((await put(old.id, { expires_at: '2026-03-03' })).body.status, 'expired')
    const open = await sellMembership(studio, { membership_type_id, starts_at: '2026-02-01' })
    const ended = (await put(open.id, { status: 'expired' })).body
    assert.deepEqual([ended.status, ended.expires_at, ended.is_usable], ['expired', '2026-03-03', false])
  })

  it('takes notes only once it is cancelled; cancelling twice changes nothing', async () => {
    const { id } = await make.cancelled()
    const before = (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body
    assert.deepEqual([before.credits_remaining, before.unusable_reasons[0].code], [0, 'MEMBERSHIP_CANCELLED'])
    assert.deepEqual((await studio.asOwner(`DELETE /api/v1/memberships/${id}`)).body, before)
    assert.equal((await put(id, { expires_at: '2027-01-01' })).body.code, 'MEMBERSHIP_INVALID_TRANSITION')
    assert.equal((await put(id, { credits_remaining: 3 })).body.code, 'MEMBERSHIP_INVALID_TRANSITION')
    assert.equal((await put(id, { notes: 'Moved to Lisbon' })).body.notes, 'Moved to Lisbon')
    assert.equal((await put(id, { starts_at: '2026-03-04' })).status, 422)
  })

  it('begins on its first day', async () => {
    const { id } = await make.pending()
    const reasons = (await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.unusable_reasons
    assert.deepEqual(
      reasons.map((reason: { code: string }) => reason.code),
      ['MEMBERSHIP_NOT_STARTED'],
    )
    await studio.advance({ hours: 11, minutes: 59 })
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.status, 'pending')
    await studio.advance({ minutes: 1 })
    assert.equal((await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.status, 'active')
  })
})

describe('the end of a membership’s last day', () => {
  const days: [timezone: string, day: string, why: string, end: string][] = [
    ['Europe/Madrid', '2026-03-28', 'before the clock goes forward', '2026-03-28T23:00:00.000Z'],
    ['Europe/Madrid', '2026-03-29', 'of 23 hours', '2026-03-29T22:00:00.000Z'],
    ['Europe/Madrid', '2026-10-25', 'of 25 hours', '2026-10-25T23:00:00.000Z'],
    ['America/Santiago', '2026-09-05', 'before a midnight that does not exist', '2026-09-06T04:00:00.000Z'],
    ['Pacific/Auckland', '2026-04-05', 'of 25 hours, ahead of UTC', '2026-04-05T12:00:00.000Z'],
  ]
  for (const [timezone, day, why, end] of days) {
    it(`is the end of the studio’s day: ${timezone}, ${day}, ${why}`, async () => {
      const studio = await startStudio({ timezone, now: `${day}T09:00:00.000Z` })
      try {
        const { id } = await sellMembership(studio, { starts_at: day, expires_at: day })
        const at = async (now: string) => {
          studio.clock.set(now)
          studio.owner = await studio.login(OWNER_EMAIL)
          const { body } = await studio.asOwner(`GET /api/v1/memberships/${id}`)
          return [body.status, body.is_usable, body.days_left]
        }
        assert.deepEqual(await at(new Date(Date.parse(end) - 1).toISOString()), ['active', true, 1])
        assert.deepEqual(await at(end), ['expired', false, 0])
        await studio.advance({})
        const { body } = await studio.asOwner('GET /api/v1/memberships?status=expired')
        assert.equal(body.total, 1)
      } finally {
        await studio.stop()
      }
    })
  }
})
