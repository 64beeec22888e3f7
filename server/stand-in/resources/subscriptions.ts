import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'
import { change, end, endingAt, endOf } from '../life/subscription.ts'
import { metadataOf } from '../metadata.ts'
import { Refusal } from '../refusal.ts'
import { list, own, route, seen, type Asked, type Paging, type Route } from '../route.ts'

const declared = { scope: 'subscription', answer: 'Subscription' }

export const subscriptionRoutes: Route[] = [
  route<Stripe.SubscriptionRetrieveParams>(
    'GET /v1/subscriptions/:id',
    { ...declared, params: 'SubscriptionRetrieveParams' },
    (asked) => own(asked, 'subscription', asked.id),
  ),
  route<Stripe.SubscriptionUpdateParams>(
    'POST /v1/subscriptions/:id',
    {
      ...declared,
      params: 'SubscriptionUpdateParams',
      knows:
        'cancel_at cancel_at_period_end cancellation_details default_payment_method description metadata pause_collection',
    },
    updateSubscription,
  ),
  route<Stripe.SubscriptionCancelParams>(
    'DELETE /v1/subscriptions/:id',
    { ...declared, params: 'SubscriptionCancelParams', knows: 'cancellation_details' },
    (asked) => {
      const subscription = own(asked, 'subscription', asked.id)
      if (subscription.status === 'canceled')
        throw new Refusal(`No such subscription: '${asked.id}'`, { status: 404, code: 'resource_missing', param: 'id' })
      return end(asked.books, subscription)
    },
  ),
  list<Stripe.SubscriptionListParams & Paging>(
    'GET /v1/subscriptions',
    { ...declared, params: 'SubscriptionListParams', knows: 'customer status' },
    (asked) => {
      const { customer, status } = asked.params
      return seen(asked, 'subscription').filter(
        (one) => (customer === undefined || idOf(one.customer) === customer) && isOf(one.status, status),
      )
    },
  ),
]

/** Those that are over are listed only where they are asked for. */
const isOf = (own: string, status: Stripe.SubscriptionListParams['status']): boolean => {
  if (status === 'all') return true
  if (status === 'ended') return own === 'canceled' || own === 'incomplete_expired'
  return status === undefined ? own !== 'canceled' : own === status
}

function updateSubscription(asked: Asked<Stripe.SubscriptionUpdateParams>): Stripe.Subscription {
  const { books, params } = asked
  const subscription = own(asked, 'subscription', asked.id)
  if (subscription.status === 'canceled')
    throw new Refusal('A canceled subscription can only update its cancellation_details and metadata.')
  const { default_payment_method: method, description, metadata, pause_collection: pause } = params
  if (method !== undefined) {
    const card = own(asked, 'payment_method', method, 'default_payment_method')
    if (idOf(card.customer) !== idOf(subscription.customer))
      throw new Refusal('The customer does not have a payment method with this ID.', {
        param: 'default_payment_method',
      })
  }
  return change(books, subscription, {
    ...(method !== undefined && { default_payment_method: method }),
    ...(description !== undefined && { description: description || null }),
    ...(metadata !== undefined && { metadata: metadataOf(metadata, subscription.metadata) }),
    ...(pause !== undefined && {
      pause_collection: pause ? { behavior: pause.behavior, resumes_at: pause.resumes_at ?? null } : null,
    }),
    ...cancellation(asked, subscription),
  })
}

/** When it is to end, as Stripe keeps it: both the yes or no and the time. */
function cancellation({ books, params }: Asked<Stripe.SubscriptionUpdateParams>, subscription: Stripe.Subscription) {
  const { cancel_at: at, cancel_at_period_end: atEnd, cancellation_details: said } = params
  if (at === undefined && atEnd === undefined) return {}
  if (at !== undefined && at !== '' && atEnd === true)
    throw new Refusal('You may only specify one of these parameters: cancel_at, cancel_at_period_end.', {
      param: 'cancel_at',
    })
  const until =
    atEnd === true || (typeof at === 'string' && at !== '') ? endOf(subscription) : typeof at === 'number' ? at : null
  if (until !== null && until <= books.now())
    throw new Refusal('The subscription cannot be canceled in the past.', { param: 'cancel_at' })
  const told = { comment: said?.comment || null, feedback: said?.feedback || null, feedback_option: null, reason: null }
  return endingAt(books, { ...subscription, cancellation_details: told }, until, atEnd === true)
}
