import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { Refusal } from '../refusal.ts'
import { newRefund } from '../objects/refund.ts'

export interface Refunding {
  /** In minor units; all that is left, unless told otherwise. */
  amount?: number | undefined
  reason?: Stripe.Refund['reason']
  metadata?: Stripe.Metadata
}

/** Refunds money of a charge for any caller; it is pending first if the books say that refunds take days. */
export function refund(
  books: Books,
  charge: Stripe.Charge,
  { amount, reason = null, metadata = {} }: Refunding,
): Stripe.Refund {
  const left = charge.amount_captured - charge.amount_refunded
  if (left === 0)
    throw new Refusal(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (charge.disputed)
    throw new Refusal(`Charge ${charge.id} has been charged back; cannot issue a refund.`, { code: 'charge_disputed' })
  const given = amount ?? left
  if (given < 1) throw new Refusal('Invalid positive integer', { code: 'parameter_invalid_integer', param: 'amount' })
  if (given > left)
    throw new Refusal(`Refund amount (${given}) is greater than unrefunded amount on charge (${left})`, {
      param: 'amount',
    })
  const status = books.asides.refundsTakeDays ? 'pending' : 'succeeded'
  const made = newRefund(books, charge, { amount: given, reason, metadata, status })
  take(books, charge, given)
  tell(books, 'refund.created', made)
  return made
}

/** A refund that was on its way has come. */
export function settleRefund(books: Books, refunded: Stripe.Refund): Stripe.Refund {
  refuseUnless(refunded, ['pending'])
  refunded.status = 'succeeded'
  delete refunded.pending_reason
  tell(books, 'refund.updated', refunded, { status: 'pending' })
  return refunded
}

/** A refund could not be brought to the card: the money is the studio's again. */
export function failRefund(books: Books, refunded: Stripe.Refund): Stripe.Refund {
  refuseUnless(refunded, ['pending', 'succeeded'])
  const before = refunded.status
  Object.assign(refunded, {
    status: 'failed',
    failure_reason: 'lost_or_stolen_card',
    failure_balance_transaction: books.newId('txn_'),
  })
  delete refunded.pending_reason
  take(books, books.get('charge', idOf(refunded.charge)), -refunded.amount)
  tell(books, 'refund.updated', refunded, { status: before })
  tell(books, 'refund.failed', refunded, { status: before })
  return refunded
}

function take(books: Books, charge: Stripe.Charge, amount: number): void {
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded }
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount_captured
  tell(books, amount > 0 ? 'charge.refunded' : 'charge.updated', charge, before)
}

function refuseUnless({ id, status }: Stripe.Refund, allowed: readonly string[]): void {
  if (!allowed.includes(status ?? '')) throw new Refusal(`Refund ${id} is ${status}.`)
}
