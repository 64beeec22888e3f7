import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, it } from 'node:test'
import { importOnDemand } from '../../build/on-demand.mjs'
import { completion, json } from './provider.ts'
import { startService, type TestService } from './service.ts'
import { anyStore } from './stores.ts'

/** The parts of OpenAI's client that are used here. */
interface Message {
  role: 'user'
  content: string
}
interface Completion {
  choices: { message: { content: string } }[]
  usage?: { total_tokens: number }
  model: string
}
interface Client {
  chat: {
    completions: { create(asked: { model: string; messages: Message[]; temperature?: number }): Promise<Completion> }
  }
}
interface APIError extends Error {
  status: number
  code: string
  type: string
}
type Constructor<Options extends unknown[], Made> = new (...options: Options) => Made
type Failure = Constructor<never[], APIError>

const openai: {
  default: Constructor<[object], Client>
  APIError: Failure
  AuthenticationError: Failure
  InternalServerError: Failure
  RateLimitError: Failure
  UnprocessableEntityError: Failure
} = await importOnDemand('openai', 'openai/index.mjs')

describe('OpenAI’s own client works with it', () => {
  let service: TestService
  let key: string
  before(async () => {
    service = await startService({ make: anyStore.make })
    key = await service.buyKey()
  })
  beforeEach(() => {
    service.provider.answer = json(completion(12, 'Yes, at nine.'))
  })
  after(() => service.stop())

  const client = (apiKey = key) =>
    new openai.default({ apiKey, baseURL: `${service.replicas[0]!.url}/ai`, maxRetries: 0, logLevel: 'off' })
  const messages: Message[] = [{ role: 'user', content: 'Is there yoga?' }]
  const ask = (apiKey?: string) =>
    client(apiKey).chat.completions.create({ model: 'gpt-9', messages, temperature: 0.2 })

  /** Returns the error that a call throws. */
  async function thrown(call: Promise<unknown>): Promise<APIError> {
    const error: unknown = await call.then(
      () => undefined,
      (why: unknown) => why,
    )
    assert.ok(error instanceof openai.APIError, `${String(error)}`)
    return error
  }

  it('and gives what the provider said', async () => {
    const { choices, usage, model } = await ask()
    assert.equal(choices[0]?.message.content, 'Yes, at nine.')
    assert.deepEqual([usage?.total_tokens, model], [12, 'the-model'])
    const { body } = service.provider.asked.at(-1)!
    assert.deepEqual(JSON.parse(body), { model: 'the-model', messages, temperature: 0.2, stream: false })
  })

  it('and says that a key is wrong', async () => {
    const error = await thrown(ask('SD1-00000-00000-00000-00000-00000'))
    assert.ok(error instanceof openai.AuthenticationError)
    assert.deepEqual([error.status, error.code, error.type], [401, 'AI_UNAUTHORIZED', 'authentication_error'])
    assert.match(error.message, /Send the key of an active license\./)
  })

  it('and says that a request is', async () => {
    const error = await thrown(client().chat.completions.create({ model: 'gpt-9', messages: [] }))
    assert.ok(error instanceof openai.UnprocessableEntityError)
    assert.deepEqual([error.code, error.type], ['AI_INVALID_REQUEST', 'invalid_request_error'])
    assert.match(error.message, /Send 1 to 50 messages; you sent 0\./)
  })

  it('and says that the tokens are used up', async () => {
    const used = await service.buyKey()
    service.provider.answer = json(completion(2_000_000))
    await ask(used)
    const error = await thrown(ask(used))
    assert.ok(error instanceof openai.RateLimitError)
    assert.deepEqual([error.code, error.type], ['AI_QUOTA_EXCEEDED', 'rate_limit_error'])
    assert.match(error.message, /2,000,000 tokens/)
  })

  it('and says that the provider failed', async () => {
    service.provider.answer = json({ error: { message: 'CANARY', type: 'x', code: 'y' } }, 400)
    const refused = await thrown(ask())
    assert.ok(refused instanceof openai.InternalServerError)
    assert.deepEqual([refused.status, refused.code, refused.type], [502, 'AI_PROVIDER_ERROR', 'api_error'])
    assert.match(refused.message, /^502 The provider rejected this request\./)
    service.provider.answer = (_, outgoing) => void outgoing.destroy()
    const broken = await thrown(ask())
    assert.ok(broken instanceof openai.InternalServerError)
    assert.deepEqual(
      [broken.code, broken.message.slice(0, 31)],
      ['AI_PROVIDER_UNAVAILABLE', '502 The provider didn’t respond'],
    )
  })
})
