import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantOut,
  lines,
  moneyOut,
  paged,
  paging,
  pathIds,
  queryBoolean,
  queryId,
  reason,
  resource,
  stamps,
  text,
} from '../../http/shapes.ts'
import { limitsOut } from '../membership-types/coverage-fields.ts'
import { membershipKind } from '../membership-types/contract.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'
import { saying } from '../settings/saying-fields.ts'

export const membershipStatus = z.enum(['pending', 'active', 'paused', 'expired', 'cancelled'])

const listState = z.enum(['active', 'past_due', 'paused', 'ending', 'renewing', 'used_up'])

const day = z.string().max(40).describe('A date, or an instant that is kept as the studio’s date')
const credits = z.number().int().min(0).max(10_000)
const count = z.number().int()

export const membership = resource('Membership', {
  id,
  client_id: id,
  client_name: z.string(),
  membership_type_id: id,
  type_name: z.string(),
  type: membershipKind,
  status: membershipStatus,
  starts_at: dateOut,
  expires_at: dateOut.nullable().describe('The last day it is good; null: no end'),
  is_waiting_for_first_visit: z
    .boolean()
    .describe(
      'Its days count from its first visit, which has not begun: starts_at is the day of the sale, expires_at may move',
    ),
  first_visit_at: dateOut
    .nullable()
    .describe(
      'The day that its days count from, where that is its first visit: as booked, else the last day it may be on',
    ),
  early_end: z
    .strictObject({ former_expires_at: dateOut.nullable().describe('The last day it had before; null: no end') })
    .nullable()
    .describe('It was ended before its last day; null: it was not'),
  unlimited: z.boolean(),
  credits_remaining: count.nullable().describe('The sum of its ledger; null if unlimited'),
  limits: limitsOut,
  is_usable: z.boolean().describe('Whether a class today could be booked with it'),
  unusable_reasons: z.array(reason),
  days_left: count.nullable(),
  pause: z.strictObject({ starts_at: dateOut, until: dateOut.describe('First day of use again') }).nullable(),
  planned_pause: z
    .strictObject({ starts_at: dateOut, until: dateOut.describe('First day of use again') })
    .nullable()
    .describe('A pause to come; what was booked inside it is cancelled'),
  asked_pause: z
    .strictObject({ starts_at: dateOut, until: dateOut })
    .nullable()
    .describe('A pause that the client has asked for, and that the studio has not answered'),
  can_pause: z.boolean(),
  self_service_pause: z.boolean().describe('The client pauses by themselves; else they ask the studio'),
  pause_days_used: count,
  pause_days_left: count.nullable().describe('null: no limit'),
  renews_at: dateOut.nullable(),
  past_due_since: instantOut.nullable(),
  is_intro_offer: z.boolean(),
  price: moneyOut.describe('What was paid when it was sold'),
  currency: z.string(),
  payment_method: z.string().nullable().describe('null: assigned free'),
  notes: z.string().nullable().describe('For the staff; null to the client'),
  cancelled_at: instantOut.nullable(),
  ...stamps,
})

const creditEntry = resource('CreditEntry', {
  id,
  kind: z.enum(['grant', 'rollover', 'spend', 'return', 'lapse', 'adjust']),
  credits: count,
  balance_after: count,
  reason: z.string().nullable(),
  saying: saying.nullable(),
  booking_id: id.nullable(),
  class_name: z.string().nullable(),
  class_starts_at: instantOut.nullable(),
  appointment_id: id.nullable(),
  service_name: z.string().nullable(),
  appointment_starts_at: instantOut.nullable(),
  expires_at: dateOut.nullable(),
  actor_kind: z.string(),
  actor_name: z.string().nullable(),
  created_at: instantOut,
})

const found = {
  client_id: queryId,
  membership_type_id: queryId,
  search: z.string().trim().max(100).optional(),
}

const params = pathIds('membership_id')
const readers = { manager: 'memberships.view', client: 'own' } as const
const managers = { manager: 'memberships.manage' } as const

export const membershipsContract = {
  'GET /api/v1/memberships': {
    area: 'What clients have bought, and its credits.',
    id: 'listMemberships',
    summary: 'Memberships, newest first',
    description:
      'Ordered by id, newest first; `ending` and `renewing` by their days. `past_due` has a renewal that is not paid, `ending` ' +
      'ends within 14 days and does not renew, `renewing` renews within 7 days, `used_up` is active without anything left or a ' +
      'renewal to come, `active` are all other active ones. `search` finds the client. Clients see their own.',
    access: readers,
    query: z.strictObject({
      status: membershipStatus.optional(),
      state: listState.optional(),
      ...found,
      ...paging,
    }),
    status: 200,
    answer: paged(membership),
  },
  'GET /api/v1/memberships/states': {
    id: 'countMemberships',
    summary: 'How many memberships are in each state of the list',
    description: 'Each is counted to 10,000. One that is past due can be paused or active, too.',
    access: { manager: 'memberships.view' },
    query: z.strictObject(found),
    status: 200,
    answer: resource('MembershipStates', {
      active: count,
      past_due: count,
      paused: count,
      ending: count,
      renewing: count,
      used_up: count,
    }),
  },
  'POST /api/v1/memberships': {
    id: 'sellMembership',
    summary: 'Assign or sell a membership',
    description:
      'Without payment_method or payments it is assigned free, else sold at the price of the type less the promo code, with a receipt. A subscription grants its first credits at once and then renews by itself, ' +
      'each renewal making a due charge. An intro offer is once per client for ever; `override_reason` gives it again. ' +
      'More credits or days than the type has take the permission to give away.',
    access: managers,
    body: z.strictObject({
      client_id: id,
      membership_type_id: id,
      starts_at: day,
      expires_at: day.optional(),
      credits_remaining: credits.optional(),
      notes: text.nullable().optional(),
      payment_method: paymentMethod.optional(),
      payments: paymentSplit.optional(),
      promo_code: z.string().trim().max(64).optional(),
      override_reason: lines.min(1).max(500).optional(),
    }),
    example: { client_id: 7, membership_type_id: 2, starts_at: '2026-03-04', payment_method: 'card_terminal' },
    status: 201,
    answer: membership,
    errors: [
      'CLIENT_INACTIVE',
      'MEMBERSHIP_TYPE_INACTIVE',
      'INTRO_OFFER_USED',
      'PROMO_CODE_INVALID',
      'GIFT_CARD_INVALID',
    ],
  },
  'GET /api/v1/memberships/{membership_id}': {
    id: 'readMembership',
    summary: 'One membership, with why it can’t be used',
    access: readers,
    params,
    status: 200,
    answer: membership,
  },
  'PUT /api/v1/memberships/{membership_id}': {
    id: 'changeMembership',
    summary: 'Change status, last day, notes or credits',
    description:
      'A later expires_at (or null, no end) makes an expired membership active again, and nothing else does. Status “paused” takes all the days ' +
      'of pause that are left (30 without a limit), “expired” ends it with yesterday and keeps the day it had in early_end. credits_remaining writes an adjustment to the ledger. ' +
      'More credits or days than it had take the permission to give away.',
    access: managers,
    params,
    body: z
      .strictObject({
        status: membershipStatus,
        expires_at: day.nullable(),
        notes: text.nullable(),
        credits_remaining: credits,
        credits_reason: lines.min(1).max(500).describe('Why the credits are adjusted; the statement says it'),
      })
      .partial(),
    example: { credits_remaining: 8, credits_reason: 'Two classes fell out' },
    status: 200,
    answer: membership,
    errors: [
      'MEMBERSHIP_INVALID_TRANSITION',
      'MEMBERSHIP_CANNOT_PAUSE',
      'MEMBERSHIP_PAUSE_LIMIT',
      'MEMBERSHIP_PAUSE_PLANNED',
    ],
  },
  'GET /api/v1/memberships/{membership_id}/ending': {
    id: 'readMembershipEnding',
    summary: 'What ending a membership would end: now, or after a last day',
    access: managers,
    params,
    query: z.strictObject({
      last_day: date.optional().describe('Absent: it is cancelled now'),
      pause_ends: queryBoolean
        .optional()
        .describe('It goes on: what would fall outside if its pause were withdrawn, or ended today'),
    }),
    status: 200,
    answer: resource('MembershipEnding', {
      bookings: z.int().describe('Places that it pays for and that would be given up free'),
      appointments: z.int().describe('Appointments that it pays for and that would be given up free'),
      waiting: z.int().describe('People who wait for those places'),
      credits: z.int().describe('Credits that would lapse, those of the given up places among them; 0 with a last day'),
      renews_on: dateOut.nullable().describe('When it would have renewed, and would not any more'),
      is_collected: z.boolean().describe('The payment processor would collect for it no more'),
    }),
  },
  'DELETE /api/v1/memberships/{membership_id}': {
    id: 'cancelMembership',
    summary: 'Cancel a membership for good',
    description: 'Its coming bookings are cancelled free and its credits lapse. Nothing is refunded by itself.',
    access: managers,
    params,
    status: 200,
    answer: membership,
  },
  'GET /api/v1/memberships/{membership_id}/credits': {
    id: 'listCredits',
    summary: 'The statement of a membership’s credits',
    description: 'Every movement in the order in which it happened (by id), each with the balance after it.',
    access: readers,
    params,
    status: 200,
    answer: z.array(creditEntry),
  },
} satisfies Contract
