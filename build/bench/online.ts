import { get, own, plain, type Way } from './ways.ts'

const asks = 'waits for the payment processor, whatever the studio’s age'
const needsOne = 'needs a subscription that the processor collects, and writes its one row'
const ofSubscriber: Way = ({ subscriber }) => ({ ids: { client_id: subscriber } })

/** The operations about what is paid online. */
export const online = {
  'GET /api/billing/settings': get,
  'POST /api/billing/settings': asks,
  'DELETE /api/billing/settings': asks,
  'POST /api/billing/webhook': 'needs a call that the processor has signed, and writes one row',
  'POST /api/billing/portal-session': asks,
  'POST /api/billing/checkout-session': asks,
  'GET /api/billing/checkout-session/{session_id}': get,
  'POST /api/v1/gift-cards/checkout-session': asks,
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': asks,
  'GET /api/billing/card': own(plain),
  'POST /api/billing/card': asks,
  'DELETE /api/billing/card': asks,
  'GET /api/billing/members/{client_id}/subscription': { '': ofSubscriber },
  'POST /api/billing/members/{client_id}/subscription/cancel': asks,
  'POST /api/billing/members/{client_id}/subscription/cancel/override': needsOne,
}
