import { sell } from '../../test/build/commerce.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { refundsContract } from './contract.ts'

export const refundsCalls: Calls<typeof refundsContract> = {
  'POST /api/v1/payments/{payment_id}/refunds': {
    audit: 'payment.refund',
    ask: async (studio) => [[(await sell(studio)).payments[0].id], { amount: 2, reason: 'Torn' }],
  },
}
