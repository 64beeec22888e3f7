import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'

export interface NewIntent {
  livemode: boolean
  amount: number
  currency: string
  customer: string | null
  description?: string | null
  metadata?: Stripe.Metadata
  setupFutureUsage?: Stripe.PaymentIntent['setup_future_usage']
}

/** Makes the intent to take an amount, and says so; nothing is charged yet. */
export function newIntent(books: Books, given: NewIntent): Stripe.PaymentIntent {
  const id = books.newId('pi_')
  const intent = books.put({
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true, allow_redirects: 'always' },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: `${id}_secret_${books.newId('')}`,
    confirmation_method: 'automatic',
    created: books.now(),
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: given.livemode,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: given.setupFutureUsage ?? null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  })
  tell(books, 'payment_intent.created', intent)
  return intent
}
