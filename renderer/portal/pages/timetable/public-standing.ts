import { standing, type Standing } from '../../parts/standing.ts'
import type { PublicClass } from '../../parts/use-public.ts'

/** Returns a class's state at a time (milliseconds since 1970) for a visitor who has no spot in it and waits for none. */
export const publicStanding = (cls: PublicClass, now: number): Standing =>
  standing(
    { ...cls, status: 'scheduled', my_booking_status: null, my_waitlist_status: null, my_waitlist_position: null },
    now,
  )
