import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const NOTHING = { category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const FLAGS = 'GET /api/v1/membership-types/coverage-flags'

describe('flags of what memberships cover', () => {
  let studio: TestStudio
  beforeEach(async () => {
    studio = await startStudio()
  })
  afterEach(() => studio.stop())

  const make = async (path: string, body: object): Promise<number> => {
    const answer = await studio.asOwner(`POST /api/v1/${path}`, body)
    assert.equal(answer.status, 201)
    return answer.body.id
  }
  const health = async (): Promise<Record<string, string>> => {
    const { body } = await studio.asOwner('GET /api/v1/studio/health')
    const own = body.filter(({ name }: { name: string }) => /^cover|^single/.test(name))
    return Object.fromEntries(own.map(({ name, code }: { name: string; code: string }) => [name, code]))
  }

  it('says the same in Health and to the pages, and nothing once it is put right', async () => {
    const reformer = await make('class-categories', { name: 'Reformer' })
    const flow = await make('class-templates', { name: 'Reformer Flow', category_id: reformer, covered_by_all: false })
    const workshop = await make('class-templates', { name: 'Workshop', price: 90 })
    const dropIn = await make('membership-types', { name: 'Drop-in', type: 'drop_in', price: 15 })
    const empty = await make('membership-types', {
      name: 'Empty',
      type: 'class_pack',
      price: 50,
      coverage: { classes: 'listed', ...NOTHING },
    })
    assert.deepEqual((await studio.asOwner(FLAGS)).body, {
      types_without_classes: [{ id: empty, name: 'Empty' }],
      templates_without_types: [{ id: flow, name: 'Reformer Flow' }],
      templates_above_drop_in: [
        {
          id: workshop,
          name: 'Workshop',
          price: 90,
          membership_type_id: dropIn,
          membership_type_name: 'Drop-in',
          single_price: 15,
          currency: 'EUR',
        },
      ],
    })
    assert.deepEqual(await health(), {
      covered_classes: 'covered.not',
      covering_types: 'covering.nothing',
      single_prices: 'single_price.above',
    })
    await studio.asOwner(`PUT /api/v1/membership-types/${empty}`, {
      coverage: { classes: 'listed', ...NOTHING, category_ids: [reformer] },
    })
    await studio.asOwner(`PUT /api/v1/class-templates/${workshop}`, { price: 15 })
    assert.deepEqual(await health(), {
      covered_classes: 'covered.all',
      covering_types: 'covering.all',
      single_prices: 'single_price.fits',
    })
    const { body } = await studio.asOwner(FLAGS)
    assert.deepEqual(Object.values(body), [[], [], []])
  })

  it('names no class and no type in the file for who helps', async () => {
    await make('class-templates', { name: 'Secret class', covered_by_all: false })
    await make('membership-types', { name: 'Secret pass', type: 'drop_in', price: 15 })
    const { body } = await studio.asOwner('GET /api/v1/studio/diagnostics')
    const text = JSON.stringify(body)
    assert.match(text, /covering\.nothing/)
    assert.doesNotMatch(text, /Secret/)
  })

  it('is for any manager, not for clients or strangers', async () => {
    const { token } = await makeManager(studio, ['clients.view'])
    assert.equal((await studio.send(FLAGS, { token })).status, 200)
    assert.equal((await studio.send(FLAGS)).status, 401)
  })

  it('says whether anybody has said what a type covers', async () => {
    const id = await make('membership-types', { name: 'Drop-in', type: 'drop_in', price: 15 })
    const { body } = await studio.asOwner(`GET /api/v1/membership-types/${id}/holders`)
    assert.deepEqual(body, { holders: 0, on_former_terms: 0, is_said: true })
  })
})
