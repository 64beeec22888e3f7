import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makePromo } from '../../test/build/commerce.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a promo code on its last and first day', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())
  const ask = async (code: string) => {
    const { status, body } = await studio.asOwner('POST /api/v1/promo-codes/validate', { code })
    return status === 200 ? 'good' : body.reasons.map(({ rule }: { rule: string }) => rule).join()
  }

  it('is good from its first millisecond to its last on the studio’s clock', async () => {
    const { code } = await makePromo(studio, { valid_from: '2026-03-05', valid_until: '2026-03-05' })
    assert.equal(await ask(code), 'valid_from')
    await studio.advance({ hours: 11, minutes: 59, seconds: 59, milliseconds: 999 })
    assert.equal(await ask(code), 'valid_from')
    await studio.advance({ milliseconds: 1 })
    assert.equal(await ask(code), 'good')
    await studio.advance({ hours: 23, minutes: 59, seconds: 59, milliseconds: 999 })
    assert.equal(await ask(code), 'good')
    await studio.advance({ milliseconds: 1 })
    assert.equal(await ask(code), 'valid_until')
  })

  it('says of a name that is taken whether that one is in use', async () => {
    const { id, code } = await makePromo(studio, { valid_from: '2026-03-05T09:00', valid_until: '2026-03-05T09:00' })
    const terms = { code, discount_type: 'percentage', discount_value: 1, valid_from: '2026-03-01' }
    const again = () => studio.asOwner('POST /api/v1/promo-codes', terms)
    assert.equal((await again()).body.detail, `The promo code ${code} already exists. Choose another name.`)
    await studio.asOwner(`DELETE /api/v1/promo-codes/${id}`)
    assert.match((await again()).body.detail, /^The promo code .* existed before.*Reactivate that one/)
  })

  it('changes one term alone and keeps every other', async () => {
    const types = await studio.asOwner('POST /api/v1/membership-types', {
      name: 'Ten',
      type: 'class_pack',
      credits_included: 10,
      price: 100,
    })
    const promo = await makePromo(studio, {
      discount_value: 12.5,
      max_uses: 9,
      valid_from: '2026-03-01',
      valid_until: '2026-04-30',
      applicable_membership_type_ids: [types.body.id],
    })
    const changes: [given: object, kept: object][] = [
      [{ code: 'renamed' }, { code: 'RENAMED' }],
      [{ discount_value: 20 }, { discount_value: 20 }],
      [{ discount_type: 'percentage' }, {}],
      [
        { discount_type: 'fixed_amount', discount_value: 7.25 },
        { discount_type: 'fixed_amount', discount_value: 7.25 },
      ],
      [{ discount_value: 8 }, { discount_value: 8 }],
      [{ max_uses: 3 }, { max_uses: 3 }],
      [{ max_uses: null }, { max_uses: null }],
      [{ one_per_client: true }, { one_per_client: true }],
      [{ one_per_client: false }, { one_per_client: false }],
      [{ is_active: false }, { is_active: false }],
      [{ is_active: true }, { is_active: true }],
      [{ valid_from: '2026-03-02T10:00' }, { valid_from: '2026-03-02T09:00:00.000Z' }],
      [{ valid_until: '2026-03-02' }, { valid_until: '2026-03-02T22:59:59.999Z' }],
      [{ valid_until: null }, { valid_until: null }],
      [{ applicable_membership_type_ids: [] }, { applicable_membership_type_ids: [] }],
    ]
    let expected = promo
    for (const [given, kept] of changes) {
      const { status, body } = await studio.asOwner(`PUT /api/v1/promo-codes/${promo.id}`, given)
      expected = { ...expected, ...kept, updated_at: studio.clock.now() }
      assert.deepEqual([status, body], [200, expected], JSON.stringify(given))
      assert.deepEqual((await studio.asOwner(`GET /api/v1/promo-codes/${promo.id}`)).body, expected)
    }
  })
})
