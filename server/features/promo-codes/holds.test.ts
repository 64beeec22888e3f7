import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Act } from '../../context.ts'
import { systemActor } from '../../api/caller.ts'
import { makePromo } from '../../test/build/commerce.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'
import { holdPromo, releasePromo, redeemPromo as markUsed } from './holds.ts'

describe('holding a use of a promo code for a sale to come', () => {
  let studio: TestStudio
  let sale: { client_id: number; membership_type_id: number; price_minor: number }
  let purchase_id: number
  before(async () => {
    studio = await startStudio()
    const type = await makeMembershipType(studio)
    const { id, client_id } = await sellMembership(studio, { membership_type_id: type.id, payment_method: 'cash' })
    sale = { client_id, membership_type_id: type.id, price_minor: 9999 }
    purchase_id = (await studio.asOwner(`GET /api/v1/payments?membership_id=${id}`)).body.items[0].purchase_id
  })
  after(() => studio.stop())

  const act = (): Act => ({
    now: studio.clock.now(),
    actor: systemActor,
    requestId: null,
    seams: studio.running.app.seams,
  })
  const hold = (code: string) => studio.running.app.writer.write((tx) => holdPromo(tx, act(), { ...sale, code }))
  const release = (id: number) => studio.running.app.writer.write((tx) => releasePromo(tx, id))
  const use = (id: number) => studio.running.app.writer.write((tx) => markUsed(tx, id, purchase_id))
  const usedCount = async (id: number) => (await studio.asOwner(`GET /api/v1/promo-codes/${id}`)).body.used_count

  it('counts as used until it is released', async () => {
    const promo = await makePromo(studio, { max_uses: 1, one_per_client: true, discount_value: 12.5 })
    const { promo_use_id, discount_minor } = await hold(promo.code)
    assert.equal(discount_minor, 1250)
    assert.equal(await usedCount(promo.id), 1)
    const asked = { code: promo.code, client_id: sale.client_id }
    const refused = await studio.asOwner('POST /api/v1/promo-codes/validate', asked)
    assert.deepEqual(
      refused.body.reasons.map(({ rule }: { rule: string }) => rule),
      ['max_uses', 'one_per_client'],
    )
    await assert.rejects(hold(promo.code), { code: 'PROMO_CODE_INVALID' })
    for (const _ of [1, 2]) await release(promo_use_id)
    assert.equal(await usedCount(promo.id), 0)
    assert.equal(await use(promo_use_id), false)
    const again = await hold(promo.code)
    assert.equal(await use(again.promo_use_id), true)
  })

  it('stays used once the sale is made, whatever comes after', async () => {
    const promo = await makePromo(studio)
    const { promo_use_id } = await hold(promo.code)
    assert.deepEqual([await use(promo_use_id), await use(promo_use_id)], [true, false])
    await release(promo_use_id)
    assert.equal(await usedCount(promo.id), 1)
  })
})
