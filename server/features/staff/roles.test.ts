import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { permissions } from '../../api/permissions.ts'
import { makeManager, makeRole } from '../../test/build/staff.ts'
import { startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

describe('roles', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const refused = ({ status, body }: Reply) => [status, body.code]
  const forbidden = [403, 'AUTH_INSUFFICIENT_PERMISSIONS']

  it('begin with the owner’s, which holds everything, and an example', async () => {
    const { body } = await studio.asOwner('GET /api/v1/roles')
    assert.deepEqual(
      body.map((role: { name: string }) => role.name),
      ['Owner', 'Front desk'],
    )
    assert.deepEqual([body[0].is_owner, body[0].staff_count, body[0].permissions], [true, 1, permissions])
    assert.ok(!body[1].permissions.includes('staff.manage'))
  })

  it('are made of the catalogue', async () => {
    const { body } = await studio.asOwner('GET /api/v1/permissions/catalog')
    assert.deepEqual(
      body.map((entry: { permission: string }) => entry.permission),
      permissions,
    )
    assert.deepEqual(body[0], {
      permission: 'clients.view',
      area: 'clients',
      description: 'See clients and their history',
    })
    const invented = await studio.asOwner('POST /api/v1/roles', { name: 'X', permissions: ['world.rule'] })
    assert.equal(invented.status, 422)
    assert.equal(invented.body.errors[0].path, 'permissions.0')
    const twice = await studio.asOwner('POST /api/v1/roles', {
      name: 'X',
      permissions: [...permissions, permissions[0]],
    })
    assert.deepEqual([twice.status, twice.body.errors[0].path], [422, 'permissions'])
    assert.equal((await studio.asOwner('POST /api/v1/roles', { name: 'Whole', permissions })).status, 201)
  })

  it('have names of their own', async () => {
    const role = await makeRole(studio, ['clients.view'])
    const taken = [409, 'ROLE_NAME_IN_USE']
    assert.deepEqual(refused(await studio.asOwner('POST /api/v1/roles', { name: 'FRONT desk' })), taken)
    assert.deepEqual(refused(await studio.asOwner(`PUT /api/v1/roles/${role.id}`, { name: 'Owner' })), taken)
    const kept = await studio.asOwner(`PUT /api/v1/roles/${role.id}`, { name: 'Reception' })
    assert.deepEqual(kept.body.permissions, ['clients.view'])
    assert.equal((await studio.asOwner(`PUT /api/v1/roles/${role.id}`, { permissions: [] })).status, 422)
  })

  it('the owner’s can’t be changed or deleted', async () => {
    const { id } = (await studio.asOwner('GET /api/v1/roles')).body[0]
    const change = await studio.asOwner(`PUT /api/v1/roles/${id}`, { name: 'Boss', permissions: [] })
    assert.deepEqual(refused(change), [409, 'ROLE_PROTECTED'])
    assert.deepEqual(refused(await studio.asOwner(`DELETE /api/v1/roles/${id}`)), [409, 'ROLE_PROTECTED'])
  })

  it('in use can’t be deleted, free ones can', async () => {
    const manager = await makeManager(studio, ['reports.view'])
    const inUse = await studio.asOwner(`DELETE /api/v1/roles/${manager.role_id}`)
    assert.deepEqual(refused(inUse), [409, 'ROLE_IN_USE'])
    const { id } = await makeRole(studio, [])
    assert.equal((await studio.asOwner(`DELETE /api/v1/roles/${id}`)).status, 204)
    assert.equal((await studio.asOwner(`DELETE /api/v1/roles/${id}`)).status, 404)
  })

  it('hold from the very next request on', async () => {
    const manager = await makeManager(studio, ['clients.view'])
    const list = async (path: string) => (await studio.send(`GET /api/v1/${path}`, { token: manager.token })).status
    assert.deepEqual([await list('clients'), await list('audit-log')], [200, 403])
    await studio.asOwner(`PUT /api/v1/roles/${manager.role_id}`, { name: 'Auditor', permissions: ['audit.view'] })
    assert.deepEqual([await list('clients'), await list('audit-log')], [403, 200])
  })

  it('can’t be given what their maker lacks', async () => {
    const lead = await makeManager(studio, ['staff.manage', 'clients.view'])
    const asLead = (operation: string, body: object) => studio.send(operation, { token: lead.token, body })
    const make = (list: string[]) => asLead('POST /api/v1/roles', { name: `By lead ${list.join()}`, permissions: list })
    assert.equal((await make(['clients.view'])).status, 201)
    assert.deepEqual(refused(await make(['clients.view', 'payroll.manage'])), forbidden)
    const payroll = await makeRole(studio, ['payroll.manage', 'reports.view'])
    const change = (list: string[]) => asLead(`PUT /api/v1/roles/${payroll.id}`, { name: 'Payroll', permissions: list })
    assert.deepEqual(refused(await change(['payroll.manage', 'reports.view', 'backups.manage'])), forbidden)
    assert.deepEqual(refused(await change(['payroll.manage'])), forbidden, 'nor taken from it')
    const own = { name: 'Lead', permissions: ['staff.manage', 'backups.manage'] }
    assert.deepEqual(refused(await asLead(`PUT /api/v1/roles/${lead.role_id}`, own)), forbidden)
  })
})
