import { implement } from '../../api/implement.ts'
import { marketingContract } from './contract.ts'
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts'

export const marketingRoutes = implement(marketingContract, {
  'GET /api/v1/unsubscribe/{token}': (ctx, { params }) => showUnsubscribe(ctx, params.token),
  'POST /api/v1/unsubscribe/{token}': (ctx, { params }) => unsubscribe(ctx, params.token),
})
