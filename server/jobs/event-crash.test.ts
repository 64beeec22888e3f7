import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { after, it } from 'node:test'
import { endProcess, startProcess, temporaryFolder, type Facts } from '../test/process.ts'

const folder = temporaryFolder()
after(() => rmSync(folder, { recursive: true, force: true }))

const CLIENTS = 40
let token = ''

// An answer as the API gives it; what the test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
async function ask({ local_url }: Facts, operation: string, body?: object): Promise<any> {
  const [method, path] = operation.split(' ')
  const headers = { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) }
  const sent = { method: method!, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(local_url + path, sent)
  assert.ok(response.ok, `${operation} ${response.status}`)
  return response.json()
}

it('an outbox broken off by a crash is handled by the next start, each event once', async () => {
  const first = startProcess(folder)
  const facts = await first.ready
  const manager = { manager_full_name: 'Olga', manager_email: 'o@example.com', manager_password: 'Correct-Horse-7' }
  const studio = { studio_name: 'Crash', timezone: 'Europe/Madrid', ...manager }
  token = (await ask(facts, 'POST /api/v1/auth/bootstrap', studio)).access_token
  const tag = await ask(facts, 'POST /api/v1/tags', { name: 'New' })
  await ask(facts, 'POST /api/v1/auto-tag-rules', { tag_id: tag.id, trigger_event: 'client.created' })
  const names = Array.from({ length: CLIENTS }, (_, n) => `Client ${n}`)
  await Promise.all(names.map((full_name) => ask(facts, 'POST /api/v1/clients', { full_name })))
  assert.equal(await endProcess(first, 'SIGKILL'), 'SIGKILL')

  const second = startProcess(folder)
  const again = await second.ready
  while ((await ask(again, `GET /api/v1/clients?tag_id=${tag.id}`)).total < CLIENTS) continue
  const [rule] = await ask(again, 'GET /api/v1/auto-tag-rules')
  const added = await ask(again, 'POST /api/v1/auto-tag-rules/preview', { trigger_event: 'client.tag_added' })
  assert.deepEqual([rule.fired_count, added.event_count], [CLIENTS, CLIENTS])
  assert.equal(await endProcess(second), 0)
})
