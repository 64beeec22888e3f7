import { implement } from '../../api/implement.ts'
import { paymentsContract } from './contract.ts'
import { paymentPage } from './queries.ts'
import { refundPayment } from './refund.ts'

export const paymentsRoutes = implement(paymentsContract, {
  'GET /api/v1/payments': ({ db }, { query }) => paymentPage(db, query),
  'POST /api/v1/payments/{payment_id}/refunds': (ctx, { params, body }) => refundPayment(ctx, params.payment_id, body),
})
