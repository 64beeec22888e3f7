import type { Mounted } from '../server/http/implement.ts'
import type { Ctx } from './context.ts'
import { checkoutRoutes } from './features/checkout/routes.ts'
import { healthRoutes } from './features/health/routes.ts'
import { licensesRoutes } from './features/licenses/routes.ts'
import { proxyRoutes } from './features/proxy/routes.ts'
import { webhooksRoutes } from './features/webhooks/routes.ts'

/** Every operation with what runs it. */
export const operations: Mounted<Ctx>[] = [
  licensesRoutes,
  checkoutRoutes,
  webhooksRoutes,
  proxyRoutes,
  healthRoutes,
].flat()
