import type { First } from './parts/first.ts'
import type { Buying } from './parts/buying.ts'
import type { Bookings } from './parts/bookings.ts'
import type { Appointments } from './parts/appointments.ts'
import type { Rest } from './parts/rest.ts'
import type { Shop } from './parts/shop.ts'

/** What is said, by the part that is fetched at once: every language has to say it all. */
export interface Parts {
  first: First
  bookings: Bookings
  appointments: Appointments
  rest: Rest
  shop: Shop
  buying: Buying
}

export type Messages = First & Bookings & Appointments & Rest & Shop & Buying
