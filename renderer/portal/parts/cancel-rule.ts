interface Rules {
  starts_at: string
  cancellation_hours: number
  late_cancel_fee: number
  late_cancel_keeps_price: boolean
}

/** The rule of cancelling as everybody may know it. */
export interface CancelRule {
  /** Null: until the class begins. */
  freeUntil: string | null
  /** The later cost of cancelling: the fee, the amount paid, or both; null: nothing. */
  later: 'fee' | 'kept' | 'both' | null
  /** In major units. */
  fee: number
}

const HOUR = 3_600_000

/** Returns the time until which cancelling is free, and the cost after it; null if an earlier version's answer lacks it. */
export function cancelRule(cls: Rules): CancelRule | null {
  const { cancellation_hours: hours, late_cancel_fee: fee, late_cancel_keeps_price: keeps } = cls
  if (hours === undefined) return null
  const later = fee > 0 ? (keeps ? 'both' : 'fee') : keeps ? 'kept' : null
  if (hours === 0 || later === null) return { freeUntil: null, later: null, fee }
  return { freeUntil: new Date(Date.parse(cls.starts_at) - hours * HOUR).toISOString(), later, fee }
}
