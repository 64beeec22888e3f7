import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('the audit log', () => {
  let studio: TestStudio
  before(async () => {
    studio = await startStudio()
  })
  after(() => studio.stop())

  const log = async (query = '') => (await studio.asOwner(`GET /api/v1/audit-log${query}`)).body

  it('says who changed what, from what to what, newest first', async () => {
    await studio.asOwner('PUT /api/v1/studio', { cancellation_hours: 6, no_show_fee: 5 })
    const { items } = await log()
    const [{ id, request_id, ...entry }, first] = items
    assert.ok(id > first.id && request_id)
    assert.deepEqual(entry, {
      at: studio.clock.now(),
      actor_kind: 'staff',
      actor_id: 1,
      actor_name: 'Olga Owner',
      action: 'studio.update',
      entity: 'studio',
      entity_id: 1,
      before: { cancellation_hours: 12, no_show_fee_minor: 0 },
      after: { cancellation_hours: 6, no_show_fee_minor: 500 },
      record: null,
      client: null,
      occasion: null,
      amount: null,
      currency: null,
      names: {},
    })
    assert.equal(first.action, 'studio.bootstrap')
  })

  it('holds no secret', async () => {
    const manager = await makeManager(studio, [])
    await studio.asOwner(`PUT /api/v1/staff/${manager.id}`, { new_password: 'canary-Password-9' })
    const smtp = { host: 'smtp.test', port: 587, security: 'starttls', username: 'u', password: 'canary-Smtp-9' }
    const mail = await studio.asOwner('PUT /api/v1/studio/email', { ...smtp, from_email: 'desk@studio.test' })
    assert.equal(mail.status, 200)
    const { items } = await log('?page_size=200')
    const actions = items.map(({ action }: { action: string }) => action)
    assert.ok(actions.includes('staff.update_with_password') && actions.includes('studio.email'))
    assert.ok(!/canary|argon2|password_hash|password_encrypted|token_version/.test(JSON.stringify(items)))
  })

  it('leaves out what clients do for themselves', async () => {
    const { total } = await log()
    const body = { email: 'cli@studio.test', password: PASSWORD, full_name: 'Cli' }
    const { access_token: token } = (await studio.send('POST /api/v1/auth/register/client', { body })).body
    await studio.send('PUT /api/v1/clients/me', { token, body: { phone: '1' } })
    assert.equal((await log()).total, total)
    assert.equal((await studio.send('GET /api/v1/audit-log', { token })).status, 403)
  })

  it('is filtered by who, what and the studio’s own days, in pages', async () => {
    const instructor = await makeInstructor(studio)
    const helper = await makeManager(studio, ['instructors.manage'])
    // Half past midnight of 6 March in Madrid is still the 5th in UTC.
    studio.clock.set('2026-03-05T23:30:00.000Z')
    const token = await studio.login(helper.email)
    await studio.send(`PUT /api/v1/instructors/${instructor.id}`, { token, body: { bio: 'New' } })
    studio.owner = await studio.login('owner@studio.test')
    const found = async (query: string) => (await log(query)).items.map(({ action }: { action: string }) => action)
    assert.deepEqual(await found(`?actor_id=${helper.id}`), ['instructor.update'])
    assert.deepEqual(await found(`?entity=instructor&entity_id=${instructor.id}`), [
      'instructor.update',
      'instructor.create',
    ])
    assert.deepEqual(await found('?start_date=2026-03-06&end_date=2026-03-06'), ['instructor.update'])
    assert.deepEqual(await found('?start_date=2026-03-05&end_date=2026-03-05'), [])
    assert.deepEqual(await found('?action=studio.bootstrap'), ['studio.bootstrap'])
    const page = await log('?page=2&page_size=1')
    assert.deepEqual([page.items.length, page.page, page.page_size], [1, 2, 1])
    assert.equal((await studio.asOwner('GET /api/v1/audit-log?start_date=2026-13-01')).status, 422)
    assert.equal((await studio.send('GET /api/v1/audit-log', { token })).status, 403)
  })
})
