import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { operations } from '../features.ts'
import { registerClient } from './build/bookings.ts'
import { withFactor } from './build/totp.ts'
import { permissionRows } from './permissions.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Send, type TestStudio } from './studio.ts'

/** The n-th attempt: by another account each time, or by the same one. */
type Attempts = (studio: TestStudio, tokens: readonly string[], n: number) => Send

const email = (n: number) => `visitor-${n}@studio.test`
const login = (n: number): Send => ({ body: { email: email(n), password: 'wrong-password' } })
const register = (n: number): Send => ({ body: { email: email(n), full_name: 'V', password: PASSWORD } })
const byClient = (tokens: readonly string[], n: number, body: object): Send => ({ token: tokens[n]!, body })
const passwords = { old_password: 'wrong-password', new_password: `${PASSWORD}-2` }

/** The input of each limited operation, so that only its limits refuse it. */
const byOthers: Record<string, Attempts> = {
  'POST /api/v1/auth/login': (_studio, _tokens, n) => login(n),
  'POST /api/v1/auth/register/client': (_studio, _tokens, n) => register(n),
  'POST /api/v1/auth/forgot-password': (_studio, _tokens, n) => ({ body: { email: email(n) } }),
  'POST /api/v1/kiosk/pair': () => ({ body: { pairing_code: 'NONE' } }),
  'POST /api/v1/studio/email/test': ({ owner }) => ({ token: owner, body: { to: 'somebody@studio.test' } }),
  'POST /api/v1/studio/tunnel/check': ({ owner }) => ({ token: owner, body: { url: 'https://desk.example' } }),
  'POST /api/v1/gift-cards/validate': (_studio, tokens, n) => byClient(tokens, n % 2, { code: 'NONE' }),
  'POST /api/v1/promo-codes/validate': (_studio, tokens, n) =>
    byClient(tokens, n % 2, { code: 'NONE', membership_type_id: 1 }),
  'GET /api/v1/calendar/{feed_token}.ics': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/schedule': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/membership-types': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/appointment-services': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/products': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': () => ({}),
  'GET /api/v1/widget/{public_studio_id}/pictures/{name}': () => ({}),
  'POST /api/v1/widget/{public_studio_id}/guest-bookings': (_studio, _tokens, n) => ({
    body: { scheduled_class_id: 1, full_name: 'V', email: email(n) },
  }),
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm': () => ({ body: { token: 'x'.repeat(43) } }),
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel': () => ({ body: { token: 'x'.repeat(43) } }),
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const byOne: Record<string, Attempts> = {
  'POST /api/v1/auth/login': () => login(0),
  'POST /api/v1/auth/change-password': (_studio, tokens) => byClient(tokens, 0, passwords),
  'POST /api/v1/auth/recovery-code': ({ owner }) => ({ token: owner, body: { password: 'wrong-password' } }),
  'POST /api/v1/auth/totp/disable': ({ owner }) => ({ token: owner, body: { password: 'wrong-password', code: '0' } }),
  'POST /api/v1/studio/restore': ({ owner }) => ({ token: owner, body: formOf({ password: 'wrong-password' }) }),
  'POST /api/v1/auth/forgot-password': () => ({ body: { email: email(0) } }),
  'POST /api/v1/auth/manager/recover-with-code': () => ({ body: { recovery_code: 'NO', new_password: PASSWORD } }),
  'POST /api/v1/gift-cards/validate': (_studio, tokens) => byClient(tokens, 0, { code: 'NONE' }),
  'POST /api/v1/promo-codes/validate': (_studio, tokens) =>
    byClient(tokens, 0, { code: 'NONE', membership_type_id: 1 }),
}

/** How often an instructor may in an hour: looking for people by their names, so that nobody reads the whole list. */
const ofInstructor: Record<string, number> = { 'GET /api/v1/scheduled-classes/{class_id}/walk-ins': 120 }

describe('limits', () => {
  const limited = permissionRows.filter(({ limits }) => limits.length > 0)

  it('are tried for every operation that has one, by address, by account or by both', () => {
    const tried = [...Object.keys(byOthers), ...Object.keys(byOne)]
    assert.deepEqual(limited.map(({ key }) => key).toSorted(), [...new Set(tried)].toSorted())
  })

  it('of an address are those that were decided', () => {
    for (const { key, operation } of operations) {
      const row = permissionRows.find((one) => one.key === key)!
      const decided = (operation.limits ?? []).map(({ name, max, per }) => ({ name, max, per }))
      assert.deepEqual(decided, byOthers[key] ? row.limits : [], key)
    }
  })

  it('of a client are those that were decided, on everything that a client may change or take at length', () => {
    // One row that is there already, told once; signing out; the password, which counts by its own.
    const without = ['/notifications/{notification_id}/read', '/auth/logout', '/auth/change-password']
    for (const { key, operation } of operations) {
      const { ofClient, client, isPublic } = permissionRows.find((one) => one.key === key)!
      const { accountLimits: { instructor, ...accountLimits } = {}, limits = [] } = operation
      assert.equal(instructor?.max, ofInstructor[key], key)
      assert.deepEqual(Object.keys(accountLimits), ofClient.length > 0 ? ['client'] : [], key)
      assert.deepEqual(Object.values(accountLimits), ofClient, key)
      const writes = client !== '' && !isPublic && !key.startsWith('GET ')
      const isBounded = ofClient.length > 0 || limits.length > 0 || without.some((path) => key.endsWith(path))
      assert.ok(!writes || isBounded, `${key}: a client may call it without end`)
    }
  })

  for (const [who, table] of [['an address', byOthers] as const, ['an account', byOne] as const]) {
    describe(`of ${who}`, () => {
      let studio: TestStudio
      let clients: string[]
      let tokens: string[]
      const signIn = async () => {
        studio.owner = await studio.login(OWNER_EMAIL)
        tokens = [await studio.login(clients[0]!), await studio.login(clients[1]!)]
      }
      before(async () => {
        studio = await startStudio()
        clients = [(await registerClient(studio)).email, (await registerClient(studio)).email]
        await withFactor(studio, { email: OWNER_EMAIL, token: studio.owner })
        await signIn()
      })
      after(() => studio.stop())

      /** Sends one attempt: from one address where the address counts, else from a new one each time. */
      let addresses = 0
      const attempt = async (key: string, n: number, from: number, door: 'local' | 'public' = 'public') => {
        addresses += 1
        const place = who === 'an address' ? from : addresses
        const headers = { 'X-Forwarded-For': `10.9.${place >> 8}.${place & 255}` }
        const path = key.replace('{public_studio_id}', 'nowhere').replace('{product_id}', '1')
        const sent = table[key]!(studio, tokens, n)
        return studio.send(path, { ...sent, door, ...(door === 'public' && { headers }) })
      }

      for (const [index, { key, limits, door }] of limited.filter((row) => table[row.key]).entries()) {
        const { max, per } = limits[0]!
        it(`let ${key} be called ${max} times in ${/^[aeiou]|^ho/.test(per) ? 'an' : 'a'} ${per}, and again after it`, async () => {
          const from = 1000 + index
          const home = door === 'local' ? 'local' : 'public'
          const statuses: number[] = []
          for (let n = 0; n < max; n += 1) statuses.push((await attempt(key, n, from, home)).status)
          assert.ok(!statuses.includes(429), statuses.join())
          const over = await attempt(key, max, from, home)
          assert.deepEqual([over.status, over.body.code], [429, 'RATE_LIMITED'])
          const seconds = per === 'hour' ? 3600 : 60
          assert.equal(over.headers.get('retry-after'), String(seconds))
          if (home === 'public')
            assert.notEqual((await attempt(key, max, from, 'local')).status, 429, 'the local door counts by itself')
          studio.clock.advance({ seconds: seconds - 1 })
          await signIn()
          assert.equal((await attempt(key, max, from, home)).status, 429)
          studio.clock.advance({ seconds: 1 })
          assert.notEqual((await attempt(key, max, from, home)).status, 429)
          studio.clock.advance({ hours: 1 })
          await signIn()
        })
      }
    })
  }

  it('of a login are 50 in an hour as well, for an account from wherever, whatever its password', async () => {
    const studio = await startStudio()
    const client = await registerClient(studio)
    let addresses = 0
    const attempt = async (password: string) => {
      addresses += 1
      const headers = { 'X-Forwarded-For': `10.8.0.${addresses}` }
      return studio.send('POST /api/v1/auth/login', {
        body: { email: client.email, password },
        headers,
        door: 'public',
      })
    }
    for (let n = 0; n < 50; n += 1) {
      if (n > 0 && n % 10 === 0) studio.clock.advance({ minutes: 1 })
      assert.equal((await attempt('wrong-password')).status, 401, `attempt ${n + 1}`)
    }
    studio.clock.advance({ minutes: 1 })
    assert.equal((await attempt(PASSWORD)).status, 429)
    studio.clock.advance({ minutes: 54, seconds: 59 })
    assert.equal((await attempt(PASSWORD)).status, 429)
    studio.clock.advance({ seconds: 1 })
    assert.equal((await attempt(PASSWORD)).status, 200)
    await studio.stop()
  })

  it('of a client hold for each client by themselves', async () => {
    const studio = await startStudio()
    const [ana, bea] = [await registerClient(studio), await registerClient(studio)]
    const consent = async (who: typeof ana) =>
      (await who.ask('POST /api/v1/gdpr/consent', { consent_type: 'terms', granted: true })).status
    const first = await Promise.all(Array.from({ length: 120 }, () => consent(ana)))
    assert.deepEqual([[...new Set(first)], await consent(ana)], [[201], 429])
    // Operations of the same limit count together.
    assert.equal((await ana.ask('PUT /api/v1/clients/me', { phone: '+34 600 000 009' })).status, 429)
    assert.equal(await consent(bea), 201)
    studio.clock.advance({ hours: 1 })
    assert.equal(await consent(ana), 201)
    await studio.stop()
  })
})
