import { implement } from '../../api/implement.ts'
import { confirmAmounts } from './confirm.ts'
import { amountsContract } from './contract.ts'
import { keptAmounts } from './queries.ts'

export const amountsRoutes = implement(amountsContract, {
  'GET /api/v1/studio/amounts': ({ db }) => keptAmounts(db),
  'POST /api/v1/studio/amounts': (ctx, { body }) => confirmAmounts(ctx, body.decimals),
})
