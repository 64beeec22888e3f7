import { randomBytes } from 'node:crypto'
import { createLog } from '../../server/http/log.ts'
import type { FakeClock } from '../../server/ports/clock/fake.ts'
import { systemRandom } from '../../server/ports/random/system.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../../server/test/processor.ts'
import { readConfig } from '../config.ts'
import { stripeSeller } from '../ports/processor/stripe.ts'
import { openaiLike } from '../ports/provider/openai-like.ts'
import { startLicenseService, type Running } from '../server.ts'
import { startProvider, type TestProvider } from './provider.ts'
import { stores, type TestStore } from './stores.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

export interface Answer {
  status: number
  headers: Headers
  text: string
  body: Shown
}

export interface TestService {
  replicas: Running[]
  clock: FakeClock
  processor: CheckedProcessor
  provider: TestProvider
  /** Every line of every replica's log. */
  log: string[]
  env: Record<string, string>
  /** Asks a replica; the first unless told otherwise. */
  ask(operation: string, options?: Asking): Promise<Answer>
  /** Sells a plan to the end, the processor's message with it; gives the session. */
  buy(plan?: string): Promise<string>
  /** Sells a plan and takes its key. */
  buyKey(plan?: string): Promise<string>
  /** Calls the proxy with a key. */
  chat(key: string, body?: unknown, options?: Asking): Promise<Answer>
  stop(): Promise<void>
}

export interface Asking {
  replica?: number
  key?: string
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

export interface ServiceOptions {
  /** How many share the store; one, unless told otherwise. */
  replicas?: number
  make?: () => Promise<TestStore>
  env?: Record<string, string>
  /** What the provider may take, in milliseconds. */
  limit?: number
}

/** Starts the service as it is deployed, with stand-ins of the processor and the provider, on a clock that stands still. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const { replicas: count = 1, make = stores[0]!.make, limit } = options
  const store = await make()
  const begun: { url?: string } = {}
  const processor = await startCheckedProcessor({
    reach: (url) => url.replace('https://license.example', begun.url ?? ''),
  })
  const provider = await startProvider()
  const { clock, stripe } = processor
  const prices = await Promise.all([29, 49].map((amount) => newPrice(stripe, amount * 100)))
  const endpoint = await stripe.webhookEndpoints.create({
    url: 'https://license.example/webhooks/stripe',
    enabled_events: ['*'],
  })
  const env: Record<string, string> = {
    PORT: '0',
    LICENSE_DATA_DIR: store.dataDir,
    STRIPE_API_BASE: processor.url,
    STRIPE_SECRET_KEY: processor.key,
    STRIPE_WEBHOOK_SECRET: endpoint.secret!,
    PRICE_BASE: prices[0]!,
    PRICE_BASE_AI: prices[1]!,
    AI_BASE_URL: provider.url,
    AI_API_KEY: 'provider-key-CANARY',
    AI_MODEL: 'the-model',
    LICENSE_HMAC_KEY: randomBytes(32).toString('base64'),
    LICENSE_SIGNING_KEY: SIGNING_KEY,
    DOWNLOAD_HOST: 'https://downloads.example',
    ...(store.databaseUrl !== undefined && { DATABASE_URL: store.databaseUrl }),
    ...options.env,
  }
  const config = readConfig(env, '1.2.3')
  const log: string[] = []
  const start = () =>
    startLicenseService({
      config,
      version: '1.2.3',
      ports: {
        clock,
        random: systemRandom,
        wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, 20))),
        seller: stripeSeller({ key: processor.key, base: processor.url, clock }),
        provider: openaiLike({ base: provider.url, key: 'provider-key-CANARY', ...(limit !== undefined && { limit }) }),
      },
      log: createLog('debug', clock.now, (line) => log.push(line)),
      checkAnswers: true,
    })
  const replicas = await Promise.all(Array.from({ length: count }, start))
  begun.url = replicas[0]!.url
  const ask: TestService['ask'] = async (operation, { replica = 0, key, body, headers, signal } = {}) => {
    const [method = '', path = ''] = operation.split(' ')
    const answer = await fetch(replicas[replica]!.url + path, {
      method,
      signal: signal ?? null,
      headers: {
        ...(key !== undefined && { Authorization: `Bearer ${key}` }),
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    const isJson = /json/.test(answer.headers.get('content-type') ?? '') && text !== ''
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : undefined }
  }
  const buy = async (plan = 'base_ai') => {
    const begunAt = await ask('POST /checkout/session', { body: { plan } })
    const id = sessionIn(begunAt.body.checkout_url)
    await processor.sessions.complete(id)
    await processor.idle()
    return id
  }
  return {
    replicas,
    clock,
    processor,
    provider,
    log,
    env,
    ask,
    buy,
    buyKey: async (plan) => (await ask(`GET /checkout/confirm?session_id=${await buy(plan)}`)).body.license_key,
    chat: (key, body = { messages: [{ role: 'user', content: 'Hello?' }] }, asking = {}) =>
      ask('POST /ai/chat/completions', { key, body, ...asking }),
    stop: async () => {
      await Promise.all(replicas.map((replica) => replica.stop()))
      await Promise.all([processor.stop(), provider.stop()])
      await store.drop()
    },
  }
}

/** The session of a page that it is paid at. */
export const sessionIn = (url: string): string => /cs_\w+/.exec(url)![0]

async function newPrice(stripe: CheckedProcessor['stripe'], amount: number): Promise<string> {
  const product_data = { name: 'Studio Desk' }
  const recurring = { interval: 'month' as const }
  return (await stripe.prices.create({ currency: 'eur', unit_amount: amount, recurring, product_data })).id
}

/** A key for signing that is used in tests alone. */
const SIGNING_KEY = 'MC4CAQAwBQYDK2VwBCIEIMxGS+VoWc03d8dXRp3DHokZF9yNSDbCVPP4MEB4chn3'
