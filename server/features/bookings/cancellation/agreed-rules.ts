/** On which terms something was booked; null (or absent) where nobody knows, as of what was imported. */
export interface AgreedTerms {
  /** Until how many hours before the start cancelling was to be free. */
  agreed_cancel_hours?: number | null
  /** True if what pays for it was to be kept after that. */
  agreed_keeps_credit?: boolean | null
  /** In minor units, with the paying type's own fee. */
  agreed_late_fee_minor?: number | null
  agreed_no_show_fee_minor?: number | null
}

/** On which terms something is cancelled. */
export interface CancelTerms {
  hours: number
  keeps_credit: boolean
  late_fee_minor: number
}

/** The studio's rules of cancelling. */
export interface CancelRules {
  cancellation_hours: number
  cancellation_deducts_credit: boolean
  late_cancel_fee_minor: number
}

/** The terms that hold now: the class's own hours and the fee of the type that pays go before the studio's. */
export const termsNow = (
  rules: CancelRules,
  own: { hours?: number | null; late_fee_minor?: number | null } = {},
): CancelTerms => ({
  hours: own.hours ?? rules.cancellation_hours,
  keeps_credit: rules.cancellation_deducts_credit,
  late_fee_minor: own.late_fee_minor ?? rules.late_cancel_fee_minor,
})

/** Of the terms that hold now and those agreed on as it was booked, each the one that is better for the client. */
export function milderTerms(now: CancelTerms, agreed: AgreedTerms = {}): CancelTerms {
  return {
    hours: least(now.hours, agreed.agreed_cancel_hours),
    keeps_credit: now.keeps_credit && agreed.agreed_keeps_credit !== false,
    late_fee_minor: least(now.late_fee_minor, agreed.agreed_late_fee_minor),
  }
}

/** The lower of a number of now and one that was agreed on. */
export const least = (now: number, agreed: number | null | undefined): number => Math.min(now, agreed ?? now)
