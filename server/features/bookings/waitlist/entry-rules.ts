import type { ErrorCode, Reason } from '../../../api/errors.ts'
import { formatInstant } from '../../../lib/phrases.ts'
import type { Instant } from '../../../lib/time.ts'
import { classReasons, type BookableClass } from '../booking/booking-rules.ts'
import { waitlistCan, type WaitlistStatus } from '../state-rules.ts'

/** Whether an offer has lapsed; exactly at its deadline it still stands. */
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
}

/** Whether a client may join the waitlist of a class: it is full, can still be booked, and they are not in already. */
export function decideJoin(request: JoinRequest): { kind: 'join' } | { kind: 'refuse'; reasons: Reason[] } {
  const { cls, seats, client, own_booking_id, own_entry_id } = request
  const reasons = classReasons(request)
  const add = (isBroken: boolean, code: ErrorCode, rule: string, detail: string, fix?: string) => {
    if (isBroken) reasons.push({ code, detail, rule, ...(fix && { fix }) })
  }
  add(
    !client.is_active,
    'CLIENT_INACTIVE',
    'is_active',
    'This client account is not active. The studio can activate it again.',
  )
  add(
    own_booking_id !== null,
    'ALREADY_BOOKED',
    'one_booking_per_class',
    `${cls.name} is booked already. Nothing more to do.`,
  )
  add(
    own_entry_id !== null,
    'ALREADY_WAITING',
    'one_entry_per_class',
    `Already on the waitlist of ${cls.name}. Nothing more to do.`,
  )
  const hasRoom = seats.booked + seats.held < cls.capacity
  add(hasRoom, 'CLASS_NOT_FULL', 'capacity', `${cls.name} has free places. Book one instead.`, 'book')
  return reasons.length > 0 ? { kind: 'refuse', reasons } : { kind: 'join' }
}

/** Whether an offer can be confirmed: one was made and has not lapsed. The booking rules are asked besides. */
export function decideConfirm(
  entry: { status: WaitlistStatus; offer_expires_at: Instant | null },
  now: Instant,
  zone: string,
): { kind: 'confirm' } | { kind: 'refuse'; reasons: Reason[] } {
  const { status, offer_expires_at } = entry
  const isOpen = waitlistCan(status, 'confirm')
  if (isOpen && offer_expires_at !== null && !isOfferLapsed(offer_expires_at, now)) return { kind: 'confirm' }
  const lapsed = isOpen || status === 'expired'
  const detail = lapsed
    ? `The offer stood until ${offer_expires_at ? formatInstant(offer_expires_at, zone) : 'a while ago'}. Join the waitlist again.`
    : 'No place is offered to this entry. Wait until there is an offer.'
  const code = lapsed ? 'WAITLIST_OFFER_EXPIRED' : 'WAITLIST_NOT_OFFERED'
  return { kind: 'refuse', reasons: [{ code, detail, rule: 'waitlist_confirm_minutes', value: offer_expires_at }] }
}
