import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, money, moneyOut, ofDays, paged, paging, queryId, resource } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How people pay at the desk. `online` and `imported` are the server's own and never accepted. */
export const paymentMethod = z.enum(['cash', 'card_terminal', 'bank_transfer', 'gift_card', 'complimentary', 'other'])

/** An amount of more than nothing. */
export const positive = money.refine((amount) => amount > 0, say('common.more_than_0'))

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

/** Things that can be bought. `class`: one spot in a class; `charges`: several charges by one payment online. */
export const purchaseKind = z.enum(['sale', 'membership', 'gift_card', 'charge', 'class', 'charges'])
const ledgerMethod = z.enum([...paymentMethod.options, 'online', 'imported'])

export const payment = resource('Payment', {
  id,
  purchase_id: id,
  kind: purchaseKind,
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  sale_id: id.nullable(),
  membership_id: id.nullable(),
  charge_id: id.nullable().describe('The charge that it paid; of several paid at once, each has an entry'),
  booking_id: id.nullable().describe('The place in a class that was bought singly'),
  sold_gift_card_id: id.nullable().describe('The gift card that was bought'),
  method: ledgerMethod,
  amount: moneyOut.describe('Negative for a refund'),
  currency: z.string(),
  is_revenue: z.boolean().describe('Not what is given away, imported, or paid for a gift card'),
  gift_card_last4: z.string().nullable().describe('The gift card it was paid with'),
  refund_of_id: id.nullable(),
  refunded: moneyOut.describe('What has been given back of it'),
  refundable: moneyOut.describe('The part of it that can still be given back'),
  under_way: moneyOut.describe(
    'Refunds that the payment processor has not answered yet; it is asked until it does, and `refundable` counts them as given',
  ),
  reason: z.string().nullable(),
  receipt_id: id,
  receipt_number: z.number().int(),
  actor_name: z.string().nullable(),
  created_at: instantOut,
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
    query: ofDays({
      client_id: queryId,
      purchase_id: queryId,
      sale_id: queryId,
      membership_id: queryId,
      charge_id: queryId,
      kind: purchaseKind.optional(),
      method: ledgerMethod.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(payment),
  },
} satisfies Contract
