import { z } from 'zod'
import { ownBookings } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import {
  id,
  instantOut,
  lines,
  moneyOut,
  paged,
  paging,
  pathIds,
  queryBoolean,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'
import { forgiven } from '../charges/contract.ts'
import { paymentMethod, paymentSplit } from '../payments/contract.ts'
import { saying } from '../settings/saying-fields.ts'

export const bookingStatus = z.enum([
  'booked',
  'checked_in',
  'no_show',
  'cancelled',
  'late_cancelled',
  'class_cancelled',
])
export const bookingSource = z.enum(['client', 'staff', 'waitlist', 'walk_in', 'guest', 'import'])
const reasonText = lines.min(1).max(500)

/** An amount of money in a currency. */
export const price = z.strictObject({ amount: moneyOut, currency: z.string() })

export const booking = resource('Booking', {
  id,
  scheduled_class_id: id,
  client_id: id,
  membership_id: id.nullable(),
  status: bookingStatus,
  source: bookingSource,
  credits_taken: z.int().describe('By the membership that pays, as it was booked'),
  is_unpaid: z
    .boolean()
    .describe('Nothing paid for this place yet: the client pays at the studio, or staff booked it against the rules'),
  cancels_free: z.boolean().describe('Can be cancelled free until the class begins'),
  cancel_reason: z.string().nullable(),
  cancel_saying: saying.nullable(),
  cancelled_at: instantOut.nullable(),
  checked_in_at: instantOut.nullable(),
  no_show_at: instantOut.nullable(),
  excused_at: instantOut.nullable(),
  excuse_reason: z.string().nullable(),
  check_in_opens_at: instantOut.describe('For the client and the kiosk'),
  check_in_closes_at: instantOut,
  needs_resolution: z.boolean().describe('Still booked although the class is over: somebody must say what happened'),
  class_name: z.string(),
  starts_at: instantOut,
  ends_at: instantOut,
  instructor_id: id.nullable(),
  instructor_name: z.string().nullable(),
  establishment_name: z.string().nullable().describe('Where it is; null: it names no location'),
  client_name: z.string(),
  membership_name: z.string().nullable(),
  seat_id: id.nullable().describe('Null: the class has no room plan, or the booking no place any more'),
  seat_name: z.string().nullable(),
  standing_booking_id: id.nullable().describe('The standing booking that has made it'),
  to_pay: price.nullable().describe('What is still to be paid at the studio for this place'),
  paid: price
    .extend({ is_by_hand: z.boolean().describe('Something of it, such as cash, does not go back by itself') })
    .nullable()
    .describe('What was paid for this place alone and not given back'),
  cancel: z
    .strictObject({
      is_late: z.boolean(),
      free_until: instantOut,
      fee: moneyOut,
      credit_returned: z.boolean().nullable().describe('null: the booking has taken no credit'),
      late_fee: moneyOut.describe('What cancelling after `free_until` costs'),
      late_credit_returned: z.boolean().nullable().describe('Whether the credit comes back after `free_until`'),
      price_returned: z
        .boolean()
        .optional()
        .describe('Whether what was paid for this place alone comes back; absent: nothing was'),
      late_price_returned: z.boolean().optional().describe('Whether it comes back after `free_until`'),
      forgiven: forgiven.optional(),
    })
    .nullable()
    .describe('What cancelling right now would mean; null: it can’t be cancelled'),
  ...stamps,
})

const paidFee = z
  .enum(['refund', 'keep'])
  .optional()
  .describe('What becomes of a fee that is paid already; absent: it is refunded by whoever may, else kept')

const correctedBooking = resource('CorrectedBooking', {
  ...booking.shape,
  fee: z
    .strictObject({
      outcome: z.enum(['none', 'waived', 'refunded', 'kept']),
      amount: moneyOut,
      currency: z.string().nullable(),
      task_id: id.nullable().describe('The task for somebody who may refund what was kept'),
    })
    .describe('What became of its fee: none there was, not owed any more, given back as it was paid, or still paid'),
})

const byPath = { params: pathIds('booking_id'), status: 200 as const, answer: booking }

const FEE_BACK =
  'A fee that is owed is waived. One that is paid is refunded the way it was paid, or (`fee: keep`, without the permission to ' +
  'refund, or where it was not paid here) kept, with a task for somebody who may. `fee` of the answer says which.'

const offer = resource('Offer', {
  kind: z.enum(['class', 'membership_type']),
  id,
  name: z.string(),
  price: moneyOut,
  currency: z.string(),
})

/** Offers that would make a class bookable, as refusals and eligibility show them. */
export const offers = z
  .array(offer)
  .max(3)
  .describe(
    'A place by the class’s own price, the cheapest one-off and the cheapest subscription that would pay for it',
  )

/** Every rule that can refuse a booking, in the order in which they are listed. */
export const bookingRefusals = [
  'CLASS_CANCELLED',
  'CLASS_STARTED',
  'BOOKING_NOT_OPEN',
  'BOOKING_CLOSED',
  'CLIENT_INACTIVE',
  'ALREADY_BOOKED',
  'OVERLAPPING_BOOKING',
  'WAIVER_UNSIGNED',
  'CLASS_FULL',
  'SEAT_TAKEN',
  'NO_ENTITLEMENT',
  'MEMBERSHIP_CANCELLED',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
  'MEMBERSHIP_PAUSED',
  'NO_CREDITS_LEFT',
  'NOT_ENOUGH_CREDITS',
  'MEMBERSHIP_DAY_LIMIT',
  'MEMBERSHIP_WEEK_LIMIT',
  'MEMBERSHIP_UPCOMING_LIMIT',
  'PAYMENT_PAST_DUE',
  'MEMBERSHIP_OUTSIDE_TIMES',
  'MEMBERSHIP_OTHER_LOCATION',
  'NOT_COVERED',
] as const

export const bookingsContract = {
  'GET /api/v1/bookings': {
    area: 'Booking, waiting, cancelling and attending.',
    id: 'listBookings',
    summary: 'Bookings',
    description:
      'Newest first, by id; with `upcoming` or `needs_resolution` by the start of the class, then id. `needs_resolution` ' +
      'finds those still open after their class. Clients see their own, instructors those of their classes.',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    query: z.strictObject({
      client_id: queryId,
      class_id: queryId,
      status: bookingStatus.optional(),
      upcoming: queryBoolean.optional(),
      needs_resolution: queryBoolean.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(booking),
  },
  'POST /api/v1/bookings': {
    id: 'bookClass',
    summary: 'Book a class',
    description:
      'Every rule that refuses is listed in `reasons`. Staff name the client. `check_in` (staff) books and checks in somebody ' +
      'who is there or was, up to 30 days after the start; once the class is over, its capacity counts those who came. `force` (permission bookings.override) passes windows, overlap, waivers and entitlement, never capacity; with a named `membership_id` its coverage, ' +
      'places, times and limits too, and it pays. What would help against a refusal is in `offers`. ' +
      '`pay_at_studio` (clients, where `pay_at_studio_enabled`) books where no membership pays: the place is unpaid, and the ' +
      'price of one place in the class is to be paid at the studio (`to_pay`); one such place to come a client. A usable membership pays all the same. ' +
      '`swap_booking_id` gives up a booking of the client’s in the same step, by the rules of cancelling, and limits and overlap are ' +
      'judged without it; `waive_fee` (staff) has that cost nothing, however late it is.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({
      scheduled_class_id: id,
      client_id: id.optional(),
      membership_id: id.optional(),
      check_in: z.boolean().optional(),
      force: z.boolean().optional(),
      pay_at_studio: z.boolean().optional().describe('Clients only, and not with `membership_id`'),
      seat_id: id.optional().describe('A seat of the class; absent: one is given where it has any'),
      keep_seat: z.boolean().optional().describe('With `seat_id`: it is given in this room whenever it is free'),
      swap_booking_id: id.optional().describe('A booking of the client’s, of another class, that is given up for it'),
      waive_fee: z.boolean().optional().describe('Staff only, and with `swap_booking_id`: it is given up free'),
    }),
    example: { scheduled_class_id: 41, client_id: 7 },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: booking,
    errors: [
      'NOT_FOUND',
      'PAY_AT_STUDIO_OFF',
      'PAY_AT_STUDIO_USED',
      'PREPAYMENT_REQUIRED',
      'NO_SINGLE_PRICE',
      'BOOKING_INVALID_TRANSITION',
      ...bookingRefusals,
    ],
  },
  'GET /api/v1/bookings/{booking_id}': {
    id: 'readBooking',
    summary: 'One booking, with what cancelling it would cost now',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    ...byPath,
  },
  'DELETE /api/v1/bookings/{booking_id}': {
    id: 'cancelBooking',
    summary: 'Cancel a booking',
    description:
      'In time: `cancelled`, the credit goes back. Late: `late_cancelled`, with what the studio’s rules say of credit and fee. ' +
      'Repeated, it is unchanged.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({
      reason: reasonText.optional(),
      waive_fee: z
        .boolean()
        .optional()
        .describe(
          'Staff only (bookings.manage): it counts as cancelled in time, so there is no fee, and credit and price go back',
        ),
    }),
    example: { reason: 'Has a cold' },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    ...byPath,
    errors: ['CLASS_STARTED', 'BOOKING_INVALID_TRANSITION'],
  },
  'POST /api/v1/bookings/{booking_id}/check-in': {
    id: 'checkInBooking',
    summary: 'Check in',
    description:
      'Clients, and whoever sends the `code` of a client’s phone (the kiosk), inside the studio’s window, both ends included; ' +
      'staff up to 30 days. Twice is the same as once.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({ code: z.string().max(200).optional() }),
    example: {},
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    ...byPath,
    errors: [
      'CLASS_CANCELLED',
      'CLASS_FULL',
      'BOOKING_INVALID_TRANSITION',
      'CHECK_IN_NOT_OPEN',
      'CHECK_IN_CLOSED',
      'CHECK_IN_CODE_INVALID',
    ],
  },
  'GET /api/v1/bookings/{booking_id}/check-in-code': {
    id: 'readCheckInCode',
    summary: 'A signed code for the kiosk, good for a few minutes; the part before the first dot is the booking’s id',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    params: pathIds('booking_id'),
    status: 200,
    answer: z.strictObject({ code: z.string(), expires_at: instantOut }),
    errors: ['BOOKING_INVALID_TRANSITION'],
  },
  'POST /api/v1/bookings/{booking_id}/no-show': {
    id: 'markNoShow',
    summary: 'Mark a no-show, from the start of the class on; the credit is kept, the fee follows',
    access: { manager: 'bookings.manage', instructor: 'own' },
    ...byPath,
    errors: ['CLASS_CANCELLED', 'CLASS_NOT_STARTED', 'BOOKING_INVALID_TRANSITION'],
  },
  'POST /api/v1/bookings/{booking_id}/pay': {
    id: 'payBooking',
    summary: 'Pay for an unpaid place, with money or from a membership',
    description:
      'With `payment_method` the price of the visit is taken: what was agreed as it was booked, else what a place in the class ' +
      'costs now (PRICE_UNKNOWN where no price is known). With `membership_id` that membership of the client’s pays, and a credit is taken.',
    access: { manager: 'charges.manage' },
    body: z.strictObject({
      payment_method: paymentMethod.optional(),
      payments: paymentSplit.optional(),
      membership_id: id.optional(),
    }),
    example: { payment_method: 'cash' },
    ...byPath,
    errors: [
      'CHARGE_SETTLED',
      'BOOKING_INVALID_TRANSITION',
      'PRICE_UNKNOWN',
      'GIFT_CARD_INVALID',
      'MEMBERSHIP_CANCELLED',
      'MEMBERSHIP_NOT_STARTED',
      'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
      'MEMBERSHIP_PAUSED',
      'NO_CREDITS_LEFT',
      'NOT_ENOUGH_CREDITS',
      'MEMBERSHIP_DAY_LIMIT',
      'MEMBERSHIP_WEEK_LIMIT',
      'MEMBERSHIP_UPCOMING_LIMIT',
      'PAYMENT_PAST_DUE',
      'MEMBERSHIP_OUTSIDE_TIMES',
      'MEMBERSHIP_OTHER_LOCATION',
      'NOT_COVERED',
    ],
  },
  'PUT /api/v1/bookings/{booking_id}/membership': {
    id: 'changeMembershipOfBooking',
    summary: 'Let another membership pay for a place, or none',
    description:
      'Up to 30 days after the class. The credits of the former membership go back and the new ones are taken in one step. ' +
      'Coverage, places, times and limits of the new one are passed; its dates and credits never. With null the place is unpaid.',
    access: { manager: 'bookings.manage' },
    body: z.strictObject({ membership_id: id.nullable() }),
    example: { membership_id: 12 },
    ...byPath,
    errors: [
      'CLASS_STARTED',
      'BOOKING_INVALID_TRANSITION',
      'MEMBERSHIP_CANCELLED',
      'MEMBERSHIP_NOT_STARTED',
      'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
      'MEMBERSHIP_PAUSED',
      'NO_CREDITS_LEFT',
      'NOT_ENOUGH_CREDITS',
      'PAYMENT_PAST_DUE',
    ],
  },
  'POST /api/v1/bookings/{booking_id}/undo': {
    id: 'undoAttendance',
    summary: 'Take back a check-in or a no-show, up to 30 days; a no-show’s fee is taken back',
    description: FEE_BACK,
    access: { manager: 'bookings.manage', instructor: 'own' },
    body: z.strictObject({ fee: paidFee }),
    example: {},
    bodyOptional: true,
    ...byPath,
    answer: correctedBooking,
    errors: ['CLASS_CANCELLED', 'BOOKING_INVALID_TRANSITION'],
  },
  'POST /api/v1/bookings/{booking_id}/excuse': {
    id: 'excuseBooking',
    summary: 'Excuse a no-show or a late cancellation, up to 30 days: the credit comes back, the fee is taken back',
    description: FEE_BACK,
    access: { manager: 'bookings.manage' },
    body: z.strictObject({ reason: reasonText.optional(), fee: paidFee }),
    example: { reason: 'Missed the train' },
    bodyOptional: true,
    ...byPath,
    answer: correctedBooking,
    errors: ['CLASS_CANCELLED', 'BOOKING_INVALID_TRANSITION'],
  },
} satisfies Contract
