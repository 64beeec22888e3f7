import type Stripe from 'stripe'
import type { Books, CardMood } from '../books.ts'
import { tell } from '../events.ts'

export interface NewCard {
  livemode: boolean
  mood: CardMood
  customer?: Stripe.Customer | null
  email?: string | null
}

/** The last four digits by which Stripe's own test cards are known. */
const DIGITS: Readonly<Record<CardMood, string>> = { pays: '4242', declines: '0341', asks: '3184' }

/** Makes a card that will do as its mood says; it is kept with the customer, where there is one. */
export function newCard(books: Books, { livemode, mood, customer, email = null }: NewCard): Stripe.PaymentMethod {
  const method = books.put({
    id: books.newId('pm_'),
    object: 'payment_method',
    allow_redisplay: 'limited',
    billing_details: {
      address: null,
      email: customer?.email ?? email,
      name: customer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: null,
      country: 'ES',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      fingerprint: books.newId('', 16),
      funding: 'credit',
      generated_from: null,
      last4: DIGITS[mood],
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: null,
      wallet: null,
    },
    created: books.now(),
    customer: null,
    customer_account: null,
    livemode,
    metadata: {},
    type: 'card',
  })
  books.asides.cards[method.id] = mood
  if (customer) attach(books, method, customer)
  return method
}

/** Keeps a card with a customer. */
export function attach(books: Books, method: Stripe.PaymentMethod, customer: Stripe.Customer): void {
  method.customer = customer.id
  tell(books, 'payment_method.attached', method)
}
