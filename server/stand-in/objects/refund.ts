import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { idOf } from '../kinds.ts'

interface NewRefund {
  amount: number
  reason: Stripe.Refund['reason']
  metadata: Stripe.Metadata
  status: 'succeeded' | 'pending'
}

export function newRefund(
  books: Books,
  charge: Stripe.Charge,
  { amount, reason, metadata, status }: NewRefund,
): Stripe.Refund {
  return books.put({
    id: books.newId('re_'),
    object: 'refund',
    amount,
    balance_transaction: books.newId('txn_'),
    charge: charge.id,
    created: books.now(),
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    metadata,
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    ...(status === 'pending' && { pending_reason: 'processing' as const }),
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status,
    transfer_reversal: null,
  })
}
