import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

const NEW = 'another-quiet-morning'

describe('ways back in', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const server = { host: 'mail.example.com', port: 587, security: 'starttls', from_email: 'hello@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  /** The token in the newest letter to an address that has gone out, or undefined. */
  const mailed = async (email: string): Promise<string | undefined> => {
    await studio.advance({ minutes: 1 })
    const letter = studio.mail.sent.findLast(({ to }) => to.address === email)
    return letter && /#([\w-]+)/.exec(letter.text)?.[1]
  }
  const reset = (token: string, new_password = NEW) =>
    studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password }, door: 'public' })
  const forgot = (email: string) =>
    studio.send('POST /api/v1/auth/forgot-password', { body: { email }, door: 'public' })

  it('answers a forgotten password alike for known and unknown e-mails, and mails only the known', async () => {
    const client = await registerClient(studio)
    const [known, unknown] = [await forgot(client.email), await forgot('nobody@example.com')]
    assert.deepEqual([known.status, known.body], [200, { success: true }])
    assert.deepEqual([unknown.status, unknown.body], [200, { success: true }])
    assert.ok(await mailed(client.email))
    assert.equal(await mailed('nobody@example.com'), undefined)
  })

  it('sets a password by a link once, within the hour, the newest link only', async () => {
    const client = await registerClient(studio)
    await forgot(client.email)
    const older = (await mailed(client.email))!
    await forgot(client.email)
    const newer = (await mailed(client.email))!
    assert.notEqual(older, newer)
    assert.equal((await reset(older)).body.code, 'TOKEN_INVALID')
    assert.equal((await reset(newer)).status, 200)
    assert.equal((await reset(newer)).body.code, 'TOKEN_INVALID')

    await forgot(client.email)
    const late = (await mailed(client.email))!
    studio.clock.advance({ minutes: 60 })
    assert.equal((await reset(late)).body.code, 'TOKEN_INVALID')
    await studio.advance({ minutes: 0 })
  })

  it('refuses passwords that are short, long, common, or the e-mail itself', async () => {
    const cases: [string, number][] = [
      ['1234567', 422],
      ['x'.repeat(257), 422],
      ['password1', 422],
      ['PASSWORD1', 422],
      ['someone@example.com', 422],
      ['eight ch', 201],
    ]
    for (const [index, [password, expected]] of cases.entries()) {
      const body = { email: 'someone@example.com', full_name: 'Some One', password }
      const headers = { 'X-Forwarded-For': `10.1.0.${index}` }
      const { status } = await studio.send('POST /api/v1/auth/register/client', { body, headers, door: 'public' })
      assert.equal(status, expected, password.slice(0, 20))
    }
  })

  it('does not let a registration take over a record that is there; its owner gets a link', async () => {
    await studio.asOwner('POST /api/v1/clients', { full_name: 'Imke Imported', email: 'imke@example.com' })
    const body = { email: 'imke@example.com', full_name: 'Not Imke', password: PASSWORD }
    const headers = { 'X-Forwarded-For': '10.2.0.1' }
    const registered = await studio.send('POST /api/v1/auth/register/client', { body, headers, door: 'public' })
    assert.equal(registered.body.code, 'EMAIL_IN_USE')
    const claimed = await reset((await mailed('imke@example.com'))!)
    assert.equal(claimed.body.account.full_name, 'Imke Imported')
  })

  it('lets the owner back in with the recovery code, once, and gives the next one', async () => {
    const bare = await startStudio({ bare: true })
    const setup = { studio_name: 'S', manager_full_name: 'O', manager_email: OWNER_EMAIL, manager_password: PASSWORD }
    const { body: first } = await bare.send('POST /api/v1/auth/bootstrap', { body: setup })
    const recover = (recovery_code: string) =>
      bare.send('POST /api/v1/auth/manager/recover-with-code', { body: { recovery_code, new_password: NEW } })
    bare.owner = first.access_token
    const [{ id: role_id }] = (await bare.asOwner('GET /api/v1/roles')).body
    const second = { email: 'second@studio.test', full_name: 'S', password: PASSWORD, role_id }
    assert.equal((await bare.asOwner('POST /api/v1/staff', second)).status, 201)
    bare.clock.advance({ minutes: 1 })
    const typed = first.recovery_code.toLowerCase().replaceAll('-', ' ')
    const both = await Promise.all([recover(typed), recover(typed)])
    assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 401]))
    const recovered = both.find(({ status }) => status === 200)!
    assert.notEqual(recovered.body.recovery_code, first.recovery_code)
    assert.equal((await recover(typed)).body.code, 'RECOVERY_CODE_INVALID')
    const old = await bare.send('GET /api/v1/auth/me', { token: first.access_token })
    assert.equal(old.body.code, 'AUTH_INVALID_TOKEN')
    bare.owner = recovered.body.access_token
    const [owner] = (await bare.asOwner('GET /api/v1/staff')).body
    assert.deepEqual([owner.email, owner.updated_at], [OWNER_EMAIL, bare.clock.now()], 'the first owner')
    await bare.stop()
  })

  it('counts recovery attempts over all addresses: the sixth in an hour waits, also with the right code', async () => {
    const attempt = (n: number) =>
      studio.send('POST /api/v1/auth/manager/recover-with-code', {
        body: { recovery_code: 'WRONG', new_password: NEW },
        headers: { 'X-Forwarded-For': `10.3.0.${n}` },
        door: 'public',
      })
    const statuses = []
    for (let n = 1; n <= 6; n += 1) statuses.push((await attempt(n)).status)
    assert.deepEqual(statuses, [401, 401, 401, 401, 401, 429])
    assert.ok((await attempt(7)).headers.get('retry-after'))
  })

  it('ends the access and the refresh token of a deactivated account at once', async () => {
    const manager = await makeManager(studio, ['clients.view'])
    const login = await studio.send('POST /api/v1/auth/login', { body: { email: manager.email, password: PASSWORD } })
    await studio.asOwner(`POST /api/v1/staff/${manager.id}/deactivate`)
    const me = await studio.send('GET /api/v1/auth/me', { token: login.body.access_token })
    const refreshed = await studio.send('POST /api/v1/auth/refresh', {
      body: { refresh_token: login.body.refresh_token },
    })
    assert.deepEqual([me.status, refreshed.status], [401, 401])
  })

  it('takes an access token for 15 minutes, a refresh token for 30 days, and neither for the other', async () => {
    const login = await studio.send('POST /api/v1/auth/login', { body: { email: OWNER_EMAIL, password: PASSWORD } })
    const { access_token, refresh_token } = login.body
    const me = (token: string) => studio.send('GET /api/v1/auth/me', { token })
    const renew = (token: string) => studio.send('POST /api/v1/auth/refresh', { body: { refresh_token: token } })
    assert.equal((await me(refresh_token)).status, 401)
    assert.equal((await renew(access_token)).status, 401)
    studio.clock.advance({ minutes: 14, seconds: 59 })
    assert.equal((await me(access_token)).status, 200)
    studio.clock.advance({ seconds: 1 })
    assert.equal((await me(access_token)).body.code, 'AUTH_INVALID_TOKEN')
    assert.equal((await renew(refresh_token)).status, 200)
    studio.clock.advance({ days: 30 })
    assert.equal((await renew(refresh_token)).status, 401)
  })

  it('refuses tokens that it did not sign: none, another key, a role made up', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const claims = { sub: '1', role: 'manager', type: 'access', ver: 1, exp: 9_999_999_999 }
    const forged = `${part({ alg: 'HS256' })}.${part(claims)}`
    const signature = createHmac('sha256', 'another key').update(forged).digest('base64url')
    for (const token of [`${part({ alg: 'none' })}.${part(claims)}.`, `${forged}.${signature}`, 'rubbish']) {
      assert.equal((await studio.send('GET /api/v1/auth/me', { token })).body.code, 'AUTH_INVALID_TOKEN')
    }
  })
})
