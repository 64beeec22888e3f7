import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makePromo } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('asking what a promo code takes off', () => {
  let studio: TestStudio
  let type: { id: number }
  before(async () => {
    studio = await startStudio()
    type = await makeMembershipType(studio, { price: 99.99 })
  })
  after(() => studio.stop())

  const asOwner = (body: object) => studio.asOwner('POST /api/v1/promo-codes/validate', body)

  it('answers the discount, with a type the price, and records no use', async () => {
    const promo = await makePromo(studio, { discount_value: 15, max_uses: 1, valid_until: '2026-03-31' })
    const expected = {
      code: promo.code,
      discount_type: 'percentage',
      discount_value: 15,
      valid_until: '2026-03-31T21:59:59.999Z',
      membership_type_id: null,
      scheduled_class_id: null,
      price: null,
      discount: null,
      total: null,
      currency: 'EUR',
    }
    assert.deepEqual((await asOwner({ code: ` ${promo.code.toLowerCase()} ` })).body, expected)
    for (const _ of [1, 2]) {
      const { status, body } = await asOwner({ code: promo.code, membership_type_id: type.id })
      const priced = { membership_type_id: type.id, price: 99.99, discount: 15, total: 84.99 }
      assert.deepEqual([status, body], [200, { ...expected, ...priced }])
    }
    assert.equal((await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body.used_count, 0)
  })

  it('says every reason why it can’t be used', async () => {
    const other = await makeMembershipType(studio)
    const terms = { valid_until: '2026-03-03', valid_from: '2026-03-01', applicable_membership_type_ids: [other.id] }
    const promo = await makePromo(studio, terms)
    const { status, body } = await asOwner({ code: promo.code, membership_type_id: type.id })
    assert.deepEqual([status, body.code], [409, 'PROMO_CODE_INVALID'])
    assert.deepEqual(
      body.reasons.map(({ rule }: { rule: string }) => rule),
      ['valid_until', 'applicable_membership_type_ids'],
    )
    assert.match(body.detail, /was valid until Tuesday 3 March 2026 at 23:59/)
    assert.match((await asOwner({ code: 'nope' })).body.detail, /no promo code “nope”/)
    assert.equal((await asOwner({ code: promo.code, membership_type_id: 99999 })).status, 404)
    assert.equal((await asOwner({})).body.errors[0].path, 'code')
  })

  it('counts a client’s own use, and hides from her what is not sold and who else there is', async () => {
    const promo = await makePromo(studio, { one_per_client: true })
    const [buyer, other] = [await registerClient(studio), await registerClient(studio)]
    const sale = { client_id: buyer.id, membership_type_id: type.id, payment_method: 'cash', promo_code: promo.code }
    await sellMembership(studio, sale)
    const ask = (client: typeof buyer, body: object = {}) =>
      client.ask('POST /api/v1/promo-codes/validate', { code: promo.code, membership_type_id: type.id, ...body })
    assert.equal((await ask(buyer)).body.reasons[0].rule, 'one_per_client')
    assert.equal((await ask(buyer, { client_id: buyer.id })).status, 409)
    assert.equal((await ask(other)).status, 200)
    assert.equal((await ask(other, { client_id: buyer.id })).status, 404)
    const asked = { code: promo.code, membership_type_id: type.id }
    assert.equal((await asOwner({ ...asked, client_id: buyer.id })).status, 409)
    assert.equal((await asOwner({ ...asked, client_id: other.id })).status, 200)
    assert.equal((await asOwner({ ...asked, client_id: 99999 })).status, 404)
    const gone = await makeMembershipType(studio)
    await studio.asOwner(`DELETE /api/v1/membership-types/${gone.id}`)
    assert.equal((await ask(other, { membership_type_id: gone.id })).status, 404)
  })

  it('is throttled to 20 a minute for each account, from wherever it asks', async () => {
    const { email } = await registerClient(studio)
    const token = await studio.login(email)
    const statuses: number[] = []
    for (let turn = 0; turn < 21; turn += 1) {
      const headers = { 'X-Forwarded-For': `203.0.113.${turn}` }
      const asked = { token, body: { code: 'guess' }, headers, door: 'public' as const }
      statuses.push((await studio.send('POST /api/v1/promo-codes/validate', asked)).status)
    }
    assert.deepEqual(statuses, [...Array.from({ length: 20 }, () => 409), 429])
  })

  it('is for clients and every manager; the codes themselves for managers who may', async () => {
    const promo = await makePromo(studio)
    const instructor = await makeInstructor(studio)
    const tokens = {
      instructor: await studio.login(instructor.email),
      client: await studio.login((await registerClient(studio)).email),
      manager: (await makeManager(studio, ['sales.manage'])).token,
      keeper: (await makeManager(studio, ['promo_codes.manage'])).token,
    }
    const one = `/api/v1/promo-codes/${promo.id}`
    const operations: [operation: string, body: object | undefined, allowed: (keyof typeof tokens)[]][] = [
      ['POST /api/v1/promo-codes/validate', { code: promo.code }, ['client', 'manager', 'keeper']],
      ['GET /api/v1/promo-codes', undefined, ['keeper']],
      [`GET ${one}`, undefined, ['keeper']],
      [`PUT ${one}`, { discount_value: 11 }, ['keeper']],
      [`DELETE ${one}`, undefined, ['keeper']],
    ]
    for (const [operation, body, allowed] of operations) {
      assert.equal((await studio.send(operation, { body })).status, 401, operation)
      for (const [who, token] of Object.entries(tokens) as [keyof typeof tokens, string][]) {
        const { status } = await studio.send(operation, { token, body })
        assert.equal(status, allowed.includes(who) ? 200 : 403, `${who}: ${operation}`)
      }
    }
  })
})
