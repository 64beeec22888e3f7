import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

const WRONG = 'wrong-password'

describe('a browser that has signed in', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  let addresses = 0
  /** Signs in at the public door, from a new address each time unless one is given. */
  const login = (
    email: string,
    password: string,
    { cookie, from, ...headers }: Record<string, string | undefined> = {},
  ) =>
    studio.send('POST /api/v1/auth/login', {
      body: { email, password },
      headers: {
        'X-Forwarded-For': from ?? `10.${++addresses >> 8}.${addresses & 255}.1`,
        ...(cookie && { Cookie: cookie }),
        ...(headers as Record<string, string>),
      },
      door: 'public',
    })
  const given = ({ headers }: Reply) => headers.get('set-cookie') ?? ''
  const cookieOf = (reply: Reply) => given(reply).split(';')[0] ?? ''
  const signedIn = async (email: string, cookie?: string) => {
    const reply = await login(email, PASSWORD, { cookie })
    assert.equal(reply.status, 200)
    return cookieOf(reply)
  }
  const times = async (count: number, ask: () => Promise<Reply>) => {
    const statuses: number[] = []
    for (let n = 0; n < count; n += 1) statuses.push((await ask()).status)
    return statuses
  }
  const wrong = (count: number) => Array<number>(count).fill(401)
  /** Fills the account's bucket from everywhere, so that strangers wait for a minute. */
  const crowd = async (email: string) => {
    await times(10, () => login(email, WRONG))
    assert.equal((await login(email, PASSWORD)).status, 429)
  }
  /** The same for an hour. */
  const besiege = async (email: string) => {
    for (let minute = 0; minute < 5; minute += 1) {
      studio.clock.advance({ minutes: 1 })
      await times(10, () => login(email, WRONG))
    }
    studio.clock.advance({ minutes: 1 })
    assert.equal((await login(email, PASSWORD)).status, 429)
  }

  it('is let in whatever comes from elsewhere, fifty addresses and its own among them', async () => {
    const client = await registerClient(studio)
    const cookie = await signedIn(client.email)
    await besiege(client.email)
    assert.equal((await login(client.email, PASSWORD, { cookie })).status, 200)
    const from = '198.51.100.9'
    for (let n = 0; n < 10; n += 1) await login(`nobody-${n}@studio.test`, WRONG, { from })
    assert.equal((await login(`nobody-10@studio.test`, WRONG, { from })).status, 429)
    assert.equal((await login(client.email, PASSWORD, { cookie, from })).status, 200)
    const { email } = await registerClient(studio)
    assert.equal((await login(email, PASSWORD, { cookie, from })).status, 429, 'for its own accounts only')
  })

  it('is a stranger again after ten failures for that account, until it signs in as one', async () => {
    const [ana, bea] = [await registerClient(studio), await registerClient(studio)]
    const cookie = await signedIn(bea.email, await signedIn(ana.email))
    await besiege(ana.email)
    assert.deepEqual(await times(9, () => login(ana.email, WRONG, { cookie })), wrong(9))
    studio.clock.advance({ minutes: 1 })
    assert.equal((await login(ana.email, PASSWORD, { cookie })).status, 200, 'a good one forgives')
    for (const count of [5, 5]) {
      assert.deepEqual(await times(count, () => login(ana.email, WRONG, { cookie })), wrong(count))
      studio.clock.advance({ minutes: 1 })
      // Other people who sign in there must not win this account ten more.
      assert.equal((await login(bea.email, PASSWORD, { cookie })).status, 200)
    }
    assert.equal((await login(ana.email, PASSWORD, { cookie })).status, 429)
    studio.clock.advance({ hours: 1 })
    const again = await signedIn(ana.email, cookie)
    await besiege(ana.email)
    assert.equal((await login(ana.email, PASSWORD, { cookie: again })).status, 200)
  })

  it('tries ten times a minute like everybody', async () => {
    const { email } = await registerClient(studio)
    const cookie = await signedIn(email)
    const tries = await times(9, () => login(email, WRONG, { cookie }))
    assert.deepEqual(tries, wrong(9))
    assert.equal((await login(email, PASSWORD, { cookie })).status, 200)
    const late = await login(email, PASSWORD, { cookie })
    assert.deepEqual([late.status, late.headers.get('retry-after')], [429, '60'])
    studio.clock.advance({ minutes: 1 })
    assert.equal((await login(email, PASSWORD, { cookie })).status, 200)
  })

  it('names what it knows to nobody, and is read by no page', async () => {
    const { email } = await registerClient(studio)
    const plain = given(await login(email, PASSWORD))
    assert.match(
      plain,
      /^studio_device=[\da-f]{32}\.[\da-f]{32}\.[\da-f]{64}; Path=\/api\/v1\/auth; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    )
    for (const headers of [{ Origin: 'https://desk.example' }, { 'X-Forwarded-Proto': 'https' }]) {
      const secure = given(await login(email, PASSWORD, headers))
      assert.match(secure, /^__Host-studio_device=[\w.]+; Path=\/; Secure; HttpOnly; SameSite=Lax; Max-Age=34560000$/)
    }
    assert.equal(given(await login(email, WRONG)), '')
  })

  for (const [says, spoil] of [
    ['another signature', (cookie: string) => cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['none', (cookie: string) => cookie.replace(/\.[^.]*$/, '')],
    ['an account more', (cookie: string) => cookie.replace('.', `.${'0'.repeat(32)}.`)],
    ['letters beyond ASCII in place of it', (cookie: string) => cookie.replace(/.{64}$/, 'é'.repeat(64))],
    ['nothing at all', () => 'studio_device='],
    ['the name that belongs to TLS', (cookie: string) => `__Host-${cookie}`],
  ] as const)
    it(`is a stranger with ${says}`, async () => {
      const { email } = await registerClient(studio)
      const cookie = await signedIn(email)
      await crowd(email)
      assert.equal((await login(email, PASSWORD, { cookie: spoil(cookie) })).status, 429)
      assert.equal((await login(email, PASSWORD, { cookie: `a=b; ${cookie}; c=d` })).status, 200)
    })

  it('is a stranger over TLS with a cookie that anybody could have planted', async () => {
    const { email } = await registerClient(studio)
    const tls = { Origin: 'https://desk.example' }
    const cookie = await signedIn(email)
    const secure = cookieOf(await login(email, PASSWORD, tls))
    await crowd(email)
    assert.equal((await login(email, PASSWORD, { cookie, ...tls })).status, 429)
    assert.equal((await login(email, PASSWORD, { cookie: secure, ...tls })).status, 200)
  })

  it('is a stranger once the password was changed elsewhere, and known where it was changed', async () => {
    const client = await registerClient(studio)
    const cookie = await signedIn(client.email)
    const { body } = await login(client.email, PASSWORD)
    const next = `${PASSWORD}-2`
    const changed = await studio.send('POST /api/v1/auth/change-password', {
      token: body.access_token,
      body: { old_password: PASSWORD, new_password: next },
      door: 'public',
    })
    await crowd(client.email)
    assert.equal((await login(client.email, next, { cookie })).status, 429)
    assert.equal((await login(client.email, next, { cookie: cookieOf(changed) })).status, 200)
  })

  it('is one where somebody registered, set a password by a link, or set the studio up', async () => {
    const bare = await startStudio({ bare: true })
    const setup = { studio_name: 'S', manager_full_name: 'O', manager_email: OWNER_EMAIL, manager_password: PASSWORD }
    assert.match(given(await bare.send('POST /api/v1/auth/bootstrap', { body: setup })), /^studio_device=/)
    await bare.stop()
    await studio.advance({ minutes: 0 })
    const person = { email: 'reg@studio.test', full_name: 'R', password: PASSWORD }
    const registered = await studio.send('POST /api/v1/auth/register/client', { body: person, door: 'public' })
    const client = (await studio.asOwner('POST /api/v1/clients', { full_name: 'I', email: 'inv@studio.test' })).body
    const invitation = await studio.asOwner(`POST /api/v1/clients/${client.id}/invite`)
    const token = new URL(invitation.body.invite_url).hash.slice(1)
    const reset = await studio.send('POST /api/v1/auth/reset-password', {
      body: { token, new_password: PASSWORD },
      door: 'public',
    })
    for (const [email, reply] of [
      [person.email, registered],
      ['inv@studio.test', reset],
    ] as const) {
      await crowd(email)
      assert.equal((await login(email, PASSWORD, { cookie: cookieOf(reply) })).status, 200)
    }
  })

  it('is known for staff too, and at the own computer as outside', async () => {
    await studio.advance({ minutes: 0 })
    const { email } = await makeInstructor(studio)
    const cookie = await signedIn(email)
    await crowd(email)
    assert.equal((await login(email, PASSWORD, { cookie })).status, 200)
    const local = (headers: Record<string, string> = {}) =>
      studio.send('POST /api/v1/auth/login', { body: { email, password: PASSWORD }, headers })
    for (let n = 0; n < 11; n += 1) await local()
    assert.equal((await local()).status, 429)
    assert.equal((await local({ Cookie: cookie })).status, 200)
  })
})
