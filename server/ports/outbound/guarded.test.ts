import assert from 'node:assert/strict'
import { syncBuiltinESMExports } from 'node:module'
import os from 'node:os'
import { describe, it } from 'node:test'
import { guardedOutbound } from './guarded.ts'
import { AddressRefused } from './port.ts'
import { isPublicAddress } from './public-address.ts'

describe('what is asked out in the net', () => {
  const addresses: [string, boolean][] = [
    ['8.8.8.8', true],
    ['172.15.255.255', true],
    ['172.32.0.0', true],
    ['223.255.255.255', true],
    ['2606:4700::1', true],
    ['::ffff:8.8.8.8', true],
    ...[
      '0.0.0.0',
      '10.0.0.1',
      '100.64.0.1',
      '127.0.0.1',
      '127.8.8.8',
      '169.254.169.254',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '198.18.0.1',
      '203.0.113.7',
      '224.0.0.1',
      '255.255.255.255',
      '::',
      '::1',
      '::ffff:127.0.0.1',
      '::ffff:7f00:1',
      '64:ff9b::7f00:1',
      '2001:db8::1',
      '2002:7f00:1::',
      'fe80::1%eth0',
      'fc00::1',
      'fd12::1',
      'ff02::1',
      'localhost',
      '',
    ].map((address): [string, boolean] => [address, false]),
  ]
  for (const [address, isPublic] of addresses)
    it(`${address || 'nothing'} ${isPublic ? 'stands' : 'does not stand'} there`, () =>
      assert.equal(isPublicAddress(address), isPublic))

  for (const url of [
    'http://8.8.8.8/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://localhost/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data/',
  ])
    it(`${url} is not`, async () => {
      await assert.rejects(guardedOutbound.get(url, {}), AddressRefused)
      await assert.rejects(guardedOutbound.post(url, {}, new Uint8Array(1)), AddressRefused)
    })

  it('is nothing of this computer’s own in its network, in whatever dress', async (t) => {
    t.mock.method(os, 'networkInterfaces', () => ({
      eth0: ['10.1.2.3', 'fd00:1::2'].map((address) => ({ address })),
    }))
    syncBuiltinESMExports()
    try {
      for (const host of ['10.1.2.3', '[::ffff:10.1.2.3]', '[fd00:1::2]', '[fd00:1:0::2]'])
        await assert.rejects(guardedOutbound.look(`https://${host}/`, 'network'), AddressRefused, host)
      await guardedOutbound.look('https://10.1.2.4/', 'network')
    } finally {
      t.mock.restoreAll()
      syncBuiltinESMExports()
    }
  })
})
