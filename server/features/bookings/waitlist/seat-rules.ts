import type { Reason } from '../../../api/errors.ts'
import { addWakingMinutes, quietUntil, type QuietHours } from '../../../lib/quiet-hours.ts'
import { minutesBetween, type Instant } from '../../../lib/time.ts'
import { heldUntil, offerMinutes, SHORTEST_OFFER_MINUTES } from '../../schedule/night-rules.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import type { BookableClass } from '../booking/booking-rules.ts'
import { isLacking } from '../booking/lacking-rules.ts'
import { cancellationDeadline } from '../../schedule/window-rules.ts'

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
  seats: { booked: number; held: number }
  /** Those waiting, in the order in which they joined. */
  waiting: readonly Entry[]
  /**
   * The booking rules' reasons against an entry's client, as if there were a place; asked only of those whose turn it is. An
   * overlapping booking keeps nobody from an offer: it can be given up in the same step.
   */
  reasonsAgainst: (entry: Entry) => readonly Reason[]
  /** True if an entry's client, whom no membership pays for, can pay the price of the class instead; absent: nobody can. */
  paysSingly?: (entry: Entry, missing: readonly Reason[]) => boolean
  settings: WaitlistSettings
}

export type WaitlistMove =
  | { kind: 'skip'; entry_id: number; reason: Reason }
  | { kind: 'offer'; entry_id: number; expires_at: Instant; gives_up: number | null }
  | { kind: 'book'; entry_id: number; cancels_free: boolean }
  | { kind: 'tell'; entry_id: number }
  | { kind: 'close'; entry_id: number }

export interface FillDecision {
  moves: WaitlistMove[]
  /** The time to look again because quiet hours hold offers back; null if nothing is held back. */
  look_again_at: Instant | null
}

/**
 * Distributes the free spots of a class, first come, first served: who is skipped and why, and for each spot who is offered it
 * until when, or booked at once (clients who would have to cancel a booking for it are asked instead). After booking closed, or
 * once the class was cancelled, the waitlist closes; minutes before, all clients who may book are notified. In quiet hours nobody
 * is offered anything: the spots are held until they end, unless that is too late for the class.
 */
export function decideFill<Entry extends { id: number }>(seats: SeatsToFill<Entry>): FillDecision {
  const { now, cls, waiting } = seats
  const lastMoment = lastMomentOf(cls)
  if (cls.status === 'cancelled' || now >= lastMoment) {
    return { moves: waiting.map(({ id }) => ({ kind: 'close', entry_id: id })), look_again_at: null }
  }
  const free = cls.capacity - seats.seats.booked - seats.seats.held
  if (free <= 0 || waiting.length === 0) return { moves: [], look_again_at: null }
  const how = howToFill(seats, lastMoment)
  if (how.kind === 'quiet') return { moves: [], look_again_at: how.until }
  const moves: WaitlistMove[] = []
  let left = how.kind === 'tell' ? Infinity : free
  let look_again_at: Instant | null = null
  for (const entry of waiting) {
    if (left <= 0) break
    const reasons = seats.reasonsAgainst(entry)
    const missing = reasons.filter(({ code }) => isLacking(code))
    const singly = missing.length > 0 && seats.paysSingly?.(entry, missing) === true
    const against = reasons.find(({ code }) => code !== 'OVERLAPPING_BOOKING' && !(singly && isLacking(code)))
    if (against) {
      moves.push({ kind: 'skip', entry_id: entry.id, reason: against })
      continue
    }
    left -= 1
    const overlap = reasons.find(({ code }) => code === 'OVERLAPPING_BOOKING')
    const way = wayFor(seats, how, lastMoment, { overlap, singly })
    if (way.kind === 'quiet') look_again_at = way.until
    else moves.push(moveOf(way, entry.id, overlap))
  }
  return { moves, look_again_at }
}

/** Decides how to ask a client: one who has to give up a booking or to pay gets an offer, with time to pay, and no booking. */
function wayFor<Entry extends { id: number }>(
  seats: SeatsToFill<Entry>,
  how: Exclude<Way, { kind: 'quiet' }>,
  lastMoment: Instant,
  { overlap, singly }: { overlap: Reason | undefined; singly: boolean },
): Way {
  if (singly && how.kind !== 'tell') return howToOffer(seats, lastMoment, LEAST_MINUTES_TO_PAY)
  return overlap && how.kind === 'book' ? howToOffer(seats, lastMoment) : how
}

/** Minutes that an offer lasts at least for a client who has to pay for the spot. */
const LEAST_MINUTES_TO_PAY = 30

function moveOf(way: Exclude<Way, { kind: 'quiet' }>, entry_id: number, overlap: Reason | undefined): WaitlistMove {
  if (way.kind !== 'offer') return { ...way, entry_id }
  return { ...way, entry_id, gives_up: overlap?.rule === 'overlap' ? Number(overlap.value) : null }
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
  return howToOffer(seats, lastMoment)
}

/** Decides how to ask waiting clients: an offer each, a message to all if time is short, nobody at night. */
function howToOffer<Entry extends { id: number }>(
  { now, timezone, cls, settings }: SeatsToFill<Entry>,
  lastMoment: Instant,
  leastMinutes = 0,
): Exclude<Way, { kind: 'book' }> {
  if (quietUntil(now, settings.quiet, timezone) !== null) {
    const until = heldUntil(now, timezone, cls, settings)
    return until === null ? { kind: 'tell' } : { kind: 'quiet', until }
  }
  if (minutesBetween(now, lastMoment) < SHORTEST_OFFER_MINUTES) return { kind: 'tell' }
  const minutes = Math.max(offerMinutes(settings), leastMinutes)
  const expires_at = offerDeadline(now, minutes, lastMoment, settings.quiet, timezone)
  return { kind: 'offer', expires_at }
}

/** The time an offer lapses: after its minutes outside the quiet hours, but never after `lastMoment`. */
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
