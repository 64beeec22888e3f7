import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { localDate } from '../../../lib/time.ts'
import type { ProcessorInvoice, ProcessorSubscription } from '../../../ports/processor/port.ts'
import { addCharge } from '../../charges/add.ts'
import { markPaid } from '../../charges/settle.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import { collectedUntil, markPastDue, renewCollected } from '../../memberships/collected.ts'
import { renewalOf } from '../../memberships/up-to-date.ts'
import { membershipById } from '../../memberships/queries.ts'
import { enqueueReceiptLetter } from '../../receipts/email.ts'
import { receiptOfPurchase } from '../../receipts/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import { lookAgain } from '../events/queries.ts'
import { keepsLastDay } from '../tasks/queries.ts'
import { invoiceById, subscriptionById, type SubscriptionRow } from './queries.ts'
import { decideSubscription } from './rules.ts'

/** Keeps a subscription as the processor has it, and what follows for its membership. One that was ended here alone is left so. */
export function applySubscription(
  tx: Tx,
  act: Act,
  { id }: { id: number },
  { facts, latest }: { facts: ProcessorSubscription; latest: ProcessorInvoice | undefined },
): SubscriptionRow {
  const row = tx.one(subscriptionById, { id })!
  if (row.canceled_locally) return save(tx, act, id, {})
  const { timezone } = settingsOf(tx)
  const { until, isFailing } = decideSubscription(facts, { timezone, now: act.now })
  if (!tx.one(keepsLastDay, { id })) collectedUntil(tx, act, row.membership_id, until)
  const pay_url = isFailing && latest && !latest.is_paid ? latest.pay_url : null
  const { status, will_cancel, current_period_start, current_period_end, ended_at } = facts
  const saved = save(tx, act, id, { status, will_cancel, current_period_start, current_period_end, ended_at, pay_url })
  const isNews = markPastDue(tx, act, row.membership_id, isFailing ? act.now : null)
  if (isNews && isFailing) enqueueFailedPaymentLetter(tx, act, saved)
  return saved
}

/** Tells a client that a payment for their subscription failed, and where to pay it or change the card. */
function enqueueFailedPaymentLetter(tx: Tx, act: Act, row: SubscriptionRow): void {
  const to = recipientOf(tx, row.client_id)
  if (!to) return
  const { type_name, currency, renewal_price_minor } = tx.one(membershipById, { id: row.membership_id })!
  const { past_due_days } = settingsOf(tx)
  enqueueMail(tx, act, {
    template: 'payment_failed',
    to,
    data: {
      name: to.name,
      client: to.clientName,
      type_name,
      amount: toMajor(renewal_price_minor ?? 0, currency),
      currency,
      days: past_due_days,
      url: row.pay_url,
    },
  })
}

/**
 * Takes in a paid invoice of a subscription, once by its id: a renewal grants its credits; what was paid is in the ledger, with
 * a receipt. The first one came with the purchase.
 */
export function applyInvoice(tx: Tx, act: Act, { id }: { id: number }, invoice: ProcessorInvoice): void {
  const row = tx.one(subscriptionById, { id })!
  if (!invoice.is_paid || tx.one(invoiceById, { invoice_id: invoice.id })) return
  const { timezone } = settingsOf(tx)
  const on = localDate(invoice.created_at, timezone)
  const isOurs = invoice.reason === 'renewal' && !row.canceled_locally
  if (isOurs) renewCollected(tx, act, row.membership_id, on)
  const purchase_id = invoice.paid_minor === 0 ? null : recordRenewal(tx, act, row, invoice, on)
  const { payment_intent_id } = invoice
  tx.run(lookAgain, { now: act.now })
  tx.run(
    db
      .insertInto('processor_invoices')
      .values({ invoice_id: invoice.id, subscription_id: id, purchase_id, payment_intent_id, paid_at: act.now }),
  )
}

function recordRenewal(tx: Tx, act: Act, row: SubscriptionRow, invoice: ProcessorInvoice, on: string): number {
  const { membership_id, client_id } = row
  const { paid_minor: amount_minor, currency } = invoice
  const { type_name } = tx.one(membershipById, { id: membership_id })!
  const charge = addCharge(tx, act, {
    client_id,
    kind: 'renewal',
    membership_id,
    amount_minor,
    currency,
    description: say('charge.renewal', { type_name, on }),
    due_at: act.now,
    because: renewalOf(act, type_name),
  })!
  const payments = [{ method: 'online' as const, amount_minor }]
  const { purchase_id } = markPaid(tx, act, charge, { payment_method: 'online', payments })
  enqueueReceiptLetter(tx, act, tx.one(receiptOfPurchase, { purchase_id })!)
  return purchase_id
}

function save(tx: Tx, act: Act, id: number, changes: Partial<SubscriptionRow>): SubscriptionRow {
  return tx.returningOne(
    db
      .updateTable('subscriptions')
      .set({ ...changes, checked_at: act.now, updated_at: act.now })
      .where('id', '=', id)
      .returningAll(),
  )
}
