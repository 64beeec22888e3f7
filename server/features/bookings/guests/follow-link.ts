import type { z } from 'zod'
import { notFound, Refusal, refuseFor } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { bucketOf } from '../../../http/addresses.ts'
import { addHours } from '../../../lib/time.ts'
import { sealWord } from '../../email/sealed-words.ts'
import { classById } from '../../schedule/queries.ts'
import { findSettings, settingsOf, type Settings } from '../../settings/queries.ts'
import { bookingById } from '../booking-queries.ts'
import { againstPayingThere, singlePrice } from '../paying/single-price.ts'
import { cancelByRules } from '../cancellation/cancel.ts'
import { takesSeat } from '../../../lib/seat-rules.ts'
import { fillSeats } from '../waitlist/fill-seats.ts'
import { settleOffers, settleSeats } from '../waitlist/offers.ts'
import { seatsWithNight } from '../waitlist/overnight.ts'
import { bookGuest, enqueueGuestLetter } from './book-guest.ts'
import { confirmByMail } from './by-mail.ts'
import type { guestsContract } from './contract.ts'
import { HELD_FROM_ONE_ADDRESS, HOLD_MINUTES, LETTERS_A_DAY, decideHold } from './guest-rules.ts'
import { guestLink, hashGuestToken } from './link.ts'
import { presentPlace } from './present.ts'
import {
  askedSince,
  guestToCancel,
  guestToConfirm,
  heldFor,
  heldFrom,
  heldInClass,
  insertGuest,
  type GuestRow,
} from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

interface Followed {
  token: string
  look?: boolean | undefined
}

type Wish = z.output<(typeof guestsContract)['POST /api/v1/widget/{public_studio_id}/guest-bookings']['body']>

const RECEIVED = { status: 'received' } as const

/**
 * Holds a spot for a guest and sends the link that books it. Refusals concern only the class or the caller's own address; neither
 * the answer nor its time shows anything about the email: the server looks up whose it is only once the link is followed.
 */
export async function askForPlace(ctx: Ctx, publicStudioId: string, wish: Wish) {
  requireGuests(findSettings(ctx.db), publicStudioId)
  const link = guestLink(ctx)
  const askedFrom = ctx.ip === null ? null : ctx.secrets.hash('guest-address', bucketOf(ctx.ip))
  await ctx.write((tx) => hold(tx, ctx, wish, { ...link, askedFrom }))
  return RECEIVED
}

/** Refuses (404) another studio's id, and (GUEST_BOOKINGS_DISABLED) where only those with an account book. */
function requireGuests(settings: Settings | undefined, publicStudioId: string): void {
  requireStudio(settings, publicStudioId)
  if (settings!.guest_bookings_enabled) return
  throw new Refusal('GUEST_BOOKINGS_DISABLED', say('bookings.sign_in_to_book'))
}

/** Refuses (404) another studio's id. */
function requireStudio(settings: Settings | undefined, publicStudioId: string): void {
  if (settings?.public_studio_id !== publicStudioId) throw notFound('studio')
}

function hold(tx: Tx, ctx: Ctx, wish: Wish, from: { token: string; hash: string; askedFrom: string | null }): void {
  const { scheduled_class_id: class_id, email } = wish
  const { askedFrom } = from
  const cls = tx.one(classById, { id: class_id })
  if (!cls) throw notFound('class')
  settleSeats(tx, ctx, class_id)
  const held = tx.one(heldFor, { class_id, email })
  if (held && askedFrom !== null && held.asked_from === askedFrom) return
  if (askedFrom !== null) requireRoomFor(tx, askedFrom)
  const settings = settingsOf(tx)
  const { now } = ctx
  const decision = decideHold({
    now,
    timezone: settings.timezone,
    cls,
    seats: seatsWithNight(tx, cls, { now, settings }),
    held_for_guests: tx.one(heldInClass, { class_id })!.count,
    against_paying: againstPayingThere(cls, singlePrice(tx, cls, settings), settings),
  })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  // From here on it is about the email address, and the answer reveals nothing of it.
  if (held || tx.one(askedSince, { email, since: addHours(now, -24) })!.count >= LETTERS_A_DAY) return
  const isByMail = confirmByMail(tx)
  const { until: held_until } = decision
  const guest = { ...wish, phone: wish.phone ?? null, locale: ctx.language, held_until }
  tx.run(insertGuest, { ...guest, is_for_staff: !isByMail, asked_from: askedFrom, confirm_hash: from.hash, now })
  if (isByMail)
    enqueueGuestLetter(tx, ctx, guest, {
      template: 'guest_confirm',
      cls,
      token: sealWord(ctx.secrets, from.token),
      more: { held_until },
    })
}

/** Refuses (RATE_LIMITED) who holds enough places already, so that one browser doesn't keep everybody else out. */
function requireRoomFor(tx: Tx, askedFrom: string): void {
  if (tx.one(heldFrom, { asked_from: askedFrom })!.count < HELD_FROM_ONE_ADDRESS) return
  const detail = say('bookings.follow_links_first')
  throw new Refusal('RATE_LIMITED', detail, { headers: { 'Retry-After': String(HOLD_MINUTES * 60) } })
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
      cancelByRules(tx, ctx, booking, null, { by: 'client' })
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
