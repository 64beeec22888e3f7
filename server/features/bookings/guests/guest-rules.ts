import type { Reason } from '../../../api/errors.ts'
import { addMinutes, type Instant } from '../../../lib/time.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import { classReasons, type BookableClass } from '../booking/booking-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Minutes for which a spot is held until the guest follows the link in the email. */
export const HOLD_MINUTES = 30
/** Spots held at a time for requests from one address. */
export const HELD_FROM_ONE_ADDRESS = 2
/** Emails with a link that one email address gets within a day, no matter who asks for them. */
export const LETTERS_A_DAY = 5

export interface GuestWish {
  now: Instant
  timezone: string
  cls: BookableClass
  /** Places taken, and held for whomever. */
  seats: { booked: number; held: number }
  /** Of those held, the ones held for guests. */
  held_for_guests: number
  /** Why nobody can pay for this class at the studio, as guests do; absent: they can. */
  against_paying?: Reason | undefined
}

export type HoldDecision = { kind: 'hold'; until: Instant } | { kind: 'refuse'; reasons: Reason[] }

/**
 * True if a place can be held for a guest, and until when: never past the close of booking. Anybody may read the reasons:
 * they are about the class alone.
 */
export function decideHold({ now, cls, seats, held_for_guests, against_paying }: GuestWish): HoldDecision {
  const unpayable = against_paying ? [against_paying] : []
  const reasons = [...classReasons({ now, cls }), ...fullReasons(cls.capacity, seats, held_for_guests), ...unpayable]
  if (reasons.length > 0) return { kind: 'refuse', reasons }
  const { closes_at } = bookingWindow(cls)
  const until = addMinutes(now, HOLD_MINUTES)
  return { kind: 'hold', until: until < closes_at ? until : closes_at }
}

/** At most a third of a class is held for guests at a time, so that nobody blocks it with made-up e-mails. */
export function mostHeldForGuests(capacity: number): number {
  return Math.max(1, Math.floor(capacity / 3))
}

function fullReasons(capacity: number, seats: GuestWish['seats'], heldForGuests: number): Reason[] {
  const full = { code: 'CLASS_FULL', rule: 'capacity', value: capacity } as const
  if (seats.booked + seats.held >= capacity) {
    return [{ ...full, detail: say('bookings.there_is_no_free_place') }]
  }
  if (heldForGuests < mostHeldForGuests(capacity)) return []
  const detail = say('bookings.places_are_held_for_others', { minutes: HOLD_MINUTES })
  return [{ ...full, detail, fix: 'wait' }]
}
