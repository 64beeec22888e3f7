import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { it } from 'node:test'
import { countServing } from './connect.ts'

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
