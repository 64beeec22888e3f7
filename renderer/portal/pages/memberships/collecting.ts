interface Subscription {
  status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'unpaid' | 'paused' | 'canceled'
  cancel_at_period_end: boolean
  canceled_locally: boolean
}

export type Collecting = 'starting' | 'running' | 'failing' | 'paused' | 'ending' | 'ended'

/** Returns the state of collecting a subscription: "ended" takes precedence over "failing", and that over "ending". */
export function collectingOf({ status, cancel_at_period_end, canceled_locally }: Subscription): Collecting {
  if (status === 'canceled' || canceled_locally) return 'ended'
  if (status === 'incomplete') return 'starting'
  if (status === 'past_due' || status === 'unpaid') return 'failing'
  if (cancel_at_period_end) return 'ending'
  return status === 'paused' ? 'paused' : 'running'
}
