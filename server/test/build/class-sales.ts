import assert from 'node:assert/strict'
import type { ReachedStudio } from '../request.ts'
import { OWNER_EMAIL, type TestStudio } from '../studio.ts'
import { back, type Buyer } from './online.ts'
import { makeClass, makeTemplate } from './schedule.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A class that is sold singly, at 15 unless told otherwise. */
export async function sellClass(
  studio: ReachedStudio,
  { price = 15, ...overrides }: { price?: number | null; [field: string]: unknown } = {},
): Promise<Shown> {
  const template_id = (await makeTemplate(studio, { price })).id
  return makeClass(studio, { template_id, ...overrides })
}

/** Asks to buy a place in a class. */
export function buyClass(buyer: Pick<Buyer, 'ask'>, cls: { id: number }, more: object = {}) {
  return buyer.ask('POST /api/billing/class-checkout-session', { scheduled_class_id: cls.id, ...back, ...more })
}

/** Begins to buy a place in a class, which goes well; gives the checkout. */
export async function beginClass(buyer: Pick<Buyer, 'ask'>, cls: { id: number }, more: object = {}): Promise<Shown> {
  const { status, body } = await buyClass(buyer, cls, more)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** The client's bookings, the newest first. */
export async function bookingsOf(studio: ReachedStudio, { id }: { id: number }): Promise<Shown[]> {
  return (await studio.asOwner(`GET /api/v1/bookings?client_id=${id}`)).body.items
}

/** Time goes by while the studio's computer is off: no job runs. */
export async function passUnseen(studio: TestStudio, by: Parameters<TestStudio['advance']>[0]): Promise<void> {
  studio.clock.advance(by)
  studio.owner = await studio.login(OWNER_EMAIL)
}
