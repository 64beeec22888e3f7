import { quietUntil, type QuietHours } from '../../lib/quiet-hours.ts'
import { addMinutes, minutesBetween, type Instant } from '../../lib/time.ts'
import { bookingWindow, type ClassWindows } from './window-rules.ts'

/** With less time than this until booking closes, an offer is not worth making: all who wait are notified at once. */
export const SHORTEST_OFFER_MINUTES = 5
/** The offer made where places are filled at once, but not this one: cancelling costs by now, or a booking would be given up. */
export const LATE_OFFER_MINUTES = 30

export interface NightSettings {
  waitlist_confirm_minutes: number
  quiet: QuietHours
}

/** The quiet hours and the time of an offer, as the studio has set them. */
export function nightSettings(settings: {
  waitlist_confirm_minutes: number
  quiet_hours_start: string
  quiet_hours_end: string
}): NightSettings {
  const { waitlist_confirm_minutes, quiet_hours_start: start, quiet_hours_end: end } = settings
  return { waitlist_confirm_minutes, quiet: { start, end } }
}

/** For how many minutes a place is offered. */
export function offerMinutes({ waitlist_confirm_minutes: minutes }: NightSettings): number {
  return minutes === 0 ? LATE_OFFER_MINUTES : minutes
}

/**
 * Until when the free spots of a class are held for its waitlist because it is night: nobody gets an offer, and nobody books
 * past the queue. Null by day, and if waiting is no use: the class begins before the night's end plus the time of an offer,
 * or can't be booked by then. Then all who wait are notified at once.
 */
export function heldUntil(
  now: Instant,
  timezone: string,
  cls: ClassWindows & { status: 'scheduled' | 'cancelled' },
  settings: NightSettings,
): Instant | null {
  const until = quietUntil(now, settings.quiet, timezone)
  if (until === null || cls.status === 'cancelled') return null
  const { closes_at } = bookingWindow(cls)
  const isTooLate = cls.starts_at < addMinutes(until, offerMinutes(settings))
  return isTooLate || minutesBetween(until, closes_at) < SHORTEST_OFFER_MINUTES ? null : until
}

/**
 * How many of a class's free spots the night holds for those who wait (those ahead of the caller). `until` is called only if
 * somebody waits for a free spot: for most classes of a timetable nobody does.
 */
export function heldOvernight(free: number, waiting: number, until: () => Instant | null): number {
  const held = Math.max(0, Math.min(free, waiting))
  return held === 0 || until() === null ? 0 : held
}

/** The places of a class that nobody else can book: held by offers and for guests, and at night for the waitlist. */
export function heldWithNight(
  cls: Parameters<typeof heldUntil>[2] & { capacity: number },
  { booked, held, waiting }: { booked: number; held: number; waiting: number },
  { now, timezone, night }: { now: Instant; timezone: string; night: NightSettings },
): number {
  return held + heldOvernight(cls.capacity - booked - held, waiting, () => heldUntil(now, timezone, cls, night))
}
