import type { Act, App } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { ProcessorError, type Processor, type ProcessorSession } from '../../../ports/processor/port.ts'
import { audit } from '../../audit/audit.ts'
import { addTask } from '../../tasks/change.ts'
import { clientById } from '../../clients/queries.ts'
import { ownMetadata, type Connected } from '../account/connected.ts'
import { releaseHeld } from '../checkout/end.ts'
import { tellIntroReturned } from '../checkout/intro-offers.ts'
import { holderOf, isBookingAlone } from '../checkout/holder.ts'
import { readCheckout, saveCheckout, type CheckoutRow } from '../checkout/queries.ts'
import { auditedCheckout } from '../checkout/shown.ts'

/**
 * Why a payment is not delivered: it has another amount than was asked for; the buyer is erased or deactivated; it came after the
 * checkout had ended here; the spot in a class, or the slot for an appointment, can no longer be booked; the buyer was given
 * another intro offer at the studio meanwhile.
 */
export type Obstacle = 'amount' | 'erased' | 'inactive' | 'late' | 'class' | 'slot' | 'intro'

/** True if an email tells the buyer of the obstacle; staff need not hear of it. */
const isTold = (obstacle: Obstacle) => obstacle === 'class' || obstacle === 'slot' || obstacle === 'intro'

/** Those who may see what was paid. */
const PAYMENTS_PERMISSION = 'payments.refund' as const

/** The reason why nobody is left to receive the purchase; undefined if the buyer is still there. */
export function whyNobody(reader: Reader, { client_id }: CheckoutRow): 'erased' | 'inactive' | undefined {
  if (client_id === null) return undefined
  const buyer = reader.one(clientById, { id: client_id })
  if (buyer?.erased_at !== null) return 'erased'
  return buyer.is_active ? undefined : 'inactive'
}

/**
 * Gives back at the processor, whole, what was paid and can't be delivered, and collects nothing more for it. Asked again after
 * it was cut short, it goes on. Throws a ProcessorError.
 */
export async function giveBackPaid(
  app: App,
  act: Act,
  { processor }: Connected,
  { row, session, obstacle }: { row: CheckoutRow; session: ProcessorSession; obstacle: Obstacle },
): Promise<CheckoutRow> {
  if (row.trouble === null) {
    app.log(isTold(obstacle) ? 'info' : 'error', 'what was paid is not delivered, and given back', {
      checkout: row.id,
      obstacle,
    })
    await app.writer.write((tx) => void saveCheckout(tx, act, row.id, { trouble: obstacle }))
  }
  const { subscription_id, total_minor, currency } = session
  if (subscription_id !== null) await processor.cancelSubscription(subscription_id)
  const payment_intent_id = await paymentOf(processor, session)
  if (payment_intent_id !== null && total_minor !== null && currency !== null) {
    const metadata = ownMetadata(app.db, { reference: row.reference })
    const whole = { payment_intent_id, amount_minor: total_minor, currency, metadata }
    await unlessDone(processor.refund(whole, `undelivered:${row.reference}`))
  }
  return app.writer.write((tx) => {
    const before = readCheckout(tx, row.id)
    if (before.status === 'pending') releaseHeld(tx, act, before)
    giveUpHeld(tx, act, before, obstacle)
    if (obstacle === 'intro' && before.status !== 'refunded') tellIntroReturned(tx, act, before)
    const status = payment_intent_id === null ? 'failed' : 'refunded'
    if (!isTold(obstacle) && status === 'refunded' && before.status !== 'refunded')
      tellStaff(tx, act, before, session, obstacle)
    const after = saveCheckout(tx, act, row.id, { status, payment_intent_id })
    const change = { before: auditedCheckout(before), after: auditedCheckout(after) }
    audit(tx, act, 'checkout.give_back', { entity: 'checkout', id: row.id, ...change })
    return after
  })
}

/** Ends the hold; tells its buyer why they have nothing, and that they have paid nothing. */
function giveUpHeld(tx: Tx, act: Act, row: CheckoutRow, obstacle: Obstacle): void {
  const holder = holderOf(act, row)
  if (!holder) return
  if (isBookingAlone(row) && row.status !== 'refunded' && (isTold(obstacle) || obstacle === 'late')) {
    const late = say(row.kind === 'class' ? 'billing.paid_too_late' : 'billing.appointment_paid_too_late')
    holder.tellReturned(tx, act, row, holder.whyNot(tx, act, row)?.detail ?? late)
  }
  holder.release(tx, act, row.id)
}

/** Nobody at the studio, and not the buyer, would know of it otherwise. */
function tellStaff(
  tx: Tx,
  act: Act,
  { client_id }: CheckoutRow,
  { total_minor, currency }: ProcessorSession,
  obstacle: Obstacle,
): void {
  const amount = `${toMajor(total_minor ?? 0, currency ?? '')} ${currency}`
  const about = { client_id: obstacle === 'erased' ? null : client_id, permission: PAYMENTS_PERMISSION }
  addTask(tx, act, { title: say('task.paid_undelivered', { amount }), ...about, source: 'kept_fee' })
}

/** By which payment a session was paid: its own, or its first invoice's; null where nothing was. */
export async function paymentOf(
  processor: Processor,
  { payment_intent_id, invoice_id }: ProcessorSession,
): Promise<string | null> {
  if (payment_intent_id !== null || invoice_id === null) return payment_intent_id
  return (await processor.invoice(invoice_id)).payment_intent_id
}

async function unlessDone(refund: Promise<unknown>): Promise<void> {
  try {
    await refund
  } catch (error) {
    if (!(error instanceof ProcessorError) || error.code !== 'charge_already_refunded') throw error
  }
}
