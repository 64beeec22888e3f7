/** The topics that pages watch: each change has the topic's name and the id of the changed record. */
export const topics = [
  /** A class: when it is, who teaches it, how many places are left. */
  'schedule',
  /** The people booked into a class and waiting for it, by the class's id. */
  'roster',
  'bookings',
  'appointments',
  /** When an instructor can be booked, by their id: windows, times off, and what is taken. */
  'availability',
  'waitlist',
  'memberships',
  'charges',
  'sales',
  'clients',
  'notifications',
  /** Which seats of a class are free, by the class's id. */
  'seats',
  'tasks',
  'substitutes',
  'day_closes',
] as const

export type Topic = (typeof topics)[number]
