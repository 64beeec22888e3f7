import type { Reason } from '../../../api/errors.ts'
import { toMajor } from '../../../lib/money.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { addMinutes, type Instant } from '../../../lib/time.ts'
import { SLOT_MINUTES } from './slot-minutes-rules.ts'

/** A service's terms of payment in advance, as its form has them; amounts are minor units. */
export interface PrepaidTerms {
  name: string
  prepayment: 'none' | 'deposit' | 'full'
  price_minor: number
  deposit_minor: number | null
}

/** The amount to pay before an appointment is booked, in minor units: 0 for nothing, never more than the price. */
export function prepaymentOf({ prepayment, price_minor, deposit_minor }: Omit<PrepaidTerms, 'name'>): number {
  if (prepayment === 'none') return 0
  return prepayment === 'full' ? price_minor : Math.min(deposit_minor ?? price_minor, price_minor)
}

/** The rest to pay of an appointment's deposit, in minor units; never more than of its price. */
export function depositLeft(
  { deposit_minor }: Pick<PrepaidTerms, 'deposit_minor'>,
  { price_minor, paid_minor, membership_id }: { price_minor: number; paid_minor: number; membership_id: number | null },
): number {
  if (membership_id !== null) return 0
  return Math.max(0, Math.min(deposit_minor ?? price_minor, price_minor) - paid_minor)
}

/** That a client has to pay in advance, with the amount; undefined where nothing is paid before. */
export function prepaymentRequired(service: PrepaidTerms, { currency }: { currency: string }): Reason | undefined {
  const minor = prepaymentOf(service)
  if (minor === 0) return undefined
  const amount = toMajor(minor, currency)
  const detail = say('appointments.paid_in_advance', { name: service.name, amount, currency })
  return { code: 'PREPAYMENT_REQUIRED', detail, rule: 'prepayment', value: amount, fix: 'pay_online' }
}

/** The end of a hold that begins now: in a quarter of an hour, never past the start. */
export function slotHeldUntil(now: Instant, starts_at: Instant): Instant {
  const until = addMinutes(now, SLOT_MINUTES)
  return until < starts_at ? until : starts_at
}
