import { ownBookings } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { pathIds } from '../../http/shapes.ts'
import { bookingsContract } from '../bookings/contract.ts'
import { seatsContract } from '../bookings/seats/contract.ts'
import { waitlistContract } from '../bookings/waitlist/contract.ts'

/** A guardian, for their own dependants; everybody else's are 404. */
const access = { client: 'own' } as const

const list = bookingsContract['GET /api/v1/bookings']
const book = bookingsContract['POST /api/v1/bookings']
const cancel = bookingsContract['DELETE /api/v1/bookings/{booking_id}']
const code = bookingsContract['GET /api/v1/bookings/{booking_id}/check-in-code']
const seat = seatsContract['PUT /api/v1/bookings/{booking_id}/seat']
const entries = waitlistContract['GET /api/v1/bookings/waitlist']
const join = waitlistContract['POST /api/v1/bookings/waitlist']
const leave = waitlistContract['DELETE /api/v1/bookings/waitlist/{waitlist_id}']
const confirm = waitlistContract['POST /api/v1/bookings/waitlist/{waitlist_id}/confirm']
const eligibility = waitlistContract['GET /api/v1/scheduled-classes/{class_id}/eligibility']

/** A guardian's requests about a dependant's classes; the rules and shapes are those for a client's own. */
export const dependantBookingsContract = {
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings': {
    id: 'listDependantBookings',
    summary: 'A dependant’s bookings, each with what cancelling it would cost now',
    description: 'Newest first, by id; with `upcoming` by the start of the class, then id.',
    access,
    params: pathIds('dependant_id'),
    query: list.query.omit({ client_id: true, needs_resolution: true }),
    status: 200,
    answer: list.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings': {
    id: 'bookClassForDependant',
    summary: 'Book a class for a dependant',
    description:
      'With a membership of the dependant’s own, or to be paid at the studio. Every rule that refuses is listed in `reasons`.',
    access,
    params: pathIds('dependant_id'),
    body: book.body.pick({ scheduled_class_id: true, membership_id: true, pay_at_studio: true, seat_id: true }),
    example: { scheduled_class_id: 41 },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: book.answer,
    errors: book.errors,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}': {
    id: 'cancelDependantBooking',
    summary: 'Cancel a dependant’s booking',
    description: cancel.description,
    access,
    params: pathIds('dependant_id', 'booking_id'),
    body: cancel.body,
    example: { reason: 'Has a cold' },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 200,
    answer: cancel.answer,
    errors: cancel.errors,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/check-in-code': {
    id: 'readDependantCheckInCode',
    summary: 'A signed code for the kiosk, good for a few minutes, of a dependant’s booking',
    access,
    params: pathIds('dependant_id', 'booking_id'),
    status: 200,
    answer: code.answer,
    errors: code.errors,
  },
  'PUT /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/seat': {
    id: 'changeDependantSeat',
    summary: 'Take another seat in a class for a dependant, until it begins',
    access,
    params: pathIds('dependant_id', 'booking_id'),
    body: seat.body.omit({ swap: true }),
    example: { seat_id: 12 },
    accountLimits: { client: ownBookings },
    status: 200,
    answer: seat.answer,
    errors: seat.errors,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': {
    id: 'listDependantWaitlistEntries',
    summary: 'A dependant’s waitlist entries, with position and log',
    description: 'Newest first, by id; of one class oldest first. At most 1,000.',
    access,
    params: pathIds('dependant_id'),
    query: entries.query.omit({ client_id: true }),
    status: 200,
    answer: entries.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist': {
    id: 'joinWaitlistForDependant',
    summary: 'Join the waitlist of a full class for a dependant; nothing is taken',
    access,
    params: pathIds('dependant_id'),
    body: join.body.omit({ client_id: true }),
    example: { scheduled_class_id: 41 },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: join.answer,
    errors: join.errors,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}': {
    id: 'leaveDependantWaitlist',
    summary: 'Leave the waitlist, or decline an offer, for a dependant; repeated, it is unchanged',
    access,
    params: pathIds('dependant_id', 'waitlist_id'),
    accountLimits: { client: ownBookings },
    status: 200,
    answer: leave.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/bookings/waitlist/{waitlist_id}/confirm': {
    id: 'confirmDependantWaitlistOffer',
    summary: 'Take the place that is offered to a dependant; the booking rules are asked',
    description:
      '`swap_booking_id` gives up a booking of the dependant’s at the same time, by the rules of cancelling, in the same step.',
    access,
    params: pathIds('dependant_id', 'waitlist_id'),
    body: confirm.body,
    example: { membership_id: 12 },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 201,
    answer: confirm.answer,
    errors: confirm.errors,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/scheduled-classes/{class_id}/eligibility': {
    id: 'checkDependantEligibility',
    summary: 'Whether a dependant may be booked into a class, and if not, why not, in the words of the refusal',
    access,
    params: pathIds('dependant_id', 'class_id'),
    status: 200,
    answer: eligibility.answer,
  },
} satisfies Contract
