import { checkoutContract } from './features/checkout/contract.ts'
import { healthContract } from './features/health/contract.ts'
import { licensesContract } from './features/licenses/contract.ts'
import { proxyContract } from './features/proxy/contract.ts'
import { webhooksContract } from './features/webhooks/contract.ts'

/** Every operation of the license service. */
export const contract = {
  ...licensesContract,
  ...checkoutContract,
  ...webhooksContract,
  ...proxyContract,
  ...healthContract,
}
