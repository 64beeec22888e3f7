import { implement } from '../../api/implement.ts'
import { paymentsContract } from './contract.ts'
import { paymentPage } from './queries.ts'

export const paymentsRoutes = implement(paymentsContract, {
  'GET /api/v1/payments': ({ db }, { query }) => paymentPage(db, query),
})
