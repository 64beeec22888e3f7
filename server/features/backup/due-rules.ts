import { addHours, addMinutes, localDate, type Instant } from '../../lib/time.ts'

/** The hour of the studio's night from which on each night's copy is due. */
const FROM_HOUR = 2
/** Minutes after which a studio that has changed is copied again. */
const HOURLY = 60
/** Minutes that a new studio is left to settle before its first. */
const FIRST = 10
/** Minutes after a try that failed. */
const AGAIN = 15
/** Days between two proofs of what lies elsewhere. */
const ELSEWHERE_DAYS = 7

interface Made {
  now: Instant
  zone: string
  /** Since when the studio is set up. */
  since: Instant
  /** When the newest copy was made. */
  last: Instant | undefined
  /** Whether something has changed after it. */
  hasChanged: boolean
  /** When the last try failed, where it did. */
  failedAt: Instant | undefined
}

/** Whether a copy is due: each night, and an hour after the last where something has changed since. */
export function isCopyDue({ now, zone, since, last, hasChanged, failedAt }: Made): boolean {
  if (failedAt !== undefined && failedAt <= now && now < addMinutes(failedAt, AGAIN)) return false
  if (last === undefined) return addMinutes(since, FIRST) <= now
  if (last > now) return hasChanged
  if (nightOf(last, zone) !== nightOf(now, zone)) return true
  return hasChanged && addMinutes(last, HOURLY) <= now
}

interface Proven {
  now: Instant
  zone: string
  /** When one of this place was proven last; undefined where none ever was. */
  last: Instant | undefined
}

/** Whether the newest copy here is to be restored for trial: once each night. */
export function isProofDue({ now, zone, last }: Proven): boolean {
  return last === undefined || last > now || nightOf(last, zone) !== nightOf(now, zone)
}

/** Whether the newest copy elsewhere is to be: once a week. */
export function isFarProofDue({ now, last }: Omit<Proven, 'zone'>): boolean {
  return last === undefined || last > now || addHours(last, ELSEWHERE_DAYS * 24) <= now
}

/** The night an instant belongs to: its day begins at two. */
function nightOf(at: Instant, zone: string): string {
  return localDate(addHours(at, -FROM_HOUR), zone)
}
