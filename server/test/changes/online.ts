import { makeProduct } from '../build/commerce.ts'
import { back, connect, keysOf, registerBuyer, sellOnline, subscribe } from '../build/online.ts'
import type { TestStudio } from '../studio.ts'
import type { Asked } from './asked.ts'
import type { Change } from './change.ts'

/** A client with a subscription, of a studio that is connected again where a change before has ended that. */
async function subscriber(studio: TestStudio): Promise<[number]> {
  await connect(studio)
  return [(await subscribe(studio)).id]
}

/** Changes of what is paid online, in a studio that `startOnlineStudio` has started: by operation, the entry each leaves. */
export const onlineChanges: Record<string, Change> = {
  'POST /api/billing/settings': ['billing.connect', async (studio) => [[], keysOf(studio)]],
  'DELETE /api/billing/settings': [
    'billing.disconnect',
    async (studio) => {
      await connect(studio)
      return [[]]
    },
  ],
  'POST /api/billing/checkout-session': [
    'checkout.create',
    async (studio) => {
      await connect(studio)
      const [type, buyer] = [await sellOnline(studio), await registerBuyer(studio)]
      return [[], { client_id: buyer.id, membership_type_id: type.id, ...back }]
    },
  ],
  'POST /api/v1/gift-cards/checkout-session': [
    'checkout.create',
    async (studio) => {
      await connect(studio)
      return [[], { amount: 30, recipient_name: 'Ben', recipient_email: 'ben@example.com', message: 'Enjoy', ...back }]
    },
  ],
  'POST /api/billing/members/{client_id}/subscription/cancel': [
    'subscription.cancel',
    async (studio) => [await subscriber(studio)],
  ],
  'POST /api/billing/members/{client_id}/subscription/cancel/override': [
    'subscription.override',
    async (studio) => [await subscriber(studio)],
  ],
}

/** What clients alone ask for with a POST about paying online: by operation. */
export const onlineAsked: Record<string, Asked> = {
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': async (studio) => {
    await connect(studio)
    const [product, buyer] = [await makeProduct(studio), await registerBuyer(studio)]
    const { public_studio_id } = (await studio.asOwner('GET /api/v1/studio')).body
    return [[[public_studio_id, product.id], back], buyer.email]
  },
  'POST /api/billing/card': async (studio) => {
    await connect(studio)
    const { email } = await registerBuyer(studio)
    return [[[], { agrees_to_fees: true, fees_text_version: 1, ...back }], email]
  },
}
