import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeManager, makeRole } from '../../test/build/staff.ts'
import { addClient } from '../../test/build/tags.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

let studio: TestStudio
before(async () => {
  studio = await startStudio()
})
after(() => studio.stop())

const add = async (title: string, more: object = {}) =>
  (await studio.asOwner('POST /api/v1/tasks', { title, ...more })).body
const titles = async (query = '', token = studio.owner): Promise<string[]> =>
  (await studio.send(`GET /api/v1/tasks${query}`, { token })).body.items.map(({ title }: { title: string }) => title)
const finish = (id: number, token = studio.owner) => studio.send(`POST /api/v1/tasks/${id}/done`, { token })

describe('tasks', () => {
  it('stand in the order in which they are due, those done last, the latest first', async () => {
    await add('One day')
    const soon = await add('Soon', { due_on: '2026-03-05' })
    const past = await add('Overdue', { due_on: '2026-03-01' })
    assert.deepEqual(await titles(), ['Overdue', 'Soon', 'One day'])
    await finish(soon.id)
    await studio.advance({ minutes: 2 })
    const done = await finish(past.id)
    assert.deepEqual([done.body.done_by_name, done.body.done_at], ['Olga Owner', studio.clock.now()])
    assert.deepEqual(await titles(), ['One day', 'Overdue', 'Soon'])
    assert.deepEqual(await titles('?is_done=true'), ['Overdue', 'Soon'])
    assert.deepEqual(await titles('?is_done=false'), ['One day'])
    await studio.advance({ minutes: 2 })
    assert.deepEqual((await finish(past.id)).body, done.body, 'a repeat changes nothing')
  })

  it('are for anybody, or for those of a role, the owners and whoever wrote them', async () => {
    const role = await makeRole(studio, ['clients.view'])
    const desk = await makeManager(studio, [], { role_id: role.id })
    const other = await makeManager(studio, [])
    const client = await addClient(studio, { full_name: 'Cleo' })
    const shared = await add('For all', { client_id: client.id })
    const own = await add('For the desk', { client_id: client.id, assignee_role_id: role.id })
    const of = `?client_id=${client.id}`
    assert.equal(
      own.assignee_role_name,
      (await studio.asOwner('GET /api/v1/roles')).body.find(({ id }: { id: number }) => id === role.id).name,
    )
    assert.deepEqual(await titles(of), ['For all', 'For the desk'])
    assert.deepEqual(await titles(of, desk.token), ['For all', 'For the desk'])
    assert.deepEqual(await titles(of, other.token), ['For all'])
    assert.deepEqual(await titles(`${of}&mine=true`, desk.token), ['For the desk'])
    assert.deepEqual(await titles(`${of}&mine=true`), [])
    assert.equal((await finish(own.id, other.token)).status, 404)
    assert.equal((await finish(own.id, desk.token)).status, 200)
    assert.equal((await finish(shared.id, other.token)).body.client_name, null, 'who may not see clients reads no name')
    const left = await studio.send('POST /api/v1/tasks', {
      token: other.token,
      body: { title: 'Please', client_id: client.id, assignee_role_id: role.id },
    })
    assert.equal(left.status, 201)
    assert.deepEqual(await titles(`${of}&is_done=false`, other.token), ['Please'])
  })

  it('of a role that goes are the owners’', async () => {
    const role = await makeRole(studio, [])
    const other = await makeManager(studio, [])
    const task = await add('Left behind', { assignee_role_id: role.id })
    assert.equal((await studio.asOwner(`DELETE /api/v1/roles/${role.id}`)).status, 204)
    assert.ok((await titles('?mine=true')).includes('Left behind'))
    assert.equal((await finish(task.id, other.token)).status, 404)
  })

  it('name a client and a role that there are', async () => {
    for (const body of [{ client_id: 999 }, { assignee_role_id: 999 }])
      assert.equal((await studio.asOwner('POST /api/v1/tasks', { title: 'Whose?', ...body })).status, 404)
  })
})
