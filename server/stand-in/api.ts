import { accountRoutes } from './resources/account.ts'
import { chargeRoutes } from './resources/charges.ts'
import { couponRoutes } from './resources/coupons.ts'
import { customerRoutes } from './resources/customers.ts'
import { eventRoutes } from './resources/events.ts'
import { paymentIntentRoutes } from './resources/payment-intents.ts'
import { paymentMethodRoutes } from './resources/payment-methods.ts'
import { priceRoutes } from './resources/prices.ts'
import { refundRoutes } from './resources/refunds.ts'
import { sessionRoutes } from './resources/sessions.ts'
import { setupIntentRoutes } from './resources/setup-intents.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'
import type { Route } from './route.ts'

/** Everything the stand-in answers. */
export const routes: readonly Route[] = [
  accountRoutes,
  chargeRoutes,
  couponRoutes,
  customerRoutes,
  eventRoutes,
  paymentIntentRoutes,
  paymentMethodRoutes,
  priceRoutes,
  refundRoutes,
  sessionRoutes,
  setupIntentRoutes,
  webhookEndpointRoutes,
].flat()

/** The operation a request is for, with the id in its path. */
export function routeOf(method: string, pathname: string): { route: Route; id: string } | undefined {
  const asked = pathname.split('/')
  for (const route of routes) {
    const parts = route.path.split('/')
    if (route.method !== method || parts.length !== asked.length) continue
    if (!parts.every((part, index) => part === asked[index] || (part === ':id' && asked[index] !== ''))) continue
    return { route, id: decodeURIComponent(asked[parts.indexOf(':id')] ?? '') }
  }
  return undefined
}
