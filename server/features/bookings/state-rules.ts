export type BookingStatus = 'booked' | 'checked_in' | 'no_show' | 'cancelled' | 'late_cancelled' | 'class_cancelled'
export type BookingAction = 'cancel' | 'check_in' | 'no_show' | 'undo' | 'excuse' | 'cancel_with_class'

const bookingActions: Record<BookingStatus, readonly BookingAction[]> = {
  booked: ['cancel', 'check_in', 'no_show', 'cancel_with_class'],
  checked_in: ['undo', 'cancel_with_class'],
  no_show: ['undo', 'excuse', 'cancel_with_class'],
  cancelled: [],
  late_cancelled: ['excuse', 'cancel_with_class'],
  class_cancelled: [],
}

/** True if an action is possible on a booking of this status, for buttons and verbs alike; times are checked by the rules. */
export function bookingCan(status: BookingStatus, action: BookingAction): boolean {
  return bookingActions[status].includes(action)
}

/** True if a booking is still open although its class is over: someone must say what happened. */
export function needsResolution(status: BookingStatus, classEndsAt: string, now: string): boolean {
  return status === 'booked' && now >= classEndsAt
}

export type WaitlistStatus =
  | 'waiting'
  | 'offered'
  | 'confirmed'
  | 'declined'
  | 'expired'
  | 'left'
  | 'skipped'
  | 'closed'
export type WaitlistAction = 'leave' | 'decline' | 'confirm'

const waitlistActions: Partial<Record<WaitlistStatus, readonly WaitlistAction[]>> = {
  waiting: ['leave'],
  offered: ['decline', 'confirm'],
}

/** True if an action is possible on a waitlist entry of this status. */
export function waitlistCan(status: WaitlistStatus, action: WaitlistAction): boolean {
  return waitlistActions[status]?.includes(action) ?? false
}
