import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { rowsOf } from '../../../test/rows.ts'
import { makeManager } from '../../../test/build/staff.ts'
import { connect, registerBuyer, startOnlineStudio, type OnlineStudio } from '../../../test/build/online.ts'

const SETTINGS = '/api/billing/settings'
const NONE = {
  connected: false,
  mode: null,
  account_id: null,
  account_name: null,
  country: null,
  publishable_key: null,
  webhook: 'none',
  webhook_url: null,
  heard_at: null,
  caught_up_at: null,
  last_error: null,
  connected_at: null,
}

describe('the settings of payments online', () => {
  let online: OnlineStudio
  before(async () => {
    online = await startOnlineStudio({ connected: false })
    online.processor.keys.set('rk_test_Few', ['rak_checkout_session_write'])
    online.processor.keys.set('rk_test_All', 'all')
  })
  after(() => online.stop())

  const give = (over: object) =>
    online.studio.asOwner(`POST ${SETTINGS}`, { secret_key: online.processor.key, publishable_key: 'pk_test_StandIn', ...over }) // prettier-ignore
  const read = async () => (await online.studio.asOwner(`GET ${SETTINGS}`)).body

  const refused: readonly [what: string, over: object, status: number, code: string, sentence: RegExp][] = [
    ['a key that the processor does not know', { secret_key: 'sk_test_Wrong' }, 400, 'PAYMENT_KEY_INVALID', /doesn’t know this secret key\. Copy the whole key again/],
    ['a key that may not read the account', { secret_key: 'rk_test_Few' }, 400, 'PAYMENT_KEY_INVALID', /can’t read the account\. Grant it that permission/],
    ['a live key beside one for tests', { publishable_key: 'pk_live_1' }, 422, 'VALIDATION_ERROR', /One key is for tests, the other is live/],
    ['a key for tests beside a live one', { secret_key: 'sk_live_1' }, 422, 'VALIDATION_ERROR', /One key is for tests, the other is live/],
    ['live keys, where a stand-in is asked', { secret_key: 'sk_live_1', publishable_key: 'pk_live_1' }, 422, 'VALIDATION_ERROR', /STRIPE_API_BASE/],
    ['the keys in each other’s place', { secret_key: 'pk_test_1', publishable_key: 'sk_test_1' }, 422, 'VALIDATION_ERROR', /begins with/],
    ['a key in two lines', { secret_key: 'sk_test_a\nb' }, 422, 'VALIDATION_ERROR', /secret_key/],
    ['an empty key', { secret_key: '' }, 422, 'VALIDATION_ERROR', /secret_key/],
    ['no key', { secret_key: undefined }, 422, 'VALIDATION_ERROR', /secret_key/],
    ['a blank webhook secret', { webhook_secret: '   ' }, 422, 'VALIDATION_ERROR', /webhook_secret/],
    ['something else for a webhook secret', { webhook_secret: 'sk_test_1' }, 422, 'VALIDATION_ERROR', /whsec_/],
    ['what it does not know', { api_version: '2022-11-15' }, 422, 'VALIDATION_ERROR', /api_version/],
  ] // prettier-ignore
  for (const [what, over, status, code, sentence] of refused) {
    it(`don't take ${what}, and keep nothing of it`, async () => {
      const reply = await give(over)
      assert.deepEqual([reply.status, reply.body.code], [status, code])
      assert.match(`${reply.body.detail} ${JSON.stringify(reply.body.errors ?? '')}`, sentence)
      assert.deepEqual(await read(), NONE)
    })
  }

  it('don’t take a key while the processor can’t be reached', async () => {
    online.processor.faults.push({ on: 'GET /v1/account', status: 500, retry: false })
    const { status, body } = await give({})
    assert.deepEqual([status, body.code, await read()], [502, 'PAYMENT_PROVIDER_ERROR', NONE])
  })

  it('take keys as they are copied, with spaces around', async () => {
    const { status, body } = await give({ secret_key: '  rk_test_All ', publishable_key: ' pk_test_StandIn\t' })
    assert.deepEqual([status, body.connected, body.mode, body.publishable_key], [200, true, 'test', 'pk_test_StandIn'])
    const { account_id, country, connected_at } = await read()
    assert.deepEqual([account_id, country, connected_at], ['acct_1StandIn0000000', 'ES', '2026-03-04T11:00:00.000Z'])
    const { status: ended, body: gone } = await online.studio.asOwner(`DELETE ${SETTINGS}`)
    assert.deepEqual([ended, gone], [200, NONE])
    assert.deepEqual((await online.studio.asOwner(`DELETE ${SETTINGS}`)).body, NONE)
  })

  it('are changed at the studio’s own computer alone', async () => {
    const { studio, processor } = online
    const body = { secret_key: processor.key, publishable_key: 'pk_test_StandIn' }
    await studio.asOwner('PUT /api/v1/studio', { public_manager_enabled: true })
    for (const [operation, sent] of [
      [`POST ${SETTINGS}`, body],
      [`DELETE ${SETTINGS}`, undefined],
    ] as const) {
      const reply = await studio.send(operation, { token: studio.owner, body: sent, door: 'public' })
      assert.deepEqual([reply.status, reply.body.code], [403, 'LOOPBACK_ONLY'], operation)
    }
  })

  it('are none of the front desk’s business, nor of a client’s', async () => {
    const { studio } = online
    const { body: roles } = await studio.asOwner('GET /api/v1/roles')
    const desk = (roles.items ?? roles).find(({ name }: { name: string }) => name === 'Front desk')
    const clerk = await makeManager(studio, [], { role_id: desk.id })
    const buyer = await registerBuyer(studio)
    for (const operation of [`GET ${SETTINGS}`, `DELETE ${SETTINGS}`]) {
      const asClerk = await studio.send(operation, { token: clerk.token })
      assert.deepEqual([asClerk.status, asClerk.body.code], [403, 'AUTH_INSUFFICIENT_PERMISSIONS'])
      assert.equal((await buyer.ask(operation)).status, 403)
      assert.equal((await studio.send(operation)).status, 401)
    }
  })

  it('show no secret: not in an answer, the audit log, the log or the file', async () => {
    const { studio, processor } = online
    const secrets = [processor.key, 'whsec_VerySecret', 'sk_test_WrongSecret']
    const answers = [
      await give({ secret_key: 'sk_test_WrongSecret' }),
      await connect(studio, processor, { webhook_secret: 'whsec_VerySecret' }),
      await read(),
      (await studio.asOwner('GET /api/v1/audit-log?page_size=100')).body,
      (await studio.asOwner('GET /api/v1/studio/diagnostics')).body,
    ]
    const told = [JSON.stringify(answers), studio.logged.join('\n'), JSON.stringify([...rowsOf(studio).values()])]
    assert.match(told[0]!, /billing\.connect/)
    for (const secret of secrets) for (const text of told) assert.ok(!text.includes(secret), secret)
  })
})
