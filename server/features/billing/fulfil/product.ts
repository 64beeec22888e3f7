import { loadProduct } from '../../products/queries.ts'
import { moveStock } from '../../products/stock.ts'
import { recordProductSale } from '../../sales/sell.ts'
import type { Delivery } from './delivery.ts'
import { paymentsOf } from './payments-of.ts'

/** Sells the piece that was held for the buyer, at the price that was asked. */
export const deliverProduct: Delivery = (tx, act, _, row) => {
  const product = loadProduct(tx, row.product_id!)
  moveStock(tx, act, { product_id: product.id, delta: 1, kind: 'release' })
  const lines = [{ product, quantity: 1, total_minor: row.list_price_minor }]
  const sold = { client_id: row.client_id, notes: null, payment_method: 'online', lines, payments: paymentsOf(row) }
  return { purchase_id: recordProductSale(tx, act, sold).purchase_id }
}
