import type Stripe from 'stripe'
import type { Books, CardMood } from '../books.ts'
import { idOf } from '../kinds.ts'
import { newCard } from '../objects/card.ts'
import { Refusal } from '../refusal.ts'
import { ask, bill, voidInvoice } from './bill.ts'
import type { Paid } from './pay.ts'
import { periodEnd } from './period.ts'
import { change, end, endOf, isLiving } from './subscription.ts'

type Subscription = Stripe.Subscription

/** A period has come to its end: the next one begins with its invoice, or the subscription ends where that was asked for. */
export function renew(books: Books, subscription: Subscription): Subscription {
  if (!isLiving(subscription)) throw new Refusal(`Subscription ${subscription.id} is ${subscription.status}.`)
  const { cancel_at: until, cancel_at_period_end: isLast, billing_cycle_anchor: anchor } = subscription
  if (isLast || (until !== null && until <= endOf(subscription))) return end(books, subscription)
  const items = structuredClone(subscription.items)
  for (const item of items.data) {
    item.current_period_start = item.current_period_end
    const rhythm = item.price.recurring ?? { interval: 'month', interval_count: 1 }
    item.current_period_end = periodEnd(anchor, item.current_period_start, rhythm)
  }
  const status = subscription.status === 'trialing' ? 'active' : subscription.status
  change(books, subscription, { items, status })
  const { pause_collection: pause } = subscription
  const isDraft = pause?.behavior === 'keep_as_draft'
  const invoice = bill(books, subscription, { reason: 'subscription_cycle', status: isDraft ? 'draft' : 'open' })
  if (!pause) askFor(books, subscription, invoice)
  else if (!isDraft) voidInvoice(books, invoice)
  return subscription
}

/** Asks for an invoice's money from the card of its subscription, whose status follows. */
export function askFor(
  books: Books,
  subscription: Subscription,
  invoice: Stripe.Invoice,
  { method = methodOf(books, subscription), offSession = true } = {},
): Paid {
  const paid = ask(books, invoice, method, { offSession })
  if (paid.ok) {
    const isBehind = subscription.status === 'past_due' || subscription.status === 'unpaid'
    if (isBehind && openOf(books, subscription).length === 0) change(books, subscription, { status: 'active' })
  } else if (invoice.next_payment_attempt === null && invoice.attempt_count > 3)
    end(books, subscription, 'payment_failed')
  else change(books, subscription, { status: 'past_due' })
  return paid
}

/** The invoices of a subscription that are asked for, the oldest first. */
export const openOf = (books: Books, { id }: Subscription): Stripe.Invoice[] =>
  books
    .all('invoice')
    .filter(({ parent, status }) => status === 'open' && idOf(parent?.subscription_details?.subscription) === id)
    .reverse()

function methodOf(books: Books, subscription: Subscription): Stripe.PaymentMethod {
  const customer = books.get('customer', idOf(subscription.customer))
  return books.get(
    'payment_method',
    idOf(subscription.default_payment_method) ?? idOf(customer.invoice_settings.default_payment_method),
  )
}

/** The behaviour of a subscription's card from now on. */
export function setMood(books: Books, subscription: Subscription, mood: CardMood): void {
  books.asides.cards[methodOf(books, subscription).id] = mood
}

/** The customer gives another card, as in the portal: the next attempt takes that one. */
export function replaceCard(books: Books, subscription: Subscription, mood: CardMood = 'pays'): Subscription {
  const customer = books.get('customer', idOf(subscription.customer))
  const card = newCard(books, { livemode: subscription.livemode, mood, customer })
  return change(books, subscription, { default_payment_method: card.id })
}

/** Does what has come due: periods end, invoices are tried again, pauses are over. In the order of time. */
export function renewDue(books: Books): void {
  for (const subscription of books.all('subscription').filter(isLiving)) {
    const { pause_collection: pause } = subscription
    if (pause?.resumes_at && pause.resumes_at <= books.now()) change(books, subscription, { pause_collection: null })
    for (const invoice of openOf(books, subscription)) {
      const at = invoice.next_payment_attempt
      if (at !== null && at <= books.now() && isLiving(subscription)) askFor(books, subscription, invoice)
    }
    while (isLiving(subscription) && dueAt(subscription) <= books.now()) {
      if (endOf(subscription) <= books.now()) renew(books, subscription)
      else end(books, subscription)
    }
  }
}

/** When something happens to it next: its period ends, or before that it does itself. */
const dueAt = (subscription: Subscription): number => Math.min(endOf(subscription), subscription.cancel_at ?? Infinity)
