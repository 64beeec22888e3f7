import { addMinutes, type Instant } from '../../../lib/time.ts'
import { bookingWindow } from '../../schedule/window-rules.ts'
import type { BookableClass } from '../booking/booking-rules.ts'

/** Minutes for which a spot is held while it is paid. */
export const HOLD_MINUTES = 30
/** The most spots held for one client at a time. */
export const MOST_HELD = 3

/** The time until which a spot is held from now on: never past the close of booking, which is the start at the latest. */
export function heldUntil(now: Instant, cls: BookableClass): Instant {
  const { closes_at } = bookingWindow(cls)
  return [addMinutes(now, HOLD_MINUTES), closes_at, cls.starts_at].sort()[0]!
}

/**
 * The number of spots held in other classes for a client who may hold no more, and when the first of these holds ends; undefined
 * if they may hold one more. `held`: by their end, the earliest first.
 */
export function heldTooMany(
  held: readonly { scheduled_class_id: number; ends_at: Instant }[],
  classId: number,
): { open: number; until: Instant } | undefined {
  const others = held.filter(({ scheduled_class_id }) => scheduled_class_id !== classId)
  return others.length < MOST_HELD ? undefined : { open: others.length, until: others[0]!.ends_at }
}
