import assert from 'node:assert/strict'
import { fakeClock } from '../../ports/clock/fake.ts'
import { startCheckedProcessor, type CheckedProcessor } from '../processor.ts'
import { START, startStudio, type StudioOptions, type TestStudio } from '../studio.ts'
import { registerClient } from './bookings.ts'

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

/** Starts both and connects them; the processor calls the studio's public door, unless `webhook` is false. */
export async function startOnlineStudio({
  webhook = true,
  ...options
}: StudioOptions & { webhook?: boolean } = {}): Promise<OnlineStudio> {
  const clock = fakeClock(options.now ?? START)
  const processor = await startCheckedProcessor({ clock })
  const studio = await startStudio({ ...options, clock, config: { ...options.config, stripeApiBase: processor.url } })
  if (webhook) await reply(studio, 'PUT /api/v1/studio', { tunnel_url: studio.running.publicUrl })
  await reply(studio, 'POST /api/billing/settings', { secret_key: processor.key, publishable_key: 'pk_test_StandIn' })
  return {
    studio,
    processor,
    settle: async () => {
      await processor.idle()
      await studio.running.runJobs()
    },
    stop: async () => {
      await studio.stop()
      await processor.stop()
    },
  }
}

/** Asks as the owner; it succeeds. */
async function reply(studio: TestStudio, operation: string, body: object): Promise<Shown> {
  const answer = await studio.asOwner(operation, body)
  assert.ok(answer.status < 300, `${operation}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** Something to be sold online: a pack of ten at 120, unless told otherwise. */
export function sellOnline(studio: TestStudio, overrides: object = {}): Promise<Shown> {
  const pack = { name: 'Ten classes', type: 'class_pack', price: 120, credits_included: 10, validity_days: 90 }
  return reply(studio, 'POST /api/v1/membership-types', { ...pack, sellable_online: true, ...overrides })
}

/** A monthly at 95, sold online. */
export function sellMonthly(studio: TestStudio, overrides: object = {}): Promise<Shown> {
  const monthly = { name: 'Monthly', type: 'subscription', billing_interval: 'monthly', price: 95 }
  return reply(studio, 'POST /api/v1/membership-types', { ...monthly, sellable_online: true, ...overrides })
}

/** A client with a login, and how they buy. */
export async function registerBuyer(studio: TestStudio) {
  const client = await registerClient(studio)
  const buy = (membership_type_id: number, more: object = {}) =>
    client.ask('POST /api/billing/checkout-session', { client_id: client.id, membership_type_id, ...back, ...more })
  return { ...client, buy }
}
