import type { RosterBooking } from './attendance.ts'

/** The asked-about booking, and what about it. */
export type Question = { about: 'cancel' | 'excuse'; booking: RosterBooking }
