import type { Answer } from '../../../../../api/index.ts'
import type { Messages } from '../../../../messages/areas.ts'
import type { Tone } from '../../../../../ui/index.ts'

export type Subscription = Answer<'GET /api/billing/members/{client_id}/subscription'>

type Facts = Pick<
  Subscription,
  'status' | 'cancel_at_period_end' | 'current_period_end' | 'ended_at' | 'canceled_locally'
>

const TONES: Record<Subscription['status'], Tone> = {
  incomplete: 'warn',
  trialing: 'info',
  active: 'good',
  past_due: 'bad',
  unpaid: 'bad',
  paused: 'warn',
  canceled: 'plain',
}

/** The state of a subscription in a word, and how pressing it is. */
export function stateOf({ status, cancel_at_period_end }: Facts, m: Words): { word: string; tone: Tone } {
  const isEnding = cancel_at_period_end && (status === 'active' || status === 'trialing')
  return isEnding ? { word: m.ending, tone: 'warn' } : { word: m.status[status], tone: TONES[status] }
}

/** True if a payment is open that the processor still tries. */
export function isFailing({ status }: Pick<Facts, 'status'>): boolean {
  return status === 'past_due' || status === 'unpaid'
}

/** The subscription's next event: its next payment, or its end. */
export function nextOf(facts: Facts, m: Words, date: (instant: string) => string): string | null {
  const { status, cancel_at_period_end, current_period_end, ended_at, canceled_locally } = facts
  if (status === 'canceled') {
    const on = date(ended_at ?? current_period_end)
    return canceled_locally ? m.endedHere(on, date(current_period_end)) : m.ended(on)
  }
  if (cancel_at_period_end) return m.endsOn(date(current_period_end), isFailing(facts))
  return status === 'active' || status === 'trialing' ? m.nextPayment(date(current_period_end)) : null
}

type Words = Messages['clientProfile']['subscription']
