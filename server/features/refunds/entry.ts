import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { refillGiftCard, withdrawGiftCard } from '../gift-cards/redeem.ts'
import { writeEntry } from '../payments/ledger.ts'
import { isPaid } from '../payments/method-rules.ts'
import { entriesOfPurchase, entryById, linesPaid, type EntryRow } from '../payments/queries.ts'
import { issueReceipt } from '../receipts/issue.ts'
import { receiptById, receiptOfPurchase } from '../receipts/queries.ts'
import { vatOf, vatOfRefund } from '../receipts/vat-rules.ts'
import { onReceipt } from '../receipts/words.ts'
import { noteRefund } from './ask.ts'
import type { Reversed } from './contract.ts'

/**
 * Writes a refund of a payment into the ledger, moves the gift cards it concerns and issues its receipt. The caller has
 * made sure that so much is left. Gives the id of the refund's entry, and what that did to gift cards.
 */
export function writeRefund(
  tx: Tx,
  act: Act,
  paid: EntryRow,
  { amount_minor, reason, asked }: { amount_minor: number; reason: string; asked?: number | undefined },
): { payment_id: number; reversed: Reversed[] } {
  const { purchase_id, method, currency, gift_card_id, gift_card_last4, charge_id } = paid
  const vat = vatBack(tx, paid, amount_minor)
  const entry = {
    purchase_id,
    method,
    amount_minor: -amount_minor,
    refund_of_id: paid.id,
    gift_card_id,
    charge_id,
    reason,
  }
  const payment_id = writeEntry(tx, act, entry)
  if (method === 'online')
    noteRefund(tx, act, { payment_id: paid.id, amount_minor, refund_payment_id: payment_id, asked })
  const reversed: Reversed[] = []
  if (gift_card_id !== null && refillGiftCard(tx, act, { gift_card_id, amount_minor, payment_id }))
    reversed.push({ what: 'gift_card_opened', id: gift_card_id, quantity: null })
  if (paid.kind === 'gift_card') {
    const sold = paid.sold_gift_card_id!
    // The processor has given it back already: then as much goes as is left.
    withdrawGiftCard(tx, act, { gift_card_id: sold, amount_minor, payment_id }, { isGiven: method === 'online' })
    reversed.push({ what: 'gift_card_value', id: sold, quantity: null })
  }
  issueReceipt(tx, act, {
    kind: 'refund',
    purchase_id,
    payment_id,
    client_id: paid.client_id,
    lines: [
      {
        description: onReceipt(tx, say('receipt.refund', { receipt_number: `${paid.receipt_number}`, reason })),
        quantity: 1,
        unit_price_minor: -amount_minor,
        total_minor: -amount_minor,
        vat_rate: vat.length === 1 ? vat[0]!.rate : null,
      },
    ],
    vat,
    payments: [{ method, amount_minor: -amount_minor, gift_card_last4 }],
    total_minor: -amount_minor,
    currency,
  })
  return { payment_id, reversed }
}

/** Takes a refund back that did not arrive: an entry over the same amount, with a receipt that undoes the refund's. Gives its id. */
export function undoRefund(tx: Tx, act: Act, refundPaymentId: number): number {
  const refund = tx.one(entryById, { id: refundPaymentId })!
  const { purchase_id, method, currency, refund_of_id, receipt_id, client_id, charge_id } = refund
  const amount_minor = -refund.amount_minor
  const reason = onReceipt(tx, say('receipt.refund_undone', { receipt_number: `${refund.receipt_number}` }))
  const entry = { purchase_id, method, amount_minor, refund_of_id: refund_of_id!, charge_id, reason }
  const payment_id = writeEntry(tx, act, entry)
  const { vat } = tx.one(receiptById, { id: receipt_id })!
  issueReceipt(tx, act, {
    kind: 'refund',
    purchase_id,
    payment_id,
    client_id,
    lines: [
      {
        description: reason,
        quantity: 1,
        unit_price_minor: amount_minor,
        total_minor: amount_minor,
        vat_rate: vat.length === 1 ? vat[0]!.rate : null,
      },
    ],
    vat: vat.map(({ rate, ...share }) => ({
      rate,
      net_minor: -share.net_minor,
      vat_minor: -share.vat_minor,
      gross_minor: -share.gross_minor,
    })),
    payments: [{ method, amount_minor, gift_card_last4: null }],
    total_minor: amount_minor,
    currency,
  })
  audit(tx, act, 'payment.refund_undone', {
    entity: 'payment',
    id: payment_id,
    after: tx.one(entryById, { id: payment_id }),
  })
  return payment_id
}

/** The VAT of the purchase that goes back with an amount; none with what was given away. */
function vatBack(tx: Tx, paid: EntryRow, amount_minor: number) {
  const { purchase_id, method } = paid
  if (!isPaid(method)) return []
  if (paid.kind === 'charges') return vatOfLine(tx, paid, amount_minor)
  const money = tx.all(entriesOfPurchase, { purchase_id }).filter((entry) => isPaid(entry.method))
  const sum = (refunds: boolean) =>
    money.reduce((so, entry) => ((entry.refund_of_id !== null) === refunds ? so + entry.amount_minor : so), 0)
  const { vat } = tx.one(receiptOfPurchase, { purchase_id })!
  return vatOfRefund(vat, { paid_minor: sum(false), before_minor: -sum(true), amount_minor })
}

/** Of several charges that were paid at once, each has its line, with its own tax. */
function vatOfLine(
  tx: Tx,
  { id, purchase_id, amount_minor: paid_minor, refunded_minor }: EntryRow,
  amount_minor: number,
) {
  const entries = tx.all(linesPaid, { purchase_id })
  const line = tx.one(receiptOfPurchase, { purchase_id })!.lines[entries.findIndex((entry) => entry.id === id)]!
  return vatOfRefund(vatOf([line], paid_minor), { paid_minor, before_minor: refunded_minor, amount_minor })
}
