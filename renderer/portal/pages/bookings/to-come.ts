import type { Booking } from '../../parts/cancel-terms.ts'
import type { WaitlistEntry } from '../../parts/use-waitlist-acts.ts'

const SHOWN: readonly Booking['status'][] = ['booked', 'checked_in', 'class_cancelled']
const LIVE: readonly WaitlistEntry['status'][] = ['waiting', 'skipped', 'expired']

/** Whether a booking of a class to come is shown there: not what its client gave up. */
export const isToCome = ({ status }: Booking): boolean => SHOWN.includes(status)

/** The waitlists of classes to come, with what became of them; offers stand above everything else. */
export const waitsOf = (entries: readonly WaitlistEntry[] | undefined, at: number): readonly WaitlistEntry[] =>
  (entries ?? []).filter(({ status, ends_at }) => LIVE.includes(status) && Date.parse(ends_at) > at)
