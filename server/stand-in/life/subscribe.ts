import type Stripe from 'stripe'
import type { Books, SessionAside } from '../books.ts'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { metadataOf } from '../metadata.ts'
import { attach } from '../objects/card.ts'
import { newDiscount } from '../objects/discount.ts'
import { newItem, newSubscription } from '../objects/subscription.ts'
import { ask, beginPaying, bill, endPaying } from './bill.ts'
import { periodEnd } from './period.ts'
import { change } from './subscription.ts'

export interface Subscribing {
  aside: SessionAside
  customer: Stripe.Customer
  card: Stripe.PaymentMethod
  takesDays: boolean
}

const DAY = 24 * 60 * 60

/** Begins the subscription of a session, with its first invoice. Gives why the card is declined, where it is. */
export function subscribe(
  books: Books,
  session: Stripe.Checkout.Session,
  { aside, customer, card, takesDays }: Subscribing,
): string | null {
  const { trial_period_days: days, trial_end: until, metadata, description } = aside.subscription
  const trialEnd = days === undefined ? (until ?? null) : books.now() + days * DAY
  attach(books, card, customer)
  const subscription = newSubscription(books, {
    customer,
    currency: session.currency ?? 'eur',
    method: card.id,
    description: description ?? null,
    metadata: metadataOf(metadata),
    trialEnd,
  })
  const { billing_cycle_anchor: anchor, created } = subscription
  const recurring = aside.lines.flatMap(({ price, quantity }) =>
    price?.recurring
      ? [{ price, quantity: quantity ?? 1, end: trialEnd ?? periodEnd(anchor, created, price.recurring) }]
      : [],
  )
  subscription.items.data = recurring.map((one) => newItem(books, subscription, one))
  if (aside.coupon !== null)
    subscription.discounts = [newDiscount(books, books.get('coupon', aside.coupon), subscription, session.id).id]
  tell(books, 'customer.subscription.created', subscription)
  const once = aside.lines.filter(({ price }) => !price?.recurring)
  const invoice = bill(books, subscription, { reason: 'subscription_create', once })
  session.subscription = subscription.id
  session.invoice = invoice.id
  if (takesDays && invoice.amount_due > 0) beginPaying(books, invoice, card)
  else {
    const paid = ask(books, invoice, card, { offSession: false })
    if (!paid.ok) return paid.message
  }
  change(books, subscription, { status: trialEnd === null ? 'active' : 'trialing' })
  return null
}

/** The first payment, which took days, has come, or never will. */
export function settleFirst(books: Books, subscription: Stripe.Subscription, isPaid: boolean): void {
  endPaying(books, books.get('invoice', idOf(subscription.latest_invoice)), isPaid)
  if (!isPaid) change(books, subscription, { status: 'past_due' })
}
