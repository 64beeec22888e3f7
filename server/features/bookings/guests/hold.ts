import type { z } from 'zod'
import { notFound, refuseFor, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { bucketOf } from '../../../http/addresses.ts'
import { addHours } from '../../../lib/time.ts'
import { classById } from '../../schedule/queries.ts'
import { findSettings, settingsOf, type Settings } from '../../settings/queries.ts'
import { settleSeats } from '../waitlist/offers.ts'
import { seatsWithNight } from '../waitlist/overnight.ts'
import { confirmByMail } from './by-mail.ts'
import type { guestsContract } from './contract.ts'
import { decideHold, HELD_FROM_ONE_ADDRESS, HOLD_MINUTES, LETTERS_A_DAY } from './guest-rules.ts'
import { enqueueGuestLetter } from './letters.ts'
import { sealWord } from '../../email/sealed-words.ts'
import { guestLink } from './link.ts'
import { askedSince, heldFor, heldFrom, heldInClass, insertGuest } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type Wish = z.output<(typeof guestsContract)['POST /api/v1/widget/{public_studio_id}/guest-bookings']['body']>

const RECEIVED = { status: 'received' } as const

/**
 * Holds a place for a guest and sends the link that books it. What is refused is about the class or the caller's own address;
 * of the e-mail nothing shows, neither in the answer nor in its time: whose it is, is asked only once the link is followed.
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
export function requireStudio(settings: Settings | undefined, publicStudioId: string): void {
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
  })
  if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
  // From here on it is about the e-mail, and nothing more is said.
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
