import type Stripe from 'stripe'
import type { Books } from '../books.ts'
import { tell } from '../events.ts'

interface NewCustomer {
  livemode: boolean
  email?: string | null
  name?: string | null
  phone?: string | null
  description?: string | null
  metadata?: Stripe.Metadata
}

/** Makes a customer, and says so. */
export function newCustomer(books: Books, given: NewCustomer): Stripe.Customer {
  const { livemode, email = null, name = null, phone = null, description = null, metadata = {} } = given
  const customer = books.put({
    id: books.newId('cus_', 14),
    object: 'customer',
    address: null,
    balance: 0,
    created: books.now(),
    currency: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: books.newId('', 8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  })
  tell(books, 'customer.created', customer)
  return customer
}
