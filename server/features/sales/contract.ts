import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, moneyOut, ofDays, pathIds, queryId, resource, stamps, text } from '../../http/shapes.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'

const sale = resource('Sale', {
  id,
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  sold_by_user_id: id.nullable(),
  sold_by_name: z.string().nullable(),
  items: z.array(
    z.strictObject({
      id,
      product_id: id,
      product_name: z.string().describe('As it was called when it was sold'),
      quantity: z.number().int(),
      unit_price_at_sale: moneyOut,
      line_total: moneyOut,
      returned_quantity: z.number().int().describe('How many went back into stock'),
    }),
  ),
  total_amount: moneyOut,
  refunded_amount: moneyOut,
  currency: z.string(),
  payment_method: z.string(),
  payments: z.array(
    z.strictObject({
      id,
      method: z.string(),
      amount: moneyOut,
      refunded: moneyOut,
      gift_card_last4: z.string().nullable(),
    }),
  ),
  receipt_id: id.nullable(),
  receipt_number: z.number().int().nullable(),
  notes: z.string().nullable(),
  ...stamps,
})

export const salesContract = {
  'POST /api/v1/product-sales': {
    area: 'Sales over the desk.',
    id: 'sellProducts',
    summary: 'Sell products at the desk',
    description:
      'Prices, line totals and the total are the server’s, the seller is the caller. Stock and gift cards are taken in the same ' +
      'transaction; the sale gets a receipt. `payments` splits the total over several methods; a gift card is named there.',
    access: { manager: 'sales.manage' },
    body: z.strictObject({
      client_id: id.nullable().optional(),
      items: z
        .array(z.strictObject({ product_id: id, quantity: z.number().int().min(1).max(999) }))
        .min(1)
        .max(100),
      payment_method: paymentMethod,
      payments: paymentSplit.optional(),
      notes: text.nullable().optional(),
    }),
    example: { client_id: 7, items: [{ product_id: 1, quantity: 2 }], payment_method: 'cash' },
    status: 201,
    answer: sale,
    errors: ['INSUFFICIENT_STOCK', 'PRODUCT_INACTIVE', 'GIFT_CARD_INVALID'],
  },
  'GET /api/v1/product-sales': {
    id: 'listSales',
    summary: 'Sales, newest first',
    description:
      'Ordered by when they were made, newest first. Days are the studio’s, both inclusive. Without a start_date the newest 1,000.',
    access: { manager: 'sales.view' },
    query: ofDays({ client_id: queryId }),
    status: 200,
    answer: z.array(sale),
  },
  'GET /api/v1/product-sales/{sale_id}': {
    id: 'readSale',
    summary: 'One sale, with its lines, payments and receipt',
    access: { manager: 'sales.view' },
    params: pathIds('sale_id'),
    status: 200,
    answer: sale,
  },
} satisfies Contract
