import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { planOf } from '../fixtures/plan-of.ts'
import type { ImportEntity } from '../mapping/fields.ts'

/** The outcome of a list's only row, with the fields that the owner is warned about. */
async function outcome(entity: ImportEntity, columns: string, cells: string) {
  const plan = await planOf(entity, `${columns}\n${cells}\n`)
  const [row] = plan.rows
  const told = plan.problems.map(({ field }) => field)
  const asked = plan.questions.map(({ id }) => id)
  return { made: row?.disposition, told, asked, record: row?.record, type: plan.membership_types[0]?.record }
}

describe('a cell that can’t be read', () => {
  const member = 'Name,Email,Membership,Start date,Expiration date,Classes left'
  const held = 'Ana Prats,ana@x.example,Ten pack,2026-01-02,2027-01-02,5'
  const refused: [entity: ImportEntity, columns: string, cells: string, field: string][] = [
    ['membership_types', 'Name,Price,Kind,Validity', 'Ten,120,class_pack,6-12 months', 'validity_days'],
    ['membership_types', 'Name,Price,Kind,Validity', 'Ten,120,class_pack,a while', 'validity_days'],
    ['membership_types', 'Name,Price,Kind,Classes per month', 'Eight,60,subscription,8-10', 'credits_per_interval'],
    ['memberships', `${member},Cancelled on`, `${held},last spring`, 'cancelled_on'],
    ['memberships', `${member},Refunded`, `${held},partly`, 'is_refunded'],
    ['memberships', `${member},Expired`, `${held},soon`, 'is_expired'],
    ['memberships', `${member},Frozen`, `${held},until May`, 'is_frozen'],
  ]
  for (const [entity, columns, cells, field] of refused)
    it(`that limits what is sold makes nothing: ${cells}`, async () => {
      const { made, told } = await outcome(entity, columns, cells)
      assert.deepEqual([made, told], ['rejected', [field]])
    })

  it('of terms that a kind can’t have leaves them out, and no fee is below zero', async () => {
    const columns = 'Name,Price,Kind,Classes included,Classes per month,Rollover enabled,No show fee'
    const pack = await outcome('membership_types', columns, 'Ten,120,class_pack,10,4,yes,5')
    assert.deepEqual([pack.told, pack.type?.terms], [[], { no_show_fee_override_minor: 500 }])
    const monthly = await outcome('membership_types', columns, 'Eight,60,subscription,,8,yes,')
    assert.deepEqual(monthly.type?.terms, { rollover_enabled: true })
    const below = await outcome('membership_types', columns, 'Ten,120,class_pack,10,,,-5')
    assert.deepEqual([below.made, below.told], ['rejected', ['no_show_fee_override']])
  })

  it('of an interval is told', async () => {
    const { made, told } = await outcome(
      'membership_types',
      'Name,Price,Kind,Billing interval',
      'M,60,subscription,ten days',
    )
    assert.deepEqual([made, told], ['created', ['billing_interval']])
    const once = await outcome(
      'membership_types',
      'Name,Price,Kind,Billing interval',
      'Ten Class Pass,60,class_pack,once',
    )
    assert.deepEqual(once.told, [])
  })

  it('of what is on sale puts nothing on sale', async () => {
    const product = await outcome('products', 'Name,Price,Is active', 'Mat,30,discontinued')
    assert.deepEqual([product.told, product.record], [['is_active'], { ...product.record, is_active: false }])
    for (const [status, told, is_active] of [
      ['Frozen by mail', ['card_status'], false],
      ['redeemed', [], true],
      ['stolen', [], false],
      ['', [], true],
    ] as const) {
      const card = await outcome('gift_cards', 'Code,Balance,Status', `GIFT-0001,30,${status}`)
      assert.deepEqual([card.told, card.record], [told, { ...card.record, is_active }], status)
    }
  })

  it('of a booking to come is asked, of a class told', async () => {
    const columns = 'Name,Email,Class,Date,Time,Status'
    const asked = async (status: string) =>
      (await outcome('bookings', columns, `Ana Prats,ana@x.example,Flow,2026-05-01,10:00,${status}`)).asked
    assert.deepEqual(await asked('Declined'), ['booking_statuses'])
    assert.deepEqual(await asked('Confirmed'), ['future_bookings'])
    const held = async (status: string) =>
      (await outcome('class_schedule', 'Class,Day,Time,Status', `Flow,Mon,10:00,${status}`)).told
    assert.deepEqual([await held('Suspended'), await held('Published'), await held('')], [['status'], [], []])
  })

  it('with its unit is read: how long a pack is good', async () => {
    const days = async (cell: string) =>
      (await outcome('membership_types', 'Name,Price,Kind,Valid for', `Ten,120,class_pack,${cell}`)).type?.validity_days
    assert.deepEqual(
      await Promise.all(['30 days', '2 Wochen', '3 meses', 'un an', '90'].map(days)),
      [30, 14, 91, 365, 90],
    )
  })
})
