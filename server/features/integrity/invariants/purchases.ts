import { sql } from 'kysely'
import { invariant } from '../invariant.ts'
import { formatMoney } from '../format-money.ts'

interface Paid {
  id: number
  total_minor: number
  paid_minor: number
  currency: string
}

const payments = invariant({
  name: 'purchase_payments',
  sentence: 'The payments of every purchase sum to its total.',
  entity: 'purchase',
  query: sql<Paid>`
    SELECT p.id, p.total_minor, p.currency, coalesce(sum(e.amount_minor), 0) AS paid_minor
    FROM purchases AS p LEFT JOIN payments AS e ON e.purchase_id = p.id AND e.refund_of_id IS NULL
    GROUP BY p.id HAVING paid_minor <> p.total_minor ORDER BY p.id`,
  detail: ({ total_minor, paid_minor, currency }) =>
    `Its total is ${formatMoney(total_minor, currency)}, its payments sum to ${formatMoney(paid_minor, currency)}`,
})

interface Receipted {
  id: number
  total_minor: number
  receipts: number
  receipt_minor: number
  currency: string
}

const receipts = invariant({
  name: 'purchase_receipts',
  sentence: 'Every purchase has exactly one receipt, over its total.',
  entity: 'purchase',
  query: sql<Receipted>`
    SELECT p.id, p.total_minor, p.currency, count(r.id) AS receipts, coalesce(sum(r.total_minor), 0) AS receipt_minor
    FROM purchases AS p LEFT JOIN receipts AS r ON r.purchase_id = p.id AND r.kind = 'receipt'
    GROUP BY p.id HAVING receipts <> 1 OR receipt_minor <> p.total_minor ORDER BY p.id`,
  detail: ({ total_minor, receipts: number, receipt_minor, currency }) =>
    `Its total is ${formatMoney(total_minor, currency)}; it has ${number} receipts over ${formatMoney(receipt_minor, currency)}`,
})

const places = invariant({
  name: 'purchase_places',
  sentence: 'A place in a class that was bought singly is booked, and nothing else that was bought is a place.',
  entity: 'purchase',
  query: sql<{ id: number; kind: string }>`
    SELECT id, kind FROM purchases WHERE (kind = 'class') <> (booking_id IS NOT NULL) ORDER BY id`,
  detail: ({ kind }) => (kind === 'class' ? 'It names no booking' : `It is a ${kind}, and names a booking`),
})

export const purchaseInvariants = [payments, receipts, places]
