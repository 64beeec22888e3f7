import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { registerClient, type TestClient } from '../../test/build/bookings.ts'
import { makeInstructor, makeManager } from '../../test/build/staff.ts'
import { PASSWORD, startStudio, type TestStudio } from '../../test/studio.ts'

describe('consent', () => {
  let studio: TestStudio
  let clara: TestClient
  before(async () => {
    studio = await startStudio()
    clara = await registerClient(studio)
  })
  after(() => studio.stop())

  const log = (client: { id: number }) => `GET /api/v1/gdpr/consent-log/${client.id}`

  it('adds a row each time, with the address that was given and the one that was seen', async () => {
    const mia = await registerClient(studio)
    const login = { email: mia.email, password: PASSWORD }
    const { access_token: token } = (await studio.send('POST /api/v1/auth/login', { body: login })).body
    const headers = { 'X-Forwarded-For': '203.0.113.9' }
    const say = (body: object) => studio.send('POST /api/v1/gdpr/consent', { token, headers, door: 'public', body })
    const first = await say({ consent_type: 'marketing_email', granted: true, ip_address: '10.1.2.3' })
    assert.equal(first.status, 201)
    const { id, ...fields } = first.body
    const at = studio.clock.now()
    assert.deepEqual(fields, {
      client_id: mia.id,
      consent_type: 'marketing_email',
      granted: true,
      source: 'client',
      ip_address: '10.1.2.3',
      seen_ip_address: '203.0.113.9',
      created_at: at,
      updated_at: at,
    })
    const second = await say({ consent_type: 'marketing_email', granted: true })
    const third = await say({ consent_type: 'marketing_email', granted: false })
    assert.equal(second.body.ip_address, null)
    const rows = (await studio.asOwner(log(mia))).body
    assert.deepEqual(rows, [third.body, second.body, first.body])
    assert.ok(third.body.id > second.body.id && second.body.id > id)
    assert.deepEqual((await mia.ask(log(mia))).body, rows)
  })

  for (const consent_type of [
    'terms',
    'privacy_policy',
    'marketing_email',
    'marketing_sms',
    'push_notifications',
    'photo_video',
    'health_data',
  ]) {
    it(`can be about ${consent_type}`, async () => {
      const { status, body } = await clara.ask('POST /api/v1/gdpr/consent', { consent_type, granted: true })
      assert.deepEqual([status, body.consent_type], [201, consent_type])
    })
  }

  it('names its type and whether it is given, and nothing else', async () => {
    const cases: [body: object, path: string][] = [
      [{ granted: true }, 'consent_type'],
      [{ consent_type: 'sms', granted: true }, 'consent_type'],
      [{ consent_type: 'terms' }, 'granted'],
      [{ consent_type: 'terms', granted: 'yes' }, 'granted'],
      [{ consent_type: 'terms', granted: true, client_id: 1 }, 'client_id'],
      [{ consent_type: 'terms', granted: true, ip_address: 'x'.repeat(65) }, 'ip_address'],
    ]
    for (const [body, path] of cases) {
      const reply = await clara.ask('POST /api/v1/gdpr/consent', body)
      assert.equal(reply.status, 422, JSON.stringify(body))
      assert.deepEqual(
        reply.body.errors.map((error: { path: string }) => error.path),
        [path],
      )
    }
  })

  it('is given by the client alone, and read by her and managers', async () => {
    const instructor = await studio.login((await makeInstructor(studio)).email)
    const frontDesk = await makeManager(studio, ['clients.view'])
    const consent = { consent_type: 'terms', granted: true }
    for (const token of [studio.owner, instructor]) {
      const { status, body } = await studio.send('POST /api/v1/gdpr/consent', { token, body: consent })
      assert.deepEqual([status, body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
    }
    assert.equal((await studio.send(log(clara), { token: frontDesk.token })).status, 200)
    assert.equal((await studio.send(log(clara), { token: instructor })).status, 403)
    const other = await registerClient(studio)
    assert.equal((await other.ask(log(clara))).status, 404)
    assert.equal((await studio.asOwner('GET /api/v1/gdpr/consent-log/999')).status, 404)
  })
})
