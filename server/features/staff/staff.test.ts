import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { permissions } from '../../api/permissions.ts'
import { makeInstructor, makeManager, makeRole } from '../../test/build/staff.ts'
import { OWNER_EMAIL, PASSWORD, startStudio, type Reply, type TestStudio } from '../../test/studio.ts'

describe('staff accounts', () => {
  let studio: TestStudio
  let owner: { id: number; role_id: number }
  before(async () => {
    studio = await startStudio()
    owner = (await studio.asOwner('GET /api/v1/staff')).body[0]
  })
  after(() => studio.stop())

  const refused = ({ status, body }: Reply) => [status, body.code]
  const forbidden = [403, 'AUTH_INSUFFICIENT_PERMISSIONS']
  const lastOwner = [409, 'LAST_OWNER']
  const meAs = async (token: string) => refused(await studio.send('GET /api/v1/auth/me', { token }))
  const ended = [401, 'AUTH_INVALID_TOKEN']
  const put = (id: number, body: object) => studio.asOwner(`PUT /api/v1/staff/${id}`, body)

  it('are listed, the active ones first, by name whatever its case', async () => {
    const instructor = await makeInstructor(studio, { full_name: 'zara' })
    await makeManager(studio, [], { full_name: 'Zoe' })
    const gone = await makeManager(studio, [], { full_name: 'Abel' })
    await studio.asOwner(`POST /api/v1/staff/${gone.id}/deactivate`)
    const { body } = await studio.asOwner('GET /api/v1/staff')
    const names = body.map((account: { full_name: string; kind: string }) => `${account.full_name} ${account.kind}`)
    assert.deepEqual(names, ['Olga Owner manager', 'zara instructor', 'Zoe manager', 'Abel manager'])
    assert.equal(body[1].instructor_id, instructor.id)
    assert.ok(!JSON.stringify(body).includes('password'))
  })

  it('have an e-mail of their own, whatever its case', async () => {
    const role_id = (await makeRole(studio, [])).id
    const input = { full_name: 'Copy', email: OWNER_EMAIL.toUpperCase(), password: PASSWORD, role_id }
    assert.deepEqual(refused(await studio.asOwner('POST /api/v1/staff', input)), [409, 'EMAIL_IN_USE'])
    const manager = await makeManager(studio, [])
    assert.deepEqual(refused(await put(manager.id, { email: OWNER_EMAIL })), [409, 'EMAIL_IN_USE'])
    assert.equal((await put(manager.id, { email: manager.email })).status, 200)
    assert.equal((await put(manager.id, { is_owner: true })).status, 422)
    assert.equal((await put(manager.id, { new_password: 'password' })).status, 422)
    assert.equal((await put(manager.id, { role_id: 999 })).status, 404)
  })

  it('lose their sessions with a new password or role, not with a new name', async () => {
    const manager = await makeManager(studio, ['clients.view'])
    const { token } = manager
    await put(manager.id, { full_name: 'New Name', role_id: manager.role_id })
    assert.equal((await meAs(token))[0], 200)
    await put(manager.id, { role_id: (await makeRole(studio, ['clients.view'])).id })
    assert.deepEqual(await meAs(token), ended)
    const again = await studio.login(manager.email)
    await put(manager.id, { new_password: `${PASSWORD}-2` })
    assert.deepEqual(await meAs(again), ended)
    const login = { email: manager.email, password: `${PASSWORD}-2` }
    assert.equal((await studio.send('POST /api/v1/auth/login', { body: login })).status, 200)
  })

  it('are shut out at once when deactivated, refresh token and all, until reactivated', async () => {
    const manager = await makeManager(studio, [])
    const login = () => studio.send('POST /api/v1/auth/login', { body: { email: manager.email, password: PASSWORD } })
    const session = (await login()).body
    const gone = await studio.asOwner(`POST /api/v1/staff/${manager.id}/deactivate`)
    assert.deepEqual([gone.status, gone.body.is_active], [200, false])
    assert.deepEqual(await meAs(session.access_token), ended)
    const refresh = { body: { refresh_token: session.refresh_token } }
    assert.deepEqual(refused(await studio.send('POST /api/v1/auth/refresh', refresh)), ended)
    assert.equal((await login()).status, 401)
    assert.equal((await studio.asOwner(`POST /api/v1/staff/${manager.id}/reactivate`)).body.is_active, true)
    assert.deepEqual(await meAs(session.access_token), ended)
    assert.equal((await login()).status, 200)
  })

  it('always keep one active owner', async () => {
    const role_id = (await makeRole(studio, [])).id
    const attempts = () =>
      Promise.all([
        studio.asOwner(`POST /api/v1/staff/${owner.id}/deactivate`),
        studio.asOwner(`DELETE /api/v1/staff/${owner.id}`),
        put(owner.id, { role_id }),
      ])
    for (const attempt of await attempts()) assert.deepEqual(refused(attempt), lastOwner)
    const second = await makeManager(studio, [], { role_id: owner.role_id })
    await studio.asOwner(`POST /api/v1/staff/${second.id}/deactivate`)
    for (const attempt of await attempts()) assert.deepEqual(refused(attempt), lastOwner)
  })

  it('of owners are for owners, and nobody gives or touches more than they hold', async () => {
    const { token } = await makeManager(studio, ['staff.manage', 'clients.view', 'instructors.manage'])
    const send = async (operation: string, body?: object) => refused(await studio.send(operation, { token, body }))
    for (const operation of [
      `POST /api/v1/staff/${owner.id}/deactivate`,
      `POST /api/v1/staff/${owner.id}/reactivate`,
      `DELETE /api/v1/staff/${owner.id}`,
    ]) {
      assert.deepEqual(await send(operation), forbidden, operation)
    }
    assert.deepEqual(await send(`PUT /api/v1/staff/${owner.id}`, { new_password: 'taken-over-1' }), forbidden)
    assert.deepEqual(await send(`POST /api/v1/staff/${owner.id}/instructor-profile`, {}), forbidden)
    const input = (role_id: number) => ({ full_name: 'N', email: `n${role_id}@s.test`, password: PASSWORD, role_id })
    assert.deepEqual(await send('POST /api/v1/staff', input(owner.role_id)), forbidden)
    const deputy = await makeManager(studio, [...permissions])
    const asDeputy = await studio.send('POST /api/v1/staff', { token: deputy.token, body: input(owner.role_id) })
    assert.deepEqual(refused(asDeputy), forbidden, 'nor by somebody who may do all else')
    const stronger = await makeManager(studio, ['payroll.manage'])
    assert.deepEqual(await send('POST /api/v1/staff', input(stronger.role_id)), forbidden)
    assert.deepEqual(await send(`PUT /api/v1/staff/${stronger.id}`, { new_password: 'taken-over-1' }), forbidden)
    const weaker = await makeManager(studio, ['clients.view'])
    assert.equal((await send(`PUT /api/v1/staff/${weaker.id}`, { full_name: 'Renamed' }))[0], 200)
    assert.deepEqual(await send(`PUT /api/v1/staff/${weaker.id}`, { role_id: stronger.role_id }), forbidden)
  })

  it('without a history are deleted, with one they keep their name and lose their login', async () => {
    const fresh = await makeManager(studio, ['clients.manage', 'clients.view'])
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${fresh.id}`)).status, 204)
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${fresh.id}`)).status, 404)
    assert.deepEqual(await meAs(fresh.token), ended)
    const teacher = await makeInstructor(studio)
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${teacher['user_id']}`)).status, 204)
    assert.equal((await studio.asOwner(`GET /api/v1/instructors/${teacher.id}`)).status, 404)

    const busy = await makeManager(studio, ['clients.manage', 'clients.view'])
    await studio.send('POST /api/v1/clients', { token: busy.token, body: { full_name: 'Dora' } })
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${busy.id}`)).status, 204)
    const { body } = await studio.asOwner('GET /api/v1/staff')
    const kept = body.find((account: { id: number }) => account.id === busy.id)
    assert.deepEqual([kept.full_name, kept.email, kept.is_active], [busy.full_name, null, false])
    assert.deepEqual(await meAs(busy.token), ended)
    assert.equal((await makeManager(studio, [], { email: busy.email })).email, busy.email)
    const emails = body.filter(({ id }: { id: number }) => id !== busy.id).map(({ email }: { email: string }) => email)
    assert.ok(!emails.includes(null) && (await studio.login(OWNER_EMAIL)))
  })

  it('that can’t be removed for another reason stay as they are', async () => {
    const fresh = await makeManager(studio, ['clients.view'])
    const beside = new Database(join(studio.folder, 'studio.sqlite'))
    beside.exec("CREATE TRIGGER full BEFORE DELETE ON staff BEGIN SELECT RAISE(ABORT, 'disk full'); END")
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${fresh.id}`)).status, 500)
    assert.equal((await meAs(fresh.token))[0], 200)
    beside.exec('DROP TRIGGER full')
    beside.close()
    assert.equal((await studio.asOwner(`DELETE /api/v1/staff/${fresh.id}`)).status, 204)
  })

  it('of instructors become managers who teach by a role', async () => {
    const instructor = await makeInstructor(studio)
    const token = await studio.login(instructor.email)
    const role = await makeRole(studio, ['clients.view'])
    const { body } = await put(instructor.user_id, { role_id: role.id })
    assert.deepEqual([body.kind, body.instructor_id, body.role_name], ['manager', instructor.id, role.name])
    assert.deepEqual(await meAs(token), ended)
    const me = await studio.send('GET /api/v1/auth/me', { token: await studio.login(instructor.email) })
    assert.deepEqual([me.body.role, me.body.instructor_id], ['manager', instructor.id])
  })
})

describe('two owners who shut each other out at once', () => {
  it('leave one of them', async () => {
    const studio = await startStudio()
    const [first] = (await studio.asOwner('GET /api/v1/staff')).body
    const second = await makeManager(studio, [], { role_id: first.role_id })
    const answers = await Promise.all([
      studio.asOwner(`POST /api/v1/staff/${second.id}/deactivate`),
      studio.send(`POST /api/v1/staff/${first.id}/deactivate`, { token: second.token }),
    ])
    const winner = answers.findIndex(({ status }) => status === 200)
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    const token = winner === 0 ? studio.owner : second.token
    const { body } = await studio.send('GET /api/v1/staff', { token })
    assert.equal(body.filter((account: { is_active: boolean }) => account.is_active).length, 1)
    await studio.stop()
  })
})
