import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, afterEach, before, describe, it } from 'node:test'
import { completion, json, type TestProvider } from '../../test/provider.ts'
import { startService, type TestService } from '../../test/service.ts'
import { anyStore } from '../../test/stores.ts'

const CANARY = 'org-CANARY-of-the-account'
const headers = { 'Content-Type': 'application/json' }

describe('an AI call that the provider fails', () => {
  let service: TestService
  let key: string
  before(async () => {
    service = await startService({ make: anyStore.make, limit: 300 })
    key = await service.buyKey()
  })
  afterEach(async () => {
    // Whatever went wrong, nothing was counted and no place is taken.
    const { ai_tokens_used, leases } = await service.row(key)
    assert.deepEqual([ai_tokens_used, leases], [0, []])
  })
  after(() => service.stop())

  /** Calls once, and gives the code of the refusal. */
  async function codeFor(answer: TestProvider['answer']): Promise<string> {
    service.provider.answer = answer
    service.provider.asked.length = 0
    const { status, body, text, headers: said } = await service.chat(key)
    assert.equal(status, 502)
    assert.equal(service.provider.asked.length, 1, 'it is asked once')
    assert.ok(!text.includes('CANARY') && !JSON.stringify([...said]).includes('CANARY'))
    assert.deepEqual(body.error, { message: body.detail, type: 'api_error', param: null, code: body.code })
    return body.code
  }

  const error = { error: { message: `Rate limit of ${CANARY}`, type: 'requests', code: CANARY } }
  for (const status of [400, 401, 403, 404, 429, 500, 503, 599])
    it(`answering ${status}`, async () => assert.equal(await codeFor(json(error, status)), 'AI_PROVIDER_ERROR'))

  for (const status of [201, 204, 206])
    it(`answering ${status}, which no completion is answered with`, async () =>
      assert.equal(await codeFor(json(completion(10), status)), 'AI_PROVIDER_ERROR'))

  it('answering with a redirect, which is an answer and not followed: the key would go elsewhere', async () => {
    let followed = 0
    const elsewhere = createServer((_, outgoing) => {
      followed += 1
      outgoing.end('{}')
    })
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
    const { port } = elsewhere.address() as AddressInfo
    for (const status of [301, 302, 307, 308]) {
      const code = await codeFor(
        (_, outgoing) => void outgoing.writeHead(status, { Location: `http://127.0.0.1:${port}/${CANARY}` }).end(),
      )
      assert.equal(code, 'AI_PROVIDER_ERROR', `${status}`)
    }
    assert.equal(followed, 0)
    elsewhere.close()
  })

  const unavailable: [what: string, answer: TestProvider['answer']][] = [
    ['breaking the connection', (_, outgoing) => void outgoing.destroy()],
    ['breaking it in the middle', (_, outgoing) => void (outgoing.writeHead(200, headers).write('{"id":'), setImmediate(() => outgoing.destroy()))],
    ['never answering', () => {}],
    ['never coming to an end', (_, outgoing) => void outgoing.writeHead(200, headers).write('{"usage":{"total_tokens":9}')],
    ['answering with a page', (_, outgoing) => void outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(`<html>${CANARY}</html>`)],
    ['answering with nothing', (_, outgoing) => void outgoing.writeHead(200, headers).end()],
    ['answering with half', (_, outgoing) => void outgoing.writeHead(200, headers).end(`{"id":"${CANARY}"`)],
    ['answering with a list', json([completion(10)])],
    ['answering with what is too large', (_, outgoing) => void outgoing.writeHead(200, headers).end(`{"x":"${'x'.repeat(4 * 1024 * 1024)}"}`)],
  ] // prettier-ignore
  for (const [what, answer] of unavailable)
    it(what, async () => assert.equal(await codeFor(answer), 'AI_PROVIDER_UNAVAILABLE'))

  it('answering slowly, piece by piece, to past its time', async () => {
    let sending: NodeJS.Timeout | undefined
    const code = await codeFor((_, outgoing) => {
      outgoing.writeHead(200, headers).write('{')
      sending = setInterval(() => outgoing.write(' '), 50)
    })
    clearInterval(sending)
    assert.equal(code, 'AI_PROVIDER_UNAVAILABLE')
  })

  it('answering with an error that never comes to an end: nobody waits for that', async () => {
    const code = await codeFor((_, outgoing) => void outgoing.writeHead(500, headers).write('{"error":'))
    assert.equal(code, 'AI_PROVIDER_ERROR')
  })

  it('where nobody answers at its address', async () => {
    await service.provider.stop()
    const { status, body } = await service.chat(key)
    assert.deepEqual([status, body.code], [502, 'AI_PROVIDER_UNAVAILABLE'])
  })

  it('and the log says so, without what it said', () => {
    const lines = service.log.filter((line) => line.includes('the AI provider gave no answer'))
    assert.ok(lines.some((line) => line.includes('"status":429')))
    assert.ok(!service.log.some((line) => line.includes('CANARY')))
  })
})
