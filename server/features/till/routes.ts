import { implement } from '../../api/implement.ts'
import { classesOnSale } from './classes-on-sale.ts'
import { tillContract } from './contract.ts'
import { sellAtTill } from './sell.ts'

export const tillRoutes = implement(tillContract, {
  'GET /api/v1/till/classes': (ctx, { query }) => classesOnSale(ctx, query),
  'POST /api/v1/till': (ctx, { body }) => sellAtTill(ctx, body),
})
