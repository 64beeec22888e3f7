import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { CheckoutKind } from '../../../db/tables/values.ts'
import { enqueueReceiptLetter } from '../../receipts/email.ts'
import { receiptOfPurchase } from '../../receipts/queries.ts'
import { lookAgain } from '../events/queries.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from '../checkout/queries.ts'
import type { Delivery, Paid } from './delivery.ts'
import { deliverGiftCard } from './gift-card.ts'
import { deliverMembership } from './membership.ts'
import { deliverProduct } from './product.ts'
import { keepCard } from './saved-card.ts'

const deliveries: Readonly<Record<CheckoutKind, Delivery>> = {
  membership: deliverMembership,
  gift_card: deliverGiftCard,
  product: deliverProduct,
  card: keepCard,
}

/**
 * Delivers what a checkout has paid for, once: the goods, the entry in the ledger, the receipt and its letter are one
 * transaction with the checkout's own state. Whoever comes second finds it done.
 */
export function deliver(
  tx: Tx,
  act: Act,
  app: Pick<App, 'ports' | 'secrets'>,
  { id }: { id: number },
  paid: Paid,
): CheckoutRow {
  const row = readCheckout(tx, id)
  if (row.status !== 'pending') return row
  const { purchase_id, subscription_id = null } = deliveries[row.kind](tx, act, app, row, paid)
  if (purchase_id !== null && row.client_id !== null) {
    enqueueReceiptLetter(tx, act, tx.one(receiptOfPurchase, { purchase_id })!)
  }
  const payment_intent_id = paid.payment_intent_id ?? paid.invoice?.payment_intent_id ?? null
  tx.run(lookAgain, { now: act.now })
  const done = { status: 'completed' as const, completed_at: act.now, trouble: null }
  return saveCheckout(tx, act, id, { ...done, purchase_id, subscription_id, payment_intent_id })
}
