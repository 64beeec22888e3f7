import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { addCharge } from '../../charges/add.ts'
import { settleWith } from '../../charges/settle.ts'
import type { LedgerPayment } from '../../payments/ledger.ts'
import { giveBackPaidFor } from '../../refunds/paid-appointment.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { AppointmentView } from '../queries.ts'

/** A part of an appointment's price that is paid, in minor units. */
export interface Part {
  amount_minor: number
  payments: readonly LedgerPayment[]
  payment_method: string
  /** The payer on the receipt, if that is not the client. */
  payer_id?: number
}

/** The part of an appointment's price that nobody has paid yet, in minor units; nothing where a membership pays. */
export function unpaidOf({
  membership_id,
  price_minor,
  paid_minor,
}: Pick<AppointmentView, 'membership_id' | 'price_minor' | 'paid_minor'>): number {
  return membership_id === null ? Math.max(0, price_minor - paid_minor) : 0
}

/** Writes a part of an appointment's price that is paid before it took place: a charge that is settled at once. Gives the purchase's id. */
export function recordPayment(tx: Tx, act: Act, appointment: AppointmentView, part: Part): number {
  const { id, client_id, currency, service_name, starts_at, paid_minor, price_minor } = appointment
  const isDeposit = paid_minor === 0 && part.amount_minor < price_minor
  const charge = addCharge(tx, act, {
    client_id,
    kind: 'appointment',
    appointment_id: id,
    amount_minor: part.amount_minor,
    currency,
    description: say(isDeposit ? 'charge.appointment_deposit' : 'charge.appointment', { service_name, starts_at }),
    because: { code: 'APPOINTMENT', rule: 'prepayment', limit: null, happened_at: act.now, starts_at },
    due_at: act.now,
  })!
  return settleWith(tx, act, charge, part).purchase_id
}

/**
 * Refunds an amount of what was paid for an appointment, the way it was paid as far as that was online or by gift card; for the
 * rest, creates a task for staff who may refund. Returns the amount left paid, in minor units.
 */
export function returnPaid(tx: Tx, act: Act, appointment: AppointmentView, back_minor: number, because: Said): number {
  const { id, client_id, service_name, starts_at, paid_minor } = appointment
  if (back_minor <= 0) return paid_minor
  const { currency } = settingsOf(tx)
  const of = { appointment_id: id, client_id, class_name: service_name, starts_at, currency }
  return paid_minor - giveBackPaidFor(tx, act, of, { amount_minor: back_minor, reason: because })
}
