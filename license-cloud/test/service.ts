import { sql, type Selectable } from 'kysely'
import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '../../server/http/recent-log.ts'
import type { FakeClock } from '../../server/ports/clock/fake.ts'
import { systemRandom } from '../../server/ports/random/system.ts'
import type { CheckedProcessor } from '../../server/test/processor.ts'
import { readConfig } from '../config.ts'
import type { Ports } from '../context.ts'
import type { LicenseTable, Store } from '../db/store.ts'
import type { Seller } from '../ports/processor/port.ts'
import { stripeSeller } from '../ports/processor/stripe.ts'
import { openaiLike } from '../ports/provider/openai-like.ts'
import { startLicenseService, type Running } from '../server.ts'
import { askAt, type Answer, type Asking } from './asking.ts'
import { PROVIDER_KEY, startOutside, type OutsideOptions } from './outside.ts'
import type { TestProvider } from './provider.ts'
import { stores, type TestStore } from './stores.ts'

type LicenseRow = Selectable<LicenseTable>

/** The license of a session, or of a key (found by its end). */
async function licenseRow(store: Store, of: string): Promise<LicenseRow> {
  const column = of.startsWith('cs_') ? 'checkout_session_id' : 'key_end'
  const value = of.startsWith('cs_') ? of : of.slice(-5)
  const rows = await store.selectFrom('license').selectAll().where(column, '=', value).execute()
  assert.equal(rows.length, 1, `licenses of ${of}`)
  return rows[0]!
}

/** Every row of every table, all of its columns as text. */
export async function everyRow(store: Store): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(store)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} t`.execute(store)),
  )
  return rows.flatMap((found) => found.rows.map(({ row }) => row))
}

export interface TestService {
  replicas: Running[]
  clock: FakeClock
  processor: CheckedProcessor
  provider: TestProvider
  store: TestStore
  /** Every line of every replica's log. */
  log: string[]
  env: Record<string, string>
  /** Asks a replica, the first by default. */
  ask(operation: string, options?: Asking): Promise<Answer>
  /** Begins to buy a plan; returns the unpaid session. */
  begin(plan?: string): Promise<string>
  /** Sells a plan to the end, including the processor's message; returns the session. */
  buy(plan?: string): Promise<string>
  /** Asks for the key of a session. */
  confirm(session: string, options?: Asking): Promise<Answer>
  /** Sells a plan and takes its key. */
  buyKey(plan?: string): Promise<string>
  verify(key: string, options?: Asking): Promise<Answer>
  /** Calls the proxy with a key. */
  chat(key: string, body?: unknown, options?: Asking): Promise<Answer>
  /** Returns the store's row of the license of a session or of a key. */
  row(of: string): Promise<LicenseRow>
  /** Ends every replica and starts as many again on the same store, after something that is done meanwhile. */
  restart(meanwhile?: () => Promise<void>): Promise<void>
  stop(): Promise<void>
}

export interface ServiceOptions extends OutsideOptions {
  /** Number of replicas that share the store; 1 by default. */
  replicas?: number
  make?: () => Promise<TestStore>
  env?: Record<string, string>
  /** The provider's time limit in milliseconds. */
  limit?: number
  /** Waits for a call's turn; by default for the given time. */
  wait?: Ports['wait']
  /** Source of chance; the system's by default. */
  random?: Ports['random']
  /** Wraps the seller, between the service and the processor. */
  between?: (seller: Seller) => Seller
}

/** Starts the service as it is deployed, with stand-ins of the processor and the provider, on a clock that stands still. */
export async function startService(options: ServiceOptions = {}): Promise<TestService> {
  const {
    replicas: count = 1,
    make = stores[0]!.make,
    limit,
    wait = sleep,
    random = systemRandom,
    between = (seller) => seller,
  } = options
  const store = await make()
  const { processor, provider, envFor, endpoint, stop } = await startOutside(options)
  const { clock } = processor
  const env = { ...envFor(store), ...options.env }
  const config = readConfig(env, '1.2.3')
  const log: string[] = []
  const start = () =>
    startLicenseService({
      config,
      version: '1.2.3',
      ports: {
        clock,
        random,
        wait,
        seller: between(stripeSeller({ key: processor.key, base: processor.url, clock })),
        provider: openaiLike({ base: config.ai.base!, key: PROVIDER_KEY, ...(limit !== undefined && { limit }) }),
      },
      log: createLog('debug', clock.now, (line) => log.push(line)),
      checkAnswers: true,
    })
  const replicas: Running[] = []
  const startAll = async () => {
    replicas.push(...(await Promise.all(Array.from({ length: count }, start))))
    endpoint.url = replicas[0]!.url
  }
  const stopAll = () => Promise.all(replicas.splice(0).map((replica) => replica.stop()))
  await startAll()
  const ask: TestService['ask'] = (operation, { replica = 0, ...asking } = {}) =>
    askAt(replicas[replica]!.url, operation, asking)
  const begin = async (plan = 'base_ai') =>
    sessionIn((await ask('POST /checkout/session', { body: { plan } })).body.checkout_url)
  const buy = async (plan?: string) => {
    const id = await begin(plan)
    await processor.sessions.complete(id)
    await processor.idle()
    return id
  }
  const confirm: TestService['confirm'] = (id, asking) => ask(`GET /checkout/confirm?session_id=${id}`, asking)
  return {
    replicas,
    clock,
    processor,
    provider,
    store,
    log,
    env,
    ask,
    begin,
    buy,
    confirm,
    buyKey: async (plan) => (await confirm(await buy(plan))).body.license_key,
    verify: (key, asking) => ask('GET /license/verify', { key, ...asking }),
    chat: (key, body = { messages: [{ role: 'user', content: 'Hello?' }] }, asking = {}) =>
      ask('POST /ai/chat/completions', { key, body, ...asking }),
    row: (of) => licenseRow(replicas[0]!.store, of),
    restart: async (meanwhile) => {
      await stopAll()
      await meanwhile?.()
      await startAll()
    },
    stop: async () => {
      await stopAll()
      await stop()
      await store.drop()
    },
  }
}

/** The session of a page that it is paid at. */
export const sessionIn = (url: string): string => /cs_\w+/.exec(url)![0]
