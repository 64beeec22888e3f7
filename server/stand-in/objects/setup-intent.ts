import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'

interface NewSetupIntent {
  livemode: boolean
  customer: string | null
  method: string
  description: string | null
  metadata: Stripe.Metadata
}

/** Makes the intent by which a card was kept, done at once, and says so. */
export function newSetupIntent(books: Books, given: NewSetupIntent): Stripe.SetupIntent {
  const { livemode, customer, method, description, metadata } = given
  const id = books.newId('seti_')
  const intent = books.put({
    id,
    object: 'setup_intent',
    allowed_payment_method_types: null,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    client_secret: `${id}_secret_${books.newId('')}`,
    created: books.now(),
    customer,
    customer_account: null,
    description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: null,
    latest_attempt: null,
    livemode,
    mandate: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: method,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    single_use_mandate: null,
    status: 'succeeded',
    usage: 'off_session',
  })
  tell(books, 'setup_intent.created', intent)
  tell(books, 'setup_intent.succeeded', intent)
  return intent
}
