import { bookings, waitlist } from '../bookings.ts'
import { classPage } from '../class.ts'

export const words = { bookings, waitlist, classPage }

export type Bookings = typeof words
