import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { toMajor } from '../../lib/money.ts'
import { addMinutes } from '../../lib/time.ts'
import { costsByTerms } from '../charges/to-be-forgiven.ts'
import { settingsOf, type Settings } from '../settings/queries.ts'
import { actsAs } from './access.ts'
import type { BookingView } from './booking-queries.ts'
import {
  decideCancel,
  lateTerms,
  SECOND_THOUGHTS_MINUTES,
  type CancelledBooking,
  type CreditOutcome,
} from './cancellation/cancel-rules.ts'
import { checkInWindow } from './attendance/check-in-rules.ts'
import { takesSeat } from '../../lib/seat-rules.ts'
import { needsResolution } from './state-rules.ts'
import { formatSaying, presentSaying } from '../../lib/sayings/format.ts'

/**
 * The credit a booking holds, for the rules: null if it took none or returned it. The rules only ask if there is one (returning
 * it finds the entry it came from), so the booking's id represents it.
 */
export function heldCredit({ id, credits_held }: BookingView): number | null {
  return (credits_held ?? 0) < 0 ? id : null
}

/** The facts about a booking that the rules of cancelling need. */
export function asCancelled(row: BookingView): CancelledBooking {
  const { status, created_at, cancels_free } = row
  return { status, created_at, cancels_free, grant_id: heldCredit(row), is_paid_singly: isPaidSingly(row) }
}

/** True if no membership pays for a place, but a price that was paid for it alone. */
export const isPaidSingly = ({ membership_id, is_unpaid, paid_singly_minor }: BookingView): boolean =>
  membership_id === null && !is_unpaid && paid_singly_minor !== null

export interface Viewing {
  now: Instant
  settings: Settings
  by: 'client' | 'staff'
  /** The language of texts for the caller. */
  language: string
}

/** The caller's view of bookings. */
export const viewingOf = (reader: Reader, ctx: Ctx, settings = settingsOf(reader)): Viewing => ({
  now: ctx.now,
  settings,
  by: actsAs(ctx),
  language: ctx.language,
})

/** A booking as the API shows it, with what cancelling it right now would cost (null: it can't be cancelled). */
export const presentBooking = (reader: Reader, row: BookingView, viewing: Viewing) =>
  presentBookings(reader, [row], viewing)[0]!

/** The same of several. */
export function presentBookings(reader: Reader, rows: readonly BookingView[], viewing: Viewing) {
  const costs = costsOfCancelling(reader, rows, viewing)
  return rows.map((row, at) => present(row, viewing, costs[at] ?? null))
}

function present(row: BookingView, viewing: Viewing, cancel: CancelCost | null) {
  const { id, scheduled_class_id, client_id, membership_id, credits_taken } = row
  const { status, source, is_unpaid, cancels_free } = row
  const { cancel_reason, cancelled_at, checked_in_at, no_show_at, excused_at, excuse_reason } = row
  const { class_name, starts_at, ends_at, instructor_id, instructor_name, client_name, membership_name } = row
  const checkIn = checkInWindow(starts_at, viewing.settings)
  return {
    id,
    scheduled_class_id,
    client_id,
    membership_id,
    credits_taken,
    status,
    source,
    is_unpaid,
    cancels_free,
    cancel_reason: formatSaying(cancel_reason, { language: viewing.language, timezone: viewing.settings.timezone }),
    cancel_saying: presentSaying(cancel_reason),
    cancelled_at,
    checked_in_at,
    no_show_at,
    excused_at,
    excuse_reason,
    check_in_opens_at: checkIn.opens_at,
    check_in_closes_at: checkIn.closes_at,
    needs_resolution: needsResolution(status, ends_at, viewing.now),
    class_name,
    starts_at,
    ends_at,
    instructor_id,
    instructor_name,
    establishment_name: row.establishment_name,
    client_name,
    membership_name,
    seat_id: takesSeat(status) ? row.seat_id : null,
    seat_name: takesSeat(status) ? row.seat_name : null,
    standing_booking_id: row.standing_booking_id,
    to_pay: toPay(row, viewing.settings),
    paid: paidFor(row, viewing.settings),
    cancel,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/**
 * The price that the client has still to pay for a place, in major units: what is on their account, else the price at which the
 * place was booked. Null for nothing, where no price was known, and once the place is given up.
 */
export function toPay({ is_unpaid, status, to_pay_minor, price_minor }: BookingView, { currency }: Settings) {
  const isUsed = status === 'booked' || status === 'checked_in'
  const minor = to_pay_minor ?? (isUsed ? price_minor : null)
  if (!is_unpaid || !minor) return null
  return { amount: toMajor(minor, currency), currency }
}

/** The amount paid for a spot alone and not refunded, in major units. */
function paidFor(row: BookingView, { currency }: Settings) {
  if (!isPaidSingly(row) || !row.paid_singly_minor) return null
  return { amount: toMajor(row.paid_singly_minor, currency), currency, is_by_hand: Boolean(row.paid_by_hand) }
}

type Judging = Omit<Viewing, 'language'>

/** The cost of cancelling each of these; see `costsByTerms`. */
export const costsOfCancelling = (reader: Reader, rows: readonly BookingView[], viewing: Judging, inTurn = false) =>
  costsByTerms(
    reader,
    viewing.settings,
    rows.map((row) => ({ row, terms: termsOfCancelling(row, viewing) })),
    inTurn,
  )

/** The same of one. */
export const costOfCancelling = (reader: Reader, row: BookingView, viewing: Judging) =>
  costsOfCancelling(reader, [row], viewing)[0] ?? null

type CancelCost = NonNullable<ReturnType<typeof costsOfCancelling>[number]>

/**
 * The terms of cancelling now: if it is late, until when it is free, the fee in minor units before forgiveness, and the credit's
 * fate; and the terms once that time is over.
 */
export function termsOfCancelling(row: BookingView, { now, settings, by }: Judging) {
  const { late_cancel_fee_override_minor } = row
  const booking = asCancelled(row)
  const terms = { booking, settings, cls: row, late_cancel_fee_override_minor, agreed: row }
  const decision = decideCancel({ now, timezone: settings.timezone, by, ...terms })
  if (decision.kind === 'refuse') return null
  const late = lateTerms(terms)
  return {
    is_late: decision.status === 'late_cancelled',
    free_until: freeUntil(row, decision.deadline),
    fee_minor: decision.fee_minor,
    credit_returned: isReturned(decision.credit),
    late_fee_minor: late.fee_minor,
    late_credit_returned: isReturned(late.credit),
    ...(decision.price !== 'none' && {
      price_returned: decision.price === 'return',
      late_price_returned: late.price === 'return',
    }),
  }
}

const isReturned = (credit: CreditOutcome) => (credit === 'none' ? null : credit === 'return')

/** The end of free cancelling: the deadline, a quarter of an hour after booking if later, the start if marked free. */
function freeUntil(row: BookingView, deadline: Instant): Instant {
  if (row.cancels_free) return row.starts_at
  const thought = addMinutes(row.created_at, SECOND_THOUGHTS_MINUTES)
  const later = thought > deadline ? thought : deadline
  return later < row.starts_at ? later : row.starts_at
}
