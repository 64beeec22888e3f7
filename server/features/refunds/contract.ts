import { z } from 'zod'
import type { Actor } from '../../api/caller.ts'
import type { Contract } from '../../api/operation.ts'
import { id, lines, pathIds, resource } from '../../http/shapes.ts'
import { payment, positive } from '../payments/contract.ts'

/** The permission that refunding takes, wherever money goes back. */
export const REFUND_PERMISSION = 'payments.refund'

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

export const refundsContract = {
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

/** How a manager wants a payment given back, beside the amount. */
export type RefundRequest = Omit<
  z.output<(typeof refundsContract)['POST /api/v1/payments/{payment_id}/refunds']['body']>,
  'amount'
> & {
  /** The person who asked, where the processor may answer later; the audit log names them. */
  asked_by?: Actor
}

/** Something that was taken back with the money. */
export type Reversed = z.output<typeof reversed>
