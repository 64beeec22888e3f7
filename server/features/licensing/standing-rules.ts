import type { Instant } from '../../lib/time.ts'
import type { LicenseStatus } from './license-values.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** For how long a license holds while the license service can't be asked, in seconds. */
export const GRACE = 14 * DAY
/** Seconds until the service is asked again: after an answer, and after each failure in a row. */
const AGAIN = 24 * HOUR
const AFTER_FAILURE = [15 * 60, HOUR, 4 * HOUR] as const

/** The facts about past checks of the license. */
export interface Looks {
  seen_at: Instant
  spent_seconds: number
}

const secondsBetween = (from: Instant, to: Instant) => Math.round((Date.parse(to) - Date.parse(from)) / 1000)

/** Seconds that have passed since the license service last answered; a clock that was put back takes none of them away. */
export function spent({ seen_at, spent_seconds }: Looks, now: Instant): number {
  return spent_seconds + Math.max(0, secondsBetween(seen_at, now))
}

interface Kept {
  license_status: string | null
  license_grace_until: Instant | null
}

/** How the license stands now. Null before a key was redeemed. */
export function standing(
  { license_status, license_grace_until }: Kept,
  looks: Looks | undefined,
  now: Instant,
): LicenseStatus | null {
  const status = license_status as LicenseStatus | null
  if (status !== 'active') return status
  const isOver = license_grace_until === null || now > license_grace_until || (looks && spent(looks, now) > GRACE)
  return isOver ? 'grace_expired' : 'active'
}

/** Seconds until the license service is asked again, after so many failures in a row. */
export function untilNextLook(failures: number): number {
  return failures === 0 ? AGAIN : AFTER_FAILURE[Math.min(failures, AFTER_FAILURE.length) - 1]!
}

interface Due {
  next_at: Instant
  seen_at: Instant
  failures: number
}

/** True if the service is to be asked: its time has come, or is unknown, since the clock was put back. */
export function isLookDue({ next_at, seen_at }: Due, now: Instant): boolean {
  return next_at <= now || now < seen_at
}

/** True if the passing of time is to be noted again: hourly, while the grace is being used up. */
export function isNoteDue({ seen_at, failures }: Due, now: Instant): boolean {
  return failures > 0 && secondsBetween(seen_at, now) >= HOUR
}
