import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { signIn, withFactor, type WithFactor } from '../../test/build/totp.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const smtp = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
const refused = ({ status, body }: Reply) => [status, body.code]
const asked = [401, 'TOTP_REQUIRED']
const setupAsked = [401, 'TOTP_SETUP_REQUIRED']

interface Account {
  id: number
  email: string
  token: string
}

describe('outside', () => {
  let studio: TestStudio
  let manager: Account
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    manager = await makeManager(studio, ['clients.view'])
  })
  after(() => studio.stop())

  const refresh = async (refresh_token: string, door: 'local' | 'public') =>
    studio.send('POST /api/v1/auth/refresh', { door, body: { refresh_token } })
  const list = (token: string) => studio.send('GET /api/v1/clients', { token, door: 'public' })

  it('a manager without one is told how to set it up, and their tokens are good for nothing there', async () => {
    const login = await signIn(studio, manager.email)
    assert.deepEqual(refused(login), setupAsked)
    assert.match(login.body.detail, /own computer/)
    assert.deepEqual(refused(await signIn(studio, manager.email, { password: 'wrong-password' })), [
      401,
      'AUTH_INVALID_CREDENTIALS',
    ])
    const { body } = await signIn(studio, manager.email, {}, 'local')
    for (const path of ['clients', 'auth/me']) {
      const { status, body: problem } = await studio.send(`GET /api/v1/${path}`, {
        token: body.access_token,
        door: 'public',
      })
      assert.deepEqual([status, problem.code], setupAsked)
    }
    assert.deepEqual(refused(await refresh(body.refresh_token, 'public')), setupAsked)
    assert.equal((await refresh(body.refresh_token, 'local')).status, 200)
  })

  it('a manager with one works, for as long as the refresh token is good, and with no other token', async () => {
    const app: WithFactor = await withFactor(studio, manager)
    assert.deepEqual(refused(await list(manager.token)), asked)
    const { body } = await signIn(studio, manager.email, { totp_code: app.code(1) })
    assert.equal((await list(body.access_token)).status, 200)
    studio.clock.advance({ days: 29 })
    const renewed = await refresh(body.refresh_token, 'public')
    assert.equal(renewed.status, 200)
    assert.equal((await list(renewed.body.access_token)).status, 200)
  })

  it('instructors and clients need none', async () => {
    studio.owner = await studio.login(OWNER_EMAIL)
    const instructor = await makeInstructor(studio)
    const client = await registerClient(studio)
    for (const { email } of [instructor, client]) {
      const { status, body } = await signIn(studio, email)
      assert.equal(status, 200)
      const { status: own } = await studio.send('GET /api/v1/auth/me', { token: body.access_token, door: 'public' })
      assert.equal(own, 200)
      for (const operation of ['setup', 'enable', 'disable']) {
        const body_ = operation === 'setup' ? undefined : { password: PASSWORD, code: '123456' }
        const answer = await studio.send(`POST /api/v1/auth/totp/${operation}`, {
          token: body.access_token,
          body: body_,
        })
        assert.deepEqual(refused(answer), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
      }
    }
  })
})

describe('a way back in', () => {
  let studio: TestStudio
  let recoveryCode: string
  before(async () => {
    studio = await startStudio({ bare: true })
    const { body } = await studio.send('POST /api/v1/auth/bootstrap', {
      body: { studio_name: 'Way', manager_full_name: 'Olga', manager_email: OWNER_EMAIL, manager_password: PASSWORD },
    })
    studio.owner = body.access_token
    recoveryCode = body.recovery_code
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
  })
  after(() => studio.stop())

  /** Asks for a reset link and follows it at a door. */
  const reset = async (email: string, door: 'local' | 'public') => {
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email } })
    await studio.running.runJobs()
    const letter = studio.mail.sent.findLast(({ subject }) => /new password/.test(subject))
    const token = /#([\w-]+)/.exec(letter?.text ?? '')?.[1]
    return studio.send('POST /api/v1/auth/reset-password', { door, body: { token, new_password: PASSWORD } })
  }
  const recover = async (door: 'local' | 'public') => {
    const body = { recovery_code: recoveryCode, new_password: PASSWORD }
    const answer = await studio.send('POST /api/v1/auth/manager/recover-with-code', { door, body })
    recoveryCode = answer.body.recovery_code ?? recoveryCode
    return answer
  }

  it('by mail gives tokens only where a login would', async () => {
    const manager = await makeManager(studio, [])
    const instructor = await makeInstructor(studio)
    const client = await registerClient(studio)
    assert.equal((await reset(manager.email, 'local')).body.role, 'manager')
    const outside = await reset(manager.email, 'public')
    assert.deepEqual([outside.status, outside.body], [200, { success: true }])
    assert.equal((await reset(instructor.email, 'public')).body.role, 'instructor')
    assert.equal((await reset(client.email, 'public')).body.role, 'client')
    studio.clock.advance({ hours: 1 })
    studio.owner = await studio.login(OWNER_EMAIL)
    const token = await studio.login(manager.email)
    await withFactor(studio, { email: manager.email, token })
    for (const door of ['local', 'public'] as const) {
      assert.deepEqual((await reset(manager.email, door)).body, { success: true })
      assert.deepEqual(refused(await signIn(studio, manager.email, {}, door)), asked, 'the factor stays')
    }
  })

  it('by the recovery code keeps the owner’s factor outside, and turns it off at the studio’s own computer', async () => {
    studio.clock.advance({ hours: 1 })
    const first = recoveryCode
    const plain = await recover('public')
    assert.deepEqual([plain.status, Object.keys(plain.body)], [200, ['success', 'recovery_code']])
    assert.notEqual(recoveryCode, first)
    await withFactor(studio, { email: OWNER_EMAIL, token: await studio.login(OWNER_EMAIL) })
    assert.deepEqual(Object.keys((await recover('public')).body), ['success', 'recovery_code'])
    assert.deepEqual(refused(await signIn(studio, OWNER_EMAIL, {}, 'local')), asked)
    const here = await recover('local')
    assert.deepEqual([here.status, here.body.role], [200, 'manager'])
    studio.owner = here.body.access_token
    const { body } = await studio.asOwner('GET /api/v1/auth/me')
    assert.deepEqual([body.totp_enabled, body.recovery_codes_left], [false, 0])
    const [{ action, actor_id }] = (await studio.asOwner('GET /api/v1/audit-log?entity=staff')).body.items
    assert.deepEqual([action, actor_id], ['staff.totp_off', body.id])
    await studio.running.runJobs()
    assert.match(studio.mail.sent.at(-1)!.subject, /Two-step sign-in is off/)
  })
})
