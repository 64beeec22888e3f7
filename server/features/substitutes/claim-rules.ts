import type { Reason } from '../../api/errors.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** For how long having taught a kind of class says that one can. */
export const TAUGHT_WITHIN_DAYS = 180

/** From when on having taught counts. */
export const taughtSince = (now: Instant): Instant => addHours(now, -24 * TAUGHT_WITHIN_DAYS)

interface Asked {
  status: 'open' | 'claimed' | 'filled' | 'withdrawn' | 'closed'
  class_status: 'scheduled' | 'cancelled'
  class_name: string
  starts_at: Instant
  asked_by: number
}

/** True if an instructor may take a class over: not who asked, nor who was declined; who taught such a class, or was named. */
export function mayClaim(
  { asked_by }: Pick<Asked, 'asked_by'>,
  instructor: { id: number; hasTaught: boolean; candidate: 'named' | 'declined' | undefined },
): boolean {
  if (instructor.id === asked_by || instructor.candidate === 'declined') return false
  return instructor.hasTaught || instructor.candidate === 'named'
}

/** Why nothing more can become of a request; none where something can. */
export function overReasons({ status, class_status, class_name, starts_at }: Asked, now: Instant): Reason[] {
  const reasons: Reason[] = []
  if (class_status === 'cancelled')
    reasons.push({
      code: 'CLASS_CANCELLED',
      detail: say('common.was_cancelled', { name: class_name }),
      rule: 'class',
    })
  if (starts_at <= now)
    reasons.push({ code: 'CLASS_STARTED', detail: say('substitutes.has_begun', { name: class_name }), rule: 'class' })
  if (status === 'filled' || status === 'withdrawn' || status === 'closed')
    reasons.push({ code: 'SUBSTITUTE_TAKEN', detail: GONE[status], rule: 'substitute' })
  return reasons
}

const GONE = {
  filled: say('substitutes.somebody_teaches_class_already'),
  withdrawn: say('substitutes.who_asked_teaches_after_all'),
  closed: say('substitutes.studio_has_settled_itself'),
}
