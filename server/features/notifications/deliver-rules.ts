import { addMilliseconds, addMinutes, type Instant } from '../../lib/time.ts'

/** Minutes until the next attempt, by how many have failed; the last one holds until it is too late. */
const WAITS = [1, 5, 15, 60, 240]

/** The facts about a push when its turn has come. */
export interface Due {
  expires_at: Instant
  read_at: Instant | null
  /** The client whose list it is in, and the client whose device it is. */
  told_client_id: number
  client_id: number
  /** Of the account, when the device was registered and now. */
  token_version: number
  account_version: number
  is_active: boolean
  has_consent: boolean | null
  deliver_by: 'push' | 'email' | 'both' | null
}

/**
 * True if a push is still to be sent: `drop` where it is too late, was read, or is not wanted any more, `forget` where the device
 * is of sessions that have ended.
 */
export function stillDue(push: Due, now: Instant): 'send' | 'drop' | 'forget' {
  if (push.token_version !== push.account_version) return 'forget'
  const isTheirs = push.told_client_id === push.client_id && push.is_active
  const isWanted = push.has_consent === true && push.deliver_by !== 'email' && push.read_at === null
  return isTheirs && isWanted && push.expires_at > now ? 'send' : 'drop'
}

/** When a push that failed for the `attempts`-th time is tried again, not before the service asked for; null: it is given up. */
export function nextAttempt(
  attempts: number,
  now: Instant,
  { seconds, expires_at }: { seconds: number | null; expires_at: Instant },
): Instant | null {
  const wait = WAITS[attempts - 1] ?? WAITS.at(-1)!
  const ours = addMinutes(now, wait)
  const theirs = addMilliseconds(now, (seconds ?? 0) * 1000)
  const at = theirs > ours ? theirs : ours
  return at < expires_at ? at : null
}
