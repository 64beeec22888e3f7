import assert from 'node:assert/strict'
import { it } from 'node:test'
import { callerAddress, type Door } from './doors.ts'

const cases: [Door, peer: string | undefined, forwarded: string | undefined, address: string | null][] = [
  ['local', '127.0.0.1', '192.0.2.7', '127.0.0.1'],
  ['local', undefined, undefined, ''],
  ['public', '192.0.2.1', '192.0.2.7', '192.0.2.1'],
  ['public', '1127.0.0.1', '192.0.2.7', '1127.0.0.1'],
  ['public', undefined, '192.0.2.7', ''],
  ['public', '127.0.0.1', '192.0.2.7', '192.0.2.7'],
  ['public', '127.8.9.10', '192.0.2.7', '192.0.2.7'],
  ['public', '::1', '192.0.2.7', '192.0.2.7'],
  ['public', '::ffff:127.0.0.1', '10.0.0.1, 192.0.2.8 ', '192.0.2.8'],
  ['public', '::1', undefined, null],
  ['public', '::1', '10.0.0.1, ', null],
]

for (const [door, peer, forwarded, address] of cases) {
  it(`who comes from ${peer} for ${forwarded} to the ${door} door is counted as ${address}`, () => {
    const socket = peer === undefined ? {} : { remoteAddress: peer }
    assert.equal(callerAddress({ door, incoming: { socket } }, forwarded), address)
  })
}
