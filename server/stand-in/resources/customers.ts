import type Stripe from 'stripe'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { end } from '../life/subscription.ts'
import { newCustomer } from '../objects/customer.ts'
import { metadataOf } from '../metadata.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'customer', answer: 'Customer' }
const knows = 'email name phone description metadata'

export const customerRoutes: Route[] = [
  route<Stripe.CustomerCreateParams>(
    'POST /v1/customers',
    { ...declared, params: 'CustomerCreateParams', knows },
    ({ books, params, livemode }) => newCustomer(books, { ...params, livemode, metadata: metadataOf(params.metadata) }),
  ),
  route<Stripe.CustomerRetrieveParams>(
    'GET /v1/customers/:id',
    { ...declared, params: 'CustomerRetrieveParams' },
    (asked) => own(asked, 'customer', asked.id),
  ),
  route<Stripe.CustomerUpdateParams>(
    'POST /v1/customers/:id',
    { ...declared, params: 'CustomerUpdateParams', knows: `${knows} invoice_settings` },
    updateCustomer,
  ),
  route('DELETE /v1/customers/:id', { ...declared, params: 'CustomerDeleteParams', answer: 'DeletedCustomer' }, remove),
  list<Stripe.CustomerListParams & Paging>(
    'GET /v1/customers',
    { ...declared, params: 'CustomerListParams', knows: 'email' },
    (asked) => seen(asked, 'customer').filter(({ email }) => (asked.params.email ?? email) === email),
  ),
]

function updateCustomer(asked: Asked<Stripe.CustomerUpdateParams>) {
  const { books, params } = asked
  const customer = own(asked, 'customer', asked.id)
  const { email, name, phone, description, metadata, invoice_settings: settings } = params
  for (const [field, value] of Object.entries({ email, name, phone, description }))
    if (value !== undefined) Object.assign(customer, { [field]: value === '' ? null : value })
  customer.metadata = metadataOf(metadata, customer.metadata)
  if (settings?.default_payment_method !== undefined) {
    const method = own(
      asked,
      'payment_method',
      settings.default_payment_method,
      'invoice_settings[default_payment_method]',
    )
    customer.invoice_settings.default_payment_method = method.id
  }
  tell(books, 'customer.updated', customer)
  return customer
}

/** A customer goes with the cards, and what they subscribe to ends. */
function remove(asked: Asked) {
  const { books } = asked
  const customer = own(asked, 'customer', asked.id)
  const isTheirs = (one: { customer: string | { id: string } | null }) => idOf(one.customer) === customer.id
  for (const subscription of seen(asked, 'subscription').filter(isTheirs))
    if (subscription.status !== 'canceled') end(books, subscription)
  for (const method of seen(asked, 'payment_method').filter(isTheirs)) method.customer = null
  books.remove('customer', customer.id)
  tell(books, 'customer.deleted', customer)
  return { id: customer.id, object: 'customer', deleted: true }
}
