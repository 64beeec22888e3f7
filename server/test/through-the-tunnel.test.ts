import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import sharp from 'sharp'
import { operations } from '../features.ts'
import { registerClient } from './build/bookings.ts'
import { makeProduct } from './build/commerce.ts'
import { makeSeries } from './build/schedule.ts'
import { withFactor } from './build/totp.ts'
import { OWNER_EMAIL, PASSWORD, startStudio } from './studio.ts'
import { ask } from './tunnel/ask.ts'
import { startOnline, type OnlineStudio } from './tunnel/online.ts'

const MB = 1024 ** 2
const json = ['Content-Type', 'application/json']
const bearer = (token: string) => ['Authorization', `Bearer ${token}`]

/** A page with what a built portal has: a document and what it reads. */
function builtPages(): string {
  const folder = mkdtempSync(join(tmpdir(), 'studio-pages-'))
  for (const page of ['manager', 'portal', 'kiosk']) {
    mkdirSync(join(folder, page, 'assets'), { recursive: true })
    writeFileSync(join(folder, page, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  }
  return folder
}

describe('through a tunnel server of one’s own', () => {
  let online: OnlineStudio
  let url: string
  let token: string
  let pages: string
  before(async () => {
    pages = builtPages()
    online = await startOnline({ pages })
    const { studio } = online
    token = (await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })).token
    studio.owner = token
    url = (await online.goOnline()).url!
  })
  after(async () => {
    await online.stop()
    rmSync(pages, { recursive: true })
  })

  it('a photo of nearly ten megabytes arrives as it was sent', async () => {
    const { id } = await makeProduct(online.studio, { name: 'Mat' })
    const [width, height] = [1850, 1800]
    const noise = sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    const photo = await noise.png({ compressionLevel: 0 }).toBuffer()
    assert.ok(photo.length > 9.5 * MB && photo.length < 10 * MB, String(photo.length))
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(photo)]), 'photo.png')
    const sent = new Response(form)
    const body = new Uint8Array(await sent.arrayBuffer())
    const headers = ['Content-Type', sent.headers.get('content-type')!, ...bearer(token)]
    const answer = await online.server.ask(`${url}/api/v1/products/${id}/photo`, { method: 'POST', headers, body })
    assert.equal(answer.status, 200, answer.text)
    const { photo_url } = JSON.parse(answer.text)
    const read = await online.server.ask(url + photo_url, { headers: bearer(token) })
    assert.deepEqual([read.status, read.headers['content-type']], [200, 'image/webp'])
  })

  it('a long export comes whole', async () => {
    for (let turn = 0; turn < 30; turn += 1)
      await online.studio.asOwner('POST /api/v1/waivers', {
        title: `W${turn}`,
        body: randomBytes(20_000).toString('hex'),
      })
    const pack = await online.server.ask(`${url}/api/v1/studio/exit-pack`, { method: 'POST', headers: bearer(token) })
    assert.equal(pack.status, 200)
    assert.ok(pack.bytes > 500_000, String(pack.bytes))
    assert.equal(pack.text.includes('PK\u0005\u0006'), true, 'the end of the archive')
  })

  it('thirty portals open at once, over the ten connections that the server allows', async () => {
    await makeSeries(online.studio, {})
    const { public_studio_id } = (await online.studio.asOwner('GET /api/v1/studio')).body
    const portal = async () => {
      const page = await online.server.ask(`${url}/`)
      const schedule = await online.server.ask(`${url}/api/v1/widget/${public_studio_id}/schedule`)
      return [page.status, schedule.status, JSON.parse(schedule.text).length > 0]
    }
    const opened = await Promise.all(Array.from({ length: 30 }, portal))
    assert.deepEqual(
      opened,
      Array.from({ length: 30 }, () => [200, 200, true]),
    )
    assert.ok(online.server.peak <= 10)
  })

  it('clients sign in and read their own; who sent it is nobody’s word', async () => {
    const client = await registerClient(online.studio)
    const body = JSON.stringify({ email: client.email, password: PASSWORD })
    const headers = [...json, 'X-Forwarded-For', '127.0.0.1']
    const login = await online.server.ask(`${url}/api/v1/auth/login`, { method: 'POST', headers, body })
    assert.equal(login.status, 200)
    const own = await online.server.ask(`${url}/api/v1/auth/me`, {
      headers: bearer(JSON.parse(login.text).access_token),
    })
    assert.equal(JSON.parse(own.text).email, client.email)
  })
})

/** Headers that an attacker may write into a request through the tunnel, to pass for this computer. */
const disguises: [says: string, headers: string[], target?: (path: string, port: number) => string][] = [
  ['nothing', []],
  ['an X-Forwarded-For of this computer', ['X-Forwarded-For', '127.0.0.1']],
  ['an X-Forwarded-Host of this computer', ['X-Forwarded-Host', '127.0.0.1:4310', 'X-Forwarded-Proto', 'http']],
  ['an X-Real-IP of this computer', ['X-Real-IP', '127.0.0.1']],
  ['a Forwarded of this computer', ['Forwarded', 'for=127.0.0.1;host=127.0.0.1:4310;proto=http']],
  ['a Via', ['Via', '1.1 localhost']],
  ['an Origin of this computer', ['Origin', 'http://127.0.0.1:4310']],
  ['headers of other tunnels', ['CF-Connecting-IP', '127.0.0.1', 'Tailscale-User-Login', 'owner@studio.test']],
  ['the studio’s own probe', ['X-Studio-Probe', 'f'.repeat(32)]],
  ['the whole address of the local door', [], (path, port) => `http://127.0.0.1:${port}${path}`],
  ['the whole address by its name', [], (path, port) => `http://localhost:${port}${path}`],
]

/** The local door's own names, put in place of the tunnel's by the tunnel server itself. */
const hosts = (port: number) => [
  `127.0.0.1:${port}`,
  `localhost:${port}`,
  `[::1]:${port}`,
  `[::ffff:127.0.0.1]:${port}`,
  '127.0.0.1',
  'localhost',
  `2130706433:${port}`,
  `0x7f000001:${port}`,
  `127.1:${port}`,
]

describe('what only the studio’s own computer may', () => {
  let online: OnlineStudio
  let url: string
  before(async () => {
    online = await startOnline()
    url = (await online.goOnline()).url!
  })
  after(() => online.stop())

  const local = operations.filter(({ operation }) => operation.door === 'local')
  const localPort = () => Number(new URL(online.studio.running.localUrl).port)

  for (const [says, headers, target] of disguises)
    it(`is refused through the tunnel to who sends ${says}`, async () => {
      assert.ok(local.some(({ key }) => key === 'POST /api/v1/auth/bootstrap'))
      assert.ok(local.some(({ key }) => key === 'POST /api/v1/studio/restore'))
      for (const { key } of local) {
        const [method, path] = key.replaceAll(/\{\w+\}/g, '1').split(' ') as [string, string]
        const said = target?.(path, localPort())
        const answer = await online.server.ask(url + path, { method, headers, ...(said && { target: said }) })
        assert.deepEqual([answer.status, JSON.parse(answer.text).code], [403, 'LOOPBACK_ONLY'], key)
      }
    })

  it('is refused to who takes the name of this computer, however it is written', async () => {
    for (const host of hosts(localPort())) {
      for (const path of ['POST /api/v1/auth/bootstrap', 'POST /api/v1/studio/restore']) {
        await expectRefused(online.studio.running.publicUrl, path, host)
      }
    }
  })

  it('is refused to a studio that is not set up, too', async () => {
    const bare = await startStudio({ bare: true })
    for (const host of ['casa.loca.lt', ...hosts(Number(new URL(bare.running.localUrl).port))])
      for (const path of ['POST /api/v1/auth/bootstrap', 'POST /api/v1/studio/restore']) {
        await expectRefused(bare.running.publicUrl, path, host)
      }
    await bare.stop()
  })

  it('is refused to the owner as well', async () => {
    const { studio } = online
    const { token } = await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
    for (const path of ['/studio/tunnel/stop', '/studio/tunnel/start', '/studio/tunnel/check']) {
      const headers = [...json, ...bearer(token)]
      const answer = await online.server.ask(`${url}/api/v1${path}`, { method: 'POST', headers, body: '{}' })
      assert.deepEqual([answer.status, JSON.parse(answer.text).code], [403, 'LOOPBACK_ONLY'], path)
    }
    for (const setting of [
      { tunnel_host: 'https://evil.example' },
      { tunnel_name: 'evil-name' },
      { tunnel_url: null },
    ]) {
      const headers = [...json, ...bearer(token)]
      const body = JSON.stringify(setting)
      const answer = await online.server.ask(`${url}/api/v1/studio`, { method: 'PUT', headers, body })
      assert.deepEqual([answer.status, JSON.parse(answer.text).code], [403, 'LOOPBACK_ONLY'])
    }
  })
})

describe('through the free tunnel', () => {
  let online: OnlineStudio
  let url: string
  before(async () => {
    online = await startOnline({ free: true })
    const on = await online.goOnline()
    assert.deepEqual([on.state, on.is_free_host], ['online', true])
    url = on.url!
  })
  after(() => online.stop())

  it('no manager signs in or is heard, whatever its address is called; clients are', async () => {
    const { studio } = online
    const factor = await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
    studio.clock.advance({ minutes: 1 })
    const body = JSON.stringify({ email: OWNER_EMAIL, password: PASSWORD, totp_code: factor.code() })
    // Its server can write any host into a request.
    for (const host of [undefined, 'studio.example', '127.0.0.1:4311', new URL(studio.running.publicUrl).host]) {
      online.server.renames = host
      const login = await online.server.ask(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body })
      assert.deepEqual([login.status, JSON.parse(login.text).code], [403, 'LOOPBACK_ONLY'], host)
      const read = await online.server.ask(`${url}/api/v1/clients`, { headers: bearer(factor.token) })
      assert.deepEqual([read.status, JSON.parse(read.text).code], [403, 'LOOPBACK_ONLY'], host)
    }
    online.server.renames = undefined
    const client = await registerClient(studio)
    const own = JSON.stringify({ email: client.email, password: PASSWORD })
    const signedIn = await online.server.ask(`${url}/api/v1/auth/login`, { method: 'POST', headers: json, body: own })
    assert.equal(signedIn.status, 200)
  })
})

/** A request at the public door as a tunnel's own connection makes it, with whatever Host: refused, or not understood. */
async function expectRefused(base: string, operation: string, host: string): Promise<void> {
  const [method, path] = operation.split(' ') as [string, string]
  const answer = await ask(Number(new URL(base).port), base + path, { method, headers: ['Host', host] })
  const said = answer.status === 400 ? '' : (JSON.parse(answer.text).code as string)
  assert.ok(answer.status === 400 || (answer.status === 403 && said === 'LOOPBACK_ONLY'), `${operation} ${host}`)
}
