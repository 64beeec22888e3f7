import type { Reason } from '../../../api/errors.ts'
import type { Instant } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** A client's position on booking without a membership and paying at the studio. */
export interface PayingThere {
  /** True if the client has asked for it. */
  is_wanted: boolean
  /** True if the studio allows it. */
  is_enabled: boolean
  /** The client's unpaid place to come, if there is one: one at a time. */
  unpaid: { booking_id: number; name: string; starts_at: Instant } | null
  /** Why this class can't be paid there by anybody; undefined: it can. Asked only where no membership pays. */
  against_class?: () => Reason | undefined
}

/** True if paying at the studio would do instead of a membership. A client who owes a payment must settle that first. */
export function canPayThere(there: PayingThere, missing: readonly Reason[]): boolean {
  if (!there.is_enabled || there.unpaid !== null || there.against_class?.()) return false
  return missing.every(({ code }) => code !== 'PAYMENT_PAST_DUE')
}

/**
 * Explains a missing membership to a client who could pay at the studio: that this would help; or, if they asked for it and may
 * not, first why not. It also says, unasked, that another spot is still to be paid.
 */
export function explainMissing(missing: readonly Reason[], there: PayingThere): Reason[] {
  if (canPayThere(there, missing)) return missing.map((reason) => ({ ...reason, fix: 'pay_at_studio' }))
  const against = againstPayingThere(there)
  return there.is_wanted ? [...against, ...missing] : [...missing, ...against]
}

function againstPayingThere({ is_wanted, is_enabled, unpaid, against_class }: PayingThere): Reason[] {
  if (!is_enabled) {
    if (!is_wanted) return []
    const detail = say('bookings.places_cant_be_paid')
    return [{ code: 'PAY_AT_STUDIO_OFF', detail, rule: 'pay_at_studio_enabled', value: false, fix: 'buy_membership' }]
  }
  const against = against_class?.()
  if (against) return is_wanted ? [against] : []
  if (unpaid === null) return []
  const { booking_id, name, starts_at } = unpaid
  const detail = say('bookings.still_to_be_paid', { name, when: starts_at })
  return [{ code: 'PAY_AT_STUDIO_USED', detail, rule: 'one_unpaid_place', value: booking_id, fix: 'cancel_other' }]
}
