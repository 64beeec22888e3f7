import assert from 'node:assert/strict'
import type { ReachedStudio } from '../request.ts'
import { offer } from './appointments.ts'
import { back, type Buyer } from './online.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

/** A slot of a service that takes a deposit of 20 of its 60, unless told otherwise. */
export interface Slot {
  service_id: number
  instructor_id: number
  starts_at: string
}

let days = 0

/** A service that is paid in advance, and a slot of it, each on another day. */
export async function prepaidService(studio: ReachedStudio, terms: object = {}, starts_at?: string): Promise<Slot> {
  const paid = { price: 60, prepayment: 'deposit', deposit_amount: 20, ...terms }
  const { service, instructor } = await offer(studio, paid)
  days += 1
  const on = new Date(Date.UTC(2026, 2, 9 + days)).toISOString().slice(0, 10)
  return { service_id: service.id, instructor_id: instructor.id, starts_at: starts_at ?? `${on}T10:00` }
}

/** Asks to book an appointment and pay in advance. */
export function prepay(buyer: Pick<Buyer, 'ask'>, slot: Slot, more: object = {}) {
  return buyer.ask('POST /api/billing/appointment-checkout-session', { ...slot, ...back, ...more })
}

/** Begins to pay an appointment, which goes well; gives the checkout. */
export async function beginSlot(buyer: Pick<Buyer, 'ask'>, slot: Slot, more: object = {}): Promise<Shown> {
  const { status, body } = await prepay(buyer, slot, more)
  assert.equal(status, 200, JSON.stringify(body))
  return body
}

/** The appointments of a client, by start. */
export async function appointmentsOf(studio: ReachedStudio, { id }: { id: number }): Promise<Shown[]> {
  return (await studio.asOwner(`GET /api/v1/appointments?client_id=${id}`)).body
}
