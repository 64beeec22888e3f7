import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const PATH = '/api/v1/membership-types'

describe('membership types', () => {
  let studio: TestStudio
  let client: string
  before(async () => {
    studio = await startStudio()
    const registration = { email: 'cleo@example.com', password: PASSWORD, full_name: 'Cleo Client' }
    client = (await studio.send('POST /api/v1/auth/register/client', { body: registration })).body.access_token
  })
  after(() => studio.stop())

  const defaults: [given: Record<string, unknown>, expected: Record<string, unknown>][] = [
    [{ type: 'subscription' }, { billing_interval: 'monthly', unlimited: true, credits_included: null }],
    [
      { type: 'subscription', credits_per_interval: 4 },
      { billing_interval: 'monthly', unlimited: false },
    ],
    [{ type: 'class_pack' }, { credits_included: 1, unlimited: false, billing_interval: null, validity_days: null }],
    [{ type: 'time_pass' }, { validity_days: 30, unlimited: true, credits_included: null }],
    [{ type: 'drop_in' }, { credits_included: 1, unlimited: false }],
    [
      { type: 'drop_in', price: 18.5, late_cancel_fee_override: 0 },
      { price: 18.5, late_cancel_fee_override: 0 },
    ],
  ]
  for (const [given, expected] of defaults) {
    it(`fills in what ${JSON.stringify(given)} leaves open`, async () => {
      const { status, body } = await studio.asOwner(`POST ${PATH}`, { name: 'New', price: 10, ...given })
      assert.equal(status, 201)
      for (const [key, value] of Object.entries(expected)) assert.deepEqual(body[key], value, key)
      assert.equal(body.currency, 'EUR')
    })
  }

  const faults: [fields: Record<string, unknown>, path: string][] = [
    [{ type: 'subscription', unlimited: true, credits_per_interval: 4 }, 'unlimited'],
    [{ type: 'class_pack', unlimited: true }, 'unlimited'],
    [{ type: 'class_pack', credits_included: 0 }, 'credits_included'],
    [{ type: 'class_pack', billing_interval: 'monthly' }, 'billing_interval'],
    [{ type: 'class_pack', rollover_enabled: true }, 'rollover_enabled'],
    [{ type: 'drop_in', intro_price: 5 }, 'intro_price'],
    [{ type: 'drop_in', price: 10.005 }, 'price'],
    [{ type: 'drop_in', late_cancel_fee_override: 0.001 }, 'late_cancel_fee_override'],
    [{ type: 'drop_in', price: -1 }, 'price'],
    [{ type: 'drop_in', currency: 'XXX' }, 'currency'],
    [{ type: 'monthly' }, 'type'],
    [{ type: 'drop_in', is_active: true }, 'is_active'],
  ]
  for (const [fields, path] of faults) {
    it(`refuses ${JSON.stringify(fields)} by its field`, async () => {
      const { status, body } = await studio.asOwner(`POST ${PATH}`, { name: 'Wrong', price: 10, ...fields })
      assert.equal(status, 422)
      assert.deepEqual(
        body.errors.map((error: { path: string }) => error.path),
        [path],
      )
    })
  }

  it('changes what may change, checks the whole, and never type, currency or interval', async () => {
    const { id } = await makeMembershipType(studio, { name: 'Ten', late_cancel_fee_override: 5 })
    const change = (body: object) => studio.asOwner(`PUT ${PATH}/${id}`, body)
    const changed = await change({ price: 95.5, credits_included: 12, late_cancel_fee_override: null })
    assert.deepEqual(
      [changed.body.price, changed.body.credits_included, changed.body.late_cancel_fee_override, changed.body.name],
      [95.5, 12, null, 'Ten'],
    )
    assert.equal((await change({ credits_per_interval: 2 })).status, 422)
    for (const fixed of [{ type: 'drop_in' }, { currency: 'USD' }, { billing_interval: 'weekly' }]) {
      assert.equal((await change(fixed)).status, 422)
    }
    assert.equal((await studio.asOwner(`GET ${PATH}/${id}`)).body.price, 95.5)
  })

  it('goes off sale and back; clients see what is on sale only', async () => {
    const { id } = await makeMembershipType(studio)
    const listed = async (token: string) => {
      const { body } = await studio.send(`GET ${PATH}?include_inactive=true&page_size=200`, { token })
      return body.items.some((type: { id: number }) => type.id === id)
    }
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${id}`)).body.is_active, false)
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${id}`)).status, 200)
    assert.deepEqual([await listed(studio.owner), await listed(client)], [true, false])
    assert.equal((await studio.send(`GET ${PATH}/${id}`, { token: client })).status, 404)
    assert.equal((await studio.asOwner(`PATCH ${PATH}/${id}/reactivate`)).body.is_active, true)
    assert.deepEqual([await listed(studio.owner), await listed(client)], [true, true])
    assert.equal((await studio.send(`PUT ${PATH}/${id}`, { token: client, body: {} })).status, 403)
  })

  it('is removed only while nobody ever had it', async () => {
    const { id } = await makeMembershipType(studio)
    const sold = await sellMembership(studio, { membership_type_id: id })
    await studio.asOwner(`DELETE /api/v1/memberships/${sold.id}`)
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${id}/remove`)).body.code, 'MEMBERSHIP_TYPE_IN_USE')
    const unused = await makeMembershipType(studio)
    assert.equal((await studio.asOwner(`DELETE ${PATH}/${unused.id}/remove`)).status, 204)
    assert.equal((await studio.asOwner(`GET ${PATH}/${unused.id}`)).status, 404)
  })

  it('has another currency only until something is sold', async () => {
    const other = { name: 'Dollars', type: 'drop_in', price: 10, currency: 'usd' }
    assert.equal((await studio.asOwner(`POST ${PATH}`, other)).body.currency, 'USD')
    await sellMembership(studio, { payment_method: 'cash' })
    assert.equal((await studio.asOwner(`POST ${PATH}`, other)).body.errors[0].path, 'currency')
  })
})
