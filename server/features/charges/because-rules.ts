import { say, type Said } from '../../lib/sayings/sayings.ts'
import { minutesBetween, type Instant } from '../../lib/time.ts'

/** Why a charge was made, as it was when it was made. */
export interface ChargeReason {
  code: 'LATE_CANCEL' | 'NO_SHOW' | 'RENEWAL' | 'UNPAID_BOOKING' | 'APPOINTMENT'
  /** The setting or field that decided: by which name the API knows it. */
  rule: string
  /** The value of that rule, in its unit; null where it is no number. */
  limit: number | null
  /** When it came to be owed: the cancelling, the class that was missed, the renewal, the booking. */
  happened_at: Instant
  /** The start of what was booked. */
  starts_at?: Instant
  /** The name of the membership type, where its own terms decided. */
  membership_type?: string
}

/**
 * The facts by which a booking or an appointment is judged: its start, and the hours before it until which cancelling is free.
 */
export interface Booked {
  starts_at: Instant
  /** The template's own hours; null: the studio's. */
  cancellation_window_hours?: number | null
  /** The hours that held when it was booked, which count where there are fewer. */
  agreed_cancel_hours?: number | null
  /** The fee of the paying membership's type; null: the studio's. */
  fee_override_minor?: number | null
  membership_name?: string | null
}

/** Why a late cancellation at `now`, or a no-show, costs a fee: by which hours it would have been free, and by whose fee. */
export function reasonOfFee(
  kind: 'late_cancel' | 'no_show',
  booked: Booked,
  { now, cancellation_hours }: { now: Instant; cancellation_hours: number },
): ChargeReason {
  const { starts_at, cancellation_window_hours: own = null, fee_override_minor: fee = null, membership_name } = booked
  return {
    code: kind === 'late_cancel' ? 'LATE_CANCEL' : 'NO_SHOW',
    rule: own === null ? 'cancellation_hours' : 'cancellation_window_hours',
    limit: Math.min(own ?? cancellation_hours, booked.agreed_cancel_hours ?? Infinity),
    happened_at: kind === 'late_cancel' ? now : starts_at,
    starts_at,
    ...(fee !== null && membership_name != null && { membership_type: membership_name }),
  }
}

/** The reason of a charge in words: `Cancelled 3 h before; free until 12 h before`. */
export function sayReason(reason: ChargeReason): Said {
  const { code, limit, happened_at, starts_at = happened_at, membership_type } = reason
  const hours = limit ?? 0
  const bare = bareReason()
  return membership_type === undefined || code === 'RENEWAL'
    ? bare
    : say('because.by_type', { reason: bare, type_name: membership_type })

  function bareReason(): Said {
    switch (code) {
      case 'LATE_CANCEL': {
        const minutes = Math.max(0, Math.floor(minutesBetween(happened_at, starts_at)))
        if (happened_at >= starts_at) return say('because.cancelled_after', { hours })
        return minutes < 60
          ? say('because.cancelled_minutes', { minutes, hours })
          : say('because.cancelled_hours', { before: Math.floor(minutes / 60), hours })
      }
      case 'NO_SHOW':
        return say('because.no_show', { hours })
      case 'RENEWAL':
        return say('because.renewal', { type_name: membership_type ?? '' })
      case 'UNPAID_BOOKING':
        return say('because.unpaid_booking')
      case 'APPOINTMENT':
        return say('because.appointment')
    }
  }
}

/** The same as it is kept with the charge. */
export const sayKeptReason = (kept: string): Said => sayReason(JSON.parse(kept) as ChargeReason)
