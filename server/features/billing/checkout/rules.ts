import type { BillingInterval } from '../../membership-types/type-rules.ts'

/** The intervals at which the processor collects a subscription. */
export const intervals: Readonly<Record<BillingInterval, { unit: 'week' | 'month' | 'year'; count: number }>> = {
  weekly: { unit: 'week', count: 1 },
  four_weekly: { unit: 'week', count: 4 },
  monthly: { unit: 'month', count: 1 },
  quarterly: { unit: 'month', count: 3 },
  half_yearly: { unit: 'month', count: 6 },
  yearly: { unit: 'year', count: 1 },
}

/** The processor's facts about a session. */
export interface SessionFacts {
  status: 'open' | 'complete' | 'expired'
  payment: 'paid' | 'unpaid' | 'none_required'
  /** Minor units; null where the session takes nothing. */
  total_minor: number | null
  currency: string | null
}

/** The checkout's expectation of the session, in minor units. */
export interface Expected {
  total_minor: number
  currency: string
}

export type SessionDecision =
  | { kind: 'deliver' }
  /** It may still be paid, or its payment is under way. */
  | { kind: 'wait'; isUnderWay: boolean }
  | { kind: 'release' }
  /** It was paid, but not what was asked for. */
  | { kind: 'mismatch' }

/** Decides what follows from a session: it is delivered only if complete and paid, with the amount that was asked for. */
export function decideSession(session: SessionFacts, expected: Expected): SessionDecision {
  if (session.status === 'expired') return { kind: 'release' }
  if (session.status === 'open') return { kind: 'wait', isUnderWay: false }
  if (session.payment === 'unpaid') return { kind: 'wait', isUnderWay: true }
  const total = session.total_minor ?? 0
  const isAsAsked = total === expected.total_minor && (total === 0 || session.currency === expected.currency)
  return isAsAsked ? { kind: 'deliver' } : { kind: 'mismatch' }
}
