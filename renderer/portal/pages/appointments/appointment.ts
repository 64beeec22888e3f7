import type { Item } from '../../../api/index.ts'
import { cancelTerms, type CancelTerms } from '../../parts/cancel-terms.ts'

export type Appointment = Item<'GET /api/v1/appointments'>

/** The terms of cancelling an appointment at a time (milliseconds since 1970): those of a class, with what was paid in advance. Null: too late. */
export const termsOf = (appointment: Appointment, at: number): CancelTerms | null => cancelTerms(appointment, at)

type Words = {
  priceAfter: (price: string) => string
  paidAll: (paid: string) => string
  paidPart: (paid: string, left: string) => string
}

/** Returns the price and the part that is paid; null if it costs nothing, or a membership pays. */
export function priceLine(
  { price, paid, left_to_pay, membership_name, currency }: Appointment,
  m: Words,
  money: (major: number, currency: string) => string,
): string | null {
  if (membership_name !== null || price === 0) return membership_name
  if (paid === 0) return m.priceAfter(money(price, currency))
  const had = money(paid, currency)
  return left_to_pay > 0 ? m.paidPart(had, money(left_to_pay, currency)) : m.paidAll(had)
}

/** True if it is still to come, or on. */
export const isAhead = ({ status, ends_at }: Appointment, at: number): boolean =>
  (status === 'booked' || status === 'checked_in') && Date.parse(ends_at) > at
