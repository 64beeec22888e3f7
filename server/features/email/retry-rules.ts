import { addMinutes, type Instant } from '../../lib/time.ts'

/** Minutes until the next attempt, by how many have been made; the last one holds from then on. */
const waits = [1, 5, 15, 60, 240]
const MOST_ATTEMPTS = 8

/** What follows a failed attempt: another one later, or none after the eighth. `attempts` counts the one that failed. */
export function afterFailure(
  attempts: number,
  now: Instant,
): { status: 'queued' | 'failed'; next_attempt_at: Instant } {
  if (attempts >= MOST_ATTEMPTS) return { status: 'failed', next_attempt_at: now }
  return { status: 'queued', next_attempt_at: addMinutes(now, waits[attempts - 1] ?? 240) }
}

const unreachable = new Set(['ECONNECTION', 'ECONNREFUSED', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'EAUTH', 'ETLS', 'EOAUTH2'])

/** Whether a failure is the server's as a whole, so that trying the next mail now is of no use. */
export function isServerDown(error: unknown): boolean {
  return unreachable.has((error as { code?: string } | null)?.code ?? '')
}
