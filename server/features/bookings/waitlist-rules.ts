import type { ErrorCode, Reason } from '../../http/errors.ts'
import { sayInstant } from '../../lib/phrases.ts'
import { addWakingMinutes, quietUntil, type QuietHours } from '../../lib/quiet-hours.ts'
import { minutesBetween, type Instant } from '../../lib/time.ts'
import { bookingWindow, placeReasons, type BookableClass } from './booking-rules.ts'
import { cancellationDeadline } from './cancel-rules.ts'
import { waitlistCan, type WaitlistStatus } from './state-rules.ts'

/** With less time than this until booking closes, an offer is not worth making: all who wait are told at once. */
export const SHORTEST_OFFER_MINUTES = 5
/** The offer made where places are filled at once, but cancelling is no longer free. */
export const LATE_OFFER_MINUTES = 30

export interface WaitlistSettings {
  waitlist_confirm_minutes: number
  cancellation_hours: number
  quiet: QuietHours
}

/** Everything about a class and its waitlist that decides what happens with its free places. */
export interface SeatsToFill<Entry extends { id: number }> {
  now: Instant
  timezone: string
  cls: BookableClass & { cancellation_window_hours: number | null }
  places: { booked: number; held: number }
  /** Those waiting, in the order in which they joined. */
  waiting: readonly Entry[]
  /** The booking rules' reasons against an entry's client, as if there were a place; asked only of those whose turn it is. */
  reasonsAgainst: (entry: Entry) => readonly Reason[]
  settings: WaitlistSettings
}

export type WaitlistMove =
  | { kind: 'skip'; entry_id: number; reason: Reason }
  | { kind: 'offer'; entry_id: number; expires_at: Instant }
  | { kind: 'book'; entry_id: number; cancels_free: boolean }
  | { kind: 'tell'; entry_id: number }
  | { kind: 'close'; entry_id: number }

export interface FillDecision {
  moves: WaitlistMove[]
  /** When to look again because quiet hours hold offers back; null if nothing is held back. */
  look_again_at: Instant | null
}

/**
 * What happens with the free places of a class, first come, first served: who is skipped and why, and for each place who is
 * offered it until when, or booked at once. After booking closed, or once the class was cancelled, the waitlist closes;
 * minutes before that all who may book are told; in quiet hours nobody is offered anything.
 */
export function decideFill<Entry extends { id: number }>(seats: SeatsToFill<Entry>): FillDecision {
  const { now, cls, waiting } = seats
  const lastMoment = lastMomentOf(cls)
  if (cls.status === 'cancelled' || now >= lastMoment) {
    return { moves: waiting.map(({ id }) => ({ kind: 'close', entry_id: id })), look_again_at: null }
  }
  const free = cls.capacity - seats.places.booked - seats.places.held
  if (free <= 0 || waiting.length === 0) return { moves: [], look_again_at: null }
  const how = howToFill(seats, lastMoment)
  if (how.kind === 'quiet') return { moves: [], look_again_at: how.until }
  const moves: WaitlistMove[] = []
  let left = how.kind === 'tell' ? Infinity : free
  for (const entry of waiting) {
    if (left <= 0) break
    const [reason] = seats.reasonsAgainst(entry)
    moves.push(reason ? { kind: 'skip', entry_id: entry.id, reason } : { ...how, entry_id: entry.id })
    if (!reason) left -= 1
  }
  return { moves, look_again_at: null }
}

/** Booking close, which is the start at the latest: no offer reaches beyond it. */
function lastMomentOf(cls: BookableClass): Instant {
  const { closes_at } = bookingWindow(cls)
  return closes_at < cls.starts_at ? closes_at : cls.starts_at
}

type Way =
  | { kind: 'quiet'; until: Instant }
  | { kind: 'tell' }
  | { kind: 'offer'; expires_at: Instant }
  | { kind: 'book'; cancels_free: boolean }

function howToFill<Entry extends { id: number }>(seats: SeatsToFill<Entry>, lastMoment: Instant): Way {
  const { now, timezone, cls, settings } = seats
  const freeUntil = cancellationDeadline(cls, settings)
  const quietTo = quietUntil(now, settings.quiet, timezone)
  if (settings.waitlist_confirm_minutes === 0 && now <= freeUntil) {
    return { kind: 'book', cancels_free: quietTo !== null && quietTo > freeUntil }
  }
  if (quietTo !== null) return { kind: 'quiet', until: quietTo }
  if (minutesBetween(now, lastMoment) < SHORTEST_OFFER_MINUTES) return { kind: 'tell' }
  const minutes = settings.waitlist_confirm_minutes === 0 ? LATE_OFFER_MINUTES : settings.waitlist_confirm_minutes
  return { kind: 'offer', expires_at: offerDeadline(now, minutes, lastMoment, settings.quiet, timezone) }
}

/** When an offer lapses: after its minutes outside the quiet hours, but never after `lastMoment`. */
export function offerDeadline(
  now: Instant,
  minutes: number,
  lastMoment: Instant,
  quiet: QuietHours,
  zone: string,
): Instant {
  const deadline = addWakingMinutes(now, minutes, quiet, zone)
  return deadline < lastMoment ? deadline : lastMoment
}

/** Whether an offer has lapsed; exactly at its deadline it still stands. */
export function isOfferLapsed(offerExpiresAt: Instant, now: Instant): boolean {
  return now > offerExpiresAt
}

export interface JoinRequest {
  now: Instant
  timezone: string
  cls: BookableClass
  /** Places taken by bookings, and held by offers to those who wait. */
  places: { booked: number; held: number }
  client: { is_active: boolean }
  own_booking_id: number | null
  /** The client's live entry on this waitlist, if there is one. */
  own_entry_id: number | null
}

/** Whether a client may join the waitlist of a class: it is full, can still be booked, and they are not in already. */
export function decideJoin(request: JoinRequest): { kind: 'join' } | { kind: 'refuse'; reasons: Reason[] } {
  const { cls, places, client, own_booking_id, own_entry_id } = request
  const reasons = placeReasons(request)
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
  const hasRoom = places.booked + places.held < cls.capacity
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
    ? `The offer stood until ${offer_expires_at ? sayInstant(offer_expires_at, zone) : 'a while ago'}. Join the waitlist again.`
    : 'No place is offered to this entry. Wait until there is an offer.'
  const code = lapsed ? 'WAITLIST_OFFER_EXPIRED' : 'WAITLIST_NOT_OFFERED'
  return { kind: 'refuse', reasons: [{ code, detail, rule: 'waitlist_confirm_minutes', value: offer_expires_at }] }
}
