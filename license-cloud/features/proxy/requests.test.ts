import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import type { Answer } from '../../test/asking.ts'
import { completion, json } from '../../test/provider.ts'
import { startService, type TestService } from '../../test/service.ts'
import { stores } from '../../test/stores.ts'

const GOOD = { messages: [{ role: 'user', content: 'Hello?' }] }
const PATHS = ['/ai/chat/completions', '/ai/completion']

for (const { name, skip, make } of stores)
  describe(`an AI call is looked at on ${name}`, { skip }, () => {
    let service: TestService
    let key: string
    let ended: string
    before(async () => {
      service = await startService({ make })
      key = await service.buyKey()
      const id = await service.buy()
      ended = (await service.confirm(id)).body.license_key
      const { subscription_id } = await service.row(id)
      await service.processor.subscriptions.cancel(subscription_id!, 'now')
    })
    beforeEach(() => {
      service.provider.answer = json(completion(10))
      service.provider.asked.length = 0
    })
    after(() => service.stop())

    const said = ({ status, body }: Answer) => [status, body?.code]
    const nobodys = `SD1-${'0'.repeat(25)}`

    it('by its key first: every reason against it is said in the same bytes', async () => {
      const texts = new Set<string>()
      const wrong = [undefined, 'Bearer', 'Bearer x', `Bearer ${nobodys}`, `Bearer ${ended}`, `Basic ${key}`, key, `Bearer ${key} x`] // prettier-ignore
      for (const path of PATHS)
        for (const Authorization of wrong)
          for (const body of [GOOD, 'no JSON', { messages: [] }]) {
            const headers: Record<string, string> = Authorization === undefined ? {} : { Authorization }
            const answer = await service.ask(`POST ${path}`, { body, headers })
            assert.deepEqual(said(answer), [401, 'AI_UNAUTHORIZED'], Authorization)
            const { request_id, ...rest } = answer.body
            assert.equal(answer.headers.get('x-request-id'), request_id)
            const others = [...answer.headers].filter(
              ([field]) => !['date', 'x-request-id', 'content-length'].includes(field),
            )
            texts.add(answer.text.replace(request_id, '') + JSON.stringify(others) + Object.keys(rest).join())
          }
      assert.equal(texts.size, 1, [...texts].join('\n'))
      assert.match([...texts][0]!, /"www-authenticate","Bearer"/)
      assert.equal(service.provider.asked.length, 0)
    })

    it('then by what it asks', async () => {
      const faults = ['', '{', 'no JSON', '[]', [GOOD], 'null', {}, { messages: [] }, { messages: 'Hello?' }, { messages: Array.from({ length: 51 }, () => GOOD.messages[0]) }, `{"messages":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`] // prettier-ignore
      for (const path of PATHS)
        for (const body of faults) {
          const answer = await service.ask(`POST ${path}`, { key, body })
          assert.deepEqual(said(answer), [422, 'AI_INVALID_REQUEST'], JSON.stringify(body).slice(0, 80))
        }
      assert.deepEqual(said(await service.ask('POST /ai/completion', { key })), [422, 'AI_INVALID_REQUEST'])
      assert.equal(service.provider.asked.length, 0)
      assert.equal((await service.row(key)).ai_tokens_used, 0)
    })

    it('then by what it has used, and only then it goes on', async () => {
      const used = await service.buyKey()
      service.provider.answer = json(completion(2_000_000))
      assert.equal((await service.chat(used)).status, 200)
      const refused = await service.chat(used)
      assert.deepEqual(said(refused), [429, 'AI_QUOTA_EXCEEDED'])
      assert.match(refused.body.detail, /All 2,000,000 tokens .* on 2026-04-04T11:00:00\.000Z\.$/)
      assert.deepEqual(said(await service.chat(used, { messages: [] })), [422, 'AI_INVALID_REQUEST'])
      assert.equal(service.provider.asked.length, 1)
      service.provider.answer = json(completion(10))
      assert.deepEqual(said(await service.chat(key)), [200, undefined])
    })

    it('and one that is too large before all else', async () => {
      const padding = 'x'.repeat(1024 * 1024)
      for (const given of [{ key }, {}]) {
        const answer = await service.ask('POST /ai/chat/completions', { ...given, body: { ...GOOD, padding } })
        assert.deepEqual(said(answer), [413, 'PAYLOAD_TOO_LARGE'])
        assert.deepEqual(answer.body.error, { message: answer.body.detail, type: 'invalid_request_error', param: null, code: 'PAYLOAD_TOO_LARGE' }) // prettier-ignore
      }
      const empty = JSON.stringify({ ...GOOD, padding: '' }).length
      const just = { ...GOOD, padding: 'x'.repeat(1024 * 1024 - empty) }
      assert.equal((await service.chat(key, just)).status, 200)
    })

    it('its refusals are problems, with what OpenAI’s clients read beside them', async () => {
      for (const [answer, type] of [
        [await service.chat(nobodys), 'authentication_error'],
        [await service.chat(key, {}), 'invalid_request_error'],
      ] as const) {
        assert.equal(answer.headers.get('content-type'), 'application/problem+json')
        const { code, status, detail, error } = answer.body
        assert.equal(answer.body.type, `urn:studio-desk:problem:${code}`)
        assert.deepEqual([status, error], [answer.status, { message: detail, type, param: null, code }])
      }
    })
  })
