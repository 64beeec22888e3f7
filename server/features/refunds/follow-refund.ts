import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Job } from '../../jobs/runner.ts'
import { toMajor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addMinutes } from '../../lib/time.ts'
import { ProcessorError, type ProcessorRefund } from '../../ports/processor/port.ts'
import { audit } from '../audit/audit.ts'
import { addTask } from '../tasks/change.ts'
import { entryById, leftOf } from '../payments/queries.ts'
import { isHeld } from '../email/held-letters.ts'
import { onReceipt } from '../receipts/words.ts'
import { NotHereYet } from '../billing/events/not-here-yet.ts'
import { findConnected, type Connected } from '../billing/account/connected.ts'
import { checkoutByPayment, markBought } from '../billing/checkout/queries.ts'
import { oneAtATime } from '../billing/fulfil/one-at-a-time.ts'
import { addRefund, saveRefund, sendRefund } from './ask.ts'
import { REFUND_PERMISSION } from './contract.ts'
import { undoRefund } from './entry.ts'
import { refundByProcessor, refundByReference, refundRow, refundsToAsk, type RefundRow } from './queries.ts'
import { giveBack } from './refund.ts'
import { sharesOf } from './shares.ts'

/** Minutes after which a refund that staff waited for goes on automatically. */
const PATIENCE = 2

/**
 * Records the outcome of a refund at the processor: one that was made there is written here, too; one that failed is reversed,
 * with a separate entry. Throws NotHereYet where its payment is not in the ledger.
 */
export async function followRefund(app: App, act: Act, { processor }: Connected, refund_id: string): Promise<void> {
  const { metadata } = await processor.readRefund(refund_id)
  const known =
    app.db.one(refundByProcessor, { refund_id }) ??
    app.db.one(refundByReference, { reference: metadata['reference'] ?? '' })
  const about = known ? `refund ${known.id}` : `refund ${refund_id}`
  await oneAtATime(app, about, async () => {
    // As it is by now: what was read before could be older than what is written meanwhile.
    const refund = await processor.readRefund(refund_id)
    await app.writer.write((tx) => takeIn(tx, act, refund))
  })
}

function takeIn(tx: Tx, act: Act, refund: ProcessorRefund): void {
  const row = keptOf(tx, act, refund)
  if (row === undefined) return
  const saved = saveRefund(tx, act, row.id, { refund_id: refund.id, status: refund.status })
  if (refund.status === 'failed') return undone(tx, act, row)
  completeRefund(tx, act, saved)
}

function keptOf(tx: Tx, act: Act, refund: ProcessorRefund): RefundRow | undefined {
  const { id: refund_id, metadata, payment_intent_id, amount_minor } = refund
  const known =
    tx.one(refundByProcessor, { refund_id }) ?? tx.one(refundByReference, { reference: metadata['reference'] ?? '' })
  if (known) return known
  const [share, ...others] = sharesOf(tx, payment_intent_id, amount_minor)
  if (refund.status === 'failed') return undefined
  if (!share && isOfUndelivered(tx, payment_intent_id)) return undefined
  if (!share) throw new NotHereYet()
  const request = { reason: onReceipt(tx, say('refund.at_processor')) }
  const of = ({ id: payment_id, amount_minor: part }: typeof share) => ({ payment_id, amount_minor: part, request })
  for (const [n, other] of others.entries()) {
    const told = { ...of(other), reference: `${refund_id}:${n}`, status: 'succeeded' as const }
    completeRefund(tx, act, addRefund(tx, act, told))
  }
  return addRefund(tx, act, { ...of(share), reference: refund_id, refund_id })
}

/** True if a payment was never delivered, so that it was never in the ledger. */
function isOfUndelivered(tx: Tx, payment_intent_id: string | null): boolean {
  const bought = payment_intent_id === null ? undefined : tx.one(checkoutByPayment, { payment_intent_id })
  return bought?.status === 'refunded'
}

/** Writes a refund into the ledger that is not there yet: never more than is left of the payment. */
export function completeRefund(tx: Tx, act: Act, row: RefundRow): void {
  if (row.refund_payment_id !== null) return
  const paid = tx.one(entryById, { id: row.payment_id })!
  const amount_minor = Math.min(row.amount_minor, leftOf(paid))
  if (amount_minor > 0) giveBack(tx, askerOf(row, act), paid, { ...row.request!, amount_minor, asked: row.id })
}

/** The act with the person who asked for a refund as its actor, no matter who learns the outcome later. */
function askerOf({ request }: RefundRow, act: Act): Act {
  return { ...act, actor: request?.asked_by ?? act.actor }
}

/** A refund is not made after all: nobody waits for that answer any more, so it is a task for who may refund. */
function undone(tx: Tx, act: Act, row: RefundRow): void {
  if (row.status === 'failed') return
  const { payment_id, amount_minor, request } = row
  const { client_id, currency } = tx.one(entryById, { id: payment_id })!
  const amount = `${toMajor(amount_minor, currency)} ${currency}`
  const title = say('task.refund_refused', { amount })
  addTask(tx, act, { title, client_id, permission: REFUND_PERMISSION, source: 'kept_fee' })
  const after = { amount_minor, currency, reason: request?.reason }
  audit(tx, askerOf(row, act), 'payment.refund_refused', { entity: 'payment', id: payment_id, after })
  if (row.refund_payment_id === null) return
  undoRefund(tx, act, row.refund_payment_id)
  markBought(tx, act, tx.one(entryById, { id: row.payment_id })!.purchase_id, 'completed')
}

/** Goes on with refunds that the processor has not been asked for, or has not answered. */
export const sendRefunds: Job = {
  name: 'give back at the processor',
  everyMinutes: 0,
  hasWork: (app, now) =>
    !isHeld(app.db) && app.db.one(refundsToAsk, { before: addMinutes(now, -PATIENCE) }) !== undefined,
  run: async (app, act, round) => {
    const connected = findConnected(app)
    if (!connected) return
    await round.each('refund', app.db.all(refundsToAsk, { before: addMinutes(act.now, -PATIENCE) }), ({ id }) =>
      oneAtATime(app, `refund ${id}`, () => goOn(app, act, connected, id)),
    )
  },
}

async function goOn(app: App, act: Act, connected: Connected, id: number): Promise<void> {
  if (app.db.one(refundRow, { id })?.status !== 'asked') return
  try {
    const refund = await sendRefund(app, act, connected, id)
    await app.writer.write((tx) => takeIn(tx, act, refund))
  } catch (error) {
    if (!(error instanceof ProcessorError) || error.kind !== 'refused') throw error
    await app.writer.write((tx) => {
      const row = tx.one(refundRow, { id })!
      saveRefund(tx, act, id, { status: 'failed' })
      undone(tx, act, row)
    })
  }
}
