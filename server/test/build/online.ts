import assert from 'node:assert/strict'
import { fakeClock } from '../../ports/clock/fake.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../processor.ts'
import type { Processor } from '../../stand-in/processor.ts'
import type { ReachedStudio } from '../request.ts'
import { START, startStudio, type StudioOptions, type TestStudio } from '../studio.ts'
import { registerClient, type TestClient } from './bookings.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A studio that takes payments online, with the processor's stand-in on the same clock. */
export interface OnlineStudio {
  studio: TestStudio
  processor: CheckedProcessor
  /** Does what the studio does by itself, until what the processor told is looked at. */
  settle(): Promise<void>
  stop(): Promise<void>
}

export const back = {
  success_url: 'https://studio.example/paid?s={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://studio.example/prices',
}

const processors = new WeakMap<ReachedStudio, Processor>()

/** The stand-in that a studio was connected with. */
export function processorOf(studio: ReachedStudio): Processor {
  const processor = processors.get(studio)
  if (!processor) throw new Error('This studio takes no payments online')
  return processor
}

/** Starts both and connects them; the processor calls the studio's public door, unless `webhook` is false. */
export async function startOnlineStudio({
  webhook = true,
  ...options
}: StudioOptions & { webhook?: boolean } = {}): Promise<OnlineStudio> {
  const clock = fakeClock(options.now ?? START)
  const processor = await startCheckedProcessor({ clock })
  const studio = await startStudio({ ...options, clock, config: { ...options.config, stripeApiBase: processor.url } })
  const { stop } = studio
  studio.stop = async () => {
    await stop()
    await processor.stop()
  }
  if (webhook) await reply(studio, 'PUT /api/v1/studio', { tunnel_url: studio.running.publicUrl })
  await connect(studio, processor)
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

/** Connects a studio with a stand-in, which is its own where it had one before. */
export function connect(studio: ReachedStudio, processor: Processor = processorOf(studio)): Promise<Shown> {
  processors.set(studio, processor)
  return reply(studio, 'POST /api/billing/settings', keysOf(studio))
}

/** Asks as the owner; it succeeds. */
async function reply(studio: ReachedStudio, operation: string, body?: object): Promise<Shown> {
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

/** A client with a login, and how they buy. */
export async function registerBuyer(studio: ReachedStudio, overrides: object = {}) {
  return buyerOf(await registerClient(studio, overrides))
}

/** How a client buys. */
export function buyerOf(client: TestClient) {
  const buy = (membership_type_id: number, more: object = {}) =>
    client.ask('POST /api/billing/checkout-session', { client_id: client.id, membership_type_id, ...back, ...more })
  return { ...client, buy }
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
