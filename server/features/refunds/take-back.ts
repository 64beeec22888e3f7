import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { presentSaying } from '../../lib/sayings/format.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { staffAccount } from '../auth/queries.ts'
import { openChargesOfBooking, paidChargesOfBooking, type ChargeRow } from '../charges/queries.ts'
import { forgetForgiven } from '../charges/fee.ts'
import { writeWaiver } from '../charges/add.ts'
import { isPaid } from '../payments/method-rules.ts'
import {
  entriesOfBooking,
  entriesOfCharge,
  purchaseOfBooking,
  refundableOf,
  type EntryRow,
} from '../payments/queries.ts'
import { returnPromo } from '../promo-codes/holds.ts'
import { onReceipt } from '../receipts/words.ts'
import { addTask } from '../tasks/change.ts'
import { REFUND_PERMISSION } from './contract.ts'
import { writeRefund } from './entry.ts'
import { placeOf } from './queries.ts'
import { isRefundable } from './refund.ts'

const EVERYTHING = () => true

/** What became of a booking's fees, most to be told first; `amount` in major units. */
export interface FeesTakenBack {
  outcome: 'none' | 'waived' | 'refunded' | 'kept'
  amount: number
  currency: string | null
  /** The task for somebody who may refund, where it was kept. */
  task_id: number | null
}

/**
 * Takes back the fees of a booking: what is owed is waived; what is paid is refunded the way it was paid, or, where whoever
 * acts chose to keep it, may not refund, or it was not paid here, kept with a task for somebody who may. The
 * price of the visit itself, where it was to be paid at the studio, is one of them unless `isTaken` says otherwise.
 */
export function takeBackFees(
  tx: Tx,
  act: Act,
  bookingId: number,
  reason: Said,
  choice: 'refund' | 'keep' = 'refund',
  isTaken: (charge: ChargeRow) => boolean = EVERYTHING,
): FeesTakenBack {
  const open = tx.all(openChargesOfBooking, { booking_id: bookingId }).filter(isTaken)
  for (const charge of open) writeWaiver(tx, act, charge, reason)
  forgetForgiven(tx, act, bookingId, reason)
  const paid = tx.all(paidChargesOfBooking, { booking_id: bookingId }).filter(isTaken)
  const place = isTaken === EVERYTHING ? takeBackPlace(tx, act, bookingId, reason, choice) : undefined
  const told = [...(place ? [place] : []), ...paid.map((charge) => takeBackPaid(tx, act, charge, reason, choice))]
  if (told[0]) return told.find(({ outcome }) => outcome === 'kept') ?? told[0]
  return outcomeOf('waived', open) ?? { outcome: 'none', amount: 0, currency: null, task_id: null }
}

/** Whether a charge is a fee, and not the price of the visit itself. */
export const isFee = ({ kind }: ChargeRow): boolean => kind !== 'unpaid_booking'

/**
 * Gives the price of a visit that was paid alone and is not made back by itself, the way it was paid, as far as that was online or
 * by gift card: a debt, which needs nobody's permission. Of the rest somebody who may refund is told by a task.
 */
export function giveBackVisit(tx: Tx, act: Act, bookingId: number, reason: Said): void {
  const paid = tx.all(paidChargesOfBooking, { booking_id: bookingId }).filter((charge) => !isFee(charge))
  for (const charge of paid) takeBackPaid(tx, act, charge, reason, 'keep')
  takeBackPlace(tx, act, bookingId, reason, 'keep')
}

/** Whether what was paid goes back the same way without anybody's hands. */
export const goesBackByItself = (tx: Tx, entry: EntryRow) =>
  (entry.method === 'online' || entry.method === 'gift_card') && isRefundable(tx, entry)

/** Gives back of some entries what goes by itself, and by hand the rest. Gives what is kept, in minor units. */
function returnEntries(tx: Tx, act: Act, entries: readonly EntryRow[], reason: Said, isByHand: boolean): number {
  let kept = 0
  for (const entry of entries) {
    const amount_minor = refundableOf(entry)
    if (amount_minor === 0 || !isPaid(entry.method)) continue
    if (goesBackByItself(tx, entry) || (isByHand && isRefundable(tx, entry)))
      writeRefund(tx, act, entry, { amount_minor, reason: onReceipt(tx, reason) })
    else kept += amount_minor
  }
  return kept
}

/** Takes back what a place was bought for. */
function takeBackPlace(
  tx: Tx,
  act: Act,
  bookingId: number,
  reason: Said,
  choice: 'refund' | 'keep',
): FeesTakenBack | undefined {
  const bought = tx.one(purchaseOfBooking, { booking_id: bookingId })
  if (!bought) return undefined
  const entries = tx.all(entriesOfBooking, { booking_id: bookingId })
  const paid = entries.reduce((sum, entry) => sum + refundableOf(entry), 0)
  const kept = returnEntries(tx, act, entries, reason, choice === 'refund' && mayRefund(tx, act))
  const { currency } = bought
  if (kept === 0) {
    returnPromo(tx, bought.id)
    return { outcome: 'refunded', amount: toMajor(paid, currency), currency, task_id: null }
  }
  const { class_name, starts_at, client_id } = tx.one(placeOf, { booking_id: bookingId })!
  const amount = `${toMajor(kept, currency)} ${currency}`
  const title = say('task.kept_fee', { class_name, starts_at, amount })
  const task_id = addTask(tx, act, { title, client_id, permission: REFUND_PERMISSION, source: 'kept_fee' })
  return { outcome: 'kept', amount: toMajor(kept, currency), currency, task_id }
}

function takeBackPaid(tx: Tx, act: Act, charge: ChargeRow, reason: Said, choice: 'refund' | 'keep'): FeesTakenBack {
  const entries = tx.all(entriesOfCharge, { charge_id: charge.id }).filter((entry) => refundableOf(entry) > 0)
  const canBe = entries.length > 0 && entries.every((entry) => isRefundable(tx, entry))
  if (choice === 'refund' && canBe && mayRefund(tx, act)) {
    for (const entry of entries) {
      writeRefund(tx, act, entry, { amount_minor: refundableOf(entry), reason: onReceipt(tx, reason) })
    }
    writeWaiver(tx, act, charge, reason)
    return outcomeOf('refunded', [charge])!
  }
  if (!isFee(charge) && entries.every((entry) => goesBackByItself(tx, entry))) {
    returnEntries(tx, act, entries, reason, false)
    writeWaiver(tx, act, charge, reason)
    return outcomeOf('refunded', [charge])!
  }
  const { class_name, starts_at, text } = presentSaying(charge.description)!.params
  const amount = `${toMajor(charge.amount_minor, charge.currency)} ${charge.currency}`
  const task_id = addTask(tx, act, {
    title: say('task.kept_fee', {
      class_name: class_name ?? text ?? '',
      starts_at: starts_at ?? charge.created_at,
      amount,
    }),
    client_id: charge.client_id,
    permission: REFUND_PERMISSION,
    source: 'kept_fee',
  })
  return { ...outcomeOf('kept', [charge])!, task_id }
}

/** Whether whoever acts may give money back: staff with the permission, never the system by itself. */
function mayRefund(reader: Reader, { actor }: Pick<Act, 'actor'>): boolean {
  if (actor.kind !== 'staff' || actor.id === null) return false
  const account = reader.one(staffAccount, { id: actor.id })
  if (!account || account.kind !== 'manager') return false
  return account.is_owner === true || (account.permissions ?? []).includes(REFUND_PERMISSION)
}

function outcomeOf(outcome: FeesTakenBack['outcome'], charges: readonly ChargeRow[]): FeesTakenBack | undefined {
  const [first] = charges
  if (!first) return undefined
  const minor = charges.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
  return { outcome, amount: toMajor(minor, first.currency), currency: first.currency, task_id: null }
}
