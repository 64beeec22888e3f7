import type Stripe from 'stripe'
import type { Books, CardMood, SessionAside } from '../books.ts'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { newCustomer } from '../objects/customer.ts'
import { newIntent } from '../objects/payment-intent.ts'
import { attach, newCard } from '../objects/card.ts'
import { newSetupIntent } from '../objects/setup-intent.ts'
import { intentOf } from './bill.ts'
import { begin, collect, failLate, pay } from './pay.ts'
import { settleFirst, subscribe } from './subscribe.ts'

type Session = Stripe.Checkout.Session

export interface Paying {
  /** The behaviour of the card now; it pays by default. */
  card?: CardMood
  /** The behaviour of the card at the next charge: the same by default. */
  later?: CardMood
  /** Pay in a way that takes days, to be settled with `settle`. */
  takesDays?: boolean
  /** The payer's details; the email that the session was made with goes before. */
  email?: string
  name?: string
}

/** Somebody pays at the page of an open session. Gives why not, where their card is declined; the session stays open then. */
export function complete(books: Books, session: Session, paying: Paying = {}): string | null {
  const { card: mood = 'pays', takesDays = false, name = 'Ada Example' } = paying
  refuseUnlessOpen(session)
  const aside = asideOf(books, session)
  const email = emailOf(books, session) ?? paying.email ?? 'ada@example.com'
  if (mood === 'declines' && session.mode !== 'payment') return 'Your card was declined.'
  const customer =
    needsCustomer(session, aside) && mood !== 'declines'
      ? newCustomer(books, { livemode: session.livemode, email, name })
      : (books.find('customer', idOf(session.customer) ?? '') ?? null)
  const card = newCard(books, { livemode: session.livemode, mood, email })
  const declined = begunBy(books, session, { aside, customer, card, takesDays })
  if (declined !== null) return declined
  books.asides.cards[card.id] = paying.later ?? mood
  const coupon = aside.coupon === null ? undefined : books.find('coupon', aside.coupon)
  if (coupon) coupon.times_redeemed += 1
  session.customer = customer?.id ?? null
  session.customer_details = {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }
  session.status = 'complete'
  session.payment_status = session.amount_total ? (takesDays ? 'unpaid' : 'paid') : 'no_payment_required'
  session.url = null
  tell(books, 'checkout.session.completed', session)
  return null
}

/** Completes a payment that was begun days ago: the money is there, or will never be. */
export function settle(books: Books, session: Session, isPaid: boolean): void {
  if (!isUnderWay(books, session)) throw new Refusal('Nothing is under way for this Checkout Session.')
  if (session.subscription !== null) {
    settleFirst(books, books.get('subscription', idOf(session.subscription)), isPaid)
  } else {
    const intent = books.get('payment_intent', idOf(session.payment_intent))
    if (isPaid) collect(books, intent, books.get('payment_method', idOf(intent.payment_method)))
    else failLate(books, intent)
  }
  if (isPaid) session.payment_status = 'paid'
  tell(books, isPaid ? 'checkout.session.async_payment_succeeded' : 'checkout.session.async_payment_failed', session)
}

/** True if a payment that takes days has neither come nor failed. */
export function isUnderWay(books: Books, { payment_status: paid, payment_intent: intent, invoice }: Session): boolean {
  if (paid !== 'unpaid' || (intent ?? invoice) === null) return false
  const asked =
    intent === null ? intentOf(books, books.get('invoice', idOf(invoice))) : books.get('payment_intent', idOf(intent))
  return asked.status === 'processing'
}

/** A session takes no more payment; its page says so. */
export function expire(books: Books, session: Session): Session {
  refuseUnlessOpen(session, 'expire')
  session.status = 'expired'
  session.url = null
  tell(books, 'checkout.session.expired', session)
  return session
}

/** Expires the sessions whose time is over; says whether there were any. */
export function expireOverdue(books: Books): boolean {
  const overdue = books
    .all('checkout.session')
    .filter(({ status, expires_at: until }) => status === 'open' && until <= books.now())
  for (const session of overdue) expire(books, session)
  return overdue.length > 0
}

const asideOf = (books: Books, { id }: Session): SessionAside =>
  books.asides.sessions[id] ?? { lines: [], payment: {}, subscription: {}, setup: {}, coupon: null }

const emailOf = (books: Books, session: Session): string | null =>
  session.customer === null ? session.customer_email : books.get('customer', idOf(session.customer)).email

function refuseUnlessOpen({ status }: Session, verb = 'complete'): void {
  if (status !== 'open')
    throw new Refusal(
      `Only Checkout Sessions with a status in ["open"] can be ${verb}d. This Checkout Session has a status of \`${status}\`.`,
    )
}

/** True if one is made: for what repeats, for a card that is kept after a payment, and where that was asked for. */
const needsCustomer = (
  { customer, mode, customer_creation: creation }: Session,
  { payment: { setup_future_usage: usage } }: SessionAside,
): boolean => customer === null && (mode === 'subscription' || creation === 'always' || usage !== undefined)

interface Begun {
  aside: SessionAside
  customer: Stripe.Customer | null
  card: Stripe.PaymentMethod
  takesDays: boolean
}

/** Does what the session is for; gives why the card is declined, where it is. */
function begunBy(books: Books, session: Session, begun: Begun): string | null {
  if (session.mode === 'setup') return keepCard(books, session, begun)
  if (session.mode === 'subscription' && begun.customer) {
    const { aside, customer, card, takesDays } = begun
    return subscribe(books, session, { aside, customer, card, takesDays })
  }
  return session.amount_total === 0 ? null : payOnce(books, session, begun)
}

function payOnce(books: Books, session: Session, { aside, customer, card, takesDays }: Begun): string | null {
  const { setup_future_usage: usage = null, description } = aside.payment
  const intent =
    books.find('payment_intent', idOf(session.payment_intent) ?? '') ??
    newIntent(books, {
      livemode: session.livemode,
      amount: session.amount_total ?? 0,
      currency: session.currency ?? 'eur',
      customer: customer?.id ?? null,
      description: description ?? null,
      metadata: metadataOf(aside.payment.metadata),
      setupFutureUsage: usage,
    })
  session.payment_intent = intent.id
  if (takesDays) return (begin(books, intent, card), null)
  const paid = pay(books, intent, card)
  if (!paid.ok) return paid.message
  if (usage !== null && customer) attach(books, card, customer)
  return null
}

function keepCard(books: Books, session: Session, { aside, customer, card }: Begun): string | null {
  if (customer) attach(books, card, customer)
  const { description = null } = aside.setup
  const intent = newSetupIntent(books, {
    livemode: session.livemode,
    customer: customer?.id ?? null,
    method: card.id,
    description,
    metadata: metadataOf(aside.setup.metadata),
  })
  session.setup_intent = intent.id
  return null
}
