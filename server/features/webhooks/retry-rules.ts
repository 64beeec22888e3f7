import { addHours, addMinutes, type Instant } from '../../lib/time.ts'

/** Minutes until each next attempt: twelve attempts within five days. */
const WAITS = [1, 5, 30, 120, 300, 600, 840, 1200, 1440, 1440, 1440]

/** Hours without a single arrival after which a webhook whose message is given up is switched off. */
const SILENT_HOURS = 5 * 24

/** Why a message did not arrive: what was answered, or what stood in the way. */
export type Failure = 'status' | 'gone' | 'redirected' | 'timeout' | 'unreachable' | 'address_refused' | 'secret_lost'

/** The next step after a failed attempt; `attempts` counts it. */
export function afterFailure(
  attempts: number,
  now: Instant,
): { status: 'queued' | 'failed'; next_attempt_at: Instant } {
  const wait = WAITS[attempts - 1]
  if (wait === undefined) return { status: 'failed', next_attempt_at: now }
  return { status: 'queued', next_attempt_at: addMinutes(now, wait) }
}

/** Why an answer is no arrival; null for one of 200 to 299. */
export function failureOf(status: number): Failure | null {
  if (status >= 200 && status < 300) return null
  if (status === 410) return 'gone'
  return status >= 300 && status < 400 ? 'redirected' : 'status'
}

/**
 * True if a webhook is switched off with this failure: where the receiver says that it is gone for good, or where a message was
 * given up and none has arrived for five days.
 */
export function isGivenUp(
  { failure, status, failing_since }: { failure: Failure; status: 'queued' | 'failed'; failing_since: Instant },
  now: Instant,
): boolean {
  return failure === 'gone' || (status === 'failed' && addHours(failing_since, SILENT_HOURS) <= now)
}
