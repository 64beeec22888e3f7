import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient } from '../../test/build/bookings.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

interface Account {
  email: string
  /** The operation that ends it, and the one that brings it back, if any. */
  end: string
  back?: [operation: string, body?: object]
}

type Make = (studio: TestStudio) => Promise<Account>

const accounts: Record<string, Make> = {
  'a manager who is deactivated': async (studio) => {
    const { id, email } = await makeManager(studio, ['clients.view'])
    return { email, end: `POST /api/v1/staff/${id}/deactivate`, back: [`POST /api/v1/staff/${id}/reactivate`] }
  },
  'a manager who is deleted': async (studio) => {
    const { id, email } = await makeManager(studio, ['clients.view'])
    return { email, end: `DELETE /api/v1/staff/${id}` }
  },
  'an instructor whose account is deactivated': async (studio) => {
    const { user_id, email } = await makeInstructor(studio)
    const staff = `POST /api/v1/staff/${user_id}`
    return { email, end: `${staff}/deactivate`, back: [`${staff}/reactivate`] }
  },
  'an instructor whose profile is deactivated': async (studio) => {
    const { id, email } = await makeInstructor(studio)
    return { email, end: `DELETE /api/v1/instructors/${id}`, back: [`PATCH /api/v1/instructors/${id}/reactivate`] }
  },
  'an instructor who is removed': async (studio) => {
    const { id, email } = await makeInstructor(studio)
    return { email, end: `DELETE /api/v1/instructors/${id}/remove` }
  },
  'a client who is deactivated': async (studio) => {
    const { id, email } = await registerClient(studio)
    const path = `/api/v1/clients/${id}`
    return { email, end: `DELETE ${path}`, back: [`PUT ${path}`, { is_active: true }] }
  },
  'a client who is erased': async (studio) => {
    const { id, email } = await registerClient(studio)
    return { email, end: `POST /api/v1/gdpr/delete/${id}` }
  },
}

describe('the end of an account', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
    const server = { host: 'mail.example.com', port: 587, security: 'starttls', from_email: 'hello@studio.test' }
    await studio.asOwner('PUT /api/v1/studio/email', server)
  })
  after(() => studio.stop())

  const login = (email: string) => studio.send('POST /api/v1/auth/login', { body: { email, password: PASSWORD } })
  /** True if tokens are taken: `[access, refresh]` as statuses. */
  const taken = async ({ access_token, refresh_token }: { access_token: string; refresh_token: string }) => {
    const me = await studio.send('GET /api/v1/auth/me', { token: access_token })
    const refreshed = await studio.send('POST /api/v1/auth/refresh', { body: { refresh_token } })
    return [me.status, refreshed.status]
  }
  /** The token of the newest reset link to an address. */
  let addresses = 0
  const mailed = async (email: string) => {
    addresses += 1
    const headers = { 'X-Forwarded-For': `10.4.0.${addresses}` }
    await studio.send('POST /api/v1/auth/forgot-password', { body: { email }, headers, door: 'public' })
    await studio.advance({ minutes: 1 })
    return /#([\w-]+)/.exec(studio.mail.sent.findLast(({ to }) => to.address === email)?.text ?? '')?.[1] ?? ''
  }
  const reset = (token: string) =>
    studio.send('POST /api/v1/auth/reset-password', { body: { token, new_password: `${PASSWORD}-9` } })

  for (const [who, make] of Object.entries(accounts)) {
    it(`of ${who} ends sessions, logins and links at once`, async () => {
      const { email, end } = await make(studio)
      const link = await mailed(email)
      assert.ok(link)
      const session = (await login(email)).body
      assert.deepEqual(await taken(session), [200, 200])
      assert.ok((await studio.asOwner(end)).status < 300)
      assert.deepEqual(await taken(session), [401, 401])
      assert.equal((await login(email)).status, 401)
      assert.equal((await reset(link)).body.code, 'TOKEN_INVALID')
      const before = studio.mail.sent.length
      await mailed(email)
      assert.equal(studio.mail.sent.slice(before).filter(({ to }) => to.address === email).length, 0)
    })

    it(`of ${who} ends also a login whose password is just being checked`, async () => {
      const { email, end } = await make(studio)
      const { ports } = studio.running.app
      const { passwords } = ports
      const [isChecked, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      ports.passwords = {
        hash: (password) => passwords.hash(password),
        verify: async (...given) => {
          const fits = await passwords.verify(...given)
          isChecked.resolve()
          await mayGoOn.promise
          return fits
        },
      }
      const entering = login(email)
      await isChecked.promise
      ports.passwords = passwords
      assert.ok((await studio.asOwner(end)).status < 300)
      mayGoOn.resolve()
      const { status, body } = await entering
      assert.deepEqual([status, body.code], [401, 'AUTH_INVALID_CREDENTIALS'])
    })

    it(`of ${who} is for good for the sessions from before`, async () => {
      const { email, end, back } = await make(studio)
      const session = (await login(email)).body
      await studio.asOwner(end)
      if (!back) return
      assert.equal((await studio.asOwner(...back)).status, 200)
      assert.deepEqual(await taken(session), [401, 401])
      assert.deepEqual(await taken((await login(email)).body), [200, 200])
    })
  }
})
