import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { makeCategory, makeClass, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('what classes cost, as the public reads it', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const find = async () => {
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    const { body } = await studio.send(`GET /api/v1/widget/${public_studio_id}/schedule`, { door: 'public' })
    return (name: string) => body.find((cls: { name: string }) => cls.name === name)
  }
  const read = async () => {
    const named = await find()
    return (name: string) => [named(name).price, named(name).credit_cost, named(name).category_name]
  }
  const guests = async () => {
    const named = await find()
    return (name: string) => named(name).guests_can_book
  }

  it('is its price, and the credits where something on sale pays by them', async () => {
    const reformer = await makeCategory(studio, { name: 'Reformer' })
    const plan = async (name: string, template: object, cls: object = {}) => {
      const { id: template_id } = await makeTemplate(studio, { name, ...template })
      return makeClass(studio, { template_id, ...cls })
    }
    await plan('Mat', {})
    await plan('Jumpboard', { category_id: reformer.id, covered_by_all: false, price: 25, credit_cost: 2 })
    await plan('Workshop', { covered_by_all: false, price: 90 })
    await plan('Open day', { price: 12 }, { price: 0 })
    const bare = await read()
    assert.deepEqual(['Mat', 'Jumpboard', 'Workshop', 'Open day'].map(bare), [
      [null, null, null],
      [25, null, 'Reformer'],
      [90, null, null],
      [0, null, null],
    ])
    const pack = { type: 'class_pack', credits_included: 10 }
    await makeMembershipType(studio, { type: 'time_pass', unlimited: true, validity_days: 30 })
    await makeMembershipType(studio, { type: 'drop_in', credits_included: 1, price: 16 })
    await makeMembershipType(studio, { type: 'drop_in', credits_included: 1, price: 15 })
    assert.deepEqual((await read())('Mat'), [15, null, null], 'the cheapest single class that covers it')
    await makeMembershipType(studio, pack)
    const all = await read()
    assert.deepEqual(['Mat', 'Jumpboard', 'Workshop', 'Open day'].map(all), [
      [15, 1, null],
      [25, null, 'Reformer'],
      [90, null, null],
      [0, 1, null],
    ])
    await makeMembershipType(studio, { ...pack, coverage: { classes: 'listed', category_ids: [reformer.id] } })
    assert.deepEqual((await read())('Jumpboard'), [25, 2, 'Reformer'])
  })

  it('lets guests book what they can pay at the studio', async () => {
    const plan = async (name: string, template: object) => {
      const { id: template_id } = await makeTemplate(studio, { name, ...template })
      return makeClass(studio, { template_id })
    }
    await plan('Two credits', { credit_cost: 2 })
    await plan('In advance', { price: 90, pay_in_advance: true })
    const can = await guests()
    assert.deepEqual(['Mat', 'Jumpboard', 'Two credits', 'In advance'].map(can), [true, true, false, false])
    assert.deepEqual((await read())('Two credits')[0], null, 'no single class pays for two credits')
  })

  it('says until when cancelling is free, and what it costs later', async () => {
    const rule = async (name: string) => {
      const { cancellation_hours, late_cancel_fee, late_cancel_keeps_price } = (await find())(name)
      return [cancellation_hours, late_cancel_fee, late_cancel_keeps_price]
    }
    const rules = { cancellation_hours: 12, late_cancel_fee: 8, cancellation_deducts_credit: false }
    await studio.asOwner('PUT /api/v1/studio', rules)
    assert.deepEqual(await rule('Mat'), [12, 8, false])
    await studio.asOwner('PUT /api/v1/studio', { late_cancel_fee: 0, cancellation_deducts_credit: true })
    const { id: template_id } = await makeTemplate(studio, { name: 'Retreat', cancellation_window_hours: 72 })
    await makeClass(studio, { template_id })
    assert.deepEqual(
      [await rule('Mat'), await rule('Retreat')],
      [
        [12, 0, true],
        [72, 0, true],
      ],
    )
  })
})
