import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { it } from 'node:test'
import { goOn } from '../features/migration/run.ts'
import { ended, upload } from '../test/build/migration.ts'
import { startStudio } from '../test/studio.ts'
import { countServing, underWay } from './connect.ts'

it('names an import for as long as it runs', async () => {
  const studio = await startStudio()
  const { app } = studio.running
  assert.equal(underWay(app), null)
  const rows = Array.from({ length: 300 }, (_, at) => `Person ${at},p${at}@example.com`)
  const { job_id, column_mapping } = (await upload(studio, 'clients', ['Name,Email', ...rows].join('\n'))).body
  assert.equal(underWay(app), null)
  await studio.asOwner('POST /api/v1/migration/confirm', { job_id, column_mapping })
  assert.equal(underWay(app), 'import')
  const { status } = await ended(studio, job_id)
  await goOn(app, job_id)
  assert.deepEqual([status, underWay(app)], ['completed', null])
  await studio.stop()
})

it('counts who is being answered, and who was within the last minute', async () => {
  let now = 0
  const waiting: ServerResponse[] = []
  const door = createServer((_, outgoing) => void waiting.push(outgoing)).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const serving = countServing(door, () => now)
  const address = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  assert.equal(serving(), 0)

  const first = fetch(address)
  await once(door, 'request')
  const second = fetch(address)
  await once(door, 'request')
  assert.equal(serving(), 2)
  now = 600_000
  assert.equal(serving(), 2)

  waiting[0]!.end()
  await (await first).text()
  assert.equal(serving(), 2)
  now = 630_000
  waiting[1]!.end()
  await (await second).text()
  now = 659_999
  assert.equal(serving(), 2)
  now = 660_000
  assert.equal(serving(), 1)
  now = 690_000
  assert.equal(serving(), 0)
  door.close()
})
