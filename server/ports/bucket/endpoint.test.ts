import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressOf, askable, folderOf, listedKey, whyNot } from './endpoint.ts'
import { BucketRefused, type BucketReason } from './port.ts'

const access = {
  endpoint: 'https://s3.example.com',
  region: 'auto',
  bucket: 'studio',
  prefix: '',
  accessKeyId: 'key',
  secretAccessKey: 'secret',
}

describe('the address of a bucket', () => {
  const good: [string, string][] = [
    ['https://s3.example.com', 'https://s3.example.com/studio'],
    ['https://s3.example.com/', 'https://s3.example.com/studio'],
    ['https://example.com:8443/storage/', 'https://example.com:8443/storage/studio'],
    ['https://8.8.8.8', 'https://8.8.8.8/studio'],
    ['http://192.168.1.20:9000', 'http://192.168.1.20:9000/studio'],
    // Looked at when it is resolved.
    ['http://nas.local:9000', 'http://nas.local:9000/studio'],
  ]
  for (const [endpoint, expected] of good)
    it(`may be ${endpoint}`, () => assert.equal(addressOf({ ...access, endpoint }, false).href, expected))

  const bad: [Partial<typeof access>, BucketReason][] = [
    [{ endpoint: '' }, 'other'],
    [{ endpoint: 's3.example.com' }, 'other'],
    [{ endpoint: 'ftp://s3.example.com' }, 'other'],
    [{ endpoint: 'https://user:password@s3.example.com' }, 'other'],
    [{ endpoint: 'https://s3.example.com?x=1' }, 'other'],
    [{ endpoint: 'http://8.8.8.8' }, 'other'],
    [{ endpoint: 'https://127.0.0.1:9000' }, 'other'],
    [{ endpoint: 'http://[::1]:9000' }, 'other'],
    [{ endpoint: 'https://169.254.169.254' }, 'other'],
    [{ endpoint: 'http://2130706432.1' }, 'other'],
    [{ endpoint: 'http://169.254.169.254' }, 'other'],
    [{ endpoint: 'http://[2606:4700::1]' }, 'other'],
    [{ bucket: ' ' }, 'no-bucket'],
    [{ accessKeyId: '' }, 'denied'],
    [{ secretAccessKey: '' }, 'denied'],
  ]
  for (const [part, reason] of bad)
    it(`may not have ${JSON.stringify(part)}`, () =>
      assert.throws(
        () => addressOf({ ...access, ...part }, false),
        (error) => error instanceof BucketRefused && error.reason === reason,
      ))
})

describe('an address that may be asked', () => {
  // By https, by http, and by http where this computer may be asked, too.
  const addresses: [string, secure: boolean, plain: boolean, here: boolean][] = [
    ['127.0.0.1', false, false, true],
    ['127.255.255.255', false, false, true],
    ['::1', false, false, true],
    ['::ffff:127.0.0.1', false, false, true],
    ['::ffff:192.168.0.1', true, true, true],
    ['10.0.0.0', true, true, true],
    ['10.255.255.255', true, true, true],
    ['11.0.0.0', true, false, false],
    ['172.15.255.255', true, false, false],
    ['172.16.0.0', true, true, true],
    ['172.31.255.255', true, true, true],
    ['172.32.0.0', true, false, false],
    ['192.167.255.255', true, false, false],
    ['192.168.0.0', true, true, true],
    ['192.169.0.0', true, false, false],
    ['fbff::1', false, false, false],
    ['fc00::1', true, true, true],
    ['fdff::1', true, true, true],
    ['2606:4700::1', true, false, false],
    ['fe80::1', false, false, false],
    ['169.254.169.254', false, false, false],
    ['0.0.0.0', false, false, false],
    ['8.8.8.8', true, false, false],
    ['nas.local', false, false, false],
  ]
  for (const [address, ...expected] of addresses)
    it(`is told of ${address}`, () => {
      const ways = [
        { secure: true, loopback: false },
        { secure: false, loopback: false },
        { secure: false, loopback: true },
      ]
      assert.deepEqual(
        ways.map((way) => whyNot(address, way) === undefined),
        expected,
      )
    })
})

describe('keys', () => {
  for (const [prefix, expected] of [
    ['', ''],
    ['/', ''],
    ['copies', 'copies/'],
    ['/studio/copies/', 'studio/copies/'],
  ] as const)
    it(`begin with “${expected}” where the prefix is “${prefix}”`, () =>
      assert.equal(folderOf({ ...access, prefix }), expected))

  for (const [prefix, expected] of [
    ['copies/', 'copies/'],
    ['Studio (Berlin)/', 'Studio '],
    ['Anna’s/', 'Anna’s/'],
    ["Anna's/", 'Anna'],
    ['a*\nb', 'a'],
  ] as const)
    it(`are asked for by “${askable(prefix)}” where they begin with “${prefix}”`, () =>
      assert.equal(askable(prefix), expected))

  for (const [listed, expected] of [
    ['copies/2026.copy', 'copies/2026.copy'],
    ['a+b%2Bc%C3%A9', 'a b+cé'],
    ['not encoded é', 'not encoded é'],
    ['100%', '100%'],
    ['Anna&#39;s&#x22;', `Anna's"`],
  ] as const)
    it(`are ${expected} where a listing says ${listed}`, () => assert.equal(listedKey(listed), expected))
})
