import { bookings, waitlist } from '../bookings.ts'
import { classPage } from '../class.ts'
import { seats } from '../seats.ts'
import type { Bookings } from '../../en/parts/bookings.ts'

export const words: Bookings = { bookings, waitlist, classPage, seats }
