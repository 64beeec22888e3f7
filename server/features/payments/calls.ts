import { pages, thisMonth, ofClient, ten } from '../../test/calls/measured.ts'
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
}
