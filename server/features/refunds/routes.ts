import { implement } from '../../api/implement.ts'
import { refundsContract } from './contract.ts'
import { refundPayment } from './refund.ts'

export const refundsRoutes = implement(refundsContract, {
  'POST /api/v1/payments/{payment_id}/refunds': (ctx, { params, body }) => refundPayment(ctx, params.payment_id, body),
})
