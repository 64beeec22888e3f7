import { plain, where, because, send, pages } from '../../test/calls/measured.ts'
import { makeProduct } from '../../test/build/commerce.ts'
import { picture } from '../../test/build/pictures.ts'
import { askOf, askWith, unique, type Calls } from '../../test/calls/call.ts'
import type { productsContract } from './contract.ts'

export const productsCalls: Calls<typeof productsContract> = {
  'GET /api/v1/products': { bench: { all: plain, 'by name': where('search=mat') } },
  'POST /api/v1/products': { audit: 'product.create', ask: askWith({ name: 'Mat', price: 30 }) },
  'PUT /api/v1/products/{product_id}': {
    audit: 'product.update',
    idleAgain: true,
    ask: askOf(makeProduct, () => ({ name: 'Block', sku: unique('B'), price: 31 })),
  },
  'DELETE /api/v1/products/{product_id}': { audit: 'product.update', idleAgain: true, ask: askOf(makeProduct) },
  'GET /api/v1/products/{product_id}/photo': { bench: because.picture },
  'POST /api/v1/products/{product_id}/photo': {
    audit: 'product.photo',
    ask: async (studio) => [[(await makeProduct(studio)).id], await picture()],
    bench: because.picture,
  },
  'POST /api/v1/products/{product_id}/stock-adjustment': {
    audit: 'product.stock',
    ask: askOf(makeProduct, { delta: -1, reason: 'Lost' }),
    bench: send(() => ({ delta: 1 })),
  },
  'GET /api/v1/products/{product_id}/stock-movements': { bench: pages },
}
