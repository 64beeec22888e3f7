import { own, plain, type Way } from '../../test/calls/measured.ts'
import { connect, registerBuyer, back, sellOnline, keysOf, subscribe } from '../../test/build/online.ts'
import { beginClass, sellClass } from '../../test/build/class-sales.ts'
import { prepaidService } from '../../test/build/prepaid.ts'
import { registerMember } from '../../test/build/bookings.ts'
import { owe } from '../../test/build/debts.ts'
import { makeProduct } from '../../test/build/commerce.ts'
import type { TestStudio } from '../../test/studio.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { cardContract } from './card-contract.ts'
import type { checkoutContract } from './checkout-contract.ts'
import type { billingContract } from './contract.ts'
import type { subscriptionContract } from './subscription-contract.ts'

const asks = 'waits for the payment processor, whatever the studio’s age'

const ofSubscriber: Way = ({ subscriber }) => ({ ids: { client_id: subscriber } })

/** A client with a subscription, of a studio that is connected again where a change before has ended that. */
async function subscriber(studio: TestStudio): Promise<[number]> {
  await connect(studio)
  return [(await subscribe(studio)).id]
}

const needsOne = 'needs a subscription that the processor collects, and writes its one row'

export const billingCalls: Calls<
  typeof cardContract & typeof checkoutContract & typeof billingContract & typeof subscriptionContract
> = {
  'GET /api/billing/card': { bench: own(plain) },
  'POST /api/billing/card': {
    ask: async (studio) => {
      await connect(studio)
      const { email } = await registerBuyer(studio)
      return [[], { agrees_to_fees: true, fees_text_version: 1, ...back }, email]
    },
    bench: asks,
  },
  'DELETE /api/billing/card': { bench: asks },
  'POST /api/billing/checkout-session': {
    audit: 'checkout.create',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      const [type, buyer] = [await sellOnline(studio), await registerBuyer(studio)]
      return [[], { client_id: buyer.id, membership_type_id: type.id, ...back }]
    },
    bench: asks,
  },
  'POST /api/billing/class-checkout-session': {
    audit: 'checkout.create',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
      return [[], { client_id: buyer.id, scheduled_class_id: cls.id, ...back }]
    },
    bench: asks,
  },
  'POST /api/billing/appointment-checkout-session': {
    audit: 'checkout.create',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      const [slot, buyer] = [await prepaidService(studio), await registerBuyer(studio)]
      return [[], { client_id: buyer.id, ...slot, notes: 'Bad knee', ...back }]
    },
    bench: asks,
  },
  'POST /api/billing/charges-checkout-session': {
    audit: 'checkout.create',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      const client = await registerMember(studio)
      const charge = await owe(studio, client)
      return [[], { client_id: client.id, charge_ids: [charge.id], ...back }]
    },
    bench: asks,
  },
  'DELETE /api/billing/checkout-session/{session_id}': {
    ask: async (studio) => {
      await connect(studio)
      const [cls, buyer] = [await sellClass(studio), await registerBuyer(studio)]
      return [[(await beginClass(buyer, cls)).session_id], undefined, buyer.email]
    },
    bench: asks,
  },
  'GET /api/billing/checkout-sessions': { bench: own(plain) },
  'POST /api/v1/gift-cards/checkout-session': {
    audit: 'checkout.create',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      return [[], { amount: 30, recipient_name: 'Ben', recipient_email: 'ben@example.com', message: 'Enjoy', ...back }]
    },
    bench: asks,
  },
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': {
    ask: async (studio) => {
      await connect(studio)
      const [product, buyer] = [await makeProduct(studio), await registerBuyer(studio)]
      const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
      return [[public_studio_id, product.id], back, buyer.email]
    },
    bench: asks,
  },
  'POST /api/billing/settings': {
    audit: 'billing.connect',
    ofAnother: true,
    ask: async (studio) => [[], keysOf(studio)],
    bench: asks,
  },
  'DELETE /api/billing/settings': {
    audit: 'billing.disconnect',
    ofAnother: true,
    ask: async (studio) => {
      await connect(studio)
      return [[]]
    },
    bench: asks,
  },
  'POST /api/billing/webhook': { bench: 'needs a call that the processor has signed, and writes one row' },
  'POST /api/billing/portal-session': { bench: asks },
  'GET /api/billing/members/{client_id}/subscription': { bench: { '': ofSubscriber } },
  'POST /api/billing/members/{client_id}/subscription/cancel': {
    audit: 'subscription.cancel',
    ofAnother: true,
    ask: async (studio) => [await subscriber(studio)],
    bench: asks,
  },
  'POST /api/billing/members/{client_id}/subscription/cancel/override': {
    audit: 'subscription.override',
    ofAnother: true,
    ask: async (studio) => [await subscriber(studio)],
    bench: needsOne,
  },
}
