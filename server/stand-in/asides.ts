import type Stripe from 'stripe'

/** What a card does when it is charged: it pays, it is declined, or its bank asks its holder first. */
export type CardMood = 'pays' | 'declines' | 'asks'

/** What a session was made with and does not say of itself. */
export interface SessionAside {
  lines: Stripe.LineItem[]
  payment: Stripe.Checkout.SessionCreateParams.PaymentIntentData
  subscription: Stripe.Checkout.SessionCreateParams.SubscriptionData
  setup: Stripe.Checkout.SessionCreateParams.SetupIntentData
  coupon: string | null
}

/** An answer that is given again to who asks with the same key. */
export interface Answered {
  /** What was asked, as a hash. */
  asked: string
  at: number
  status: number
  body: string
}

export interface Delivery {
  event: string
  endpoint: string
  state: 'waiting' | 'sending' | 'dropped' | 'delivered' | 'failed'
  attempts: number
  /** When it is tried again by itself; null where it is not. */
  next: number | null
  /** The last answer's status; 0 where there was none. */
  status: number
}

/** What the processor knows and Stripe's objects have no place for. */
export interface Asides {
  sessions: Record<string, SessionAside>
  cards: Record<string, CardMood>
  answered: Record<string, Answered>
  deliveries: Delivery[]
  /** Whether what is given back from now on is on its way at first. */
  refundsTakeDays: boolean
}

export const newAsides = (): Asides => ({
  sessions: {},
  cards: {},
  answered: {},
  deliveries: [],
  refundsTakeDays: false,
})
