import type { LedgerPayment } from '../../payments/ledger.ts'
import type { CheckoutRow } from '../checkout/queries.ts'

/** How a checkout is paid, for the ledger: what was held on a gift card, and the rest online. */
export function paymentsOf({ card_minor, gift_card_id, total_minor }: CheckoutRow): LedgerPayment[] {
  const payments: LedgerPayment[] = []
  if (card_minor > 0) payments.push({ method: 'gift_card', amount_minor: card_minor, held_gift_card_id: gift_card_id! })
  if (total_minor > 0) payments.push({ method: 'online', amount_minor: total_minor })
  return payments
}
