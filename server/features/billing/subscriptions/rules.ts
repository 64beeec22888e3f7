import { localDate, type Instant, type LocalDate } from '../../../lib/time.ts'
import type { SubscriptionStatus } from '../../../ports/processor/port.ts'

export interface SubscriptionFacts {
  status: SubscriptionStatus
  will_cancel: boolean
  current_period_end: Instant
  ended_at: Instant | null
}

/** The consequences for the membership that a subscription pays. */
export interface SubscriptionDecision {
  until: { renews_on: LocalDate } | { ends_on: LocalDate }
  isFailing: boolean
}

/**
 * A membership goes on while its subscription is collected: it renews with the period's end, or ends with it (that day
 * included), or with the day on which the subscription was ended.
 */
export function decideSubscription(
  facts: SubscriptionFacts,
  { timezone, now }: { timezone: string; now: Instant },
): SubscriptionDecision {
  const { status, will_cancel, current_period_end, ended_at } = facts
  const isFailing = status === 'past_due' || status === 'unpaid' || status === 'incomplete'
  if (status === 'canceled') return { until: { ends_on: localDate(ended_at ?? now, timezone) }, isFailing: false }
  const end = localDate(current_period_end, timezone)
  return { until: will_cancel ? { ends_on: end } : { renews_on: end }, isFailing }
}
