import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { withFactor } from './build/totp.ts'
import { OWNER_EMAIL, startStudio, type TestStudio } from './studio.ts'

interface Raw {
  status: number
  body: { code?: string; status?: unknown }
  headers: Record<string, string | string[] | undefined>
}

/** A request with headers that fetch would not let through (Host, Origin). */
function raw(base: string, path: string, headers: Record<string, string>): Promise<Raw> {
  const { port } = new URL(base)
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), headers: response.headers })
      })
    })
      .on('error', reject)
      .end()
  })
}

describe('the two doors', () => {
  let studio: TestStudio
  let localPort: string
  before(async () => {
    studio = await startStudio()
    localPort = new URL(studio.running.localUrl).port
  })
  after(() => studio.stop())

  const local = (headers: Record<string, string>) => raw(studio.running.localUrl, '/api/v1/health', headers)
  const outside = (headers: Record<string, string>) => raw(studio.running.publicUrl, '/api/v1/health', headers)

  it('the local one answers to this computer’s own names only', async () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]']) {
      assert.equal((await local({ Host: `${host}:${localPort}` })).status, 200, host)
    }
    for (const host of [
      'evil.example',
      `evil.example:${localPort}`,
      `127.0.0.1.evil.example:${localPort}`,
      `localhost:${Number(localPort) + 1}`,
      'localhost',
      `192.168.1.10:${localPort}`,
      `0.0.0.0:${localPort}`,
    ]) {
      const { status, body } = await local({ Host: host })
      assert.deepEqual([status, body.code], [403, 'HOST_NOT_ALLOWED'], host)
    }
  })

  it('the local one answers to its own pages only', async () => {
    const host = `localhost:${localPort}`
    assert.equal((await local({ Host: host, Origin: `http://${host}` })).status, 200)
    for (const origin of [
      'https://evil.example',
      `https://${host}`,
      `http://127.0.0.1:${localPort}`,
      'http://localhost:1',
      'null',
    ]) {
      const { status, body } = await local({ Host: host, Origin: origin })
      assert.deepEqual([status, body.code], [403, 'HOST_NOT_ALLOWED'], origin)
    }
  })

  it('the public one answers to any name', async () => {
    for (const host of ['studio.example', '127.0.0.1', 'evil.example']) {
      assert.equal((await outside({ Host: host, Origin: 'https://studio.example' })).status, 200, host)
    }
  })

  it('builds links on the studio’s address, never on the caller’s Host', async () => {
    await studio.asOwner('PUT /api/v1/studio', { tunnel_url: 'https://desk.example' })
    const { port } = new URL(studio.running.publicUrl)
    const { token } = await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
    const client = (await studio.asOwner('POST /api/v1/clients', { full_name: 'A', email: 'a@mail.test' })).body
    const invitation = await new Promise<string>((resolve, reject) => {
      const path = `/api/v1/clients/${client.id}/invite`
      const headers = { Host: 'evil.example', Authorization: `Bearer ${token}` }
      request({ host: '127.0.0.1', port, path, headers, method: 'POST' }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () => resolve(text))
      })
        .on('error', reject)
        .end()
    })
    assert.ok(invitation.includes('https://desk.example/invite#') && !invitation.includes('evil'))
  })

  it('give every answer an id and keep it out of caches and frames', async () => {
    const [first, second] = [await outside({}), await outside({})]
    assert.ok(first.headers['x-request-id'] && first.headers['x-request-id'] !== second.headers['x-request-id'])
    assert.equal(first.headers['x-content-type-options'], 'nosniff')
    assert.equal(first.headers['cache-control'], 'no-store')
    assert.equal(first.headers['access-control-allow-origin'], undefined)
    const missing = await raw(studio.running.publicUrl, '/api/v1/nothing', {})
    assert.deepEqual([missing.status, missing.body.code], [404, 'NOT_FOUND'])
    assert.match(String(missing.headers['content-type']), /^application\/problem\+json/)
  })
})

describe('limits by address', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  let person = 0
  /** Signs in with a wrong password as somebody new, so that only the address is counted. */
  const attempt = async (door: 'local' | 'public', forwarded?: string) => {
    const body = { email: `nobody-${++person}@studio.test`, password: 'wrong-password' }
    const headers: Record<string, string> = forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded }
    return (await studio.send('POST /api/v1/auth/login', { body, headers, door })).status
  }
  const count = async (times: number, make: (n: number) => Promise<number>) => {
    const statuses: number[] = []
    for (let n = 0; n < times; n += 1) statuses.push(await make(n))
    return statuses
  }
  const most = (times: number) => [...Array<number>(times).fill(401), 429]

  it('count the last hop; hops in front of it are anybody’s invention', async () => {
    assert.deepEqual(await count(11, (n) => attempt('public', `10.0.0.${n}, 203.0.113.7`)), most(10))
    assert.equal(await attempt('public', '203.0.113.8'), 401)
    assert.equal(await attempt('public', '203.0.113.8, 203.0.113.7'), 429)
  })

  it('share one bucket ten times as large where a tunnel names nobody', async () => {
    assert.deepEqual(await count(101, () => attempt('public')), most(100))
    assert.equal(await attempt('public', '203.0.113.9'), 401)
  })

  it('keep the owner’s own computer apart, and believe no forwarded address there', async () => {
    assert.deepEqual(await count(11, (n) => attempt('local', `203.0.113.${100 + n}`)), most(10))
  })

  it('say when to try again', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.7' }
    const body = { email: 'again@studio.test', password: 'wrong-password' }
    const { status, headers: answered } = await studio.send('POST /api/v1/auth/login', {
      body,
      headers,
      door: 'public',
    })
    assert.deepEqual([status, answered.get('retry-after')], [429, '60'])
    studio.clock.advance({ minutes: 1 })
    assert.equal(await attempt('public', '203.0.113.7'), 401)
  })
})
