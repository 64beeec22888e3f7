import type Stripe from 'stripe'
import type { SessionAside } from '../asides.ts'
import type { Books } from '../books.ts'

export interface Subscribing {
  aside: SessionAside
  customer: Stripe.Customer
  card: Stripe.PaymentMethod
  takesDays: boolean
}

export function subscribe(_books: Books, _session: Stripe.Checkout.Session, _how: Subscribing): string | null {
  throw new Error('Subscriptions are to come')
}
export function settleSubscription(_books: Books, _subscription: Stripe.Subscription): void {}
export function failSubscriptionLate(_books: Books, _subscription: Stripe.Subscription): void {}
