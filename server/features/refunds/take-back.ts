import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { presentSaying } from '../../lib/sayings/format.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
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
import { REFUND_PERMISSION } from './contract.ts'
import { writeRefund } from './entry.ts'
import { placeOf } from './queries.ts'
import { isRefundable } from './refund.ts'
import { askByHand, nothingByHand } from './to-give-back.ts'

const EVERYTHING = () => true

/** The outcome for a booking's fees, the most important first; `amount` in major units. */
export interface FeesTakenBack {
  outcome: 'none' | 'waived' | 'refunded' | 'kept'
  amount: number
  currency: string | null
  /** The task for somebody who may refund, where it was kept. */
  task_id: number | null
}

/**
 * Reverses the fees of a booking: open ones are waived; paid ones are refunded the way they were paid, or, where the acting
 * person chose to keep it, may not refund, or it was not paid here, kept with a task for staff who may. The price of the visit
 * itself, where it was to be paid at the studio, is one of them unless `isTaken` says otherwise.
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

/** True if a charge is a fee, and not the price of the visit itself. */
export const isFee = ({ kind }: ChargeRow): boolean => kind !== 'unpaid_booking'

/**
 * Automatically refunds the price of a visit that was paid alone and is not made, the way it was paid, as far as that was online
 * or by gift card: a debt, which needs nobody's permission. The rest becomes a task for staff who may refund.
 */
export function giveBackVisit(tx: Tx, act: Act, bookingId: number, reason: Said): void {
  const paid = tx.all(paidChargesOfBooking, { booking_id: bookingId }).filter((charge) => !isFee(charge))
  for (const charge of paid) takeBackPaid(tx, act, charge, reason, 'keep')
  takeBackPlace(tx, act, bookingId, reason, 'keep')
}

/** True if what was paid goes back the same way without anybody's hands. */
export const goesBackByItself = (tx: Tx, entry: EntryRow) =>
  (entry.method === 'online' || entry.method === 'gift_card') && isRefundable(tx, entry)

/** Refunds entries automatically where possible, and the rest by hand if so asked. Returns the amount kept, in minor units. */
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
  const paid = sumOf(entries)
  const kept = returnEntries(tx, act, entries, reason, choice === 'refund' && mayRefund(tx, act))
  const { currency } = bought
  const about = { booking_id: bookingId }
  if (kept === 0) {
    nothingByHand(tx, act, about)
    returnPromo(tx, bought.id)
    return { outcome: 'refunded', amount: toMajor(paid, currency), currency, task_id: null }
  }
  const place = tx.one(placeOf, { booking_id: bookingId })!
  const task_id = askByHand(tx, act, { paid: about, ...place, amount_minor: kept, currency })
  return { outcome: 'kept', amount: toMajor(kept, currency), currency, task_id }
}

function takeBackPaid(tx: Tx, act: Act, charge: ChargeRow, reason: Said, choice: 'refund' | 'keep'): FeesTakenBack {
  const all = tx.all(entriesOfCharge, { charge_id: charge.id })
  const entries = all.filter((entry) => refundableOf(entry) > 0)
  const canBe = entries.length > 0 && entries.every((entry) => isRefundable(tx, entry))
  const isByHand = choice === 'refund' && canBe && mayRefund(tx, act)
  // A fee is refunded whole or not at all; of a price, whatever part can go automatically.
  const goes = isByHand || !isFee(charge)
  const kept = goes ? returnEntries(tx, act, entries, reason, isByHand) : sumOf(entries)
  const paid = { charge_id: charge.id }
  if (kept === 0 && (goes || all.length > 0)) {
    nothingByHand(tx, act, paid)
    writeWaiver(tx, act, charge, reason)
    return outcomeOf('refunded', [charge])!
  }
  const { client_id, currency, created_at } = charge
  const { class_name, starts_at, text } = presentSaying(charge.description)!.params
  const about = { class_name: `${class_name ?? text ?? ''}`, starts_at: `${starts_at ?? created_at}` }
  const amount_minor = kept || charge.amount_minor
  const task_id = askByHand(tx, act, { paid, client_id, ...about, amount_minor, currency })
  return { outcome: 'kept', amount: toMajor(amount_minor, currency), currency, task_id }
}

const sumOf = (entries: readonly EntryRow[]): number => entries.reduce((sum, entry) => sum + refundableOf(entry), 0)

/** True if the acting person may refund: staff with the permission, never the system on its own. */
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
