import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeProduct, sell } from '../../test/build/commerce.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import { setPicture } from '../../test/build/pictures.ts'
import { makeCategory, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('the public prices', () => {
  let studio: TestStudio
  let base: string
  before(async () => {
    studio = await startStudio()
    base = `/api/v1/widget/${(await studio.asOwner('GET /api/v1/studio')).body.public_studio_id}`
  })
  after(() => studio.stop())

  let visitor = 0
  const read = (what: string, headers: Record<string, string> = {}, from = base) =>
    studio.send(`GET ${from}/${what}`, {
      door: 'public',
      headers: { 'X-Forwarded-For': `10.9.0.${(visitor += 1)}`, ...headers },
    })
  const names = async (what: string) => (await read(what)).body.map(({ name }: { name: string }) => name)

  it('name the types that are on sale online, by name, with their terms and what they cover', async () => {
    const mat = await makeCategory(studio, { name: 'Mat' })
    await makeTemplate(studio, { name: 'Mat flow', category_id: mat.id, credit_cost: 2 })
    const listed = { category_ids: [mat.id], template_ids: [], service_category_ids: [], service_ids: [] }
    const covers = { coverage: { classes: 'listed', ...listed }, max_per_week: 2 }
    const pack = { type: 'class_pack', price: 120, credits_included: 10, validity_days: 90 }
    const { id } = await makeMembershipType(studio, {
      name: 'ten',
      description: 'A card',
      ...pack,
      ...covers,
      sellable_online: true,
    })
    await makeMembershipType(studio, { name: 'At the desk', ...pack, sellable_online: false })
    const gone = await makeMembershipType(studio, { name: 'Gone', ...pack, sellable_online: true })
    await studio.asOwner(`DELETE /api/v1/membership-types/${gone.id}`)
    await makeMembershipType(studio, { name: 'Monthly', type: 'subscription', unlimited: true, sellable_online: true })
    assert.deepEqual(await names('membership-types'), ['Monthly', 'ten'])
    assert.deepEqual((await read('membership-types')).body[1], {
      id,
      name: 'ten',
      description: 'A card',
      type: 'class_pack',
      price: 120,
      currency: 'EUR',
      billing_interval: null,
      credits_included: 10,
      credits_per_interval: null,
      unlimited: false,
      validity_days: 90,
      is_intro_offer: false,
      intro_price: null,
      intro_validity_days: null,
      ...covers,
      establishment_ids: null,
      usable_times: null,
      max_per_day: null,
      max_upcoming: null,
      booking_open_hours_before: null,
      max_members: 1,
      minimum_term_intervals: 0,
      notice_days: 0,
      named: { categories: [{ id: mat.id, name: 'Mat' }], templates: [], services: [], places: [] },
      is_limited: true,
      takes_one_credit: false,
      starts: 'purchase',
      starts_within_days: 90,
      can_buy_online: false,
    })
  })

  it('name the products on the shelf, until the last one is sold', async () => {
    const mat = await makeProduct(studio, { name: 'Mat', price: 18.5, stock_quantity: 1 })
    await makeProduct(studio, { name: 'Not sold any more', is_active: false })
    await makeProduct(studio, { name: 'Out', stock_quantity: 0 })
    const shown = { id: mat.id, name: 'Mat', price: 18.5, currency: 'EUR', photo_url: null, can_buy_online: false }
    assert.deepEqual((await read('products')).body, [shown])
    await sell(studio, { product_id: mat.id })
    assert.deepEqual((await read('products')).body, [])
  })

  it('show a product’s photo by an address that any page may open', async () => {
    const { id } = await makeProduct(studio, { name: 'With a photo' })
    await setPicture(studio, `products/${id}/photo`)
    const { photo_url } = (await read('products')).body[0]
    assert.ok(photo_url.startsWith(`${base}/products/${id}/photo?v=`), photo_url)
    const photo = await studio.send(`GET ${photo_url}`, { door: 'public' })
    assert.equal(photo.headers.get('cache-control'), 'public, max-age=31536000, immutable')
  })

  for (const what of ['membership-types', 'products'])
    it(`are known by their content and open to any page: ${what}`, async () => {
      const first = await read(what)
      const etag = first.headers.get('etag')!
      assert.equal(first.headers.get('access-control-allow-origin'), '*')
      assert.equal((await read(what, { 'If-None-Match': etag })).status, 304)
      const other = await read(what, {}, '/api/v1/widget/AAAAAAAAAAAAAAAAAAAAAA')
      assert.deepEqual([other.status, other.body.code], [404, 'NOT_FOUND'])
      await makeMembershipType(studio, { sellable_online: true })
      await makeProduct(studio)
      const changed = await read(what, { 'If-None-Match': etag })
      assert.deepEqual([changed.status, changed.body.length], [200, first.body.length + 1])
    })
})
