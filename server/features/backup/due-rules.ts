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
  /** The time at which the studio was set up. */
  since: Instant
  /** The time of the newest copy. */
  last: Instant | undefined
  /** True if something has changed after it. */
  hasChanged: boolean
  /** The time of the last try, if it failed. */
  failedAt: Instant | undefined
}

/** True if a copy is due: each night, and an hour after the last where something has changed since. */
export function isCopyDue({ now, zone, since, last, hasChanged, failedAt }: Made): boolean {
  if (failedAt !== undefined && failedAt <= now && now < addMinutes(failedAt, AGAIN)) return false
  if (last === undefined) return addMinutes(since, FIRST) <= now
  if (last > now) return hasChanged
  if (nightOf(last, zone) !== nightOf(now, zone)) return true
  return hasChanged && addMinutes(last, HOURLY) <= now
}

interface Proven {
  zone: string
  /** The time of the newest copy. */
  newest: Instant
  /** The last that was restored for trial: when it was made, and whether it could be. */
  last: { as_of: Instant; isGood: boolean } | undefined
}

/** True if the newest copy here is to be restored for trial: the first of each night, and the next after one that could not be. */
export function isProofDue({ zone, newest, last }: Proven): boolean {
  if (last === undefined) return true
  return last.isGood ? nightOf(last.as_of, zone) !== nightOf(newest, zone) : last.as_of !== newest
}

interface FarProven {
  now: Instant
  /** The last try with a copy of this place: its time, and whether the copy could be restored. */
  last: { proved_at: Instant; isGood: boolean } | undefined
}

/** True if the newest copy elsewhere is to be: once a week, and the day after one that could not be. */
export function isFarProofDue({ now, last }: FarProven): boolean {
  if (last === undefined || last.proved_at > now) return true
  return addHours(last.proved_at, (last.isGood ? ELSEWHERE_DAYS : 1) * 24) <= now
}

/** The night an instant belongs to: its day begins at two. */
function nightOf(at: Instant, zone: string): string {
  return localDate(addHours(at, -FROM_HOUR), zone)
}
