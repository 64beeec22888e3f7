import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'

type Changes = Partial<Omit<Stripe.Subscription, 'id' | 'object'>>

/** Changes a subscription, and tells what of it is other than before. */
export function change(books: Books, subscription: Stripe.Subscription, changes: Changes): Stripe.Subscription {
  const other = Object.entries(changes).filter(
    ([name, value]) => JSON.stringify(subscription[name as keyof Changes]) !== JSON.stringify(value),
  )
  if (other.length === 0) return subscription
  const before = Object.fromEntries(other.map(([name]) => [name, subscription[name as keyof Changes]]))
  const was = structuredClone(before)
  Object.assign(subscription, Object.fromEntries(other))
  tell(books, 'customer.subscription.updated', subscription, was)
  return subscription
}

/** A subscription is over, for good. */
export function end(
  books: Books,
  subscription: Stripe.Subscription,
  reason: Stripe.Subscription.CancellationDetails.Reason = 'cancellation_requested',
): Stripe.Subscription {
  const now = books.now()
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason },
  } satisfies Changes)
  tell(books, 'customer.subscription.deleted', subscription)
  return subscription
}

/** When the period ends that is paid for, in seconds. */
export const endOf = ({ items }: Stripe.Subscription): number =>
  Math.min(...items.data.map(({ current_period_end: at }) => at))

/** True if it lives, and is renewed when its period ends. */
export const isLiving = ({ status }: Stripe.Subscription): boolean =>
  ['active', 'trialing', 'past_due', 'unpaid'].includes(status)

/** It ends with its period, and till then nothing changes. */
export const cancelAtEnd = (books: Books, subscription: Stripe.Subscription): Stripe.Subscription =>
  change(books, subscription, endingAt(books, subscription, endOf(subscription), true))

/** When it is to end, as Stripe keeps it: both the yes or no and the time; null where it goes on. */
export function endingAt(
  books: Books,
  { cancellation_details: before }: Stripe.Subscription,
  until: number | null,
  atPeriodEnd: boolean,
): Changes {
  return {
    cancel_at: until,
    cancel_at_period_end: atPeriodEnd,
    canceled_at: until === null ? null : books.now(),
    cancellation_details: {
      comment: before?.comment ?? null,
      feedback: before?.feedback ?? null,
      feedback_option: null,
      reason: until === null ? null : 'cancellation_requested',
    },
  }
}
