import { Refusal } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Begun } from './held-rules.ts'

/**
 * Refuses a client who holds as much as one may in unpaid checkouts, and says how much that is: they pay, cancel some of it, or
 * wait until the first of it ends.
 */
export function mustWait({ now }: Pick<Act, 'now'>, { open, until }: Begun): Refusal {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
  const detail = say('billing.begun_too_often', { count: open, when: until })
  const reason = { code: 'RATE_LIMITED', detail, rule: 'open_checkouts', value: open, fix: 'give_up_checkout' } as const
  return new Refusal('RATE_LIMITED', detail, { reasons: [reason], headers: { 'Retry-After': String(seconds) } })
}

/** Refuses one more hold to a client who has as many as one may. `others`: the one that ends first before others. */
export function refuseMoreHeld(act: Act, others: readonly { held_until: string }[], most: number): void {
  if (others.length >= most) throw mustWait(act, { open: others.length, until: others[0]!.held_until })
}
