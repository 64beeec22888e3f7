import type { Instant } from '../../lib/time.ts'
import type { QuietHours } from '../../lib/quiet-hours.ts'
import { decideCancel } from '../bookings/cancellation/cancel-rules.ts'
import { offerDeadline } from '../bookings/waitlist/seat-rules.ts'
import { bookingWindow, type ClassWindows } from '../schedule/window-rules.ts'

/** The studio's rules for cancellations and no-shows; fees in minor units. */
export interface Policy {
  cancellation_hours: number
  cancellation_deducts_credit: boolean
  late_cancel_fee_minor: number
  no_show_fee_minor: number
  waitlist_confirm_minutes: number
}

/** A booking that was cancelled, or whose client did not come. */
export interface Missed {
  status: 'cancelled' | 'late_cancelled' | 'no_show'
  created_at: Instant
  cancelled_at: Instant | null
  cancels_free: boolean
  is_excused: boolean
  /** The credits that it took, and what was paid for it alone, in minor units; 0 for none. */
  credits: number
  paid_minor: number
  starts_at: Instant
  cancellation_window_hours: number | null
  late_cancel_fee_override_minor: number | null
  no_show_fee_override_minor: number | null
}

/** A place that was offered to somebody who waited: until when, and when they took it or it was seen to have run out. */
export interface Offer extends ClassWindows {
  status: 'confirmed' | 'expired'
  offered_at: Instant
  expires_at: Instant
  answered_at: Instant
}

/** The hours in which the time of an offer stands still, on the studio’s clock. */
export interface Nights {
  quiet: QuietHours
  zone: string
}

export interface PolicySums {
  in_time: number
  late: number
  no_shows: number
  late_fees_minor: number
  no_show_fees_minor: number
  credits_kept: number
  prices_kept_minor: number
  offers_taken: number
  offers_run_out: number
}

export interface PolicyOutcome {
  before: PolicySums
  after: PolicySums
  became_late: number
  became_in_time: number
}

type Verdict = { is_late: boolean; fee_minor: number; credits: number; price_minor: number }

/**
 * Compares two policies with the same bookings: the cancellations, their times and the no-shows stay as they were. Judges
 * each booking by the rules of the desk, its template’s window and its membership’s fee included; a client who was let off
 * then, though late by today’s rules, is let off by both. An offer that ran out is taken if it would have been open longer,
 * and one that was taken is lost if it would already have ended when it was answered: nights and the close of booking end it
 * as they do.
 */
export function judge(
  missed: readonly Missed[],
  offers: readonly Offer[],
  present: Policy,
  changed: Policy,
  nights: Nights,
): PolicyOutcome {
  const outcome: PolicyOutcome = { before: none(), after: none(), became_late: 0, became_in_time: 0 }
  for (const booking of missed) {
    if (booking.status === 'no_show') {
      addNoShow(outcome.before, booking, present)
      addNoShow(outcome.after, booking, changed)
      continue
    }
    const [was, is] = [verdictOf(booking, present), verdictOf(booking, changed)]
    const isLetOff = booking.is_excused || (booking.status === 'cancelled' && was.is_late)
    addCancel(outcome.before, was, isLetOff)
    addCancel(outcome.after, is, isLetOff)
    if (isLetOff || was.is_late === is.is_late) continue
    if (is.is_late) outcome.became_late += 1
    else outcome.became_in_time += 1
  }
  for (const offer of offers) {
    const { waitlist_confirm_minutes: minutes } = changed
    addOffer(outcome.before, offer.status === 'confirmed')
    const isAsItWas = minutes === present.waitlist_confirm_minutes
    addOffer(outcome.after, isAsItWas ? offer.status === 'confirmed' : isTaken(offer, minutes, nights))
  }
  return outcome
}

const none = (): PolicySums => ({
  in_time: 0,
  late: 0,
  no_shows: 0,
  late_fees_minor: 0,
  no_show_fees_minor: 0,
  credits_kept: 0,
  prices_kept_minor: 0,
  offers_taken: 0,
  offers_run_out: 0,
})

function verdictOf(booking: Missed, policy: Policy): Verdict {
  const { starts_at, cancellation_window_hours, created_at, cancels_free, late_cancel_fee_override_minor } = booking
  const decision = decideCancel({
    now: booking.cancelled_at ?? starts_at,
    timezone: 'UTC',
    by: 'staff',
    booking: {
      status: 'booked',
      created_at,
      cancels_free,
      grant_id: booking.credits > 0 ? 1 : null,
      is_paid_singly: booking.paid_minor > 0,
    },
    cls: { starts_at, cancellation_window_hours },
    settings: policy,
    late_cancel_fee_override_minor,
  })
  if (decision.kind === 'refuse') return { is_late: false, fee_minor: 0, credits: 0, price_minor: 0 }
  const { status, fee_minor, credit, price } = decision
  const credits = credit === 'keep' ? booking.credits : 0
  const price_minor = price === 'keep' ? booking.paid_minor : 0
  return { is_late: status === 'late_cancelled', fee_minor, credits, price_minor }
}

function addCancel(sums: PolicySums, { is_late, fee_minor, credits, price_minor }: Verdict, isLetOff: boolean): void {
  if (!is_late || isLetOff) {
    sums.in_time += 1
    return
  }
  sums.late += 1
  sums.late_fees_minor += fee_minor
  sums.credits_kept += credits
  sums.prices_kept_minor += price_minor
}

function addNoShow(sums: PolicySums, booking: Missed, policy: Policy): void {
  sums.no_shows += 1
  if (booking.is_excused) return
  sums.credits_kept += booking.credits
  sums.prices_kept_minor += booking.paid_minor
  // The payment for it alone is kept, and no fee comes on top.
  if (booking.paid_minor > 0) return
  sums.no_show_fees_minor += booking.no_show_fee_override_minor ?? policy.no_show_fee_minor
}

/** True if an offer would be taken if it were open for so many minutes. */
function isTaken(offer: Offer, minutes: number, { quiet, zone }: Nights): boolean {
  const { closes_at } = bookingWindow(offer)
  const lastMoment = closes_at < offer.starts_at ? closes_at : offer.starts_at
  const deadline = offerDeadline(offer.offered_at, minutes, lastMoment, quiet, zone)
  return offer.status === 'confirmed' ? offer.answered_at <= deadline : offer.expires_at < deadline
}

function addOffer(sums: PolicySums, isGiven: boolean): void {
  if (isGiven) sums.offers_taken += 1
  else sums.offers_run_out += 1
}
