import assert from 'node:assert/strict'
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import type { Permission } from '../api/permissions.ts'
import { makeManager } from './build/staff.ts'
import { startStudio, type TestStudio } from './studio.ts'

describe('a request whose body comes late', () => {
  let studio: TestStudio
  before(async () => (studio = await startStudio()))
  after(() => studio.stop())

  /** Sends a body in two parts, with something in between, and gives the answer’s status and code. */
  async function late(token: string, between: () => Promise<unknown>): Promise<[status: number, code: string]> {
    const body = JSON.stringify({ full_name: 'Lara Late' })
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': body.length,
    }
    const sent = request(new URL('/api/v1/clients', studio.running.localUrl), { method: 'POST', headers })
    sent.write(body.slice(0, 5))
    // The head has been read, and who sends it looked at.
    await wait(100)
    await between()
    sent.end(body.slice(5))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    const text = (await answer.toArray()).join('')
    return [answer.statusCode!, (JSON.parse(text) as { code?: string }).code ?? '']
  }
  const manager = () => makeManager(studio, ['clients.manage'] satisfies Permission[])

  it('is done where nothing has changed meanwhile', async () => {
    const { token } = await manager()
    assert.deepEqual(await late(token, async () => {}), [201, ''])
  })

  it('is refused where its account was closed meanwhile', async () => {
    const { id, token } = await manager()
    assert.deepEqual(await late(token, () => studio.asOwner(`POST /api/v1/staff/${id}/deactivate`)), [
      401,
      'AUTH_INVALID_TOKEN',
    ])
  })

  it('is refused where its right was taken away meanwhile', async () => {
    const { role_id, token } = await manager()
    const role = { name: 'Looks on', permissions: ['clients.view'] }
    const take = async () => assert.equal((await studio.asOwner(`PUT /api/v1/roles/${role_id}`, role)).status, 200)
    assert.deepEqual(await late(token, take), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
  })
})
