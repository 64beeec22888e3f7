import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

describe('instructors', () => {
  let studio: TestStudio
  let client: string
  before(async () => {
    studio = await startStudio()
    const body = { email: 'cli@studio.test', password: PASSWORD, full_name: 'Cli Ent' }
    client = (await studio.send('POST /api/v1/auth/register/client', { body })).body.access_token
  })
  after(() => studio.stop())

  const refused = ({ status, body }: Reply) => [status, body.code]
  const path = '/api/v1/instructors'

  it('are a staff account with a profile, and sign in', async () => {
    const made = await makeInstructor(studio, { full_name: 'Ines', bio: 'Yoga since 2009', establishment_id: 1 })
    assert.deepEqual([made['bio'], made['photo_url'], made['is_active']], ['Yoga since 2009', null, true])
    const token = await studio.login(made.email)
    const me = await studio.send(`GET ${path}/me`, { token })
    assert.deepEqual(me.body, (await studio.asOwner(`GET ${path}/${made.id}`)).body)
    assert.equal((await studio.send('GET /api/v1/auth/me', { token })).body.role, 'instructor')
    for (const operation of [
      'GET /api/v1/staff',
      'GET /api/v1/studio',
      'GET /api/v1/emails',
      'GET /api/v1/audit-log',
    ]) {
      assert.equal((await studio.send(operation, { token })).status, 403, operation)
    }
    assert.equal((await studio.send(`PUT ${path}/${made.id}`, { token, body: { bio: 'x' } })).status, 403)
  })

  it('are refused with an e-mail of the team, a missing location, a field of the server’s', async () => {
    const input = { full_name: 'Twin', email: OWNER_EMAIL, password: PASSWORD }
    assert.deepEqual(refused(await studio.asOwner(`POST ${path}`, input)), [409, 'EMAIL_IN_USE'])
    const nowhere = { ...input, email: 'twin@studio.test', establishment_id: 99 }
    assert.equal((await studio.asOwner(`POST ${path}`, nowhere)).status, 404)
    assert.equal((await studio.asOwner(`POST ${path}`, { ...input, is_active: false })).status, 422)
    const staff = (await studio.asOwner('GET /api/v1/staff')).body
    assert.ok(!staff.some(({ full_name }: { full_name: string }) => full_name === 'Twin'))
  })

  it('can be the owner herself, on her own account, once', async () => {
    assert.equal((await studio.asOwner(`GET ${path}/me`)).status, 404)
    const add = () => studio.asOwner('POST /api/v1/staff/1/instructor-profile', { bio: 'Founder' })
    const { status, body } = await add()
    assert.deepEqual([status, body.user_id, body.email], [201, 1, OWNER_EMAIL])
    assert.deepEqual(refused(await add()), [409, 'INSTRUCTOR_PROFILE_EXISTS'])
    assert.equal((await studio.asOwner(`GET ${path}/me`)).body.id, body.id)
    const helper = await makeManager(studio, ['instructors.manage'])
    const change = { token: helper.token, body: { full_name: 'Renamed Owner' } }
    assert.equal((await studio.send(`PUT ${path}/${body.id}`, change)).status, 403)
    assert.equal((await studio.asOwner(`DELETE ${path}/${body.id}`)).status, 204)
    assert.equal((await studio.asOwner('GET /api/v1/auth/me')).status, 200)
    assert.equal((await studio.asOwner(`PATCH ${path}/${body.id}/reactivate`)).body.is_active, true)
  })

  it('are seen by clients without what is internal, active ones only', async () => {
    const [shown, hidden] = [await makeInstructor(studio), await makeInstructor(studio)]
    await studio.asOwner(`DELETE ${path}/${hidden.id}`)
    const asClient = (query: string) => studio.send(`GET ${path}${query}`, { token: client })
    const fields = ['bio', 'created_at', 'establishment_id', 'full_name', 'id', 'is_active', 'photo_url', 'updated_at']
    assert.deepEqual(Object.keys((await asClient(`/${shown.id}`)).body).toSorted(), fields)
    assert.equal((await asClient(`/${hidden.id}`)).status, 404)
    const { items } = (await asClient('?include_inactive=true')).body
    assert.ok(items.every((each: object) => !('email' in each)))
    assert.ok(!items.some(({ id }: { id: number }) => id === hidden.id))
    assert.equal((await asClient('/me')).status, 403)
    const all = (await studio.asOwner(`GET ${path}?include_inactive=true&page_size=200`)).body.items
    assert.ok(all.some(({ id }: { id: number }) => id === hidden.id))
  })

  it('are found by any part of the name, and a percent sign is only itself', async () => {
    await makeInstructor(studio, { full_name: 'Łucja 100% Zen' })
    const search = async (text: string) =>
      (await studio.asOwner(`GET ${path}?search=${encodeURIComponent(text)}`)).body.items.length
    assert.deepEqual([await search('0% z'), await search('%%'), await search('nobody')], [1, 0, 0])
  })

  it('lose and regain their account with the profile', async () => {
    const { id, email } = await makeInstructor(studio)
    const token = await studio.login(email)
    assert.equal((await studio.asOwner(`DELETE ${path}/${id}`)).status, 204)
    assert.equal((await studio.asOwner(`DELETE ${path}/${id}`)).status, 204)
    assert.equal((await studio.send(`GET ${path}/me`, { token })).status, 401)
    assert.equal((await studio.asOwner(`GET ${path}/${id}`)).body.is_active, false)
    assert.equal((await studio.asOwner(`PATCH ${path}/${id}/reactivate`)).body.is_active, true)
    assert.equal((await studio.send(`GET ${path}/me`, { token: await studio.login(email) })).status, 200)
  })

  it('go inactive with the account', async () => {
    const { id, user_id } = await makeInstructor(studio)
    await studio.asOwner(`POST /api/v1/staff/${user_id}/deactivate`)
    assert.equal((await studio.asOwner(`GET ${path}/${id}`)).body.is_active, false)
    await studio.asOwner(`POST /api/v1/staff/${user_id}/reactivate`)
    assert.equal((await studio.asOwner(`GET ${path}/${id}`)).body.is_active, true)
  })

  it('are removed for good without a history, account and all, and kept with one', async () => {
    const fresh = await makeInstructor(studio)
    assert.equal((await studio.asOwner(`DELETE ${path}/${fresh.id}/remove`)).status, 204)
    assert.equal((await studio.asOwner(`GET ${path}/${fresh.id}`)).status, 404)
    assert.equal((await makeInstructor(studio, { email: fresh.email })).email, fresh.email)

    const taught = await makeInstructor(studio)
    const template = { name: 'Flow', default_instructor_id: taught.id }
    assert.equal((await studio.asOwner('POST /api/v1/class-templates', template)).status, 201)
    assert.deepEqual(refused(await studio.asOwner(`DELETE ${path}/${taught.id}/remove`)), [409, 'INSTRUCTOR_IN_USE'])
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${taught['user_id']}`)).status, 204)
    const kept = (await studio.asOwner(`GET ${path}/${taught.id}`)).body
    assert.deepEqual([kept.full_name, kept.email, kept.is_active], [taught.full_name, null, false])
  })
})
