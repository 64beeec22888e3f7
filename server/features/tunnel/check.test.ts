import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { guardedOutbound } from '../../ports/outbound/guarded.ts'
import type { Nearness } from '../../ports/outbound/port.ts'
import { startOnline, type OnlineStudio } from '../../test/tunnel/online.ts'
import { until } from '../../test/until.ts'
import { publicAddress } from './address.ts'

describe('the check of an address', () => {
  let online: OnlineStudio
  /** Where the net leads an address. */
  let leads: 'public' | 'local' | 'elsewhere' | 'nowhere' = 'public'
  const nearest: (Nearness | undefined)[] = []
  before(async () => {
    online = await startOnline({
      outbound: {
        get: async (url, headers, near) => {
          nearest.push(near)
          if (!/\.example\b/.test(url)) return guardedOutbound.get(url, headers, near)
          if (leads === 'elsewhere') return { status: 200 }
          if (leads === 'nowhere') throw Object.assign(new Error('getaddrinfo'), { code: 'ENOTFOUND' })
          // A proxy adds this header, and the local door refuses it.
          const sent = { ...headers, 'X-Forwarded-For': '198.51.100.1' }
          return online.studio.send('GET /api/v1/health', { door: leads, headers: sent })
        },
      },
    })
  })
  after(() => online.stop())

  const check = async (url: string, kind?: string) =>
    (await online.studio.asOwner('POST /api/v1/studio/tunnel/check', { url, ...(kind && { kind }) })).body

  for (const [where, code, isHere, fix] of [
    ['public', 'here', true, null],
    ['local', 'wrong_door', false, /^Point it to http:\/\/127\.0\.0\.1:\d+ instead\.$/],
    ['elsewhere', 'another', false, /points to http:\/\/127\.0\.0\.1:\d+ on this computer/],
    ['nowhere', 'unknown_name', false, /Check the spelling/],
  ] as const)
    it(`finds ${code} where it leads ${where}`, async () => {
      leads = where
      const found = await check('https://desk.example')
      assert.deepEqual([found.code, found.leads_here], [code, isHere])
      if (fix) assert.match(found.fix, fix)
      else assert.equal(found.fix, null)
    })

  it('asks no door of this computer, and nothing that is linked to it alone', async () => {
    for (const url of [
      online.studio.running.publicUrl,
      'http://[::1]:4311',
      'http://169.254.169.254',
      'https://localhost',
    ])
      assert.equal((await check(url)).code, 'this_computer', url)
    for (const url of ['desk.example', 'ftp://desk.example', 'https://a:b@desk.example', 'https://desk.example?a=1'])
      assert.equal((await online.studio.asOwner('POST /api/v1/studio/tunnel/check', { url })).status, 422, url)
    assert.equal(nearest.includes('computer'), false)
  })

  it('tries a tunnel server, and leaves nothing of it open', async () => {
    assert.equal((await check(online.server.host, 'server')).code, 'server_works')
    online.server.refuses = 403
    assert.equal((await check(online.server.host, 'server')).code, 'server_refused')
    online.server.refuses = undefined
    online.server.says = { hello: 'there' }
    assert.equal((await check(online.server.host, 'server')).code, 'server_odd')
    online.server.says = undefined
    assert.equal((await check('http://127.0.0.1:9', 'server')).code, 'server_silent')
    await until(() => online.server.names().length === 0)
  })

  it('says of the public address what may be built on it', async () => {
    const { app } = online.studio.running
    const built = () => publicAddress(app)
    assert.deepEqual(built(), { url: null, isFreeHost: false, mayRegisterWebhook: false, mayEmbed: false })
    for (const [url, isFreeHost, mayRegisterWebhook, mayEmbed] of [
      ['https://desk.example', false, true, true],
      ['http://desk.example', false, false, true],
      ['https://casa.loca.lt', true, false, false],
      ['https://casa.localtunnel.me', true, false, false],
      ['https://notloca.lt', false, true, true],
    ] as const) {
      await online.studio.asOwner('PUT /api/v1/studio', { tunnel_url: url })
      assert.deepEqual(built(), { url, isFreeHost, mayRegisterWebhook, mayEmbed })
    }
  })
})
