import { z } from 'zod'
import type { Contract, Limit } from '../../api/operation.ts'
import {
  dateOut,
  email,
  emailOut,
  id,
  instantOut,
  line,
  lines,
  money,
  moneyOut,
  paged,
  paging,
  pathIds,
  queryBoolean,
  resource,
  stamps,
  typedCode,
} from '../../http/shapes.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { mailOutlook } from '../email/outlook-values.ts'

/** Guesses at codes: from one address, and by one account. */
export const giftCardValidationLimit: Limit = { name: 'gift-card-validation', per: 'minute', max: 20 }

const state = z.enum(['active', 'redeemed', 'expired', 'deactivated'])
const last4 = z.string().describe('The last four characters of its code; the last two of another software’s short one')

const lastDay = dateOut.describe('The last day it is good, in the studio’s timezone').nullable()

const giftCard = resource('GiftCard', {
  id,
  code_last4: last4,
  initial_value: moneyOut,
  remaining_balance: moneyOut.describe('Initial value less its uses'),
  currency: z.string(),
  recipient_name: z.string().nullable(),
  recipient_email: emailOut.nullable(),
  message: z.string().nullable(),
  expires_at: lastDay,
  is_active: z.boolean(),
  state: state.describe('Derived: deactivated, empty, past its last day, or active'),
  purchaser_client_id: id.nullable().describe('The client who bought it; null: nobody was named'),
  receipt_id: id.nullable().describe('Of its sale; null: given free'),
  ...stamps,
})

const listed = resource('ListedGiftCard', {
  ...giftCard.shape,
  purchaser_name: z.string().nullable().describe('Who bought it'),
})

const use = resource('GiftCardUse', {
  id,
  kind: z.enum(['payment', 'refund', 'hold', 'release', 'opening']),
  change: moneyOut.describe('Below zero where it left the card'),
  balance_after: moneyOut,
  payment_id: id.nullable(),
  purchase_id: id.nullable(),
  created_at: instantOut,
})

const params = pathIds('gift_card_id')
const viewers = { manager: 'sales.view' } as const
const sellers = { manager: 'sales.manage' } as const

/** The fields of a card that is sold at the desk. */
export const cardFields = {
  initial_value: money.refine((amount) => amount > 0, say('common.more_than_0')),
  recipient_name: line.max(200).nullable().optional(),
  recipient_email: email.nullable().optional(),
  message: lines.max(1000).nullable().optional(),
  expires_at: z
    .string()
    .max(40)
    .nullable()
    .optional()
    .describe('A date, or an instant that is kept as the studio’s date; good to the end of that day'),
}

export const giftCardsContract = {
  'POST /api/v1/gift-cards': {
    area: 'Gift cards and what was paid with them.',
    id: 'sellGiftCard',
    summary: 'Issue a gift card',
    description:
      'With payment_method or payments it is sold at the desk for its initial value, without VAT and without revenue (using it is); ' +
      'without either it is given free. The code is mailed to recipient_email; it is not in the answer but read at …/code.',
    access: sellers,
    body: z.strictObject({
      ...cardFields,
      payment_method: paymentMethod.optional(),
      payments: paymentSplit.optional(),
    }),
    example: {
      initial_value: 50,
      recipient_name: 'Ben Ruiz',
      recipient_email: 'ben@example.com',
      message: 'Happy birthday',
      payment_method: 'cash',
    },
    status: 201,
    answer: resource('NewGiftCard', { ...giftCard.shape, email: mailOutlook.nullable() }),
  },
  'GET /api/v1/gift-cards': {
    id: 'listGiftCards',
    summary: 'Gift cards, newest first',
    description: 'Ordered by id, newest first. `active_only` lists those that something can be paid with today.',
    access: viewers,
    query: z.strictObject({
      active_only: queryBoolean.optional(),
      last4: typedCode
        .regex(/^[A-Z0-9]{4}$/, say('gift_cards.last_four'))
        .optional()
        .describe('Those whose code ends in these four'),
      ...paging,
    }),
    status: 200,
    answer: paged(listed),
  },
  'GET /api/v1/gift-cards/{gift_card_id}': {
    id: 'readGiftCard',
    summary: 'One gift card',
    access: viewers,
    params,
    status: 200,
    answer: giftCard,
  },
  'PUT /api/v1/gift-cards/{gift_card_id}': {
    id: 'changeGiftCard',
    summary: 'Deactivate a gift card, or take that back',
    access: sellers,
    params,
    body: z.strictObject({ is_active: z.boolean() }),
    example: { is_active: true },
    status: 200,
    answer: giftCard,
  },
  'DELETE /api/v1/gift-cards/{gift_card_id}': {
    id: 'deactivateGiftCard',
    summary: 'Deactivate a gift card; its uses and what is left on it stay on record',
    access: sellers,
    params,
    status: 200,
    answer: giftCard,
  },
  'GET /api/v1/gift-cards/{gift_card_id}/code': {
    id: 'readGiftCardCode',
    summary: 'A gift card’s code; who asks is in the audit log',
    access: { manager: 'gift_cards.codes' },
    params,
    status: 200,
    answer: z.strictObject({
      code: z.string().describe('Sixteen characters in groups of four; another software’s as it is printed'),
    }),
    errors: ['GIFT_CARD_INVALID'],
  },
  'GET /api/v1/gift-cards/{gift_card_id}.pdf': {
    id: 'printGiftCard',
    summary: 'A gift card to print, with its code; who asks is in the audit log',
    description:
      'For who may read codes, and for a quarter of an hour for who has issued it, whatever else they may see.',
    access: { manager: 'any' },
    params,
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY', 'GIFT_CARD_INVALID'],
  },
  'GET /api/v1/gift-cards/{gift_card_id}/uses': {
    id: 'listGiftCardUses',
    summary: 'What was paid with a gift card, and given back to it',
    description: 'In the order in which it happened (by id), each with the balance after it.',
    access: viewers,
    params,
    status: 200,
    answer: z.array(use),
  },
  'POST /api/v1/gift-cards/validate': {
    id: 'validateGiftCard',
    summary: 'Ask what is left on a gift card; deducts nothing',
    description:
      'GIFT_CARD_INVALID for a code that is unknown, mistyped, expired or deactivated: managers read which, clients do not.',
    access: { manager: 'any', client: 'all' },
    body: z.strictObject({ code: z.string().trim().min(1).max(64) }),
    example: { code: 'ABCD-EFGH-JKLM-NPQR' },
    limits: [giftCardValidationLimit],
    status: 200,
    answer: z.strictObject({
      gift_card_id: id.nullable().describe('For managers; null to clients'),
      code_last4: last4,
      remaining_balance: moneyOut,
      currency: z.string(),
      expires_at: lastDay,
      state: z.enum(['active', 'redeemed']),
    }),
    errors: ['GIFT_CARD_INVALID'],
  },
} satisfies Contract
