import { z } from 'zod'
import { ownBookings } from '../../../api/client-limits.ts'
import type { Contract } from '../../../api/operation.ts'
import { id, instantOut, moneyOut, pathIds, queryId } from '../../../http/shapes.ts'
import { reason } from '../../../http/shapes.ts'
import { booking, bookingRefusals, offers, price } from '../contract.ts'
import { standingOffer } from '../standing-bookings/contract.ts'
import { waitlistEntry } from './entry-fields.ts'

export const waitlistContract = {
  'GET /api/v1/bookings/waitlist': {
    id: 'listWaitlistEntries',
    summary: 'Waitlist entries, with position and log',
    description:
      'Of a class in the order of the queue (by id), else newest first (by id); without a class or a client only those that still ' +
      'wait. At most 1,000. Clients see their own, instructors those of their classes.',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    query: z.strictObject({ class_id: queryId, client_id: queryId }),
    status: 200,
    answer: z.array(waitlistEntry),
  },
  'POST /api/v1/bookings/waitlist': {
    id: 'joinWaitlist',
    summary: 'Join the waitlist of a full class; nothing is taken',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({ scheduled_class_id: id, client_id: id.optional() }),
    example: { scheduled_class_id: 41, client_id: 7 },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: waitlistEntry,
    errors: [
      'NOT_FOUND',
      'CLASS_CANCELLED',
      'CLASS_STARTED',
      'BOOKING_NOT_OPEN',
      'BOOKING_CLOSED',
      'CLIENT_INACTIVE',
      'ALREADY_BOOKED',
      'ALREADY_WAITING',
      'CLASS_NOT_FULL',
    ],
  },
  'DELETE /api/v1/bookings/waitlist/{waitlist_id}': {
    id: 'leaveWaitlist',
    summary: 'Leave the waitlist, or decline an offer; repeated, it is unchanged',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    params: pathIds('waitlist_id'),
    accountLimits: { client: ownBookings },
    status: 200,
    answer: waitlistEntry,
  },
  'POST /api/v1/bookings/waitlist/{waitlist_id}/confirm': {
    id: 'confirmWaitlistOffer',
    summary: 'Take the place that is offered; the booking rules are asked',
    description:
      '`swap_booking_id` gives up a booking at the same time (`gives_up` of the entry names it), by the rules of cancelling, in the same step. An offered ' +
      'place that no membership pays for is paid at the studio (`pay_at_studio`), or bought by a class checkout.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    params: pathIds('waitlist_id'),
    body: z.strictObject({
      membership_id: id.optional(),
      swap_booking_id: id.optional(),
      pay_at_studio: z
        .boolean()
        .optional()
        .describe('Clients: no membership pays, the price of the class is paid at the studio'),
    }),
    example: { membership_id: 12 },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 201,
    answer: booking,
    errors: ['WAITLIST_OFFER_EXPIRED', 'WAITLIST_NOT_OFFERED', 'BOOKING_INVALID_TRANSITION', ...bookingRefusals],
  },
  'GET /api/v1/scheduled-classes/{class_id}/eligibility': {
    id: 'checkEligibility',
    summary: 'Whether a client may book a class, and if not, why not, in the words of the refusal',
    description: 'For the caller; staff name the client.',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    params: pathIds('class_id'),
    query: z.strictObject({ client_id: queryId }),
    status: 200,
    answer: z.strictObject({
      scheduled_class_id: id,
      client_id: id,
      can_book: z.boolean(),
      reasons: z.array(reason),
      membership: z
        .strictObject({
          id,
          name: z.string(),
          takes_credit: z.boolean(),
          credits: z.int().describe('How many it takes'),
          credits_left: z.number().int().nullable().describe('null: unlimited'),
          is_shared: z.boolean().describe('It is somebody else’s, who shares it'),
        })
        .nullable()
        .describe('What would pay'),
      memberships: z
        .array(
          z.strictObject({
            id,
            name: z.string(),
            is_shared: z.boolean(),
            credits: z.int().describe('How many it would give'),
            credits_left: z.int().nullable().describe('null: unlimited'),
            reasons: z.array(reason).describe('What stands against it for this class'),
            is_forcible: z.boolean().describe('It pays where `force` names it'),
          }),
        )
        .optional()
        .describe('Staff only: what may pay, the one that is taken by itself first'),
      pay_at_studio: price
        .extend({
          amount: moneyOut.nullable().describe('null: no price is known'),
          late_cancel_fee: moneyOut,
          no_show_fee: moneyOut,
        })
        .nullable()
        .describe(
          'What the place would cost if it were booked with `pay_at_studio`; null: it can’t be, or a membership pays',
        ),
      price: price
        .nullable()
        .describe('What one place costs: the class’s own price, else that of a drop-in that covers it'),
      credit_cost: z.int(),
      offers,
      can_join_waitlist: z.boolean(),
      own_booking_id: id.nullable(),
      waitlist_entry: waitlistEntry.nullable(),
      standing: standingOffer,
      opens_at: instantOut.nullable(),
      closes_at: instantOut,
      free_until: instantOut.describe('Cancelling a booking would be free until then'),
    }),
  },
} satisfies Contract
