import assert from 'node:assert/strict'
import { request } from 'node:http'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { makeManager } from './build/staff.ts'
import { withFactor, type WithFactor } from './build/totp.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from './studio.ts'

interface Raw {
  status: number
  // A test reads whatever the answer has; a wrong expectation fails its assertion.
  // oxlint-disable-next-line no-explicit-any
  body: any
  headers: Record<string, string | string[] | undefined>
}

describe('managers at the public door', () => {
  let studio: TestStudio
  let factor: WithFactor
  before(async () => {
    studio = await startStudio()
    factor = await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
    studio.owner = factor.token
    studio.clock.advance({ minutes: 1 })
  })
  after(() => studio.stop())

  const credentials = () => ({ email: OWNER_EMAIL, password: PASSWORD, totp_code: factor.code() })
  /** Sends with another Host, as a tunnel or a domain has. */
  const by = async (host: string, path: string, { token, body }: { token?: string; body?: object } = {}) => {
    const { port } = new URL(studio.running.publicUrl)
    const headers: Record<string, string> = { Host: host }
    if (token) headers['Authorization'] = `Bearer ${token}`
    if (body) headers['Content-Type'] = 'application/json'
    return new Promise<Raw>((resolve, reject) => {
      const method = body ? 'POST' : 'GET'
      const sent = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part: string) => (text += part))
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: JSON.parse(text), headers: response.headers }),
        )
      })
      sent.on('error', reject).end(body && JSON.stringify(body))
    })
  }

  it('do nothing where the studio keeps them out: no operation, no login, no fresh token', async () => {
    const assistant = await makeManager(studio, ['clients.view'])
    await studio.asOwner('PUT /api/v1/studio', { public_manager_enabled: false })
    for (const { key, operation } of operations) {
      if (operation.access === 'public') continue
      const path = key.replaceAll(/\{\w+\}/g, '1')
      for (const token of [studio.owner, assistant.token]) {
        const { status, body } = await studio.send(path, {
          token,
          door: 'public',
          ...(!/^GET|^DELETE/.test(key) && { body: {} }),
        })
        assert.deepEqual([status, body.code], [403, 'LOOPBACK_ONLY'], key)
      }
    }
    for (const [operation, body] of [
      ['POST /api/v1/auth/login', credentials()],
      ['POST /api/v1/auth/refresh', { refresh_token: factor.refresh }],
    ] as const) {
      const outside = await studio.send(operation, { body, door: 'public' })
      assert.deepEqual(
        [outside.status, outside.body.code, outside.headers.get('set-cookie')],
        [403, 'LOOPBACK_ONLY', null],
      )
      assert.equal((await studio.send(operation, { body })).status, 200)
    }
    const wrong = await studio.send('POST /api/v1/auth/login', {
      body: { ...credentials(), password: 'wrong-password' },
      door: 'public',
    })
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'AUTH_INVALID_CREDENTIALS'])
    await studio.asOwner('PUT /api/v1/studio', { public_manager_enabled: true })
    assert.equal((await studio.send('GET /api/v1/clients', { token: studio.owner, door: 'public' })).status, 200)
  })

  for (const [host, status] of [
    ['casa.loca.lt', 403],
    ['CASA.LOCA.LT:443', 403],
    ['casa.localtunnel.me.', 403],
    ['loca.lt', 403],
    ['notloca.lt', 200],
    ['loca.lt.example', 200],
    ['desk.example', 200],
    ['127.0.0.1', 200],
  ] as const)
    it(`by ${host} are answered ${status}`, async () => {
      const code = status === 403 ? 'LOOPBACK_ONLY' : undefined
      studio.clock.advance({ minutes: 1 })
      studio.owner = await studio.login(OWNER_EMAIL)
      const login = await by(host, '/api/v1/auth/login', { body: credentials() })
      assert.deepEqual([login.status, login.body.code], [status, code])
      const read = await by(host, '/api/v1/clients', { token: studio.owner })
      assert.deepEqual([read.status, read.body.code], [status, code])
      const email = `by-${host.replaceAll(/\W/g, '-')}@studio.test`
      const client = await by(host, '/api/v1/auth/register/client', {
        body: { email, full_name: 'C', password: PASSWORD },
      })
      assert.equal(client.status, 201)
    })

  it('set a new password by a link, and sign in where they may', async () => {
    const server = { host: 'smtp.test', from_email: 'desk@studio.test', port: 587, security: 'starttls' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email: OWNER_EMAIL }, door: 'public' })
    await studio.advance({ minutes: 1 })
    const token = /#([\w-]+)/.exec(studio.mail.sent.findLast(({ to }) => to.address === OWNER_EMAIL)?.text ?? '')?.[1]
    const set = await by('casa.loca.lt', '/api/v1/auth/reset-password', { body: { token, new_password: PASSWORD } })
    assert.deepEqual([set.status, set.body, set.headers['set-cookie']], [200, { success: true }, undefined])
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: studio.owner })).status, 401)
    assert.equal((await studio.send('POST /api/v1/auth/login', { body: credentials() })).status, 200)
  })

  it('use the recovery code, and sign in where they may', async () => {
    const bare = await startStudio({ bare: true })
    const setup = { studio_name: 'S', manager_full_name: 'O', manager_email: OWNER_EMAIL, manager_password: PASSWORD }
    const { access_token, recovery_code } = (await bare.send('POST /api/v1/auth/bootstrap', { body: setup })).body
    const off = { token: access_token, body: { public_manager_enabled: false } }
    await bare.send('PUT /api/v1/studio', off)
    const recover = (code: string, door: 'local' | 'public') =>
      bare.send('POST /api/v1/auth/manager/recover-with-code', {
        body: { recovery_code: code, new_password: PASSWORD },
        door,
      })
    const outside = await recover(recovery_code, 'public')
    assert.deepEqual(Object.keys(outside.body), ['success', 'recovery_code'])
    const inside = await recover(outside.body.recovery_code, 'local')
    assert.deepEqual([inside.status, inside.body.role], [200, 'manager'])
    await bare.stop()
  })
})
