import { pages, thisMonth, ofClient, ten } from '../../test/calls/ways.ts'
import { sell } from '../../test/build/commerce.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { paymentsContract } from './contract.ts'

export const paymentsCalls: Calls<typeof paymentsContract> = {
  'GET /api/v1/payments': {
    bench: {
      ...pages,
      'this month': thisMonth,
      'of a client': ofClient,
      'by bank': ten('method=bank_transfer'),
      'of fees': ten('kind=charge'),
    },
  },
  'POST /api/v1/payments/{payment_id}/refunds': {
    audit: 'payment.refund',
    ask: async (studio) => [[(await sell(studio)).payments[0].id], { amount: 2, reason: 'Torn' }],
  },
}
