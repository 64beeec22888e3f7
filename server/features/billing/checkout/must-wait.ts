import { Refusal } from '../../../api/errors.ts'
import type { Act } from '../../../context.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { Instant } from '../../../lib/time.ts'

/** The refusal of whoever holds as much as one may by what they have begun to pay: they wait until an instant. */
export function mustWait({ now }: Pick<Act, 'now'>, until: Instant): Refusal {
  const seconds = Math.max(1, Math.ceil((Date.parse(until) - Date.parse(now)) / 1000))
  return new Refusal('RATE_LIMITED', say('billing.begun_too_often', { when: until }), {
    headers: { 'Retry-After': String(seconds) },
  })
}

/** Refuses one more hold to a client who has as many as one may. `others`: the one that ends first before others. */
export function refuseMoreHeld(act: Act, others: readonly { held_until: Instant }[], most: number): void {
  if (others.length >= most) throw mustWait(act, others[0]!.held_until)
}
