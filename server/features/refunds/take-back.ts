import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { presentSaying } from '../../lib/sayings/format.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { staffAccount } from '../auth/queries.ts'
import { openChargesOfBooking, paidChargesOfBooking, type ChargeRow } from '../charges/queries.ts'
import { writeWaiver } from '../charges/add.ts'
import { entriesOfCharge, refundableOf } from '../payments/queries.ts'
import { onReceipt } from '../receipts/words.ts'
import { addTask } from '../tasks/change.ts'
import { REFUND_PERMISSION } from './contract.ts'
import { writeRefund } from './entry.ts'
import { isRefundable } from './refund.ts'

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
  isTaken: (charge: ChargeRow) => boolean = () => true,
): FeesTakenBack {
  const open = tx.all(openChargesOfBooking, { booking_id: bookingId }).filter(isTaken)
  for (const charge of open) writeWaiver(tx, act, charge, reason)
  const paid = tx.all(paidChargesOfBooking, { booking_id: bookingId }).filter(isTaken)
  const told = paid.map((charge) => takeBackPaid(tx, act, charge, reason, choice))
  if (told[0]) return told.find(({ outcome }) => outcome === 'kept') ?? told[0]
  return outcomeOf('waived', open) ?? { outcome: 'none', amount: 0, currency: null, task_id: null }
}

/** Whether a charge is a fee, and not the price of the visit itself. */
export const isFee = ({ kind }: ChargeRow): boolean => kind !== 'unpaid_booking'

/** The price of a visit that was paid and is not made: kept, with a task for somebody who may refund. */
export function keepPaidVisit(tx: Tx, act: Act, bookingId: number, reason: Said): void {
  const paid = tx.all(paidChargesOfBooking, { booking_id: bookingId }).filter((charge) => !isFee(charge))
  for (const charge of paid) takeBackPaid(tx, act, charge, reason, 'keep')
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
