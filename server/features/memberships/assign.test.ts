import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('assigning a membership', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const newClient = async () => (await studio.asOwner('POST /api/v1/clients', { full_name: 'Ada' })).body.id as number

  /** It is Wednesday 4 March 2026, noon in Madrid. */
  const dates: [name: string, type: object, given: object, expected: [string, string | null, string]][] = [
    [
      'counts the first day',
      { validity_days: 30 },
      { starts_at: '2026-03-04' },
      ['2026-03-04', '2026-04-02', 'active'],
    ],
    ['is good for one day', { validity_days: 1 }, { starts_at: '2026-03-04' }, ['2026-03-04', '2026-03-04', 'active']],
    ['has no end', {}, { starts_at: '2026-03-05' }, ['2026-03-05', null, 'pending']],
    [
      'takes the studio’s date of an instant',
      { validity_days: 2 },
      { starts_at: '2026-03-04T23:30:00Z', expires_at: '2026-03-09T22:59:59Z' },
      ['2026-03-05', '2026-03-09', 'pending'],
    ],
    [
      'has an introductory validity',
      { validity_days: 30, is_intro_offer: true, intro_validity_days: 7 },
      { starts_at: '2026-03-04' },
      ['2026-03-04', '2026-03-10', 'active'],
    ],
    ['was over before', { validity_days: 3 }, { starts_at: '2026-03-01' }, ['2026-03-01', '2026-03-03', 'expired']],
    [
      'may end today',
      {},
      { starts_at: '2026-03-01', expires_at: '2026-03-04' },
      ['2026-03-01', '2026-03-04', 'active'],
    ],
  ]
  for (const [name, type, given, expected] of dates) {
    it(name, async () => {
      const { id: membership_type_id } = await makeMembershipType(studio, type)
      const sold = await sellMembership(studio, { membership_type_id, ...given })
      assert.deepEqual([sold.starts_at, sold.expires_at, sold.status], expected)
    })
  }

  const faults: [body: Record<string, unknown>, path: string][] = [
    [{ starts_at: 'tomorrow' }, 'starts_at'],
    [{ starts_at: '2026-02-30' }, 'starts_at'],
    [{ expires_at: '2026-03-03' }, 'expires_at'],
    [{ promo_code: 'SPRING' }, 'promo_code'],
    [{ payment_method: 'gift_card' }, 'payment_method'],
    [{ payment_method: 'online' }, 'payment_method'],
    [{ credits_remaining: -1 }, 'credits_remaining'],
    [{ status: 'active' }, 'status'],
  ]
  for (const [body, path] of faults) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      const { id: membership_type_id } = await makeMembershipType(studio)
      const assignment = { client_id: await newClient(), membership_type_id, starts_at: '2026-03-04', ...body }
      const reply = await studio.asOwner('POST /api/v1/memberships', assignment)
      assert.equal(reply.status, 422)
      assert.equal(reply.body.errors[0].path, path)
    })
  }

  it('refuses credits for an unlimited one, strangers, and what is not sold or active any more', async () => {
    const unlimited = await makeMembershipType(studio, { type: 'time_pass' })
    const pack = await makeMembershipType(studio)
    const client_id = await newClient()
    const assign = (body: object) =>
      studio.asOwner('POST /api/v1/memberships', { client_id, starts_at: '2026-03-04', ...body })
    assert.equal((await assign({ membership_type_id: unlimited.id, credits_remaining: 3 })).status, 422)
    assert.equal((await assign({ membership_type_id: 99999 })).status, 404)
    assert.equal((await assign({ membership_type_id: pack.id, client_id: 99999 })).status, 404)
    await studio.asOwner(`DELETE /api/v1/membership-types/${pack.id}`)
    assert.equal((await assign({ membership_type_id: pack.id })).body.code, 'MEMBERSHIP_TYPE_INACTIVE')
    await studio.asOwner(`DELETE /api/v1/clients/${client_id}`)
    assert.equal((await assign({ membership_type_id: unlimited.id })).body.code, 'CLIENT_INACTIVE')
  })

  it('keeps what was paid: nothing when free or complimentary, the intro price of an intro offer', async () => {
    const plain = await makeMembershipType(studio, { price: 120.5 })
    const intro = await makeMembershipType(studio, { price: 120.5, is_intro_offer: true, intro_price: 19.9 })
    const paid: [object, number][] = [
      [{ membership_type_id: plain.id }, 0],
      [{ membership_type_id: plain.id, payment_method: 'complimentary' }, 0],
      [{ membership_type_id: plain.id, payment_method: 'cash' }, 120.5],
      [{ membership_type_id: intro.id, payment_method: 'card_terminal' }, 19.9],
    ]
    for (const [body, price] of paid) assert.equal((await sellMembership(studio, body)).price, price)
  })

  it('gives an intro offer once for ever, over all of them, unless staff say why', async () => {
    const first = await makeMembershipType(studio, { is_intro_offer: true })
    const second = await makeMembershipType(studio, { type: 'time_pass', is_intro_offer: true, intro_price: 1 })
    const had = await sellMembership(studio, { membership_type_id: first.id })
    const again = { client_id: had.client_id, membership_type_id: second.id, starts_at: '2026-03-04' }
    await studio.asOwner(`DELETE /api/v1/memberships/${had.id}`)
    const refused = await studio.asOwner('POST /api/v1/memberships', again)
    assert.equal(refused.body.code, 'INTRO_OFFER_USED')
    assert.deepEqual(refused.body.reasons[0].value, { membership_id: had.id })
    const overridden = { ...again, override_reason: 'She was ill the first time' }
    const { status, body } = await studio.asOwner('POST /api/v1/memberships', overridden)
    assert.equal(status, 201)
    const reasonKept = async (id: number) => {
      const log = await studio.asOwner(
        `GET /api/v1/audit-log?entity=membership&entity_id=${id}&action=membership.create`,
      )
      return log.body.items[0].after.override_reason
    }
    assert.equal(await reasonKept(body.id), overridden.override_reason)
    assert.equal(await reasonKept(had.id), undefined)
  })

  it('gives two requests for an intro offer one', async () => {
    const { id: membership_type_id } = await makeMembershipType(studio, { is_intro_offer: true })
    const body = { client_id: await newClient(), membership_type_id, starts_at: '2026-03-04' }
    const replies = await Promise.all([1, 2, 3].map(() => studio.asOwner('POST /api/v1/memberships', body)))
    assert.deepEqual(
      replies.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, 409, 409],
    )
  })

  it('shows a client her own, without the notes', async () => {
    const registration = { email: 'mia@example.com', password: PASSWORD, full_name: 'Mia Member' }
    const { body } = await studio.send('POST /api/v1/auth/register/client', { body: registration })
    const token = body.access_token
    const own = await sellMembership(studio, { client_id: body.account.id, notes: 'Pays late' })
    const other = await sellMembership(studio)
    assert.equal(own.notes, 'Pays late')
    const list = await studio.send('GET /api/v1/memberships', { token })
    assert.deepEqual(
      list.body.items.map((one: { id: number; notes: null }) => [one.id, one.notes]),
      [[own.id, null]],
    )
    for (const path of [`/${other.id}`, `/${other.id}/credits`, `?client_id=${other.client_id}`]) {
      assert.equal((await studio.send(`GET /api/v1/memberships${path}`, { token })).status, 404)
    }
    assert.equal((await studio.send(`DELETE /api/v1/memberships/${own.id}`, { token })).status, 403)
  })
})
