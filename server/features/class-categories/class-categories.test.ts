import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeService } from '../../test/build/appointments.ts'
import { makeMembershipType, sellMembership } from '../../test/build/memberships.ts'
import { makeCategory, makeTemplate } from '../../test/build/schedule.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

const PATH = '/api/v1/class-categories'

describe('categories of classes', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('are listed by name, one of each however it is spelt', async () => {
    const [reformer, mat] = [
      await makeCategory(studio, { name: 'Reformer' }),
      await makeCategory(studio, { name: 'mat' }),
    ]
    const again = await studio.asOwner(`POST ${PATH}`, { name: 'REFORMER' })
    assert.deepEqual([again.status, again.body.code], [409, 'CATEGORY_NAME_IN_USE'])
    const taken = await studio.asOwner(`PUT ${PATH}/${mat.id}`, { name: 'reformer' })
    assert.equal(taken.body.code, 'CATEGORY_NAME_IN_USE')
    const renamed = await studio.asOwner(`PUT ${PATH}/${mat.id}`, { name: 'Mat', color: '#1a7f5a' })
    assert.deepEqual([renamed.body.name, renamed.body.color], ['Mat', '#1a7f5a'])
    const { body } = await studio.asOwner(`GET ${PATH}`)
    assert.deepEqual(
      body.items.map(({ id }: { id: number }) => id),
      [mat.id, reformer.id],
    )
    const nowhere = await studio.asOwner('POST /api/v1/class-templates', { name: 'Flow', category_id: 999 })
    assert.equal(nowhere.status, 404)
  })

  it('stay while something names them, and say what', async () => {
    const { id } = await makeCategory(studio)
    const lists = { classes: 'listed', category_ids: [id], template_ids: [], service_category_ids: [], service_ids: [] }
    const template = await makeTemplate(studio, { name: 'Tower', category_id: id })
    const service = await makeService(studio, { name: 'Private', category_id: id })
    const type = await makeMembershipType(studio, { name: 'Tower 10', coverage: lists })
    await sellMembership(studio, { membership_type_id: type.id })
    const inUse = async () => {
      const { status, body } = await studio.asOwner(`DELETE ${PATH}/${id}`)
      return status === 200 ? 'deleted' : { ...body.reasons[0].value, detail: body.detail }
    }
    const { detail, ...named } = await inUse()
    assert.match(detail, /is used by Tower and Private and Tower 10\. Change those first/)
    assert.deepEqual(named, {
      class_templates: ['Tower'],
      appointment_services: ['Private'],
      membership_types: ['Tower 10'],
    })
    await studio.asOwner(`PUT /api/v1/class-templates/${template.id}`, { category_id: null })
    await studio.asOwner(`PATCH /api/v1/appointment-services/${service.id}`, { category_id: null })
    const none = { ...lists, classes: 'all', category_ids: [] }
    await studio.asOwner(`PUT /api/v1/membership-types/${type.id}`, { coverage: none, apply_to_existing: false })
    const sold = await inUse()
    assert.deepEqual(sold.membership_types, ['Tower 10'], 'somebody still has it so')
    assert.match(sold.detail, /sold earlier still cover .*: Tower 10\. You can delete it once they have ended/)
    await studio.asOwner(`PUT /api/v1/membership-types/${type.id}`, { apply_to_existing: true })
    assert.equal(await inUse(), 'deleted')
  })
})
