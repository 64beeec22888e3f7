import type { Instant } from '../../lib/time.ts'

/** Why nothing is pushed to somebody: what they chose, what they have not agreed to, or that no device of theirs is registered. */
export type NoPush = 'CHOSE_EMAIL' | 'NO_CONSENT' | 'NO_DEVICE'

/** The facts that decide whether a client gets a push. */
export interface Reachable {
  deliver_by: 'push' | 'email' | 'both'
  /** Of the consent log: whether they agreed to pushes; null: nobody asked them. */
  has_consent: boolean | null
  devices: number
}

/** Why nothing can be pushed to somebody; null where it can. */
export function whyNoPush({ deliver_by, has_consent, devices }: Reachable): NoPush | null {
  if (deliver_by === 'email') return 'CHOSE_EMAIL'
  if (!has_consent) return 'NO_CONSENT'
  return devices === 0 ? 'NO_DEVICE' : null
}

/**
 * The handling of a push in the quiet hours: it leaves all the same, waits for their end but leaves now if that would be too
 * late, or waits and is left out then.
 */
export type AtNight = 'send' | 'wait' | 'skip'

/** When a push leaves, or null where it is left out. `quietUntil`: the end of the quiet hours that hold now, if any do. */
export function pushTime(
  now: Instant,
  quietUntil: Instant | null,
  { atNight, expiresAt }: { atNight: AtNight; expiresAt: Instant },
): Instant | null {
  if (expiresAt <= now) return null
  if (quietUntil === null || atNight === 'send') return now
  if (quietUntil < expiresAt) return quietUntil
  return atNight === 'wait' ? now : null
}
