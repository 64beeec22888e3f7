import { addMinutes, type Instant } from '../../lib/time.ts'

/** Minutes until the next attempt, by how many have been made; the last one holds from then on. */
const waits = [1, 5, 15, 60, 240]
/** Five days, as mail servers themselves try (RFC 5321, 4.5.4.1). */
const MOST_ATTEMPTS = 34

/**
 * Decides on the next attempt after a failed one: a later one, or none after five days or a permanent refusal. `attempts`
 * includes the one that failed.
 */
export function afterFailure(
  attempts: number,
  now: Instant,
  isForGood = false,
): { status: 'queued' | 'failed'; next_attempt_at: Instant } {
  if (isForGood || attempts >= MOST_ATTEMPTS) return { status: 'failed', next_attempt_at: now }
  return { status: 'queued', next_attempt_at: addMinutes(now, waits[attempts - 1] ?? 240) }
}
