import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeInstructor } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('locations', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())
  const path = '/api/v1/establishments'

  it('are added, changed and removed', async () => {
    const made = await studio.asOwner(`POST ${path}`, { name: 'Annexe', phone: '+34 600 000 000' })
    assert.equal(made.status, 201)
    const { id } = made.body
    assert.equal((await studio.asOwner(`PUT ${path}/${id}`, { name: 'Loft', is_active: false })).body.name, 'Loft')
    const names = async (query: string) =>
      (await studio.asOwner(`GET ${path}${query}`)).body.map((each: { name: string }) => each.name)
    assert.deepEqual(await names(''), ['Test Studio'])
    assert.deepEqual(await names('?include_inactive=true'), ['Test Studio', 'Loft'])
    assert.equal((await studio.asOwner(`DELETE ${path}/${id}`)).status, 204)
    assert.equal((await studio.asOwner(`GET ${path}/${id}`)).status, 404)
    assert.equal((await studio.asOwner(`DELETE ${path}/${id}`)).status, 404)
  })

  it('keep the first one, active', async () => {
    for (const refused of [
      await studio.asOwner(`DELETE ${path}/1`),
      await studio.asOwner(`PUT ${path}/1`, { is_active: false }),
    ]) {
      assert.equal(refused.status, 409)
      assert.equal(refused.body.code, 'ESTABLISHMENT_IN_USE')
    }
    assert.equal((await studio.asOwner(`GET ${path}/1`)).body.is_active, true)
  })

  it('stay while somebody works there', async () => {
    const { id } = (await studio.asOwner(`POST ${path}`, { name: 'Pool' })).body
    const instructor = await makeInstructor(studio, { establishment_id: id })
    const refused = await studio.asOwner(`DELETE ${path}/${id}`)
    assert.equal(refused.body.code, 'ESTABLISHMENT_IN_USE')
    assert.equal((await studio.asOwner(`GET ${path}/${id}`)).status, 200)
    await studio.asOwner(`PUT /api/v1/instructors/${instructor.id}`, { establishment_id: null })
    assert.equal((await studio.asOwner(`DELETE ${path}/${id}`)).status, 204)
  })
})
