import type { ErrorCode, Reason } from '../../../api/errors.ts'
import type { Instant } from '../../../lib/time.ts'
import { classReasons, type BookableClass } from '../booking/booking-rules.ts'
import { waitlistCan, type WaitlistStatus } from '../state-rules.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** True if an offer has lapsed; exactly at its deadline it still stands. */
export function isOfferLapsed(offerExpiresAt: Instant, now: Instant): boolean {
  return now > offerExpiresAt
}

export interface JoinRequest {
  now: Instant
  timezone: string
  cls: BookableClass
  /** Places taken by bookings, and held by offers to those who wait. */
  seats: { booked: number; held: number }
  client: { is_active: boolean }
  own_booking_id: number | null
  /** The client's live entry on this waitlist, if there is one. */
  own_entry_id: number | null
  /** The time booking opens to this client, by the membership that would pay; absent: as to everybody. */
  opens_at?: Instant | null
}

/** True if a client may join the waitlist of a class: it is full, can still be booked, and they are not in already. */
export function decideJoin(request: JoinRequest): { kind: 'join' } | { kind: 'refuse'; reasons: Reason[] } {
  const { cls, seats, client, own_booking_id, own_entry_id } = request
  const reasons = classReasons(request, request.opens_at)
  const add = (isBroken: boolean, code: ErrorCode, rule: string, detail: Said, fix?: string) => {
    if (isBroken) reasons.push({ code, detail, rule, ...(fix && { fix }) })
  }
  add(!client.is_active, 'CLIENT_INACTIVE', 'is_active', say('common.client_account_is_not_active'))
  add(
    own_booking_id !== null,
    'ALREADY_BOOKED',
    'one_booking_per_class',
    say('bookings.booked_already', { name: cls.name }),
  )
  add(
    own_entry_id !== null,
    'ALREADY_WAITING',
    'one_entry_per_class',
    say('bookings.already_on_waitlist', { name: cls.name }),
  )
  const hasRoom = seats.booked + seats.held < cls.capacity
  // A client who could not book either is not sent to booking.
  const isOpen = reasons.length === 0
  add(hasRoom && isOpen, 'CLASS_NOT_FULL', 'capacity', say('bookings.has_free_places', { name: cls.name }), 'book')
  return reasons.length > 0 ? { kind: 'refuse', reasons } : { kind: 'join' }
}

/** True if an offer can be confirmed: one was made and has not lapsed. The booking rules are asked besides. */
export function decideConfirm(
  entry: { status: WaitlistStatus; offer_expires_at: Instant | null },
  now: Instant,
): { kind: 'confirm' } | { kind: 'refuse'; reasons: Reason[] } {
  const { status, offer_expires_at } = entry
  const isOpen = waitlistCan(status, 'confirm')
  if (isOpen && offer_expires_at !== null && !isOfferLapsed(offer_expires_at, now)) return { kind: 'confirm' }
  const lapsed = isOpen || status === 'expired'
  const detail = lapsed
    ? offer_expires_at
      ? say('bookings.offer_stood_until', { when: offer_expires_at })
      : say('bookings.offer_has_lapsed')
    : say(waitlistCan(status, 'leave') ? 'bookings.no_place_is_offered' : 'bookings.waits_no_more')
  const code = lapsed ? 'WAITLIST_OFFER_EXPIRED' : 'WAITLIST_NOT_OFFERED'
  return { kind: 'refuse', reasons: [{ code, detail, rule: 'waitlist_confirm_minutes', value: offer_expires_at }] }
}
