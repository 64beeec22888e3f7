import { accountRoutes } from './resources/account.ts'
import { chargeRoutes } from './resources/charges.ts'
import { couponRoutes } from './resources/coupons.ts'
import { customerRoutes } from './resources/customers.ts'
import { disputeRoutes } from './resources/disputes.ts'
import { eventRoutes } from './resources/events.ts'
import { invoiceRoutes } from './resources/invoices.ts'
import { paymentIntentRoutes } from './resources/payment-intents.ts'
import { paymentMethodRoutes, setupIntentRoutes } from './resources/payment-methods.ts'
import { portalRoutes } from './resources/portal.ts'
import { priceRoutes } from './resources/prices.ts'
import { refundRoutes } from './resources/refunds.ts'
import { sessionRoutes } from './resources/sessions.ts'
import { subscriptionRoutes } from './resources/subscriptions.ts'
import { webhookEndpointRoutes } from './resources/webhook-endpoints.ts'
import type { Route } from './route.ts'

/** Everything the stand-in answers. */
export const routes: readonly Route[] = [
  accountRoutes,
  chargeRoutes,
  couponRoutes,
  customerRoutes,
  disputeRoutes,
  eventRoutes,
  invoiceRoutes,
  paymentIntentRoutes,
  paymentMethodRoutes,
  portalRoutes,
  priceRoutes,
  refundRoutes,
  sessionRoutes,
  setupIntentRoutes,
  subscriptionRoutes,
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
