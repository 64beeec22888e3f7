import { z } from 'zod'
import { ownBookings } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import {
  id,
  instantIn,
  instantOut,
  lines,
  moneyOut,
  ofDays,
  pathIds,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'
import { forgiven } from '../charges/contract.ts'
import { saying } from '../settings/saying-fields.ts'

export const appointmentStatus = z.enum(['booked', 'checked_in', 'completed', 'no_show', 'cancelled', 'late_cancelled'])

export const appointment = resource('Appointment', {
  id,
  service_id: id,
  service_name: z.string(),
  instructor_id: id,
  instructor_name: z.string(),
  client_id: id,
  client_name: z.string(),
  establishment_id: id.nullable(),
  establishment_name: z
    .string()
    .nullable()
    .describe('Where it takes place: the instructor’s location as it was booked'),
  starts_at: instantOut,
  ends_at: instantOut,
  busy_until: instantOut.describe('When the instructor is free again: the end with the service’s buffer after it'),
  status: appointmentStatus,
  source: z.enum(['client', 'staff']).describe('Who booked it'),
  price: moneyOut.describe(
    'As agreed when it was booked; charged once it is completed, or nobody came, unless a membership pays',
  ),
  paid: moneyOut.describe('What was paid of it and not given back: in advance, at the desk or later'),
  left_to_pay: moneyOut.describe('What is not paid of it yet; 0 where a membership pays, or it was cancelled'),
  membership_id: id.nullable().describe('The membership that pays; null: its price is charged'),
  membership_name: z.string().nullable(),
  credits_taken: z.int().describe('By the membership, as it was booked'),
  currency: z.string(),
  charge_id: id
    .nullable()
    .describe('The newest charge of its price, once there is one: what was paid in advance is one, too'),
  notes: z.string().nullable().describe('Of whoever booked it; what staff wrote is null to the client'),
  cancel_reason: z.string().nullable(),
  cancel_saying: saying.nullable(),
  cancelled_at: instantOut.nullable(),
  checked_in_at: instantOut.nullable(),
  completed_at: instantOut.nullable(),
  no_show_at: instantOut.nullable(),
  needs_resolution: z.boolean().describe('Still open although it is over: somebody must say what happened'),
  cancel: z
    .strictObject({
      is_late: z.boolean(),
      free_until: instantOut,
      fee: moneyOut,
      credit_returned: z.boolean().nullable().describe('null: it holds no credits'),
      late_fee: moneyOut.describe('What cancelling after `free_until` costs, beyond what was paid'),
      refund: moneyOut.describe('What goes back of what was paid'),
      late_refund: moneyOut.describe('What goes back of it after `free_until`'),
      late_credit_returned: z.boolean().nullable().describe('Whether credits come back after `free_until`'),
      forgiven: forgiven.optional(),
    })
    .nullable()
    .describe('What cancelling right now would mean; null: it can’t be cancelled'),
  ...stamps,
})

const byPath = { params: pathIds('appointment_id'), status: 200 as const, answer: appointment }

/** Every rule that can refuse an appointment, in the order in which they are listed. */
export const appointmentRefusals = [
  'APPOINTMENT_SERVICE_INACTIVE',
  'INSTRUCTOR_INACTIVE',
  'ESTABLISHMENT_INACTIVE',
  'CLIENT_INACTIVE',
  'APPOINTMENT_SLOT_TAKEN',
  'OVERLAPPING_BOOKING',
  'WAIVER_UNSIGNED',
] as const

/** Reasons against a membership that staff can't override to have it pay. */
const firmRefusals = [
  'MEMBERSHIP_CANCELLED',
  'MEMBERSHIP_NOT_STARTED',
  'MEMBERSHIP_EXPIRED_ON_CLASS_DATE',
  'MEMBERSHIP_PAUSED',
  'NO_CREDITS_LEFT',
  'NOT_ENOUGH_CREDITS',
  'PAYMENT_PAST_DUE',
] as const

const membershipRefusals = [
  ...firmRefusals,
  'MEMBERSHIP_DAY_LIMIT',
  'MEMBERSHIP_WEEK_LIMIT',
  'MEMBERSHIP_UPCOMING_LIMIT',
  'MEMBERSHIP_OUTSIDE_TIMES',
  'MEMBERSHIP_OTHER_LOCATION',
  'NOT_COVERED',
] as const

export const appointmentsContract = {
  'GET /api/v1/appointments': {
    area: 'Appointments with an instructor, and when they can be made.',
    id: 'listAppointments',
    summary: 'Appointments',
    description:
      'Ordered by start, then id. Dates are the studio’s, both included. Absent: of one client (clients see their own) the ' +
      'newest 1,000 of all time, else four weeks from today; at most 366 days. Instructors see their own.',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    query: ofDays({
      instructor_id: queryId,
      client_id: queryId,
      status: appointmentStatus.optional(),
    }),
    status: 200,
    answer: z.array(appointment),
  },
  'POST /api/v1/appointments': {
    id: 'bookAppointment',
    summary: 'Book an appointment',
    description:
      'At one of the available slots; every rule that refuses is listed in `reasons`. Staff name the client. `force` ' +
      '(permission bookings.override) passes windows, time off, closures, the quarter of an hour, the client’s other bookings and ' +
      'waivers, never another appointment or a class of the instructor’s. A usable membership that covers the service pays (the one ' +
      'named, else by the choice of classes), else the price is charged once it took place. A client without one pays in advance what the service says (PREPAYMENT_REQUIRED, ' +
      'with the amount): by an appointment checkout. Staff book without.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({
      service_id: id,
      instructor_id: id,
      starts_at: instantIn,
      client_id: id.optional(),
      notes: lines.max(2000).nullable().optional(),
      membership_id: id.optional(),
      force: z.boolean().optional(),
    }),
    example: { service_id: 1, instructor_id: 2, starts_at: '2026-03-04T10:00', client_id: 7 },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: appointment,
    errors: ['NOT_FOUND', ...appointmentRefusals, ...membershipRefusals, 'PREPAYMENT_REQUIRED'],
  },
  'GET /api/v1/appointments/{appointment_id}': {
    id: 'readAppointment',
    summary: 'One appointment, with what cancelling it would cost now',
    access: { manager: 'bookings.view', instructor: 'own', client: 'own' },
    ...byPath,
  },
  'PATCH /api/v1/appointments/{appointment_id}/cancel': {
    id: 'cancelAppointment',
    summary: 'Cancel an appointment',
    description:
      'Up to the studio’s `cancellation_hours` before it, or within 15 minutes of booking it: `cancelled`. Later: ' +
      '`late_cancelled`, with the studio’s fee, unless `waive_fee` (permission bookings.manage; instructors of their own) says that it is the studio that cancels. In time what was paid goes back, online and by gift card at once, the rest by a task; late a deposit ' +
      'stays and counts towards the fee, and a price that was paid whole stays if the studio keeps credits, else the fee is kept of it. Repeated, it is unchanged.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    body: z.strictObject({
      reason: lines.min(1).max(500).optional(),
      waive_fee: z
        .boolean()
        .optional()
        .describe('Staff only: it is the studio that cancels, free for the client whenever'),
    }),
    example: { reason: 'Has a cold' },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    ...byPath,
    errors: ['APPOINTMENT_STARTED', 'APPOINTMENT_INVALID_TRANSITION'],
  },
  'PUT /api/v1/appointments/{appointment_id}/membership': {
    id: 'changeMembershipOfAppointment',
    summary: 'Let another membership pay for an appointment, or none',
    description:
      'As long as it is booked or checked in. The credits of the former membership go back and the new ones are taken in one step. ' +
      'Coverage, places, times and limits of the new one are passed; its dates and credits never. With null its price is charged.',
    access: { manager: 'bookings.manage' },
    body: z.strictObject({ membership_id: id.nullable() }),
    example: { membership_id: 12 },
    ...byPath,
    errors: ['APPOINTMENT_STARTED', 'APPOINTMENT_INVALID_TRANSITION', ...firmRefusals],
  },
  'PATCH /api/v1/appointments/{appointment_id}/check-in': {
    id: 'checkInAppointment',
    summary: 'Check the client in, up to 30 days after it; twice is the same as once',
    access: { manager: 'bookings.manage', instructor: 'own' },
    ...byPath,
    errors: ['APPOINTMENT_INVALID_TRANSITION', 'CHECK_IN_CLOSED'],
  },
  'PATCH /api/v1/appointments/{appointment_id}/complete': {
    id: 'completeAppointment',
    summary: 'Say what became of an appointment: it took place, or nobody came',
    description:
      'Once only. What is not paid of its price becomes a charge that is due at once. `no_show` from the start on.',
    access: { manager: 'bookings.manage', instructor: 'own' },
    body: z.strictObject({ status: z.enum(['completed', 'no_show']) }),
    example: { status: 'completed' },
    ...byPath,
    errors: ['APPOINTMENT_NOT_STARTED', 'APPOINTMENT_INVALID_TRANSITION'],
  },
} satisfies Contract
