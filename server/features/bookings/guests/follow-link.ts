import { Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Reader } from '../../../db/writer.ts'
import { findSettings } from '../../settings/queries.ts'
import { bookingById } from '../booking-queries.ts'
import { cancelByRules } from '../cancellation/cancel.ts'
import { takesSeat } from '../state-rules.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { settleOffers } from '../waitlist/offers.ts'
import { bookGuest } from './book-guest.ts'
import { requireStudio } from './hold.ts'
import { guestLink, hashGuestToken } from './link.ts'
import { presentPlace } from './present.ts'
import { guestToCancel, guestToConfirm, type GuestRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

interface Followed {
  token: string
  look?: boolean | undefined
}

/** Books the place that a link is about; booked already, it is unchanged. `look` only tells. TOKEN_INVALID for no link of ours. */
export async function confirmPlace(ctx: Ctx, publicStudioId: string, { token, look }: Followed) {
  requireStudio(findSettings(ctx.db), publicStudioId)
  const asked = load(ctx, ctx.db, guestToConfirm, token)
  await settleOffers(ctx, asked.scheduled_class_id)
  if (look) return presentPlace(ctx.db, ctx, load(ctx, ctx.db, guestToConfirm, token))
  const link = guestLink(ctx)
  return ctx.write((tx) => {
    const guest = load(ctx, tx, guestToConfirm, token)
    return presentPlace(tx, ctx, guest.status === 'booked' ? guest : bookGuest(tx, ctx, guest.id, link))
  })
}

/** Gives a booked place back by the rules of cancelling, and hands it on; given back already, it is unchanged. */
export async function cancelPlace(ctx: Ctx, publicStudioId: string, { token, look }: Followed) {
  requireStudio(findSettings(ctx.db), publicStudioId)
  if (look) return presentPlace(ctx.db, ctx, load(ctx, ctx.db, guestToCancel, token))
  return ctx.write((tx) => {
    const guest = load(ctx, tx, guestToCancel, token)
    const booking = tx.one(bookingById, { id: guest.booking_id! })!
    if (takesSeat(booking.status)) {
      cancelByRules(tx, ctx, booking, null, 'client')
      fillSeats(tx, ctx, guest.scheduled_class_id)
    }
    return presentPlace(tx, ctx, guest)
  })
}

function load(ctx: Ctx, reader: Reader, by: typeof guestToConfirm, token: string): GuestRow {
  const guest = reader.one(by, { hash: hashGuestToken(ctx, token) })
  if (guest && guest.status !== 'declined') return guest
  throw new Refusal('TOKEN_INVALID', say('bookings.link_not_valid'))
}
