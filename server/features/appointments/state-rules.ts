export type AppointmentStatus = 'booked' | 'checked_in' | 'completed' | 'no_show' | 'cancelled' | 'late_cancelled'
export type AppointmentAction = 'cancel' | 'check_in' | 'complete' | 'no_show'

const actions: Record<AppointmentStatus, readonly AppointmentAction[]> = {
  booked: ['cancel', 'check_in', 'complete', 'no_show'],
  // An appointment checked in by mistake can still be cancelled, or marked as a no-show.
  checked_in: ['cancel', 'complete', 'no_show'],
  completed: [],
  no_show: [],
  cancelled: [],
  late_cancelled: [],
}

/** True if an action is possible on an appointment of this status, for buttons and verbs alike; times are checked by the rules. */
export function appointmentCan(status: AppointmentStatus, action: AppointmentAction): boolean {
  return actions[status].includes(action)
}

/** Appointments with these statuses no longer take anybody’s time. */
export const GIVEN_UP = ['cancelled', 'late_cancelled'] as const satisfies readonly AppointmentStatus[]

/** True if an appointment is still open although it is over: somebody must say what became of it. */
export function needsResolution(status: AppointmentStatus, endsAt: string, now: string): boolean {
  return (status === 'booked' || status === 'checked_in') && now >= endsAt
}
