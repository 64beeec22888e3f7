import type { Forgiven } from '../../../server/features/charges/forgiveness-rules.ts'
import type { Item } from '../../api/index.ts'

export type Booking = Item<'GET /api/v1/bookings'>

export interface Cost {
  /** Major units; 0 for none. */
  fee: number
  credit: 'back' | 'lost' | 'none'
  /** The kept and the refunded part of the amount paid in advance; major units. */
  kept?: number
  back?: number
  /** Set if a fee would be due and is forgiven: which of how many. */
  forgiven?: Forgiven
}

/** The cost of cancelling now and, while that is still to come, later. */
export interface CancelTerms {
  isLate: boolean
  freeUntil: string
  now: Cost
  /** After the free time; null when it lasts to the start or is over, or nothing changes. */
  afterwards: Cost | null
}

/** A booking, or an appointment of which something may be paid in advance. */
export interface Cancelled {
  starts_at: string
  /** In major units. */
  paid?: number | { amount: number } | null
  cancel: (NonNullable<Booking['cancel']> & { refund?: number; late_refund?: number }) | null
}

const credit = (returned: boolean | null): Cost['credit'] => (returned === null ? 'none' : returned ? 'back' : 'lost')

/** The single price paid for a spot is refunded whole or not at all. */
const part = (paid: number, isReturned: boolean | undefined) => (isReturned === false ? 0 : paid)

/** The terms of cancelling a booking at a time (milliseconds since 1970), also as the free time ends before the reader's eyes. */
export function cancelTerms(booking: Cancelled, at: number): CancelTerms | null {
  const { cancel } = booking
  if (!cancel || at >= Date.parse(booking.starts_at)) return null
  const paid = typeof booking.paid === 'number' ? booking.paid : (booking.paid?.amount ?? 0)
  const money = (back = paid) => (paid > 0 ? { kept: paid - back, back } : {})
  const { refund = part(paid, cancel.price_returned), late_refund = part(paid, cancel.late_price_returned) } = cancel
  const spared = cancel.forgiven ? { forgiven: cancel.forgiven } : {}
  const late: Cost = {
    fee: cancel.late_fee,
    credit: credit(cancel.late_credit_returned),
    ...money(late_refund),
    ...spared,
  }
  const current: Cost = { fee: cancel.fee, credit: credit(cancel.credit_returned), ...money(refund) }
  const freeUntil = cancel.free_until
  if (cancel.is_late) return { isLate: true, freeUntil, now: { ...current, ...spared }, afterwards: null }
  if (at > Date.parse(freeUntil)) return { isLate: true, freeUntil, now: late, afterwards: null }
  const isDearer = late.fee > 0 || cancel.forgiven !== undefined || late.credit === 'lost' || (late.kept ?? 0) > 0
  const worsens = freeUntil < booking.starts_at && isDearer
  return { isLate: false, freeUntil, now: current, afterwards: worsens ? late : null }
}
