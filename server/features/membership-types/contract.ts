import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { coverageFields, coverageOut } from './coverage-fields.ts'
import {
  id,
  money,
  moneyOut,
  name,
  paged,
  paging,
  pathIds,
  queryBoolean,
  resource,
  stamps,
  text,
} from '../../http/shapes.ts'

export const membershipKind = z
  .enum(['subscription', 'class_pack', 'time_pass', 'drop_in'])
  .describe(
    'subscription: billed every interval · class_pack: credits · time_pass: unlimited for validity_days · drop_in: one credit',
  )
export const billingInterval = z.enum(['weekly', 'four_weekly', 'monthly', 'quarterly', 'half_yearly', 'yearly'])

const credits = z.number().int().min(0).max(10_000)
const days = z.number().int().min(1).max(36_500)

/** The fields of a type that can be changed later. */
const terms = {
  description: text.nullable().optional(),
  credits_included: credits.nullable().optional().describe('Credits at the start; a pack without them has 1'),
  credits_per_interval: credits.nullable().optional().describe('Credits that each renewal of a subscription grants'),
  unlimited: z.boolean().optional().describe('Either unlimited or credits, not both'),
  validity_days: days
    .nullable()
    .optional()
    .describe('Counts the first day; a time pass without it is good for 30 days'),
  can_pause: z.boolean().optional(),
  max_pause_days: z
    .number()
    .int()
    .min(0)
    .max(36_500)
    .nullable()
    .optional()
    .describe('Days of pause over its whole life; null: no limit'),
  self_service_pause: z
    .boolean()
    .optional()
    .describe('Clients pause by themselves; takes max_pause_days. Else they ask, which makes a task'),
  sellable_online: z.boolean().optional(),
  rollover_enabled: z.boolean().optional().describe('Only with credits_per_interval'),
  max_rollover_credits: credits.nullable().optional().describe('null: all unused ones roll over'),
  late_cancel_fee_override: money.nullable().optional().describe('null: the studio’s fee; 0: none'),
  no_show_fee_override: money.nullable().optional().describe('null: the studio’s fee; 0: none'),
  fee_forgiveness_count_override: z
    .int()
    .min(0)
    .max(50)
    .nullable()
    .optional()
    .describe('How many late cancellations and no-shows are forgiven; null: as many as the studio says; 0: none'),
  is_intro_offer: z.boolean().optional().describe('Once per client for ever, over all intro offers'),
  intro_price: money.nullable().optional(),
  intro_validity_days: days.nullable().optional(),
  ...coverageFields,
}

export const newMembershipType = z.strictObject({
  name,
  type: membershipKind,
  price: money,
  currency: z.string().trim().toUpperCase().length(3).optional().describe('ISO 4217; the studio’s if absent'),
  billing_interval: billingInterval.nullable().optional().describe('Subscriptions only; monthly if absent'),
  ...terms,
})

export const changedMembershipType = z
  .strictObject({
    name,
    price: money,
    ...terms,
    is_active: z.boolean(),
    apply_to_existing: z
      .boolean()
      .describe(
        'Memberships that have not ended take over what it covers, where, when and how often; absent: where nothing is taken ' +
          'from them, or it is said for the first time',
      ),
  })
  .partial()

export const membershipType = resource('MembershipType', {
  id,
  name: z.string(),
  description: z.string().nullable(),
  type: membershipKind,
  price: moneyOut,
  currency: z.string(),
  billing_interval: billingInterval.nullable(),
  credits_included: z.number().int().nullable(),
  credits_per_interval: z.number().int().nullable(),
  unlimited: z.boolean(),
  validity_days: z.number().int().nullable(),
  can_pause: z.boolean(),
  max_pause_days: z.number().int().nullable(),
  self_service_pause: z.boolean(),
  sellable_online: z.boolean(),
  rollover_enabled: z.boolean(),
  max_rollover_credits: z.number().int().nullable(),
  late_cancel_fee_override: moneyOut.nullable(),
  no_show_fee_override: moneyOut.nullable(),
  fee_forgiveness_count_override: z.int().nullable(),
  is_intro_offer: z.boolean(),
  intro_price: moneyOut.nullable(),
  intro_validity_days: z.number().int().nullable(),
  ...coverageOut,
  is_active: z.boolean(),
  ...stamps,
})

const changedType = resource('ChangedMembershipType', {
  ...membershipType.shape,
  on_former_terms: z.int().describe('Memberships that have not ended and keep what they were sold under'),
})

const named = z.strictObject({ id, name: z.string() })

const coverageFlags = resource('CoverageFlags', {
  types_without_classes: z
    .array(named)
    .describe('Membership types on sale that pay for no active class template and no active service'),
  templates_without_types: z
    .array(named)
    .describe('Active class templates without a price of their own that nothing on sale pays for'),
  templates_above_drop_in: z
    .array(
      z.strictObject({
        ...named.shape,
        price: moneyOut,
        membership_type_id: id,
        membership_type_name: z.string(),
        single_price: moneyOut.describe('What one visit by this type costs'),
        currency: z.string(),
      }),
    )
    .describe('Active class templates whose price is above that of a drop-in on sale that pays for them'),
})

const anyone = { manager: 'any', instructor: 'all', client: 'all' } as const
const params = pathIds('membership_type_id')

export const membershipTypesContract = {
  'GET /api/v1/membership-types': {
    area: 'What is on sale: subscriptions, packs, passes and drop-ins.',
    id: 'listMembershipTypes',
    summary: 'Membership types, by name',
    description: 'Ordered by name, then id. Clients see active ones only, whatever they ask for.',
    access: anyone,
    query: z.strictObject({ include_inactive: queryBoolean.optional(), ...paging }),
    status: 200,
    answer: paged(membershipType),
  },
  'POST /api/v1/membership-types': {
    id: 'createMembershipType',
    summary: 'Create a membership type',
    access: { manager: 'membership_types.manage' },
    body: newMembershipType,
    example: { name: 'Ten classes', type: 'class_pack', price: 120, credits_included: 10, validity_days: 90 },
    status: 201,
    answer: membershipType,
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/membership-types/coverage-flags': {
    id: 'readCoverageFlags',
    summary: 'What does not fit together of the membership types on sale and the classes that they cover',
    access: { manager: 'any' },
    status: 200,
    answer: coverageFlags,
  },
  'GET /api/v1/membership-types/{membership_type_id}': {
    id: 'readMembershipType',
    summary: 'One membership type',
    access: anyone,
    params,
    status: 200,
    answer: membershipType,
  },
  'PUT /api/v1/membership-types/{membership_type_id}': {
    id: 'changeMembershipType',
    summary: 'Change a membership type',
    description:
      'Memberships sold before keep their dates, credits and price; a subscription follows the new credits from its next renewal on. ' +
      'Type, currency and billing interval never change. What it covers, where, when, how often and for how many is kept as it was ' +
      'sold, unless `apply_to_existing`; bookings made are not judged again. `on_former_terms` counts those that keep the former.',
    access: { manager: 'membership_types.manage' },
    params,
    body: changedMembershipType,
    example: { price: 125 },
    status: 200,
    answer: changedType,
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/membership-types/{membership_type_id}/holders': {
    id: 'countHolders',
    summary:
      'How many have a membership of a type that has not ended and is not used up, how many of them under former terms',
    access: { manager: 'membership_types.manage' },
    params,
    status: 200,
    answer: z.strictObject({
      holders: z.int(),
      on_former_terms: z.int(),
      is_said: z.boolean().describe('Whether anybody has said what the type covers; until then it covers everything'),
    }),
  },
  'DELETE /api/v1/membership-types/{membership_type_id}': {
    id: 'deactivateMembershipType',
    summary: 'Take a membership type off sale; memberships of it go on',
    access: { manager: 'membership_types.manage' },
    params,
    status: 200,
    answer: membershipType,
  },
  'PATCH /api/v1/membership-types/{membership_type_id}/reactivate': {
    id: 'reactivateMembershipType',
    summary: 'Put a membership type back on sale',
    access: { manager: 'membership_types.manage' },
    params,
    status: 200,
    answer: membershipType,
  },
  'DELETE /api/v1/membership-types/{membership_type_id}/remove': {
    id: 'removeMembershipType',
    summary: 'Remove a membership type that nobody ever had',
    access: { manager: 'membership_types.manage' },
    params,
    status: 204,
    errors: ['MEMBERSHIP_TYPE_IN_USE'],
  },
} satisfies Contract
