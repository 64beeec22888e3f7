import { invalid, refuseFor } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { refuseMoreHeld } from '../../billing/checkout/must-wait.ts'
import { letRunOut } from '../../billing/checkout/let-run-out.ts'
import type { SlotQuote, SlotWish } from '../../billing/seam.ts'
import { MOST_HELD } from '../../bookings/buying/hold-rules.ts'
import { refusePast } from '../../schedule/plan.ts'
import { askSlot } from '../placing.ts'
import { prepaymentOf, slotHeldUntil } from './prepayment-rules.ts'
import { insertSlotHold, lapsedSlots, settleSlot, slotOfCheckout, slotsHeldBy, type SlotHoldRow } from './queries.ts'

/**
 * Quotes the amount to pay in advance for an appointment, and until when its slot would be held. Throws the refusal with every
 * booking rule that prevents it except those on what pays, and 422 for a service that takes nothing in advance.
 */
export function quoteSlot(tx: Tx, act: Act, wish: SlotWish): SlotQuote {
  const { client_id, starts_at } = wish
  refusePast(act.now, starts_at)
  const { against, service } = askSlot(tx, act, wish)
  if (against.length > 0) throw refuseFor(against)
  const amount_minor = prepaymentOf(service)
  if (amount_minor === 0) throw invalid('service_id', say('appointments.nothing_in_advance', { name: service.name }))
  const others = tx.all(slotsHeldBy, { client_id, now: act.now }).filter((held) => !isSameSlot(held, wish))
  refuseMoreHeld(act, others, MOST_HELD)
  return { amount_minor, price_minor: service.price_minor, ends_at: slotHeldUntil(act.now, starts_at) }
}

/** Holds a slot for a checkout that a quote was given for; what the client held of it before is over. */
export function holdSlot(
  tx: Tx,
  act: Act,
  wish: SlotWish,
  { checkout_id, ends_at: held_until, price_minor }: { checkout_id: number; ends_at: string; price_minor: number },
): void {
  settleSlots(tx, act)
  const { client_id } = wish
  const own = tx.all(slotsHeldBy, { client_id, now: act.now }).find((held) => isSameSlot(held, wish))
  // Of two attempts at once the earlier one is closed, as soon as it has a session.
  if (own) endSlot(tx, act, own, 'released')
  const { slot } = askSlot(tx, act, wish)
  const { notes = null } = wish
  tx.run(insertSlotHold, { ...slot, price_minor, notes, checkout_id, held_until, now: act.now })
}

/** Ends the hold of a slot that is not booked; its checkout is closed soon. */
export function endSlot(tx: Tx, act: Act, { id, checkout_id }: SlotHoldRow, status: 'lapsed' | 'released'): void {
  tx.run(settleSlot, { id, status, appointment_id: null, now: act.now })
  letRunOut(tx, act, checkout_id)
}

/** Ends what a client holds of a slot that is booked for them without it. */
export function releaseOwn(tx: Tx, act: Act, slot: Pick<SlotWish, 'instructor_id' | 'client_id' | 'starts_at'>): void {
  const held = tx.all(slotsHeldBy, { client_id: slot.client_id, now: act.now })
  for (const hold of held.filter((one) => isSameSlot(one, slot))) endSlot(tx, act, hold, 'released')
}

/** Ends the hold of a checkout that came to nothing. */
export function releaseSlot(tx: Tx, act: Act, checkout_id: number): void {
  const hold = tx.one(slotOfCheckout, { checkout_id })
  if (hold?.status === 'held') endSlot(tx, act, hold, 'released')
}

/** Ends all holds whose time is over; gives how many there were. */
export function settleSlots(tx: Tx, act: Act): number {
  const lapsed = tx.all(lapsedSlots, { now: act.now })
  for (const hold of lapsed) endSlot(tx, act, hold, 'lapsed')
  return lapsed.length
}

/** Tells if a hold is of the slot that is wanted. */
export function isSameSlot(
  held: Pick<SlotHoldRow, 'instructor_id' | 'client_id' | 'starts_at'>,
  wish: Pick<SlotWish, 'instructor_id' | 'client_id' | 'starts_at'>,
): boolean {
  const { instructor_id, client_id, starts_at } = wish
  return held.instructor_id === instructor_id && held.client_id === client_id && held.starts_at === starts_at
}
