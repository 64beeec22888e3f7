import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, lines, moneyOut, ofDays, resource, text } from '../../http/shapes.ts'
import { cardFields } from '../gift-cards/contract.ts'
import { paymentSplit, purchaseKind } from '../payments/contract.ts'

const day = z.string().max(40).describe('A date, or an instant that is kept as the studio’s date')

/** The things that one basket can contain. */
const item = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('product'),
    product_id: id,
    quantity: z.number().int().min(1).max(999).default(1),
    correct_stock: z
      .boolean()
      .optional()
      .describe('They are there: the pieces that the stock lacks are added first, as a correction (products.manage)'),
  }),
  z.strictObject({
    kind: z.literal('membership_type'),
    membership_type_id: id.describe('A drop-in is one, too'),
    starts_at: day.optional().describe('Absent: today'),
    promo_code: z.string().trim().max(64).optional(),
    override_reason: lines.min(1).max(500).optional().describe('Why an intro offer is sold a second time'),
  }),
  z.strictObject({
    kind: z.literal('class'),
    scheduled_class_id: id,
    client_id: id.optional().describe('Whose place it is; absent: the basket’s client’s, who pays'),
    check_in: z.boolean().default(false).describe('They are there: check them in, too'),
  }),
  z.strictObject({
    kind: z.literal('appointment'),
    appointment_id: id,
    part: z
      .enum(['rest', 'deposit'])
      .default('rest')
      .describe('All that is left of its price, or the deposit of its service alone'),
  }),
  z.strictObject({ kind: z.literal('gift_card'), ...cardFields }),
  z.strictObject({ kind: z.literal('charge'), charge_id: id.describe('A charge of this client that is open') }),
])

const purchase = resource('TillPurchase', {
  id,
  kind: purchaseKind,
  items: z.array(z.number().int()).describe('Which items it is, counted from 0: all products are one sale'),
  sale_id: id.nullable(),
  membership_id: id.nullable(),
  gift_card_id: id.nullable().describe('The card that was bought'),
  charge_id: id.nullable(),
  booking_id: id.nullable().describe('The place in a class that was bought singly'),
  list_price: moneyOut,
  discount: moneyOut,
  total: moneyOut,
  currency: z.string(),
  payments: z.array(
    z.strictObject({ id, method: z.string(), amount: moneyOut, gift_card_last4: z.string().nullable() }),
  ),
  receipt_id: id,
  receipt_number: z.number().int(),
})

const classOnSale = resource('ClassOnSale', {
  id,
  name: z.string().describe('The template’s'),
  starts_at: instantOut,
  ends_at: instantOut,
  instructor_name: z.string().nullable(),
  establishment_name: z.string().nullable(),
  spots_left: z.number().int(),
  price: moneyOut.describe('What one place costs at the till: its own price, else that of the drop-in that covers it'),
  currency: z.string(),
})

export const tillContract = {
  'GET /api/v1/till/classes': {
    area: 'Everything that is sold at the desk, in one payment.',
    id: 'listClassesOnSale',
    summary: 'The classes of which the till sells single places',
    description:
      'Those that have not begun and have a price, by start; full ones are among them. Dates are the studio’s, both included; ' +
      'absent: two weeks from today, which is the most.',
    access: { manager: 'sales.view' },
    query: ofDays({}),
    status: 200,
    answer: z.array(classOnSale),
  },
  'POST /api/v1/till': {
    id: 'sellAtTill',
    summary: 'Sell products, memberships, single classes, appointments, gift cards and what is owed in one payment',
    description:
      'All of it or nothing. Prices, discounts and totals are the server’s; `payments` sum to the total. Each purchase has its own entries in the ledger and its receipt: ' +
      'the payments are shared out in order, to the cent. A gift card pays what is owed first, then the rest in order, and never for a gift card; what is given away is never a charge. ' +
      'Memberships, classes and charges need a client, and the permissions to sell, to book and to settle them. A class is booked by its rules, without a membership, at its price; ' +
      'the unpaid place that the client has in it is settled instead (a purchase of kind charge); of an appointment what is left of its price, ' +
      'or its deposit, is taken, also before it (a purchase of kind charge); where it is full, nothing of the basket is sold. A refusal names the items that are in the way (`value.item`, counted from 0).',
    access: { manager: 'sales.manage' },
    body: z.strictObject({
      client_id: id.nullable().optional(),
      items: z.array(item).min(1).max(100),
      payments: paymentSplit.default([]),
      notes: text.nullable().optional().describe('Of the products’ sale'),
    }),
    example: {
      client_id: 7,
      items: [
        { kind: 'product', product_id: 1, quantity: 2 },
        { kind: 'membership_type', membership_type_id: 2 },
      ],
      payments: [{ method: 'card_terminal', amount: 124 }],
    },
    status: 201,
    answer: z.strictObject({
      client_id: id.nullable(),
      purchases: z.array(purchase),
      total: moneyOut,
      currency: z.string(),
    }),
    errors: [
      'INSUFFICIENT_STOCK',
      'PRODUCT_INACTIVE',
      'GIFT_CARD_INVALID',
      'CLIENT_INACTIVE',
      'MEMBERSHIP_TYPE_INACTIVE',
      'INTRO_OFFER_USED',
      'PROMO_CODE_INVALID',
      'CHARGE_SETTLED',
      'CLASS_CANCELLED',
      'CLASS_STARTED',
      'BOOKING_NOT_OPEN',
      'BOOKING_CLOSED',
      'ALREADY_BOOKED',
      'OVERLAPPING_BOOKING',
      'WAIVER_UNSIGNED',
      'CLASS_FULL',
      'NO_SINGLE_PRICE',
      'PRICE_UNKNOWN',
      'BOOKING_INVALID_TRANSITION',
      'CHECK_IN_NOT_OPEN',
      'CHECK_IN_CLOSED',
      'APPOINTMENT_INVALID_TRANSITION',
    ],
  },
} satisfies Contract
