import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'
import { newCharge } from '../objects/charge.ts'

export type Paid = { ok: true } | { ok: false; code: string; declineCode: string | null; message: string }

const DECLINED: Paid = {
  ok: false,
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}

const ASKS: Paid = {
  ok: false,
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

/**
 * Takes what the intent is about from a card. A card whose bank asks its holder pays only where the holder is there; off
 * session the intent then waits for that holder.
 */
export function pay(
  books: Books,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  { offSession = false } = {},
): Paid {
  const mood = books.asides.cards[method.id] ?? 'pays'
  const paid: Paid = mood === 'declines' ? DECLINED : mood === 'asks' && offSession ? ASKS : { ok: true }
  intent.payment_method = method.id
  if (paid.ok) return collect(books, intent, method)
  const charge = newCharge(books, intent, method, { code: paid.code, message: paid.message })
  intent.latest_charge = charge.id
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  intent.last_payment_error = {
    type: 'card_error',
    code: paid.code,
    message: paid.message,
    charge: charge.id,
    ...(paid.declineCode !== null && { decline_code: paid.declineCode }),
    payment_method: structuredClone(method),
  }
  tell(books, 'charge.failed', charge)
  tell(books, 'payment_intent.payment_failed', intent)
  return paid
}

/** The money of an intent has come. */
export function collect(books: Books, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): Paid {
  const charge = newCharge(books, intent, method)
  Object.assign(intent, {
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  } satisfies Partial<Stripe.PaymentIntent>)
  tell(books, 'charge.succeeded', charge)
  tell(books, 'payment_intent.succeeded', intent)
  return { ok: true }
}

/** A payment that takes days was begun: the money neither came nor failed. */
export function begin(books: Books, intent: Stripe.PaymentIntent, method: Stripe.PaymentMethod): void {
  intent.payment_method = method.id
  intent.status = 'processing'
  tell(books, 'payment_intent.processing', intent)
}

/** A payment that takes days has failed. */
export function failLate(books: Books, intent: Stripe.PaymentIntent): void {
  const message = 'The bank has refused this payment.'
  intent.payment_method = null
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'invalid_request_error', code: 'payment_intent_payment_attempt_failed', message }
  tell(books, 'payment_intent.payment_failed', intent)
}
