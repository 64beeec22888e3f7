import { clientIdFor, loadClass, loadEntry } from '../access.ts'
import { placeBooking } from '../booking/place-booking.ts'
import { opensToClient } from '../booking/booking-rules.ts'
import { bookingFacts } from '../booking/facts.ts'
import { seatsWithNight } from './overnight.ts'
import type { z } from 'zod'
import type { Ctx } from '../../../context.ts'
import { refuseFor } from '../../../api/errors.ts'
import { settingsOf } from '../../settings/queries.ts'
import { loadClient } from '../../clients/load.ts'
import { wantsToPayThere } from '../booking/book.ts'
import { enqueueConfirmation } from '../booking/confirmation.ts'
import { presentBooking, viewingOf } from '../present.ts'
import { bookInstead } from '../cancellation/swap.ts'
import { giveUpEntry } from './give-up.ts'
import { settleOffers } from './offers.ts'
import type { waitlistContract } from './contract.ts'
import { decideConfirm, decideJoin } from './entry-rules.ts'
import { enterWaitlist } from './enter.ts'
import { presentEntry } from './entry-queries.ts'

type Wish = z.output<(typeof waitlistContract)['POST /api/v1/bookings/waitlist']['body']>
type Confirmation = z.output<(typeof waitlistContract)['POST /api/v1/bookings/waitlist/{waitlist_id}/confirm']['body']>

/** Joins the waitlist of a full class, at its end, for the caller or for the client given; nothing is taken. */
export async function joinWaitlist(ctx: Ctx, wish: Wish, actingFor?: number) {
  const clientId = actingFor ?? clientIdFor(ctx, wish.client_id)
  await settleOffers(ctx, wish.scheduled_class_id)
  return ctx.write((tx) => {
    const cls = loadClass(ctx, tx, wish.scheduled_class_id)
    const client = loadClient(tx, clientId)
    const settings = settingsOf(tx)
    const facts = bookingFacts(tx, { now: ctx.now, settings, cls, client })
    const seats = seatsWithNight(tx, cls, { now: ctx.now, settings })
    const decision = decideJoin({ ...facts, seats, opens_at: opensToClient(facts) })
    if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
    return presentEntry(tx, ctx, enterWaitlist(tx, ctx, { cls, client_id: clientId }))
  })
}

/** Leaves the waitlist, or declines an offer, which goes on to the next. An entry that waits no more is unchanged. */
export async function leaveWaitlist(ctx: Ctx, id: number, actingFor?: number) {
  await settleOffers(ctx, loadEntry(ctx, ctx.db, id, actingFor).cls.id)
  return ctx.write((tx) => {
    const { entry } = loadEntry(ctx, tx, id, actingFor)
    giveUpEntry(tx, ctx, entry)
    return presentEntry(tx, ctx, id)
  })
}

/** Takes the place that is offered, by the booking rules; an overlapping booking can be given up for it in the same step. */
export async function confirmOffer(ctx: Ctx, id: number, confirmation: Confirmation, actingFor?: number) {
  const { membership_id, swap_booking_id } = confirmation
  const pay_at_studio = wantsToPayThere(ctx, confirmation)
  await settleOffers(ctx, loadEntry(ctx, ctx.db, id, actingFor).cls.id)
  return ctx.write((tx) => {
    const { entry, cls } = loadEntry(ctx, tx, id, actingFor)
    const settings = settingsOf(tx)
    const decision = decideConfirm(entry, ctx.now)
    if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
    const client = loadClient(tx, entry.client_id)
    const wanted = { settings, cls, client, membership_id, pay_at_studio, source: 'waitlist' } as const
    const swap = { bookingId: swap_booking_id, clientId: client.id, classId: cls.id }
    const booking = bookInstead(tx, ctx, swap, () => placeBooking(tx, ctx, wanted))
    const viewing = viewingOf(tx, ctx, settings)
    enqueueConfirmation(tx, ctx, booking, cls, viewing)
    return presentBooking(tx, booking, viewing)
  })
}
