import { sql } from 'kysely'
import { invariant } from '../invariant.ts'
import { formatMoney } from '../format-money.ts'

interface Back {
  id: number
  amount_minor: number
  back_minor: number
  elsewhere: number
  currency: string
}

const amounts = invariant({
  name: 'refunds',
  sentence: 'No more is given back of a payment than was paid, and for the same purchase.',
  entity: 'payment',
  query: sql<Back>`
    SELECT p.id, p.amount_minor, -sum(r.amount_minor) AS back_minor, purchases.currency,
      total(r.purchase_id <> p.purchase_id) AS elsewhere
    FROM payments AS p INNER JOIN payments AS r ON r.refund_of_id = p.id
    INNER JOIN purchases ON purchases.id = p.purchase_id
    GROUP BY p.id HAVING back_minor > p.amount_minor OR elsewhere > 0 ORDER BY p.id`,
  detail: ({ amount_minor, back_minor, elsewhere, currency }) =>
    `${formatMoney(amount_minor, currency)} were paid and ${formatMoney(back_minor, currency)} given back` +
    (elsewhere > 0 ? ', partly for another purchase' : ''),
})

interface Receipted {
  id: number
  amount_minor: number
  receipt_minor: number | null
  currency: string
}

const receipts = invariant({
  name: 'refund_receipts',
  sentence: 'Every refund has a receipt of its own, over its amount.',
  entity: 'payment',
  query: sql<Receipted>`
    SELECT p.id, p.amount_minor, purchases.currency, r.total_minor AS receipt_minor
    FROM payments AS p INNER JOIN purchases ON purchases.id = p.purchase_id
    LEFT JOIN receipts AS r ON r.payment_id = p.id AND r.kind = 'refund'
    WHERE p.refund_of_id IS NOT NULL AND p.amount_minor IS NOT r.total_minor ORDER BY p.id`,
  detail: ({ amount_minor, receipt_minor, currency }) =>
    `It is over ${formatMoney(amount_minor, currency)}, ` +
    (receipt_minor === null ? 'without a receipt' : `its receipt over ${formatMoney(receipt_minor, currency)}`),
})

export const refundInvariants = [amounts, receipts]
