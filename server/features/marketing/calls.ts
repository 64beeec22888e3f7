import type { Calls } from '../../test/calls/call.ts'
import type { marketingContract } from './contract.ts'

export const marketingCalls: Calls<typeof marketingContract> = {
  'GET /api/v1/unsubscribe/{token}': { bench: 'looks at one link by its hash' },
  'POST /api/v1/unsubscribe/{token}': { bench: 'looks at one link by its hash' },
}
