import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { chargeById, paidChargesOfBooking } from '../charges/queries.ts'
import type { EntryRow } from '../payments/queries.ts'
import { addTask, settleTask } from '../tasks/change.ts'
import { REFUND_PERMISSION } from './contract.ts'
import { openTaskOfAppointment, openTaskOfBooking, openTaskOfCharge } from './queries.ts'

/** The paid thing: a charge, a spot that was bought, or an appointment, in however many parts. */
export type Paid = { charge_id: number } | { booking_id: number } | { appointment_id: number }

interface ToGiveBack {
  paid: Paid
  client_id: number
  /** The name and start of the paid class or appointment. */
  class_name: string
  starts_at: string
  amount_minor: number
  currency: string
}

function openTask(reader: Reader, paid: Paid) {
  if ('charge_id' in paid) return reader.one(openTaskOfCharge, paid)
  return 'booking_id' in paid ? reader.one(openTaskOfBooking, paid) : reader.one(openTaskOfAppointment, paid)
}

/**
 * Leaves the task to give an amount back (minor units) by hand, for somebody who may refund; gives its id. There is one for what
 * was paid: asked again it is the same, and of another amount it takes the place of the one before.
 */
export function askByHand(
  tx: Tx,
  act: Act,
  { paid, client_id, class_name, starts_at, amount_minor, currency }: ToGiveBack,
): number {
  const open = openTask(tx, paid)
  if (open?.amount_minor === amount_minor) return open.id
  if (open) settleTask(tx, act, open.id)
  const amount = `${toMajor(amount_minor, currency)} ${currency}`
  const title = say('task.kept_fee', { class_name, starts_at, amount })
  const about = { ...paid, amount_minor, paid_for_name: class_name, paid_for_at: starts_at }
  return addTask(tx, act, { title, client_id, permission: REFUND_PERMISSION, source: 'kept_fee', ...about })
}

/** Nothing is to be given back by hand of what was paid, any more: the task is settled, where there is one. */
export function nothingByHand(tx: Tx, act: Act, paid: Paid): void {
  const open = openTask(tx, paid)
  if (open) settleTask(tx, act, open.id)
}

/** Lets a payment for a spot alone count for it again: nobody has to refund it. */
export function keepVisit(tx: Tx, act: Act, booking_id: number): void {
  nothingByHand(tx, act, { booking_id })
  for (const { id } of tx.all(paidChargesOfBooking, { booking_id })) nothingByHand(tx, act, { charge_id: id })
}

/** A part of an entry of the ledger (minor units) was given back: as much less is to be given back by hand. */
export function givenBack(tx: Tx, act: Act, { charge_id, booking_id, currency }: EntryRow, amount_minor: number): void {
  const paid = paidOf(tx, { charge_id, booking_id })
  const open = paid && openTask(tx, paid)
  if (!open) return
  const rest = (open.amount_minor ?? 0) - amount_minor
  if (rest <= 0) return settleTask(tx, act, open.id)
  const { paid_for_name: class_name, paid_for_at: starts_at, client_id } = open
  const about = { class_name: class_name!, starts_at: starts_at!, client_id: client_id! }
  askByHand(tx, act, { paid, ...about, amount_minor: rest, currency })
}

function paidOf(reader: Reader, { charge_id, booking_id }: Pick<EntryRow, 'charge_id' | 'booking_id'>) {
  if (charge_id === null) return booking_id === null ? undefined : { booking_id }
  const { kind, appointment_id } = reader.one(chargeById, { id: charge_id })!
  return kind === 'appointment' && appointment_id !== null ? { appointment_id } : { charge_id }
}
