import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, pathIds, resource } from '../../http/shapes.ts'
import { bookingSource, bookingStatus, price } from '../bookings/contract.ts'
import { waitlistEntry } from '../bookings/waitlist/entry-fields.ts'

const rosterBooking = resource('RosterBooking', {
  booking_id: id,
  client_id: id,
  client_name: z.string(),
  status: bookingStatus,
  source: bookingSource,
  standing_booking_id: id.nullable().describe('The standing booking that has made it'),
  membership_id: id.nullable(),
  membership_name: z.string().nullable(),
  credits_left: z.number().int().nullable().describe('null: unlimited, or no membership'),
  credits_taken: z.int().describe('By the membership, for this place'),
  is_unpaid: z.boolean(),
  to_pay: price
    .nullable()
    .describe('What the visit costs, where it is unpaid; null: it is paid, or no drop-in is on sale'),
  could_pay: z
    .strictObject({ membership_id: id, name: z.string() })
    .nullable()
    .describe('A membership bought meanwhile that could pay for the unpaid place'),
  seat_id: id.nullable(),
  seat_name: z.string().nullable(),
  is_birthday: z.boolean().describe('On the day of the class'),
  is_first_visit: z.boolean().describe('Never checked in to an earlier class'),
  unsigned_waivers: z
    .array(z.strictObject({ id, title: z.string() }))
    .describe('Required, and not signed as it is now'),
  needs_resolution: z.boolean(),
  cancel_reason: z.string().nullable(),
  excuse_reason: z.string().nullable(),
  checked_in_at: instantOut.nullable(),
  no_show_at: instantOut.nullable(),
  cancelled_at: instantOut.nullable(),
  booked_at: instantOut,
})

export const rosterContract = {
  'GET /api/v1/scheduled-classes/{class_id}/roster': {
    id: 'readRoster',
    summary: 'Who comes to a class: bookings with warnings, and the waitlist',
    description:
      'Bookings by the client’s name, then id; the waitlist in its order. For instructors their own classes.',
    access: { manager: 'schedule.view', instructor: 'own' },
    params: pathIds('class_id'),
    status: 200,
    answer: z.strictObject({
      scheduled_class_id: id,
      name: z.string(),
      status: z.enum(['scheduled', 'cancelled']),
      starts_at: instantOut,
      ends_at: instantOut,
      instructor_id: id.nullable(),
      instructor_name: z.string().nullable(),
      capacity: z.number().int(),
      room_plan_id: id.nullable().describe('Whose seats it has: `GET …/seats` says where they stand'),
      booked: z.number().int(),
      held: z.number().int().describe('Held by offers to the waitlist, for guests, and for who is paying'),
      check_in_opens_at: instantOut,
      check_in_closes_at: instantOut,
      bookings: z.array(rosterBooking),
      waitlist: z.array(waitlistEntry),
      paying: z
        .array(
          z.strictObject({
            client_id: id,
            client_name: z.string(),
            seat_name: z.string().nullable(),
            ends_at: instantOut,
          }),
        )
        .optional()
        .describe('For whom a place is held while they pay for it, and until when; absent: for nobody'),
    }),
  },
  'POST /api/v1/scheduled-classes/{class_id}/roster/check-in': {
    id: 'checkInRoster',
    summary: 'Check in many bookings of a class at once; each has its own result',
    access: { manager: 'bookings.manage', instructor: 'own' },
    params: pathIds('class_id'),
    body: z.strictObject({ booking_ids: z.array(id).min(1).max(500) }),
    example: { booking_ids: [101, 102] },
    status: 200,
    answer: z.strictObject({
      results: z.array(
        z.strictObject({
          booking_id: id,
          is_checked_in: z.boolean(),
          status: bookingStatus.nullable(),
          code: z.string().nullable().describe('Why not'),
          detail: z.string().nullable(),
        }),
      ),
    }),
  },
} satisfies Contract
