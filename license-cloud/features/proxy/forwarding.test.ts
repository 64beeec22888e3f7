import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { completion, json } from '../../test/provider.ts'
import { startService, type TestService } from '../../test/service.ts'
import { anyStore } from '../../test/stores.ts'

describe('an AI call is passed on', () => {
  let service: TestService
  let key: string
  before(async () => {
    service = await startService({ make: anyStore.make })
    key = await service.buyKey()
  })
  beforeEach(() => {
    service.provider.answer = json(completion(10))
    service.provider.asked.length = 0
  })
  after(() => service.stop())

  it('as it came, but the model and the stream, at both addresses', async () => {
    const given = '{"messages":[{"role":"user","content":"漢 👋 \\u0000"}],"model":"gpt-9","stream":true,"temperature":0.5,"tools":[{"x":null}],"seed":12345678901234567890,"__proto__":{"y":1},"metadata":{"é":"ü"}}' // prettier-ignore
    const sent = given.replace('"gpt-9"', '"the-model"').replace('"stream":true', '"stream":false')
    for (const path of ['/ai/chat/completions', '/ai/completion'])
      assert.equal((await service.ask(`POST ${path}`, { key, body: given })).status, 200)
    assert.deepEqual(
      service.provider.asked.map(({ path, body }) => [path, body]),
      [
        ['/v1/chat/completions', sent],
        ['/v1/chat/completions', sent],
      ],
    )
  })

  it('with the provider’s key and nothing of the caller’s', async () => {
    const headers = { Cookie: 'a=b', 'OpenAI-Organization': 'org_1', 'X-Forwarded-For': '203.0.113.9', 'User-Agent': 'curl', 'Accept-Language': 'eu', 'Idempotency-Key': 'k', 'X-Api-Key': 'caller' } // prettier-ignore
    const body = '{"messages":[{}],"model":"the-model","stream":false}'
    assert.equal((await service.chat(key, body, { headers })).status, 200)
    const [asked] = service.provider.asked
    const { host, connection, ...rest } = asked!.headers
    assert.equal(host, new URL(service.provider.url).host)
    assert.equal(connection, 'keep-alive')
    assert.deepEqual(rest, {
      'content-type': 'application/json',
      accept: 'application/json',
      authorization: 'Bearer provider-key-CANARY',
      'content-length': String(body.length),
    })
  })

  it('and answered with the provider’s own bytes', async () => {
    const given =
      '{ "usage": {"total_tokens":7, "more": 1.50},\n\t"id":"é漢👋", "n":12345678901234567890, "choices":[] }\n'
    service.provider.answer = (_, outgoing) =>
      void outgoing
        .writeHead(200, { 'Content-Type': 'text/plain', 'Set-Cookie': 'a=b', 'X-Request-Id': 'theirs' })
        .end(given)
    const { status, text, headers } = await service.chat(key)
    assert.deepEqual([status, text, headers.get('content-type')], [200, given, 'application/json'])
    assert.deepEqual([headers.get('set-cookie'), headers.get('cache-control')], [null, 'no-store'])
    assert.notEqual(headers.get('x-request-id'), 'theirs')
  })

  it('also where they are many, and come in pieces', async () => {
    const given = JSON.stringify({ usage: { total_tokens: 3 }, content: 'é'.repeat(1024 * 1024) })
    const bytes = Buffer.from(given)
    service.provider.answer = async (_, outgoing) => {
      outgoing.writeHead(200, { 'Content-Type': 'application/json' })
      for (let at = 0; at < bytes.length; at += 99_991)
        await new Promise((sent) => outgoing.write(bytes.subarray(at, at + 99_991), sent))
      outgoing.end()
    }
    const { status, text } = await service.chat(key)
    assert.equal(status, 200)
    assert.ok(text === given)
  })
})
