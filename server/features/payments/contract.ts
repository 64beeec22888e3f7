import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  id,
  instantOut,
  lines,
  money,
  moneyOut,
  paged,
  paging,
  pathIds,
  queryId,
  resource,
} from '../../http/shapes.ts'

/** The permission that refunding takes, wherever money goes back. */
export const REFUND_PERMISSION = 'payments.refund'

/** How people pay at the desk. `online` and `imported` are the server's own and never accepted. */
export const paymentMethod = z.enum(['cash', 'card_terminal', 'bank_transfer', 'gift_card', 'complimentary', 'other'])

const positive = money.refine((amount) => amount > 0, 'More than 0')

/** How one purchase is paid in several ways. */
export const paymentSplit = z
  .array(
    z.strictObject({
      method: paymentMethod,
      amount: positive,
      gift_card_code: z.string().trim().min(1).max(64).optional().describe('Required with the method gift_card'),
    }),
  )
  .max(10)
  .describe('They sum to the total. A gift card is named here, with its code')

const kind = z.enum(['sale', 'membership', 'gift_card', 'charge'])
const ledgerMethod = z.enum([...paymentMethod.options, 'online', 'imported'])

const payment = resource('Payment', {
  id,
  purchase_id: id,
  kind,
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  sale_id: id.nullable(),
  membership_id: id.nullable(),
  charge_id: id.nullable(),
  sold_gift_card_id: id.nullable().describe('The gift card that was bought'),
  method: ledgerMethod,
  amount: moneyOut.describe('Negative for a refund'),
  currency: z.string(),
  is_revenue: z.boolean().describe('Not what is given away, imported, or paid for a gift card'),
  gift_card_last4: z.string().nullable().describe('The gift card it was paid with'),
  refund_of_id: id.nullable(),
  refunded: moneyOut.describe('What has been given back of it'),
  refundable: moneyOut.describe('What can still be given back of it'),
  reason: z.string().nullable(),
  receipt_id: id,
  receipt_number: z.number().int(),
  actor_name: z.string().nullable(),
  created_at: instantOut,
})

const reversed = z.strictObject({
  what: z.enum([
    'membership',
    'credits',
    'bookings',
    'visits_unpaid',
    'promo_use',
    'stock',
    'gift_card_value',
    'gift_card_opened',
    'charge',
  ]),
  id: id.nullable().describe('Of the membership, code, product, card or charge'),
  quantity: z.number().int().nullable().describe('How many credits, bookings, visits or pieces'),
})

const refund = resource('Refund', {
  ...payment.shape,
  reversed: z.array(reversed).describe('What became of the goods: everything that was taken back with the money'),
})

export const paymentsContract = {
  'GET /api/v1/payments': {
    area: 'Every payment, and refunds.',
    id: 'listPayments',
    summary: 'The ledger of all money, newest first',
    description:
      'Ordered by id, newest first; those of some days by time, then id. Days are the studio’s, both inclusive. Each way a purchase was paid is an entry; a refund is a ' +
      'negative entry with the method of what it gives back.',
    access: { manager: 'sales.view' },
    query: z.strictObject({
      client_id: queryId,
      purchase_id: queryId,
      sale_id: queryId,
      membership_id: queryId,
      charge_id: queryId,
      kind: kind.optional(),
      method: ledgerMethod.optional(),
      start_date: date.optional(),
      end_date: date.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(payment),
  },
  'POST /api/v1/payments/{payment_id}/refunds': {
    id: 'refundPayment',
    summary: 'Give money back, the way it was paid',
    description:
      'Never more than was paid. A gift card is filled again, and opened where it had been deactivated or had expired; refunding the ' +
      'sale of a gift card takes the amount off the card. `restock` puts the products of the sale back into stock: true all that are ' +
      'not back yet, or so many of each. `reverse` says what becomes of what was bought: `unused` ends a membership (its coming ' +
      'bookings are cancelled, its credits lapse), gives its promo use back and takes a charge back; `all` besides makes the visits ' +
      'paid with it unpaid. Absent: `unused` once nothing of the purchase is left to refund, else `nothing`. The answer lists what ' +
      'was reversed. It has a receipt of its own.',
    access: { manager: REFUND_PERMISSION },
    params: pathIds('payment_id'),
    body: z.strictObject({
      amount: positive,
      reason: lines.min(1).max(500),
      restock: z
        .union([
          z.boolean(),
          z.array(z.strictObject({ product_id: id, quantity: z.number().int().min(1).max(999) })).max(100),
        ])
        .optional(),
      reverse: z.enum(['nothing', 'unused', 'all']).optional(),
    }),
    example: { amount: 12.5, reason: 'Came in the wrong size' },
    status: 201,
    answer: refund,
    errors: [
      'PAYMENT_REFUNDED',
      'PAYMENT_NOT_REFUNDABLE',
      'GIFT_CARD_INVALID',
      'PAYMENTS_NOT_CONFIGURED',
      'PAYMENT_PROVIDER_ERROR',
    ],
  },
} satisfies Contract
