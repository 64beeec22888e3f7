/** Returns the time left until an instant at a time (milliseconds since 1970): "1:04:09", "14:59"; null once it is over. */
export function timeLeft(until: string, now: number): string | null {
  const seconds = Math.floor((Date.parse(until) - now) / 1000)
  if (seconds < 0) return null
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** The time an offer leaves, which stays at "0:00" once it has run out; null for an offer without an end. */
export function offerTime(expiresAt: string | null, now: number): { left: string; isOver: boolean } | null {
  if (expiresAt === null) return null
  const left = timeLeft(expiresAt, now)
  return { left: left ?? '0:00', isOver: left === null }
}

/** Milliseconds before a start from which the time left is shown by the second. */
const SECONDS_COUNT = 10 * 60_000
const A_DAY = 24 * 3_600_000

/**
 * Returns the time until a start, at `now` (milliseconds since 1970): minutes, "9:59" in the last ten, "now" once it has begun;
 * null while it is a day or more.
 */
export function startsIn(startsAt: string, now: number): { minutes: number } | { clock: string } | 'now' | null {
  const left = Date.parse(startsAt) - now
  if (left <= 0) return 'now'
  if (left >= A_DAY) return null
  if (left > SECONDS_COUNT) return { minutes: Math.ceil(left / 60_000) }
  return { clock: timeLeft(startsAt, now) ?? '0:00' }
}

/** Milliseconds between two looks at `startsIn`: a second while seconds count. */
export function countdownPace(startsAt: string, now: number): number {
  const left = Date.parse(startsAt) - now
  return left > 0 && left <= SECONDS_COUNT ? 1000 : 15_000
}
