import { least, type AgreedTerms } from '../cancellation/agreed-rules.ts'
import type { Reason } from '../../../api/errors.ts'
import { addHours, addMinutes, type Instant } from '../../../lib/time.ts'
import { allCame } from '../booking/booking-rules.ts'
import { CORRECTION_DAYS, type CreditOutcome } from '../cancellation/cancel-rules.ts'
import { bookingCan, type BookingAction, type BookingStatus } from '../state-rules.ts'
import type { Term } from '../../../lib/sayings/templates.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Minutes after the end of a class until clients not checked in automatically count as no-shows. */
export const AUTOMATIC_NO_SHOW_MINUTES = 60

export interface AttendanceRequest {
  now: Instant
  booking: { status: BookingStatus; grant_id: number | null }
  cls: { status: 'scheduled' | 'cancelled'; starts_at: Instant }
}

type Refused = { kind: 'refuse'; reasons: Reason[] }

function actionReasons(action: BookingAction, words: Term<'state'>, { booking, cls }: AttendanceRequest): Reason[] {
  const reasons: Reason[] = []
  if (cls.status === 'cancelled') {
    reasons.push({
      code: 'CLASS_CANCELLED',
      detail: say('bookings.class_was_cancelled'),
      rule: 'status',
    })
  }
  if (!bookingCan(booking.status, action)) {
    const detail = say('bookings.cannot_be', { status: booking.status, words })
    reasons.push({ code: 'BOOKING_INVALID_TRANSITION', detail, rule: 'status', value: booking.status })
  }
  return reasons
}

function notBegun({ now, cls }: AttendanceRequest): Reason[] {
  if (now >= cls.starts_at) return []
  const detail = say('bookings.class_begins', { when: cls.starts_at })
  return [{ code: 'CLASS_NOT_STARTED', detail, rule: 'starts_at', value: cls.starts_at, fix: 'wait' }]
}

function tooLate({ now, cls }: AttendanceRequest): Reason[] {
  const until = addHours(cls.starts_at, CORRECTION_DAYS * 24)
  if (now <= until) return []
  const detail = say('bookings.too_late_to_put_right', { days: CORRECTION_DAYS, when: until })
  return [{ code: 'BOOKING_INVALID_TRANSITION', detail, rule: 'correction_days', value: CORRECTION_DAYS }]
}

/**
 * Marking a no-show, by staff from the start on: the fee of the type, else the studio's, in minor units, or the one agreed on as
 * it was booked, where that is lower; the credit is kept.
 */
export function decideNoShow(
  request: AttendanceRequest & {
    no_show_fee_minor: number
    no_show_fee_override_minor: number | null
    agreed?: AgreedTerms
  },
): { kind: 'no_show'; credit: CreditOutcome; fee_minor: number } | Refused {
  const reasons = [...actionReasons('no_show', 'marked_as_no_show', request), ...notBegun(request)]
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const fee_now = request.no_show_fee_override_minor ?? request.no_show_fee_minor
  const fee_minor = least(fee_now, request.agreed?.agreed_no_show_fee_minor)
  return { kind: 'no_show', credit: request.booking.grant_id === null ? 'none' : 'keep', fee_minor }
}

/** True if an open booking becomes a no-show automatically: only where the roster was used, from an hour after the end on. */
export function isAutomaticNoShow(
  status: BookingStatus,
  cls: { status: 'scheduled' | 'cancelled'; ends_at: Instant; check_ins: number },
  now: Instant,
): boolean {
  const over = now >= addMinutes(cls.ends_at, AUTOMATIC_NO_SHOW_MINUTES)
  return status === 'booked' && cls.status === 'scheduled' && cls.check_ins > 0 && over
}

/** Excusing a late cancel or a no-show, by staff up to 30 days after the start: the credit comes back, the fee is waived. */
export function decideExcuse(
  request: AttendanceRequest,
): { kind: 'excuse'; status: 'cancelled'; credit: CreditOutcome; waives_fee: true } | Refused {
  const reasons = [...actionReasons('excuse', 'excused', request), ...tooLate(request)]
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const credit = request.booking.grant_id === null ? 'none' : 'return'
  return { kind: 'excuse', status: 'cancelled', credit, waives_fee: true }
}

/** Taking back a check-in or a no-show, by staff up to 30 days after the start; a no-show's fee is waived with it. */
export function decideUndo(
  request: AttendanceRequest,
): { kind: 'undo'; status: 'booked'; waives_fee: boolean } | Refused {
  const reasons = [...actionReasons('undo', 'put_back', request), ...tooLate(request)]
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  return { kind: 'undo', status: 'booked', waives_fee: request.booking.status === 'no_show' }
}

/** The time in which clients and the kiosk can check in to a class, both ends included. */
export function checkInWindow(
  startsAt: Instant,
  settings: { checkin_open_minutes_before: number; checkin_close_minutes_after: number },
): { opens_at: Instant; closes_at: Instant } {
  return {
    opens_at: addMinutes(startsAt, -settings.checkin_open_minutes_before),
    closes_at: addMinutes(startsAt, settings.checkin_close_minutes_after),
  }
}

/**
 * Checking in: clients and the kiosk inside the window, staff whenever up to 30 days after the start. Twice is the same as
 * once, so that a code scanned again does not alarm anybody.
 */
export function decideCheckIn(
  request: AttendanceRequest & {
    by: 'client' | 'kiosk' | 'staff'
    settings: { checkin_open_minutes_before: number; checkin_close_minutes_after: number }
    /** Spots and visits of a class that is over: others may have been added in place of those who stayed away. */
    seats?: { capacity: number; came: number } | undefined
  },
): { kind: 'check_in' } | { kind: 'unchanged' } | Refused {
  if (request.booking.status === 'checked_in') return { kind: 'unchanged' }
  const outside = request.by === 'staff' ? tooLate(request) : windowReasons(request, request.settings)
  const { seats } = request
  const full = seats !== undefined && seats.came >= seats.capacity ? [allCame(seats.capacity)] : []
  const reasons = [...actionReasons('check_in', 'checked_in', request), ...outside, ...full]
  return reasons.length > 0 ? { kind: 'refuse', reasons } : { kind: 'check_in' }
}

/** Reasons why clients and the kiosk can't check in now: the window is not open yet, or has closed. */
export function windowReasons(
  { now, cls }: { now: Instant; cls: { starts_at: Instant } },
  settings: { checkin_open_minutes_before: number; checkin_close_minutes_after: number },
): Reason[] {
  const { opens_at, closes_at } = checkInWindow(cls.starts_at, settings)
  if (now < opens_at) {
    const detail = say('bookings.check_in_opens', { when: opens_at })
    return [{ code: 'CHECK_IN_NOT_OPEN', detail, rule: 'checkin_open_minutes_before', value: opens_at, fix: 'wait' }]
  }
  if (now > closes_at) {
    const detail = say('bookings.check_in_closed', { when: closes_at })
    return [
      { code: 'CHECK_IN_CLOSED', detail, rule: 'checkin_close_minutes_after', value: closes_at, fix: 'ask_staff' },
    ]
  }
  return []
}

/** Every so many visits are a milestone. */
export const MILESTONE_VISITS = 5
