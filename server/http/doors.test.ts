import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { within } from './addresses.ts'
import { callerAddress } from './doors.ts'

const proxies = ['192.168.1.2', '10.0.0.0/8']

describe('the caller’s address', () => {
  for (const [door, peer, trusted, forwarded, address] of [
    ['local', '127.0.0.1', true, '203.0.113.7', '127.0.0.1'],
    ['local', '::ffff:127.0.0.1', true, '203.0.113.7', '127.0.0.1'],
    ['local', undefined, true, undefined, ''],
    ['public', undefined, true, '203.0.113.7', ''],
    ['public', '1127.0.0.1', true, '203.0.113.7', ''],
    ['public', '192.0.2.1', true, '203.0.113.7', '192.0.2.1'],
    ['public', '127.8.9.10', true, '203.0.113.7', '203.0.113.7'],
    ['public', '::1', true, '203.0.113.7', '203.0.113.7'],
    ['public', '::ffff:127.0.0.1', true, '10.0.0.1, 192.0.2.8 ', '192.0.2.8'],
    ['public', '::1', true, '10.0.0.1, ', null],
    ['public', '::1', true, '203.0.113.7, [2001:DB8::7]:443', '2001:db8::7'],
    ['public', '127.0.0.1', true, '203.0.113.7', '203.0.113.7'],
    ['public', '::ffff:127.0.0.1', true, '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['public', '::1', true, undefined, null],
    ['public', '127.0.0.1', false, '203.0.113.7', null],
    ['public', '192.168.1.9', true, '203.0.113.7', '192.168.1.9'],
    ['public', '::ffff:192.168.1.9', false, undefined, '192.168.1.9'],
    ['public', '192.168.1.2', true, '203.0.113.7', '203.0.113.7'],
    ['public', '::ffff:192.168.1.2', true, '203.0.113.7', '203.0.113.7'],
    ['public', '10.7.7.7', true, '203.0.113.7, 2001:db8::7', '2001:db8::7'],
    ['public', '10.7.7.7', true, '203.0.113.7, unknown', null],
    ['public', '192.168.1.2', false, '203.0.113.7', null],
    ['public', '2001:db8::9', true, '203.0.113.7', '2001:db8::9'],
  ] as const)
    it(`of ${peer} at the ${door} door, ${trusted ? 'believed' : 'not believed'} for ${forwarded}, is ${address}`, () => {
      const env = { door, incoming: { socket: peer === undefined ? {} : { remoteAddress: peer } } }
      const believed = { forwarded: trusted, isProxy: within(proxies) }
      assert.equal(
        callerAddress(env, forwarded, () => believed),
        address,
      )
    })
})
