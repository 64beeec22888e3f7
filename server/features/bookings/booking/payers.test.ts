import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../../test/build/bookings.ts'
import { makeCategory } from '../../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../../test/studio.ts'

describe('what may pay for a place, as staff choose', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const made = async (operation: string, body: object) => {
    const answer = await studio.asOwner(operation, body)
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body
  }

  it('tells each membership with what it gives, what stands against it and whether staff may insist', async () => {
    const category = await makeCategory(studio)
    const coverage = { classes: 'listed', category_ids: [category.id], template_ids: [] }
    const only = { coverage: { ...coverage, service_category_ids: [], service_ids: [] } }
    const { id: template_id } = await made('POST /api/v1/class-templates', {
      name: 'Jump',
      category_id: category.id,
      credit_cost: 2,
      covered_by_all: false,
    })
    const starts_at = '2026-03-20T18:00'
    const cls = await made('POST /api/v1/scheduled-classes', { template_id, starts_at })
    const client = await registerClient(studio)
    const hold = async (name: string, credits_included: number, more: object = {}) => {
      const type = { name, type: 'class_pack', price: 50, credits_included, ...more }
      const { id: membership_type_id } = await made('POST /api/v1/membership-types', type)
      const held = { client_id: client.id, membership_type_id, starts_at: '2026-03-02' }
      return (await made('POST /api/v1/memberships', held)).id
    }
    const mat = await hold('Mat', 10)
    const one = await hold('One left', 1, only)
    const ten = await hold('Ten', 10, only)
    const pair = await hold('Pair that ends first', 2, { ...only, validity_days: 60 })
    const of = `GET /api/v1/scheduled-classes/${cls.id}/eligibility?client_id=${client.id}`
    const told = (await studio.asOwner(of)).body.memberships.map(
      (payer: {
        id: number
        reasons: { code: string }[]
        credits: number
        credits_left: number
        is_forcible: boolean
      }) => [
        payer.id,
        payer.credits,
        payer.credits_left,
        payer.reasons.map(({ code }) => code).join(),
        payer.is_forcible,
      ],
    )
    assert.deepEqual(told, [
      [pair, 2, 2, '', true],
      [ten, 2, 10, '', true],
      [mat, 2, 10, 'NOT_COVERED', true],
      [one, 2, 1, 'NOT_ENOUGH_CREDITS', false],
    ])
    assert.equal((await studio.asOwner(of)).body.membership.id, pair)
    const own = await client.ask(`GET /api/v1/scheduled-classes/${cls.id}/eligibility`)
    assert.ok(!('memberships' in own.body), 'a client is not told')
    await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, { price: 0 })
    assert.deepEqual((await studio.asOwner(of)).body.memberships, [], 'nothing pays for a free class')
  })
})
