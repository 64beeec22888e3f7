import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { addressIn, bucketOf, isLoopback, rangeIn, within } from './addresses.ts'

describe('an address', () => {
  for (const [text, address] of [
    ['203.0.113.7', '203.0.113.7'],
    [' 203.0.113.7:51324 ', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[2001:DB8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::1', '::1'],
    ['', undefined],
    ['unknown', undefined],
    ['_hidden', undefined],
    ['203.0.113', undefined],
    ['203.0.113.7, 10.0.0.1', undefined],
    ['<b>', undefined],
  ] as const)
    it(`is found in "${text}": ${address}`, () => assert.equal(addressIn(text), address))

  for (const [address, bucket] of [
    ['203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::1', '2001:db8:0:1::/64'],
    ['2001:0db8:0000:0001:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::2:0:0:0:1', '2001:db8:0:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['1:2:3:4:5:6:192.0.2.33', '1:2:3:4::/64'],
  ] as const)
    it(`${address} is counted as ${bucket}`, () => assert.equal(bucketOf(address), bucket))

  it('is this computer’s own or not', () => {
    const own = ['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1', '2001:db8::1', ''].map(isLoopback)
    assert.deepEqual(own, [true, true, true, false, false, false])
  })
})

describe('a range of proxies', () => {
  for (const [text, bits] of [
    ['10.0.0.0/8', 8],
    ['192.168.1.2', 32],
    ['192.168.1.2/32', 32],
    ['2001:db8::/32', 32],
    ['::1', 128],
    [' fd00::/16 ', 16],
    ['10.0.0.0/7', undefined],
    ['0.0.0.0/0', undefined],
    ['::/0', undefined],
    ['10.0.0.0/33', undefined],
    ['10.0.0.0/', undefined],
    ['10.0.0.0/a', undefined],
    ['10.0.0.1:80', undefined],
    ['[::1]', undefined],
    ['proxy.example', undefined],
    ['', undefined],
  ] as const)
    it(`"${text}" has ${bits} bits`, () => assert.equal(rangeIn(text)?.bits, bits))

  it('holds its own addresses and no others', () => {
    const inside = within(['10.1.0.0/16', '192.168.1.2', '2001:db8::/32', 'nonsense'])
    for (const [address, expected] of [
      ['10.1.255.255', true],
      ['10.2.0.0', false],
      ['192.168.1.2', true],
      ['192.168.1.3', false],
      ['2001:db8:ffff::1', true],
      ['2001:db9::1', false],
      ['', false],
    ] as const)
      assert.equal(inside(address), expected, address)
    assert.equal(within([])('10.1.0.1'), false)
  })
})
