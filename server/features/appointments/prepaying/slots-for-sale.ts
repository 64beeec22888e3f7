import type { Act, App } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Job } from '../../../jobs/runner.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Instant } from '../../../lib/time.ts'
import type { SlotsForSale } from '../../billing/seam.ts'
import type { ClientFollower } from '../../clients/seam.ts'
import { enqueueSlotCalledOff } from '../letters.ts'
import { loadService } from '../services/queries.ts'
import { sellSlot, slotOf, tellReturned, whyNotBooked } from './book-prepaid.ts'
import { endSlot, holdSlot, isSameSlot, quoteSlot, releaseSlot, settleSlots } from './hold-slot.ts'
import {
  lapsedSlots,
  slotOfCheckout,
  slotsBetween,
  slotsHeldBy,
  slotsOfInstructor,
  type SlotHoldRow,
} from './queries.ts'

/** Holds and books the appointments that are paid in advance. */
export const slotsForSale: SlotsForSale = {
  quote: quoteSlot,
  hold: holdSlot,
  release: releaseSlot,
  heldUntil: (tx, checkout_id) => {
    const hold = tx.one(slotOfCheckout, { checkout_id })
    return hold?.status === 'held' ? hold.held_until : undefined
  },
  whyNot: whyNotBooked,
  sell: sellSlot,
  tellReturned,
  nameOf: (reader, row) => {
    const { service_id, starts_at, price_minor } = slotOf(reader, row)
    const isDeposit = row.list_price_minor < price_minor
    const { name: service_name } = loadService(reader, service_id)
    return say(isDeposit ? 'charge.appointment_deposit' : 'charge.appointment', { service_name, starts_at })
  },
  isSame: (reader, checkout_id, wish) => {
    const hold = reader.one(slotOfCheckout, { checkout_id })
    return hold !== undefined && isSameSlot(hold, wish)
  },
}

/** Somebody who is a client no more is held no slots. */
export const slotsOfClient: ClientFollower = {
  ended(tx, act, client_id) {
    for (const hold of tx.all(slotsHeldBy, { client_id, now: '' })) endSlot(tx, act, hold, 'released')
  },
}

/** Ends the holds with an instructor who no longer takes appointments, and notifies the clients; refunds those who still pay. */
export function releaseSlotsWith(tx: Tx, act: Act, instructor_id: number): void {
  for (const hold of tx.all(slotsOfInstructor, { instructor_id })) callOff(tx, act, hold, null)
}

/** Ends the holds on days on which the studio is closed, and sends the clients the reason. */
export function releaseSlotsIn(tx: Tx, act: Act, span: { from: Instant; to: Instant }, reason: string | null): void {
  for (const hold of tx.all(slotsBetween, { ...span, now: '' })) callOff(tx, act, hold, reason)
}

/**
 * Notifies a client who is paying right now as if the slot were booked; a hold whose time is over has only not been ended yet.
 */
function callOff(tx: Tx, act: Act, hold: SlotHoldRow, reason: string | null): void {
  endSlot(tx, act, hold, 'released')
  if (hold.held_until >= act.now && hold.starts_at > act.now) enqueueSlotCalledOff(tx, act, hold, reason)
}

/** Ends the holds whose time is over. */
export const endHeldSlots: Job = {
  name: 'end slots that were held too long',
  everyMinutes: 1,
  hasWork: (app, now) => app.db.one(lapsedSlots, { now }) !== undefined,
  run: ({ writer }: App, act) => writer.write((tx) => void settleSlots(tx, act)),
}
