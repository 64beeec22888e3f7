import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { answering, startLicensedStudio, type LicensedStudio } from '../../test/build/stage.ts'
import { makeManager } from '../../test/build/staff.ts'
import { startReceiver, type Receiver } from '../../test/receiver.ts'
import { startStudio } from '../../test/studio.ts'
import { providers } from './providers.ts'

const KEY = 'own-key-CANARY-123'

describe('an AI key of the studio’s own', () => {
  let licensed: LicensedStudio
  let provider: Receiver
  before(async () => {
    provider = await startReceiver()
    const aiProviderBases = Object.fromEntries(providers.map(({ id }) => [id, provider.url]))
    licensed = await startLicensedStudio({ config: { aiProviderBases } })
  })
  after(async () => {
    await licensed.stop()
    await provider.close()
  })
  const ask = (operation: string, body?: object) => licensed.studio.asOwner(operation, body)
  const set = (api_key = KEY, id = 'openai') => ask('POST /api/v1/studio/ai', { provider: id, api_key })
  const settings = async () => (await ask('GET /api/v1/studio/ai')).body

  it('can be of nine providers, of which nobody learns the model', async () => {
    const { body } = await ask('GET /api/v1/studio/ai/providers')
    assert.deepEqual(
      body.map(({ id }: { id: string }) => id),
      ['openai', 'anthropic', 'google', 'mistral', 'groq', 'xai', 'deepseek', 'openrouter', 'together'],
    )
    for (const shown of body) {
      assert.deepEqual(Object.keys(shown), ['id', 'display_name', 'key_help_url'])
      assert.match(shown.key_help_url, /^https:\/\/[\w./-]+$/)
    }
    for (const { model } of providers) assert.ok(!JSON.stringify(body).includes(model), model)
  })

  for (const { id } of providers)
    it(`is tried at ${id} before it is kept`, async () => {
      provider.answer = answering(200, {})
      const { status, body } = await set(KEY, id)
      assert.deepEqual([status, body], [200, { success: true }])
      const { path, headers } = provider.arrived.at(-1)!
      assert.equal(path, `/hook${id === 'openrouter' ? '/key' : '/models'}`)
      assert.equal(id === 'anthropic' ? headers['x-api-key'] : headers.authorization?.replace('Bearer ', ''), KEY)
      if (id === 'anthropic') assert.equal(headers['anthropic-version'], '2023-06-01')
      assert.deepEqual(await settings(), { configured: true, provider: id })
    })

  const verdicts: [answer: Receiver['answer'], provider: string, status: number, code?: string][] = [
    [answering(401, {}), 'openai', 400, 'AI_KEY_INVALID'],
    [answering(403, {}), 'groq', 400, 'AI_KEY_INVALID'],
    [answering(400, {}), 'google', 400, 'AI_KEY_INVALID'],
    [answering(400, {}), 'openai', 502, 'AI_PROVIDER_UNAVAILABLE'],
    [answering(404, {}), 'openai', 502, 'AI_PROVIDER_UNAVAILABLE'],
    [answering(500, {}), 'mistral', 502, 'AI_PROVIDER_UNAVAILABLE'],
    [answering(302, {}, { Location: 'http://127.0.0.1:1/' }), 'xai', 502, 'AI_PROVIDER_UNAVAILABLE'],
    [(response) => void response.destroy(), 'xai', 502, 'AI_PROVIDER_UNAVAILABLE'],
    [answering(429, {}), 'deepseek', 200],
  ]
  for (const [index, [answer, id, status, code]] of verdicts.entries())
    it(`of ${id} is ${code ?? 'taken'}, by answer ${index + 1}`, async () => {
      provider.answer = answering(200, {})
      await set(KEY, 'together')
      provider.answer = answer
      const answered = await set('another-key-CANARY', id)
      assert.deepEqual([answered.status, answered.body.code], [status, code])
      assert.equal((await settings()).provider, status === 200 ? id : 'together')
    })

  it('is of a listed provider, and whole, before anybody is asked', async () => {
    const before = provider.arrived.length
    assert.deepEqual((await set(KEY, 'nobody')).body.code, 'AI_INVALID_PROVIDER')
    assert.equal((await set(KEY, 'nobody')).status, 422)
    assert.equal((await set('schlüssel-mit-ü')).body.code, 'AI_KEY_INVALID')
    for (const body of [
      { provider: 'openai' },
      { api_key: KEY },
      { provider: 'openai', api_key: '' },
      { provider: 7, api_key: KEY },
    ])
      assert.deepEqual((await ask('POST /api/v1/studio/ai', body)).body.code, 'VALIDATION_ERROR')
    assert.equal(provider.arrived.length, before)
  })

  it('is kept sealed, and its changes are in the log without it', async () => {
    provider.answer = answering(200, {})
    await set(KEY, 'openai')
    const { studio } = licensed
    const sealed = studio.database.prepare('SELECT api_key_encrypted FROM ai_settings').pluck().get() as string
    assert.ok(!sealed.includes('CANARY') && !Buffer.from(sealed, 'base64').toString('latin1').includes('CANARY'))
    const log = await ask('GET /api/v1/audit-log?page_size=1')
    assert.equal(log.body.items[0].action, 'studio.ai')
    assert.ok(!JSON.stringify(log.body).includes('CANARY'))
    assert.ok(!studio.logged.join('').includes('CANARY'))
  })

  it('is forgotten on demand', async () => {
    assert.equal((await ask('DELETE /api/v1/studio/ai')).status, 204)
    assert.deepEqual(await settings(), { configured: false, provider: null })
    assert.equal((await ask('DELETE /api/v1/studio/ai')).status, 204)
  })

  it('is for who may change the settings', async () => {
    const { studio } = licensed
    const [viewer, other] = [await makeManager(studio, ['settings.view']), await makeManager(studio, ['clients.view'])]
    const by = async (token: string, operation: string, body?: object) =>
      (await studio.send(operation, { token, body })).status
    assert.equal(await by(viewer.token, 'GET /api/v1/studio/ai'), 200)
    assert.equal(await by(viewer.token, 'POST /api/v1/studio/ai', { provider: 'openai', api_key: KEY }), 403)
    assert.equal(await by(viewer.token, 'DELETE /api/v1/studio/ai'), 403)
    assert.equal(await by(other.token, 'GET /api/v1/studio/ai/providers'), 403)
  })

  it('needs a license that is valid; what is set can still be seen and forgotten', async () => {
    const { studio, service } = licensed
    provider.answer = answering(200, {})
    await set()
    await service.replicas[0]!.stop()
    await studio.advance({ days: 14, seconds: 1 })
    const { status, body } = await set()
    assert.deepEqual([status, body.code], [403, 'LICENSE_INVALID'])
    assert.equal((await set(KEY, 'nobody')).body.code, 'LICENSE_INVALID')
    assert.deepEqual(await settings(), { configured: true, provider: 'openai' })
    assert.equal((await ask('DELETE /api/v1/studio/ai')).status, 204)
  })
})

describe('an AI key without the plan for it', () => {
  it('is refused with no plan and with the base plan', async () => {
    const studio = await startStudio()
    const licensed = await startLicensedStudio({ plan: 'base' })
    for (const asked of [studio, licensed.studio])
      for (const [operation, body] of [
        ['GET /api/v1/studio/ai/providers', undefined],
        ['GET /api/v1/studio/ai', undefined],
        ['POST /api/v1/studio/ai', { provider: 'nobody', api_key: KEY }],
      ] as const) {
        const answered = await asked.asOwner(operation, body)
        assert.deepEqual([answered.status, answered.body.code], [403, 'AI_REQUIRES_UPGRADE'], operation)
      }
    await studio.stop()
    await licensed.stop()
  })
})
