import { implement } from '../../implement.ts'
import { begin } from './begin.ts'
import { confirm } from './confirm.ts'
import { checkoutContract } from './contract.ts'

export const checkoutRoutes = implement(checkoutContract, {
  'POST /checkout/session': (ctx, { body }) => begin(ctx, body),
  'GET /checkout/confirm': (ctx, { query }) => confirm(ctx, query.session_id),
})
