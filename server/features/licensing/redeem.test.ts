import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { answering, startLicensedStudio, type LicensedStudio } from '../../test/build/stage.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startReceiver, type Receiver } from '../../test/receiver.ts'
import { startStudio, type TestStudio } from '../../test/studio.ts'

describe('a license key is redeemed', () => {
  let licensed: LicensedStudio
  before(async () => {
    licensed = await startLicensedStudio({ unredeemed: true })
  })
  after(() => licensed.stop())

  it('with what the license service says, and is shown to nobody', async () => {
    const { studio, service, key, redeem, standing } = licensed
    assert.deepEqual(await standing(), { plan: null, license_status: null, license_grace_until: null })
    const wrong = await redeem('SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D')
    assert.deepEqual([wrong.status, wrong.body.code], [404, 'LICENSE_KEY_INVALID'])
    assert.deepEqual(await standing(), { plan: null, license_status: null, license_grace_until: null })
    const { status, body } = await redeem(`  ${key.toLowerCase().replaceAll('-', ' ')} `)
    assert.equal(status, 200)
    const expected = { plan: 'base_ai', license_status: 'active', license_grace_until: '2026-03-18T11:00:00.000' }
    assert.deepEqual(body, expected)
    assert.deepEqual(await standing(), expected)
    const sealed = studio.database.prepare('SELECT license_key_encrypted FROM settings').pluck().get()
    assert.ok(typeof sealed === 'string' && !sealed.includes(key.slice(4, 9)))
    const log = await studio.asOwner('GET /api/v1/audit-log?page_size=1')
    assert.equal(log.body.items[0].action, 'studio.license')
    assert.equal(log.body.items[0].after.plan, 'base_ai')
    assert.ok(!JSON.stringify(log.body).includes(key))
    assert.ok(!service.log.join('').includes(key) && !studio.logged.join('').includes(key))
  })

  it('by who may change the settings alone', async () => {
    const { studio, key } = licensed
    const body = { license_key: key }
    const viewer = await makeManager(studio, ['settings.view'])
    const { status } = await studio.send('POST /api/v1/studio/license', { token: viewer.token, body })
    assert.equal(status, 403)
    for (const wrong of [{}, { license_key: '' }, { license_key: 7 }, { license_key: key, plan: 'base' }])
      assert.equal((await studio.asOwner('POST /api/v1/studio/license', wrong)).status, 422)
  })
})

describe('a license key is not redeemed', () => {
  let studio: TestStudio
  let stranger: Receiver
  before(async () => {
    stranger = await startReceiver()
    studio = await startStudio({ config: { licenseUrl: stranger.url } })
  })
  after(async () => {
    await studio.stop()
    await stranger.close()
  })

  const good = { plan: 'base', status: 'active', current_period_end: '2026-04-01T00:00:00.000Z' }
  const cases: [what: string, answer: Receiver['answer'], status: number][] = [
    ['by a server that fails', answering(500, {}), 502],
    ['by one that knows nobody', answering(401, {}), 502],
    ['by one that is created', answering(201, good), 502],
    ['by one that leads elsewhere', answering(302, good, { Location: 'http://127.0.0.1:1/' }), 502],
    ['by an answer that is no JSON', (response) => void response.end('<html>'), 502],
    ['by an answer without a plan', answering(200, { status: 'active' }), 502],
    ['by an answer with a plan nobody sells', answering(200, { ...good, plan: 'gold' }), 502],
    ['by an answer with another status', answering(200, { ...good, status: 'paused' }), 502],
    [
      'by an answer that breaks off',
      (response) => void response.writeHead(200).write('{', () => response.destroy()),
      502,
    ],
    ['by one that does not know it', answering(404, {}), 404],
  ]
  for (const [what, answer, status] of cases)
    it(what, async () => {
      stranger.answer = answer
      const answered = await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-ANY' })
      const code = status === 404 ? 'LICENSE_KEY_INVALID' : 'LICENSE_SERVER_UNAVAILABLE'
      assert.deepEqual([answered.status, answered.body.code], [status, code])
      const { plan, license_status } = (await studio.asOwner('GET /api/v1/studio/status')).body
      assert.deepEqual([plan, license_status], [null, null])
    })

  it('where it can’t be one, without asking', async () => {
    const before = stranger.arrived.length
    const { status, body } = await studio.asOwner('POST /api/v1/studio/license', { license_key: 'ключ' })
    assert.deepEqual([status, body.code, stranger.arrived.length], [404, 'LICENSE_KEY_INVALID', before])
  })
})
