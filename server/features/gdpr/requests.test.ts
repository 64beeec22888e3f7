import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a request to be erased', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const open = async () => (await studio.asOwner('GET /api/v1/erasure-requests?is_done=false')).body.items

  it('is a task until it is done, one at a time', async () => {
    const clara = await registerClient(studio)
    const first = await clara.ask('POST /api/v1/clients/me/erasure-request')
    assert.equal(first.status, 201)
    assert.deepEqual([first.body.client_id, first.body.done_at], [clara.id, null])
    studio.clock.advance({ minutes: 5 })
    assert.deepEqual((await clara.ask('POST /api/v1/clients/me/erasure-request')).body, first.body)
    assert.deepEqual(await open(), [first.body])
    const tasks = async () => (await studio.asOwner(`GET /api/v1/tasks?client_id=${clara.id}`)).body.items
    const [task, ...more] = await tasks()
    assert.deepEqual([task.source, task.client_name, more], ['erasure_request', first.body.client_name, []])
    const byHand = await studio.asOwner(`POST /api/v1/tasks/${task.id}/done`)
    assert.deepEqual([byHand.status, byHand.body.code], [409, 'TASK_DONE_ELSEWHERE'])
    studio.clock.advance({ minutes: 5 })
    await studio.asOwner(`POST /api/v1/gdpr/delete/${clara.id}`)
    assert.deepEqual([await open(), await tasks()], [[], []])
    const [done] = (await studio.asOwner('GET /api/v1/erasure-requests?is_done=true')).body.items
    assert.deepEqual(
      [done.id, done.client_name, done.done_at],
      [first.body.id, `Erased client ${clara.id}`, studio.clock.now()],
    )
  })

  it('is made by clients and read by who may erase', async () => {
    assert.equal((await studio.asOwner('POST /api/v1/clients/me/erasure-request')).status, 403)
    const clara = await registerClient(studio)
    assert.equal((await clara.ask('GET /api/v1/erasure-requests')).status, 403)
    const { token } = await makeManager(studio, ['clients.manage'])
    assert.equal((await studio.send('GET /api/v1/erasure-requests', { token })).status, 403)
    await clara.ask('POST /api/v1/clients/me/erasure-request')
    assert.deepEqual((await studio.send('GET /api/v1/tasks', { token })).body.items, [])
  })
})
