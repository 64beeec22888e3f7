import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { OWNER_EMAIL, PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('accounts', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  it('signs the owner in and shows who she is', async () => {
    const token = await studio.login(OWNER_EMAIL)
    const me = await studio.send('GET /api/v1/auth/me', { token })
    assert.equal(me.status, 200)
    assert.equal(me.body.role, 'manager')
    assert.equal(me.body.is_owner, true)
  })

  it('answers an unknown e-mail and a wrong password alike', async () => {
    const attempts = [OWNER_EMAIL, 'nobody@studio.test'].map((email) =>
      studio.send('POST /api/v1/auth/login', { body: { email, password: 'wrong-password' } }),
    )
    const [known, unknown] = await Promise.all(attempts)
    assert.equal(known!.status, 401)
    assert.equal(known!.body.code, 'AUTH_INVALID_CREDENTIALS')
    assert.deepEqual({ ...known!.body, request_id: '' }, { ...unknown!.body, request_id: '' })
  })

  it('keeps a client apart from the staff member with the same id', async () => {
    const body = { email: 'Ana@Studio.test', password: PASSWORD, full_name: 'Ana Client' }
    const registered = await studio.send('POST /api/v1/auth/register/client', { body, door: 'public' })
    assert.equal(registered.status, 201)
    assert.equal(registered.body.account.id, 1)
    const refreshed = await studio.send('POST /api/v1/auth/refresh', {
      body: { refresh_token: registered.body.refresh_token },
    })
    assert.equal(refreshed.body.role, 'client')
    assert.equal(refreshed.body.refresh_token, registered.body.refresh_token)
    const me = await studio.send('GET /api/v1/auth/me', { token: refreshed.body.access_token })
    assert.equal(me.body.full_name, 'Ana Client')
    assert.equal(me.body.email, 'ana@studio.test')
  })

  it('lets only one of many set-ups through, and none from outside', async () => {
    const bare = await startStudio({ bare: true })
    const body = { studio_name: 'S', manager_full_name: 'O', manager_email: 'o@s.test', manager_password: PASSWORD }
    const outside = await bare.send('POST /api/v1/auth/bootstrap', { body, door: 'public' })
    assert.equal(outside.body.code, 'LOOPBACK_ONLY')
    const all = await Promise.all(Array.from({ length: 20 }, () => bare.send('POST /api/v1/auth/bootstrap', { body })))
    assert.deepEqual(Object.groupBy(all, ({ status }) => status)[201]?.length, 1)
    assert.equal(all.filter(({ body }) => body.code === 'STUDIO_ALREADY_CONFIGURED').length, 19)
    await bare.stop()
  })

  it('ends every session at a password change', async () => {
    const old = await studio.login('ana@studio.test')
    const changed = await studio.send('POST /api/v1/auth/change-password', {
      token: old,
      body: { old_password: PASSWORD, new_password: `${PASSWORD}-2` },
    })
    assert.equal(changed.status, 200)
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: old })).body.code, 'AUTH_INVALID_TOKEN')
    assert.equal((await studio.send('GET /api/v1/auth/me', { token: changed.body.access_token })).status, 200)
  })

  it('refuses the eleventh login of an account in a minute', async () => {
    const attempt = () =>
      studio.send('POST /api/v1/auth/login', {
        body: { email: 'x@studio.test', password: 'wrong-password' },
        door: 'public',
      })
    const statuses = []
    for (let n = 0; n < 11; n += 1) statuses.push((await attempt()).status)
    assert.deepEqual(statuses, [...Array<number>(10).fill(401), 429])
    studio.clock.advance({ minutes: 1 })
    assert.equal((await attempt()).status, 401)
  })
})
