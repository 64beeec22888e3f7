import { bookings, waitlist } from '../bookings.ts'
import { classPage } from '../class.ts'
import { seats } from '../seats.ts'

export const words = { bookings, waitlist, classPage, seats }

export type Bookings = typeof words
