import assert from 'node:assert/strict'
import dns from 'node:dns/promises'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import os from 'node:os'
import { describe, it, type TestContext } from 'node:test'
import { guardedFor, guardedOutbound } from './guarded.ts'
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
    'https://127.0.0.1./',
    'https://127.1/',
    'https://0/',
    'https://2130706433/',
    'https://017700000001/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://１２７.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[::127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://localhost/',
    'https://localhost./',
    'https://studio.localhost/',
    'https://studio.localhost./',
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
    bindMocks(t)
    for (const host of ['10.1.2.3', '[::ffff:10.1.2.3]', '[fd00:1::2]', '[fd00:1:0::2]'])
      await assert.rejects(guardedOutbound.look(`https://${host}/`, 'network'), AddressRefused, host)
    await guardedOutbound.look('https://10.1.2.4/', 'network')
  })

  for (const [led, isAsked] of [
    [['8.8.8.8'], true],
    [['8.8.8.8', '2606:4700::1'], true],
    [['127.0.0.1'], false],
    [['8.8.8.8', '127.0.0.1'], false],
    [['2606:4700::1', '10.0.0.1'], false],
    [['::ffff:169.254.169.254'], false],
    [[], false],
  ] as const)
    it(`is ${isAsked ? 'a' : 'no'} name that leads to ${led.join(' and ') || 'nothing'}`, async (t) => {
      leads(t, led)
      const looked = guardedOutbound.look('https://hooks.example/')
      if (isAsked) return looked
      await assert.rejects(looked, AddressRefused)
      await assert.rejects(guardedOutbound.post('https://hooks.example/', {}, ''), AddressRefused)
    })
})

describe('somebody who is told something', () => {
  const soon = guardedFor(300)
  const tell = (port: number, host = '127.0.0.1') => soon.post(`http://${host}:${port}/`, {}, '{}', 'computer')

  it('is asked at the addresses that were looked at, and a name is resolved once', async (t) => {
    const port = await listen(t, (socket) => socket.end('HTTP/1.1 204 No Content\r\n\r\n'))
    const resolved = leads(t, ['::1', '127.0.0.1'])
    assert.equal((await tell(port, 'hooks.example')).status, 204)
    assert.equal(resolved.mock.callCount(), 1)
  })

  it('may answer without end: the beginning is read, and no more', async (t) => {
    const gone = Promise.withResolvers<void>()
    const port = await listen(t, (socket) => {
      socket.on('close', () => gone.resolve())
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n')
      const more = () => socket.writable && socket.write(`1000\r\n${'a'.repeat(4096)}\r\n`, more)
      more()
    })
    const { status, text } = await tell(port)
    assert.deepEqual([status, text], [200, 'a'.repeat(4096)])
    await gone.promise
  })

  for (const [what, answer, failure] of [
    ['says nothing', () => {}, /timeout|abort/i],
    ['stops within the head', (socket) => socket.write('HTTP/1.1 200 OK\r\nX-A: '), /timeout|abort/i],
    [
      'stops within the body',
      (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\na'),
      /timeout|abort/i,
    ],
    ['hangs up', (socket) => socket.end(), /hang up/],
    ['changes the protocol', (socket) => socket.write(UPGRADE), /Nothing was answered/],
    ['does not speak it', (socket) => socket.end('220 mail.example\r\n'), /Parse Error/],
  ] satisfies [string, (socket: Socket) => unknown, RegExp][])
    it(`is given up when it ${what}`, async (t) => {
      await assert.rejects(tell(await listen(t, answer)), failure)
    })
})

const UPGRADE = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'

/** A server on loopback that answers a first line with anything; gives its port. */
async function listen(t: TestContext, answer: (socket: Socket) => unknown): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => answer(socket))
    t.after(() => socket.destroy())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  t.after(() => server.close())
  return (server.address() as AddressInfo).port
}

/** Every name leads to these addresses now. */
function leads(t: TestContext, addresses: readonly string[]) {
  const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  const resolved = t.mock.method(dns, 'lookup', () => Promise.resolve(found))
  bindMocks(t)
  return resolved
}

/** Lets modules that have imported a function of Node's own see that it is mocked, as long as the test lasts. */
function bindMocks(t: TestContext): void {
  syncBuiltinESMExports()
  t.after(() => {
    t.mock.restoreAll()
    syncBuiltinESMExports()
  })
}
