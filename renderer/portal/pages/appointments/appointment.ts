import type { Item } from '../../../api/index.ts'
import { cancelTerms, type CancelTerms } from '../../parts/cancel-terms.ts'

export type Appointment = Item<'GET /api/v1/appointments'>

/** The terms of cancelling an appointment at a time (milliseconds since 1970): those of a class, without credits. Null: too late. */
export function termsOf({ cancel, starts_at }: Appointment, at: number): CancelTerms | null {
  const without = { credit_returned: null, late_credit_returned: null }
  return cancelTerms({ starts_at, cancel: cancel && { ...cancel, ...without } }, at)
}

/** Whether it is still to come, or on. */
export const isAhead = ({ status, ends_at }: Appointment, at: number): boolean =>
  (status === 'booked' || status === 'checked_in') && Date.parse(ends_at) > at
