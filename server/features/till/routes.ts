import { implement } from '../../api/implement.ts'
import { tillContract } from './contract.ts'
import { sellAtTill } from './sell.ts'

export const tillRoutes = implement(tillContract, {
  'POST /api/v1/till': (ctx, { body }) => sellAtTill(ctx, body),
})
