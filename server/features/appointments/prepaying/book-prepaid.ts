import type { Reason } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { minutesBetween } from '../../../lib/time.ts'
import type { CheckoutRow } from '../../billing/checkout/queries.ts'
import { appointmentsAtTheSameTime } from '../../bookings/booking/facts.ts'
import type { LedgerPayment } from '../../payments/ledger.ts'
import { enqueueNotBooked } from '../letters.ts'
import { askSlot, tellBooked, writeAppointment } from '../placing.ts'
import { recordPayment } from '../paying/paid.ts'
import { isSameSlot } from './hold-slot.ts'
import { settleSlot, slotOfCheckout, slotsHeldBy, type SlotHoldRow } from './queries.ts'

/** Reasons against a slot that was promised: it is over or gone, or the client or instructor is no longer here. */
const FIRM = ['past', 'appointment']
/** Further reasons against a slot that is no longer held. */
const TAKEN = [...FIRM, 'class', 'held', 'time_off', 'closure']

/**
 * Why an appointment that was paid can no longer be booked. The hold's promises stay valid: its price, times and rules. Undefined
 * where it can be booked; also where it is no longer held, as long as the slot is free.
 */
export function whyNotBooked(tx: Tx, act: Act, row: CheckoutRow): Reason | undefined {
  const hold = slotOf(tx, row)
  const isPromised = liveHold(tx, act, hold) !== undefined
  const rules = isPromised ? FIRM : TAKEN
  const found = askSlot(tx, act, { ...hold, promised: promisedBy(hold) }).against.find(
    ({ code, rule }) =>
      code === 'CLIENT_INACTIVE' ||
      code === 'INSTRUCTOR_INACTIVE' ||
      (code === 'APPOINTMENT_SLOT_TAKEN' && rules.includes(rule)),
  )
  return orTheirOwn(tx, hold, found)
}

/** The reason as its client reads it who has the slot meanwhile, booked by the desk or with a membership. */
function orTheirOwn(tx: Tx, { client_id, starts_at, ends_at }: SlotHoldRow, reason: Reason | undefined) {
  if (reason?.rule !== 'appointment') return reason
  const all = appointmentsAtTheSameTime(tx, { client_id, starts_at, ends_at })
  const own = all.find((one) => one.starts_at === starts_at)
  return own ? { ...reason, detail: say('bookings.booked_already', { name: own.name }) } : reason
}

/** The length and buffer of the appointment by the hold: its service may have changed since. */
function promisedBy({ starts_at, ends_at, busy_until }: SlotHoldRow) {
  return { duration_minutes: minutesBetween(starts_at, ends_at), buffer_minutes: minutesBetween(ends_at, busy_until) }
}

/** The slot that a checkout is for. */
export const slotOf = (reader: Reader, { id: checkout_id }: Pick<CheckoutRow, 'id'>): SlotHoldRow =>
  reader.one(slotOfCheckout, { checkout_id })!

/** Tells if the slot is held still: for this checkout, or by a later attempt of the same client. */
function liveHold(tx: Tx, { now }: Act, hold: SlotHoldRow): SlotHoldRow | undefined {
  return tx.all(slotsHeldBy, { client_id: hold.client_id, now }).find((held) => isSameSlot(held, hold))
}

/** Books an appointment that was paid in advance and writes the purchase; gives that one's id. The caller has asked that it can be. */
export function sellSlot(tx: Tx, act: Act, row: CheckoutRow, payments: LedgerPayment[]): number {
  const hold = slotOf(tx, row)
  const { service_id, instructor_id, client_id, establishment_id, starts_at, ends_at, busy_until, price_minor } = hold
  const slot = { service_id, instructor_id, client_id, establishment_id, starts_at, ends_at, busy_until, price_minor }
  const live = liveHold(tx, act, hold)
  const booked = writeAppointment(tx, act, { ...slot, source: 'client', notes: hold.notes })
  const settled = { status: 'booked' as const, appointment_id: booked.id, now: act.now }
  for (const id of new Set([hold.id, live?.id ?? hold.id])) tx.run(settleSlot, { id, ...settled })
  const amount_minor = row.list_price_minor
  const paid = { amount_minor, payments, payer_id: row.payer_id ?? client_id, payment_method: methodOf(payments) }
  const purchase_id = recordPayment(tx, act, booked, paid)
  tellBooked(tx, act, booked)
  return purchase_id
}

const methodOf = (payments: readonly LedgerPayment[]): string =>
  payments.every(({ method }) => method === 'gift_card') ? 'gift_card' : 'online'

/** Tells the client that they have no appointment, why, and that what they paid goes back whole. */
export function tellReturned(tx: Tx, act: Act, row: CheckoutRow, reason: Said): void {
  const { total_minor, currency } = row
  enqueueNotBooked(tx, act, slotOf(tx, row), { reason, paid: { amount: toMajor(total_minor, currency), currency } })
}
