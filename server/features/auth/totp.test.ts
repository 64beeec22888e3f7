import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { makeManager } from '../../test/build/staff.ts'
import { authenticator, beginFactor, signIn, withFactor } from '../../test/build/totp.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const smtp = { host: 'smtp.test', port: 587, security: 'starttls', from_email: 'desk@studio.test' }
const refused = ({ status, body }: Reply) => [status, body.code]
const asked = [401, 'TOTP_REQUIRED']
const ended = [401, 'AUTH_INVALID_TOKEN']

interface Account {
  id: number
  email: string
  token: string
}

describe('a second factor', () => {
  let studio: TestStudio
  let manager: Account
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
  })
  after(() => studio.stop())
  beforeEach(async () => {
    await studio.advance({ hours: 1 })
    manager = await makeManager(studio, ['clients.view'])
  })

  const send = (operation: string, token: string, body?: unknown, door: 'local' | 'public' = 'local') =>
    studio.send(operation, { token, body, door })
  const me = (token: string, door: 'local' | 'public' = 'local') => send('GET /api/v1/auth/me', token, undefined, door)
  const lettersTo = async (email: string) => {
    await studio.running.runJobs()
    return studio.mail.sent.filter(({ to }) => to.address === email).map(({ subject }) => subject)
  }
  const entries = async (id: number) =>
    (await studio.asOwner(`GET /api/v1/audit-log?entity=staff&entity_id=${id}`)).body.items

  it('is set up with a secret of its own, and asked for only once a code has turned it on', async () => {
    const setup = await send('POST /api/v1/auth/totp/setup', manager.token)
    assert.deepEqual([setup.status, Object.keys(setup.body)], [200, ['secret', 'otpauth_url']])
    const { secret, otpauth_url } = setup.body
    assert.match(secret, /^[A-Z2-7]{32}$/)
    const label = `Test%20Studio:${encodeURIComponent(manager.email)}`
    assert.ok(otpauth_url.startsWith(`otpauth://totp/${label}?secret=${secret}&issuer=Test%20Studio&`))
    assert.equal((await signIn(studio, manager.email, {}, 'local')).status, 200, 'it is not on yet')
    assert.deepEqual((await me(manager.token)).body.totp_enabled, false)

    const app = authenticator(studio, (await send('POST /api/v1/auth/totp/setup', manager.token)).body.secret)
    assert.notEqual(app.secret, secret)
    const enable = (code: string) => send('POST /api/v1/auth/totp/enable', manager.token, { code })
    const former = authenticator(studio, secret)
    assert.deepEqual(refused(await enable(former.code())), [409, 'TOTP_CODE_INVALID'])
    assert.deepEqual(refused(await enable(app.code(2))), [409, 'TOTP_CODE_INVALID'])
    const { status, body } = await enable(app.code())
    assert.deepEqual([status, body.recovery_codes.length, new Set(body.recovery_codes).size], [200, 10, 10])
    for (const code of body.recovery_codes) assert.match(code, /^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)
    const { totp_enabled, recovery_codes_left } = (await me(body.access_token, 'public')).body
    assert.deepEqual([totp_enabled, recovery_codes_left], [true, 10])
    assert.equal((await me(manager.token)).status, 200, 'the session that turned it on goes on')
    assert.deepEqual(refused(await enable(app.code(1))), [409, 'TOTP_ENABLED'])
    assert.deepEqual(refused(await send('POST /api/v1/auth/totp/setup', manager.token)), [409, 'TOTP_ENABLED'])
    assert.deepEqual(await lettersTo(manager.email), ['Two-step sign-in is on at Test Studio'])
    const [entry] = await entries(manager.id)
    assert.deepEqual(
      [entry.action, entry.before, entry.after],
      ['staff.totp_on', { totp_enabled: false }, { totp_enabled: true }],
    )
    assert.equal(entry.actor_id, manager.id)
  })

  it('can’t be turned on before it is set up, nor off before it is on', async () => {
    const enable = await send('POST /api/v1/auth/totp/enable', manager.token, { code: '123456' })
    assert.deepEqual(refused(enable), [409, 'TOTP_NOT_SET_UP'])
    await beginFactor(studio, manager.token)
    const disable = await send('POST /api/v1/auth/totp/disable', manager.token, { password: PASSWORD, code: '123456' })
    assert.deepEqual(refused(disable), [409, 'TOTP_NOT_ENABLED'])
  })

  it('is asked for at both doors, after the password and never in place of it', async () => {
    const app = await withFactor(studio, manager)
    for (const door of ['local', 'public'] as const) {
      assert.deepEqual(refused(await signIn(studio, manager.email, {}, door)), asked)
      assert.deepEqual(refused(await signIn(studio, manager.email, { totp_code: '000000' }, door)), asked)
    }
    const wrong = await signIn(studio, manager.email, { totp_code: app.code(1), password: 'wrong-password' })
    assert.deepEqual(refused(wrong), [401, 'AUTH_INVALID_CREDENTIALS'])
    const { status, body } = await signIn(studio, manager.email, {
      totp_code: ` ${app.code(1).replace(/(...)/, '$1 ')}`,
    })
    assert.deepEqual([status, body.role], [200, 'manager'])
  })

  it('takes each step’s code once, one step early or late, also from many at once', async () => {
    const app = await withFactor(studio, manager)
    const enter = async (code: string) => (await signIn(studio, manager.email, { totp_code: code }, 'local')).status
    assert.equal(await enter(app.code()), 401, 'this one turned it on')
    assert.equal(await enter(app.code(2)), 401)
    const next = app.code(1)
    const many = await Promise.all(Array.from({ length: 3 }, () => enter(next)))
    assert.deepEqual(
      many.toSorted((a, b) => a - b),
      [200, 401, 401],
    )
    await studio.advance({ minutes: 2 })
    assert.equal(await enter(app.code(-1)), 200)
    assert.equal(await enter(app.code()), 200)
    assert.equal(await enter(app.code(-2)), 401)
    await studio.restart()
    assert.equal(await enter(app.code()), 401, 'also after a start')
  })

  it('opens with a recovery code once, which is told and noted without the code', async () => {
    const { recoveryCodes } = await withFactor(studio, manager)
    const [first, second] = recoveryCodes as [string, string]
    const enter = (given: object) => signIn(studio, manager.email, given)
    assert.equal((await enter({ recovery_code: first })).status, 200)
    assert.deepEqual(refused(await enter({ recovery_code: first })), asked)
    assert.equal(
      (await enter({ totp_code: second.toLowerCase().replace('-', ' ') })).status,
      200,
      'however it is typed',
    )
    assert.deepEqual(refused(await enter({ recovery_code: 'AAAAA-AAAAA' })), asked)
    const token = (await enter({ recovery_code: recoveryCodes[2] })).body.access_token
    assert.equal((await me(token)).body.recovery_codes_left, 7)
    const used = (await lettersTo(manager.email)).filter((subject) => /recovery code/.test(subject))
    assert.equal(used.length, 3)
    const log = await entries(manager.id)
    assert.deepEqual(
      log.slice(0, 4).map(({ action, actor_id }: { action: string; actor_id: number }) => [action, actor_id]),
      [...Array(3).fill(['staff.recovery_code_used', manager.id]), ['staff.totp_on', manager.id]],
    )
    const kept = [
      JSON.stringify(log),
      studio.logged.join(),
      readFileSync(join(studio.folder, 'studio.sqlite'), 'latin1'),
    ]
    for (const place of kept) assert.ok(!recoveryCodes.some((code) => place.includes(code.replace('-', ''))))
  })

  it('of somebody else opens nothing', async () => {
    const mine = await withFactor(studio, manager)
    const other = await makeManager(studio, [])
    const theirs = await withFactor(studio, other)
    assert.deepEqual(refused(await signIn(studio, manager.email, { totp_code: theirs.code(1) })), asked)
    assert.deepEqual(refused(await signIn(studio, manager.email, { recovery_code: theirs.recoveryCodes[0]! })), asked)
    assert.equal((await signIn(studio, other.email, { recovery_code: theirs.recoveryCodes[0]! })).status, 200)
    assert.equal((await signIn(studio, manager.email, { totp_code: mine.code(1) })).status, 200)
  })

  it('can be guessed at five times a minute and twenty times an hour, whatever comes after', async () => {
    const app = await withFactor(studio, manager)
    const guess = (n: number) => signIn(studio, manager.email, { totp_code: String(n).padStart(6, '0') })
    for (let minute = 0; minute < 4; minute += 1) {
      for (let n = 0; n < 5; n += 1) assert.deepEqual(refused(await guess(minute * 5 + n)), asked)
      assert.deepEqual(refused(await signIn(studio, manager.email, { totp_code: app.code(1) })), [429, 'RATE_LIMITED'])
      studio.clock.advance({ minutes: 1 })
    }
    const right = () => signIn(studio, manager.email, { totp_code: app.code() })
    assert.deepEqual(refused(await right()), [429, 'RATE_LIMITED'])
    assert.equal((await signIn(studio, manager.email, { totp_code: app.code() }, 'local')).status, 200, 'its own door')
    studio.clock.advance({ hours: 1 })
    assert.equal((await right()).status, 200)
  })

  it('goes with the password and a code, and every session with it', async () => {
    const app = await withFactor(studio, manager)
    const disable = (body: object, door: 'local' | 'public' = 'local') =>
      send('POST /api/v1/auth/totp/disable', app.token, body, door)
    const given = { password: PASSWORD, code: app.code(1) }
    assert.deepEqual(refused(await disable({ ...given, password: 'wrong-password' })), [
      401,
      'AUTH_INVALID_CREDENTIALS',
    ])
    assert.deepEqual(refused(await disable({ ...given, code: '000000' })), [409, 'TOTP_CODE_INVALID'])
    const { status, body } = await disable(given)
    assert.deepEqual([status, body.role], [200, 'manager'])
    assert.equal((await me(body.access_token)).body.totp_enabled, false)
    for (const token of [app.token, manager.token]) assert.deepEqual(refused(await me(token)), ended)
    const refresh = await studio.send('POST /api/v1/auth/refresh', { body: { refresh_token: app.refresh } })
    assert.deepEqual(refused(refresh), ended)
    assert.equal((await signIn(studio, manager.email, {}, 'local')).status, 200)
    const letters = await lettersTo(manager.email)
    assert.equal(letters.at(-1), 'Two-step sign-in is off at Test Studio')
    assert.equal((await entries(manager.id))[0].action, 'staff.totp_off')

    const again = await withFactor(studio, { ...manager, token: body.access_token })
    assert.notEqual(again.secret, app.secret)
    const left = await studio.send('POST /api/v1/auth/totp/disable', {
      token: again.token,
      door: 'public',
      body: { password: PASSWORD, code: again.recoveryCodes[0] },
    })
    assert.deepEqual([left.status, left.body], [200, { success: true }], 'outside nobody signs in without one')
  })

  it('survives a change of password, and the session goes on as it was', async () => {
    const app = await withFactor(studio, manager)
    const passwords = { old_password: PASSWORD, new_password: `${PASSWORD}-2` }
    const changed = await send('POST /api/v1/auth/change-password', app.token, passwords, 'public')
    assert.equal(changed.status, 200)
    assert.equal((await me(changed.body.access_token, 'public')).status, 200)
    const login = { password: passwords.new_password, totp_code: app.code(1) }
    assert.deepEqual(refused(await signIn(studio, manager.email, { ...login, totp_code: '1' })), asked)
    assert.equal((await signIn(studio, manager.email, login)).status, 200)
  })

  it('is not kept readable, and its account’s rows go with the account', async () => {
    const { secret } = await withFactor(studio, manager)
    const file = readFileSync(join(studio.folder, 'studio.sqlite'), 'latin1')
    assert.ok(!file.includes(secret))
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${manager.id}`)).status, 204)
    const fresh = await makeManager(studio, [])
    await withFactor(studio, fresh)
  })
})

describe('somebody’s second factor', () => {
  let studio: TestStudio
  let manager: Account
  before(async () => {
    studio = await startStudio()
    await studio.asOwner('PUT /api/v1/studio/email', smtp)
    manager = await makeManager(studio, [])
  })
  after(() => studio.stop())

  it('is shown on the team’s list and taken off by an owner, whose entry it is', async () => {
    const app = await withFactor(studio, manager)
    const shown = async () =>
      (await studio.asOwner('GET /api/v1/staff')).body.find(({ id }: Account) => id === manager.id).totp_enabled
    assert.equal(await shown(), true)
    const lead = await makeManager(studio, ['staff.manage'])
    const operation = `DELETE /api/v1/staff/${manager.id}/totp`
    const byLead = await studio.send(operation, { token: lead.token })
    assert.deepEqual(refused(byLead), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    const owner = await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
    const outside = await studio.send(operation, { token: owner.token, door: 'public' })
    assert.deepEqual(refused(outside), [403, 'LOOPBACK_ONLY'])
    assert.equal(await shown(), true)

    for (const _ of [1, 2]) assert.equal((await studio.asOwner(operation)).status, 204)
    assert.equal(await shown(), false)
    assert.deepEqual(refused(await studio.send('GET /api/v1/auth/me', { token: app.token })), ended)
    assert.equal((await signIn(studio, manager.email, {}, 'local')).status, 200)
    const { items } = (await studio.asOwner(`GET /api/v1/audit-log?entity=staff&entity_id=${manager.id}`)).body
    const offs = items.filter(({ action }: { action: string }) => action === 'staff.totp_off')
    assert.deepEqual(
      offs.map(({ actor_name }: { actor_name: string }) => actor_name),
      ['Olga Owner'],
    )
    await studio.running.runJobs()
    const { to, subject } = studio.mail.sent.at(-1)!
    assert.deepEqual([to.address, /is off at/.test(subject)], [manager.email, true])
  })

  it('is not the owner’s own to take off like that', async () => {
    const { id } = (await studio.asOwner('GET /api/v1/auth/me')).body
    const own = await studio.asOwner(`DELETE /api/v1/staff/${id}/totp`)
    assert.deepEqual(refused(own), [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    assert.equal((await studio.asOwner('DELETE /api/v1/staff/9999/totp')).status, 404)
  })
})
