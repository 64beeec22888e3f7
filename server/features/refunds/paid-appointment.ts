import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { notCollected } from '../billing/checkout/amount-rules.ts'
import { writeWaiver } from '../charges/add.ts'
import { chargeById } from '../charges/queries.ts'
import { entriesOfAppointment, entryById, leftOf, refundableOf, type EntryRow } from '../payments/queries.ts'
import { onReceipt } from '../receipts/words.ts'
import { writeRefund } from './entry.ts'
import { goesBackByItself } from './take-back.ts'
import { askByHand, nothingByHand } from './to-give-back.ts'

interface PaidFor {
  appointment_id: number
  client_id: number
  /** Its name and start. */
  class_name: string
  starts_at: string
  currency: string
}

/**
 * Gives an amount (minor units) of what was paid for an appointment back: what was paid online or by gift card the same way, at
 * once, a debt that needs nobody's permission; the rest is a task for somebody who may refund. Gives what went back.
 */
export function giveBackPaidFor(
  tx: Tx,
  act: Act,
  { appointment_id, client_id, class_name, starts_at, currency }: PaidFor,
  { amount_minor, reason }: { amount_minor: number; reason: Said },
): number {
  let left = amount_minor
  for (const entry of tx.all(entriesOfAppointment, { appointment_id })) {
    const part = Math.min(left, refundableOf(entry))
    if (part === 0 || !canGo(tx, entry, part)) continue
    writeRefund(tx, act, entry, { amount_minor: part, reason: onReceipt(tx, reason) })
    left -= part
    closeIfEmpty(tx, act, entry, reason)
  }
  const paid = { appointment_id }
  if (left > 0) askByHand(tx, act, { paid, client_id, class_name, starts_at, amount_minor: left, currency })
  else nothingByHand(tx, act, paid)
  return amount_minor - left
}

/** True if an entry can be refunded automatically, as much as this. */
const canGo = (tx: Tx, entry: EntryRow, minor: number): boolean =>
  goesBackByItself(tx, entry) && (entry.method !== 'online' || notCollected(minor, entry.currency) === undefined)

/** A charge of which nothing is left is owed no more. */
function closeIfEmpty(tx: Tx, act: Act, { id, charge_id }: EntryRow, reason: Said): void {
  const charge = charge_id === null ? undefined : tx.one(chargeById, { id: charge_id })
  const { purchase_id } = tx.one(entryById, { id })!
  const entries = charge?.appointment_id ? tx.all(entriesOfAppointment, { appointment_id: charge.appointment_id }) : []
  const isLeft = entries.some((entry) => entry.purchase_id === purchase_id && leftOf(entry) > 0)
  if (charge?.status === 'paid' && !isLeft) writeWaiver(tx, act, charge, reason)
}
