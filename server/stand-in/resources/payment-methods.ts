import Stripe from 'stripe'
import { tell } from '../events.ts'
import { idOf } from '../kinds.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Paging, type Route } from '../route.ts'

const declared = { scope: 'payment_method', answer: 'PaymentMethod' }

export const paymentMethodRoutes: Route[] = [
  route<Stripe.PaymentMethodRetrieveParams>(
    'GET /v1/payment_methods/:id',
    { ...declared, params: 'PaymentMethodRetrieveParams' },
    (asked) => own(asked, 'payment_method', asked.id),
  ),
  list<Stripe.PaymentMethodListParams & Paging>(
    'GET /v1/payment_methods',
    { ...declared, params: 'PaymentMethodListParams', knows: 'customer type' },
    (asked) =>
      seen(asked, 'payment_method').filter(
        ({ customer }) => customer !== null && idOf(customer) === asked.params.customer,
      ),
  ),
  route<Stripe.PaymentMethodDetachParams>(
    'POST /v1/payment_methods/:id/detach',
    { ...declared, params: 'PaymentMethodDetachParams' },
    (asked) => {
      const method = own(asked, 'payment_method', asked.id)
      if (method.customer === null)
        throw new Refusal('The payment method you provided is not attached to a customer so detachment is impossible.')
      const before = { customer: idOf(method.customer) }
      method.customer = null
      tell(asked.books, 'payment_method.detached', method, before)
      return method
    },
  ),
]

export const setupIntentRoutes: Route[] = [
  route<Stripe.SetupIntentRetrieveParams>(
    'GET /v1/setup_intents/:id',
    { scope: 'setup_intent', params: 'SetupIntentRetrieveParams', answer: 'SetupIntent' },
    (asked) => own(asked, 'setup_intent', asked.id),
  ),
]
