import assert from 'node:assert/strict'
import { addMinutes } from '../../lib/time.ts'
import { fakeClock } from '../../ports/clock/fake.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../processor.ts'
import type { Processor } from '../../stand-in/processor.ts'
import type { ReachedStudio } from '../request.ts'
import { START } from '../start.ts'
import { startStudio, type StudioOptions, type TestStudio } from '../studio.ts'
import { registerClient, type TestClient } from './bookings.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A studio that takes payments online, with the processor's stand-in on the same clock. */
export interface OnlineStudio {
  studio: TestStudio
  processor: CheckedProcessor
  /** Runs the studio's jobs until the processor's messages are handled. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export const back = {
  success_url: 'https://studio.example/paid?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://studio.example/prices',
}

const processors = new WeakMap<ReachedStudio, Processor>()

/** The stand-in that a studio was connected with. */
function processorOf(studio: ReachedStudio): Processor {
  const processor = processors.get(studio)
  if (!processor) throw new Error('This studio takes no payments online')
  return processor
}

export const ADDRESS = 'https://studio.example'

export interface OnlineOptions extends StudioOptions {
  /** True if the studio has an address at which the processor calls; it leads to its public door. */
  webhook?: boolean
  /** True if it is connected with its account at the processor. */
  connected?: boolean
  /** How many minutes the studio's clock is ahead of the processor's. */
  ahead?: number
}

/** Starts both and connects them. */
export async function startOnlineStudio({
  webhook = true,
  connected = true,
  ahead = 0,
  ...options
}: OnlineOptions = {}): Promise<OnlineStudio> {
  const clock = fakeClock(options.now ?? START)
  const begun: { studio?: TestStudio } = {}
  const reach = (url: string) => url.replace(ADDRESS, begun.studio?.running.publicUrl ?? '')
  const processor = await startCheckedProcessor({ clock, reach })
  const studio = await startStudio({
    ...options,
    clock: ahead === 0 ? clock : { ...clock, now: () => addMinutes(clock.now(), ahead) },
    config: { ...options.config, stripeApiBase: processor.url },
  })
  begun.studio = studio
  const { stop } = studio
  studio.stop = async () => {
    await stop()
    await processor.stop()
  }
  if (webhook) await reply(studio, 'PUT /api/v1/studio', { tunnel_url: ADDRESS })
  if (connected) await connect(studio, processor)
  return {
    studio,
    processor,
    settle: async () => {
      await processor.idle()
      await studio.running.runJobs()
    },
    stop: studio.stop,
  }
}

/** The keys by which a studio is connected with its stand-in. */
export function keysOf(studio: ReachedStudio): object {
  return { secret_key: processorOf(studio).key, publishable_key: 'pk_test_StandIn' }
}

/** Connects a studio with a stand-in (its own where it had one before); gives what is shown of it then. */
export function connect(
  studio: ReachedStudio,
  processor: Processor = processorOf(studio),
  more: object = {},
): Promise<Shown> {
  processors.set(studio, processor)
  return reply(studio, 'POST /api/billing/settings', { ...keysOf(studio), ...more })
}

/** Connects a studio with another account of its stand-in than its own; gives what is shown of it then. */
export async function connectElsewhere(studio: ReachedStudio): Promise<Shown> {
  const other = JSON.stringify({ object: 'account', id: 'acct_another', country: 'ES' })
  processorOf(studio).faults.push({ on: 'GET /v1/account', status: 200, body: other })
  const shown = await connect(studio)
  assert.equal(shown.account_id, 'acct_another')
  return shown
}

/** Asks as the owner; it succeeds. */
export async function reply(studio: ReachedStudio, operation: string, body?: object): Promise<Shown> {
  const answer = await studio.asOwner(operation, body)
  assert.ok(answer.status < 300, `${operation}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Something to be sold online: a pack of ten at 120, unless told otherwise. */
export function sellOnline(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  const pack = { name: 'Ten classes', type: 'class_pack', price: 120, credits_included: 10, validity_days: 90 }
  return reply(studio, 'POST /api/v1/membership-types', { ...pack, sellable_online: true, ...overrides })
}

/** A monthly at 95, sold online. */
export function sellMonthly(studio: ReachedStudio, overrides: object = {}): Promise<Shown> {
  const monthly = { name: 'Monthly', type: 'subscription', billing_interval: 'monthly', price: 95 }
  return reply(studio, 'POST /api/v1/membership-types', { ...monthly, sellable_online: true, ...overrides })
}

export type Buyer = ReturnType<typeof buyerOf>

/** A client with a login, how they buy, and what they then have. */
export async function registerBuyer(studio: ReachedStudio, person: object = {}) {
  return buyerOf(studio, await registerClient(studio, person))
}

/** How a client buys, and what they then have. */
export function buyerOf(studio: ReachedStudio, client: TestClient) {
  const buy = (membership_type_id: number, more: object = {}) =>
    client.ask('POST /api/billing/checkout-session', { client_id: client.id, membership_type_id, ...back, ...more })
  const statusOf = async (session_id: string): Promise<string> => {
    const { status, body } = await client.ask(`GET /api/billing/checkout-session/${session_id}`)
    return status === 200 ? body.status : body.code
  }
  const memberships = async (): Promise<Shown[]> => (await client.ask('GET /api/v1/memberships')).body.items
  /** Begins to buy, which goes well; gives the session's id. */
  const begin = async (membership_type_id: number, more: object = {}): Promise<string> => {
    const { status, body } = await buy(membership_type_id, more)
    assert.equal(status, 200, JSON.stringify(body))
    return body.session_id
  }
  /** Begins to buy a piece of a product, which goes well; gives the session's id. */
  const take = async (product_id: number): Promise<string> => {
    const { status, body } = await client.ask(`POST ${await productPath(studio, product_id)}`, back)
    assert.equal(status, 200, JSON.stringify(body))
    return body.session_id
  }
  return { ...client, buy, begin, take, statusOf, memberships }
}

/** Where a product is bought. */
export async function productPath(studio: ReachedStudio, product_id: number): Promise<string> {
  const { public_studio_id } = await reply(studio, 'GET /api/v1/studio')
  return `/api/v1/widget/${public_studio_id}/products/${product_id}/checkout-session`
}

interface Signing {
  /** Seconds before the processor's now at which it is signed. */
  ago?: number
  /** That of the endpoint, unless told otherwise. */
  secret?: string
}

/** The signature of a message, by the processor's own code. */
export function signedBy({ processor }: OnlineStudio, payload: string, { ago = 0, secret }: Signing = {}): string {
  const timestamp = Math.floor(Date.parse(processor.clock.now()) / 1000) - ago
  const own = processor.books.all('webhook_endpoint')[0]?.secret ?? ''
  return processor.stripe.webhooks.generateTestHeaderString({ payload, secret: secret ?? own, timestamp })
}

/** How often somebody is said to have left what they were about to buy. */
export function abandonedBy({ database }: TestStudio, { id }: { id: number }): number {
  const count = "SELECT count(*) FROM events WHERE event = 'checkout.abandoned' AND client_id = ?"
  return database.prepare<[number], number>(count).pluck().get(id)!
}

/** Nothing in the studio contradicts anything else. */
export async function assertSound(studio: TestStudio): Promise<void> {
  const { ok, invariants, database } = await reply(studio, 'GET /api/v1/studio/integrity')
  const broken = invariants.filter((one: { ok: boolean }) => !one.ok)
  assert.deepEqual([broken, database.problems, ok], [[], [], true])
}

/** Pays what was begun, and has it delivered as the page does to which the buyer comes back; gives the checkout. */
export async function payOnline(studio: ReachedStudio, { session_id }: { session_id: string }): Promise<Shown> {
  await processorOf(studio).sessions.complete(session_id)
  return reply(studio, `GET /api/billing/checkout-session/${session_id}`)
}

/** Somebody who subscribes to a monthly, which is paid and delivered. */
export async function subscribe(studio: ReachedStudio, buyer?: Buyer): Promise<Buyer> {
  const [type, client] = [await sellMonthly(studio), buyer ?? (await registerBuyer(studio))]
  const begun = await client.buy(type.id)
  assert.equal(begun.status, 200, JSON.stringify(begun.body))
  await payOnline(studio, begun.body)
  return client
}
