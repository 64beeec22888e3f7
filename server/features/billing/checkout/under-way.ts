import { Refusal } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { CheckoutRow } from './queries.ts'

/** Refuses to have something paid twice or taken back while its payment is under way, which takes days. */
export function refuseUnderWay({ status, under_way_since }: CheckoutRow): void {
  if (status !== 'pending' || under_way_since === null) return
  throw new Refusal('PAYMENT_UNDER_WAY', say('billing.payment_under_way', { when: under_way_since }))
}
