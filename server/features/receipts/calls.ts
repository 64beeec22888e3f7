import { pages, ten, ofToday, thisMonth, ofClient, send } from '../../test/calls/measured.ts'
import { makeClient, sell } from '../../test/build/commerce.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { receiptsContract } from './contract.ts'

export const receiptsCalls: Calls<typeof receiptsContract> = {
  'GET /api/v1/receipts': {
    bench: {
      ...pages,
      refunds: ten('kind=refund'),
      'of today': ofToday,
      'this month': thisMonth,
      'of a client': ofClient,
    },
  },
  'POST /api/v1/receipts/{receipt_id}/email': {
    audit: 'receipt.mail',
    ofAnother: true,
    ask: async (studio) => {
      const { id: client_id } = await makeClient(studio)
      return [[(await sell(studio, { client_id })).receipt_id], {}]
    },
    bench: send(() => ({ email: 'bench@example.com' })),
  },
}
