import { makeProduct } from '../../test/build/commerce.ts'
import { ofClient, ofToday } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { salesContract } from './contract.ts'

export const salesCalls: Calls<typeof salesContract> = {
  'POST /api/v1/product-sales': {
    audit: 'sale.create',
    ask: async (studio) => [
      [],
      { payment_method: 'cash', items: [{ product_id: (await makeProduct(studio)).id, quantity: 2 }] },
    ],
    bench: {
      '': async ({ make, ids }) => {
        const items = [{ product_id: await make.product(), quantity: 1 }]
        return { body: { client_id: ids['client_id'], items, payment_method: 'cash' } }
      },
    },
  },
  'GET /api/v1/product-sales': { bench: { 'of today': ofToday, 'of a client': ofClient } },
}
