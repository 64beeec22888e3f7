import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makePromo } from '../../test/build/commerce.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const terms = { code: 'X', discount_type: 'percentage', discount_value: 10, valid_from: '2026-03-01' }

describe('promo codes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const change = (id: number, body: object) => studio.asOwner(`PUT /api/v1/promo-codes/${id}`, body)

  it('has everything a new code says, and the rest filled in', async () => {
    const { id: type } = await makeMembershipType(studio)
    const plain = await makePromo(studio, { code: ' welcome-10 ' })
    assert.deepEqual(
      { ...plain, id: 0, created_at: '', updated_at: '' },
      {
        id: 0,
        code: 'WELCOME-10',
        discount_type: 'percentage',
        discount_value: 10,
        applicable_membership_type_ids: [],
        applies_to_classes: false,
        max_uses: null,
        one_per_client: false,
        client_id: null,
        valid_from: '2026-03-02T23:00:00.000Z',
        valid_until: null,
        is_active: true,
        used_count: 0,
        created_at: '',
        updated_at: '',
      },
    )
    const given = {
      discount_type: 'fixed_amount',
      discount_value: 12.5,
      applicable_membership_type_ids: [type, type],
      max_uses: 5,
      one_per_client: true,
      valid_until: '2026-03-31',
      is_active: false,
    }
    const full = await makePromo(studio, given)
    const expected = { ...given, applicable_membership_type_ids: [type], valid_until: '2026-03-31T21:59:59.999Z' }
    assert.deepEqual({ ...full, ...expected }, full)
    const { body } = await studio.asOwner(`GET /api/v1/promo-codes/${full.id}`)
    assert.deepEqual(body, full)
  })

  const windows: [from: string, until: string | null, storedFrom: string, storedUntil: string | null][] = [
    ['2026-03-29', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['2026-03-05T09:00', '2026-03-05T10:00+00:00', '2026-03-05T08:00:00.000Z', '2026-03-05T10:00:00.000Z'],
    ['2026-03-05T09:00:00Z', null, '2026-03-05T09:00:00.000Z', null],
  ]
  for (const [valid_from, valid_until, storedFrom, storedUntil] of windows) {
    it(`keeps ${valid_from} to ${valid_until} in studio time`, async () => {
      const promo = await makePromo(studio, { valid_from, valid_until })
      assert.deepEqual([promo.valid_from, promo.valid_until], [storedFrom, storedUntil])
    })
  }

  const faults: [body: object, path: string][] = [
    [{ discount_value: 0 }, 'discount_value'],
    [{ discount_value: 100.01 }, 'discount_value'],
    [{ discount_value: 0.0000001 }, 'discount_value'],
    [{ discount_type: 'fixed_amount', discount_value: 1.005 }, 'discount_value'],
    [{ discount_type: 'free' }, 'discount_type'],
    [{ code: '' }, 'code'],
    [{ code: 'TWO WORDS' }, 'code'],
    [{ valid_from: 'soon' }, 'valid_from'],
    [{ valid_from: undefined }, 'valid_from'],
    [{ valid_until: '2026-02-28' }, 'valid_until'],
    [{ max_uses: 0 }, 'max_uses'],
    [{ used_count: 3 }, 'used_count'],
  ]
  for (const [body, path] of faults) {
    it(`refuses ${JSON.stringify(body)}`, async () => {
      const reply = await studio.asOwner('POST /api/v1/promo-codes', { ...terms, ...body })
      assert.equal(reply.status, 422)
      assert.equal(reply.body.errors[0].path, path)
    })
  }

  it('keeps a code once, whatever its capitals, and types that exist', async () => {
    await makePromo(studio, { code: 'Once' })
    const again = await studio.asOwner('POST /api/v1/promo-codes', { ...terms, code: 'oNCE' })
    assert.deepEqual([again.status, again.body.code], [409, 'CODE_IN_USE'])
    const other = await makePromo(studio)
    assert.equal((await change(other.id, { code: 'once' })).body.code, 'CODE_IN_USE')
    assert.equal((await change(other.id, { code: other.code.toLowerCase() })).status, 200)
    assert.equal((await change(other.id, { applicable_membership_type_ids: [99999] })).status, 404)
  })

  it('changes what it is told and nothing else', async () => {
    const promo = await makePromo(studio, { valid_until: '2026-03-31', max_uses: 3 })
    const ended = await change(promo.id, { valid_until: '2026-03-04', discount_value: 20 })
    const { updated_at: _, ...rest } = promo
    const expected = { ...rest, valid_until: '2026-03-04T22:59:59.999Z', discount_value: 20 }
    assert.deepEqual({ ...ended.body, ...expected }, ended.body)
    const open = await change(promo.id, { valid_until: null, max_uses: null })
    assert.deepEqual([open.body.valid_until, open.body.max_uses, open.body.discount_value], [null, null, 20])
    assert.equal((await change(promo.id, { valid_from: '2026-05-01', valid_until: '2026-04-30' })).status, 422)
    assert.equal((await change(promo.id, { discount_type: 'fixed_amount' })).body.errors[0].path, 'discount_value')
    const fixed = await change(promo.id, { discount_type: 'fixed_amount', discount_value: 150 })
    assert.deepEqual([fixed.body.discount_type, fixed.body.discount_value], ['fixed_amount', 150])
    assert.equal((await change(promo.id, { discount_type: 'percentage', discount_value: 150 })).status, 422)
  })

  it('is deactivated for good measure, twice, and back again', async () => {
    const promo = await makePromo(studio)
    const ids = async (filter: string) =>
      (await studio.asOwner(`GET /api/v1/promo-codes${filter}`)).body.items.map(({ id }: { id: number }) => id)
    for (const _ of [1, 2]) {
      const reply = await studio.asOwner(`DELETE /api/v1/promo-codes/${promo.id}`)
      assert.deepEqual([reply.status, reply.body.is_active], [200, false])
    }
    assert.equal((await ids('?active_only=true')).includes(promo.id), false)
    assert.equal((await ids(''))[0], promo.id)
    assert.equal((await change(promo.id, { is_active: true })).body.is_active, true)
    assert.equal((await ids('?active_only=true'))[0], promo.id)
    assert.equal((await studio.asOwner('GET /api/v1/promo-codes/99999')).status, 404)
  })
})
