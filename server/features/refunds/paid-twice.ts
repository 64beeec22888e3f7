import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { entryById } from '../payments/queries.ts'
import { enqueueReceiptLetter } from '../receipts/email.ts'
import { receiptById } from '../receipts/queries.ts'
import { onReceipt } from '../receipts/words.ts'
import { writeRefund } from './entry.ts'

/** Refunds an entry that paid a settled charge: a debt, which needs nobody's permission. Notifies the client. */
export function giveBackTwice(tx: Tx, act: Act, payment_id: number): void {
  const paid = tx.one(entryById, { id: payment_id })!
  const reason = onReceipt(tx, say('refund.paid_already'))
  const refund = writeRefund(tx, act, paid, { amount_minor: paid.amount_minor, reason })
  const { receipt_id } = tx.one(entryById, { id: refund.payment_id })!
  enqueueReceiptLetter(tx, act, tx.one(receiptById, { id: receipt_id })!)
}
