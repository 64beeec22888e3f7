import { z } from 'zod'
import type { Contract, Limit } from '../../api/operation.ts'
import {
  id,
  instantOut,
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
import { say } from '../../lib/sayings/sayings.ts'

export const discountType = z.enum(['percentage', 'fixed_amount'])

/** Guesses at codes: from one address, and by one account. */
export const promoValidationLimit: Limit = { name: 'promo-validation', per: 'minute', max: 20 }

/** A code as it is stored and looked up, however it was typed. */
export const promoCodeIn = typedCode
  .max(64)
  .regex(/^[\p{L}\p{N}_.%+-]+$/u, say('promo_codes.expected_letters_digits_and_dashes'))

const moment = (day: string) =>
  z.string().max(40).describe(`An instant, or a date that stands for ${day} in the studio’s timezone`)

const terms = {
  code: promoCodeIn.describe('Capitals and small letters are the same'),
  discount_type: discountType,
  discount_value: money
    .positive()
    .describe('A percentage up to 100, or an amount in major units of the studio’s currency'),
  applicable_membership_type_ids: z.array(id).max(500).describe('Empty: every membership type'),
  applies_to_classes: z.boolean().describe('Whether it is good for single classes that are bought'),
  max_uses: z.int().min(1).max(10_000_000).nullable().describe('null: no limit'),
  one_per_client: z.boolean(),
  valid_from: moment('its first moment'),
  valid_until: moment('its last moment').nullable().describe('The last moment it is good; null: no end'),
  is_active: z.boolean(),
}

const promoCode = resource('PromoCode', {
  id,
  code: z.string(),
  discount_type: discountType,
  discount_value: z.number(),
  applicable_membership_type_ids: z.array(id),
  applies_to_classes: z.boolean(),
  max_uses: z.int().nullable(),
  one_per_client: z.boolean(),
  valid_from: instantOut,
  valid_until: instantOut.nullable(),
  is_active: z.boolean(),
  client_id: id.nullable().describe('Who alone may use it, as an automation made it; null: everybody'),
  used_count: z.int().describe('Uses so far, those held for a running checkout included'),
  ...stamps,
})

const params = pathIds('promo_code_id')
const managers = { manager: 'promo_codes.manage' } as const

export const promoCodesContract = {
  'GET /api/v1/promo-codes': {
    area: 'Discounts by code.',
    id: 'listPromoCodes',
    summary: 'Promo codes, newest first',
    description: 'Ordered by id, newest first. `active_only` leaves out the deactivated ones.',
    access: managers,
    query: z.strictObject({ active_only: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(promoCode),
  },
  'POST /api/v1/promo-codes': {
    id: 'createPromoCode',
    summary: 'Create a promo code',
    access: managers,
    body: z.strictObject(terms).partial({
      applicable_membership_type_ids: true,
      applies_to_classes: true,
      max_uses: true,
      one_per_client: true,
      valid_until: true,
      is_active: true,
    }),
    example: {
      code: 'SPRING',
      discount_type: 'percentage',
      discount_value: 20,
      valid_from: '2026-03-01',
      valid_until: '2026-03-31',
    },
    status: 201,
    answer: promoCode,
    errors: ['CODE_IN_USE'],
  },
  'GET /api/v1/promo-codes/{promo_code_id}': {
    id: 'readPromoCode',
    summary: 'One promo code',
    access: managers,
    params,
    status: 200,
    answer: promoCode,
  },
  'PUT /api/v1/promo-codes/{promo_code_id}': {
    id: 'changePromoCode',
    summary: 'Change a promo code',
    description: 'What was sold with it keeps its discount. A new discount_type needs its discount_value.',
    access: managers,
    params,
    body: z.strictObject(terms).partial(),
    example: { max_uses: 100 },
    status: 200,
    answer: promoCode,
    errors: ['CODE_IN_USE'],
  },
  'DELETE /api/v1/promo-codes/{promo_code_id}': {
    id: 'deactivatePromoCode',
    summary: 'Deactivate a promo code; its uses stay on record',
    access: managers,
    params,
    status: 200,
    answer: promoCode,
  },
  'POST /api/v1/promo-codes/validate': {
    id: 'validatePromoCode',
    summary: 'Ask what a code would take off; records no use',
    description:
      'Of a membership type or a class (one of both at most) also the price with it. PROMO_CODE_INVALID says why a code can’t be used. ' +
      'For a client their own use counts; staff may name the client.',
    access: { manager: 'any', client: 'own' },
    body: z.strictObject({
      code: z.string().trim().min(1).max(64),
      membership_type_id: id.optional(),
      scheduled_class_id: id.optional(),
      client_id: id.optional(),
    }),
    example: { code: 'SPRING', membership_type_id: 2, client_id: 7 },
    limits: [promoValidationLimit],
    status: 200,
    answer: z.strictObject({
      code: z.string(),
      discount_type: discountType,
      discount_value: z.number(),
      valid_until: instantOut.nullable(),
      membership_type_id: id.nullable(),
      scheduled_class_id: id.nullable(),
      price: moneyOut.nullable().describe('Before the discount; null where nothing to buy is named'),
      discount: moneyOut.nullable(),
      total: moneyOut.nullable().describe('What is left to pay'),
      currency: z.string(),
    }),
    errors: ['PROMO_CODE_INVALID', 'NO_SINGLE_PRICE'],
  },
} satisfies Contract
