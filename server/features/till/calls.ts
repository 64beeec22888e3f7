import { makeProduct } from '../../test/build/commerce.ts'
import { plain, type Way } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { tillContract } from './contract.ts'

const aBasket: Way = async ({ make }) => {
  const [product_id, membership_type_id] = [await make.product(), await make.pack()]
  const items = [
    { kind: 'product', product_id },
    { kind: 'membership_type', membership_type_id },
  ]
  return { body: { client_id: await make.client(), items, payments: [{ method: 'cash', amount: 15 }] } }
}

export const tillCalls: Calls<typeof tillContract> = {
  'GET /api/v1/till/classes': { bench: { 'of two weeks': plain } },
  'POST /api/v1/till': {
    audit: 'sale.create',
    ofAnother: true,
    ask: async (studio) => {
      const { id } = await makeProduct(studio)
      return [[], { items: [{ kind: 'product', product_id: id }], payments: [{ method: 'cash', amount: 12 }] }]
    },
    bench: { 'a product and a pass': aBasket },
  },
}
