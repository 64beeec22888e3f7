import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, pathIds, resource } from '../../http/shapes.ts'
import { bookingSource, bookingStatus, price } from '../bookings/contract.ts'
import { waitlistEntry } from '../bookings/waitlist/entry-fields.ts'

const rosterBooking = resource('RosterBooking', {
  booking_id: id,
  client_id: id,
  client_name: z.string(),
  client_phone: z.string().nullable().describe('null: none, or not for the caller'),
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
  owed: price.nullable().describe('What else the client owes; null: nothing, or not for the caller'),
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

const noteRead = z.strictObject({
  body: z.string(),
  staff_name: z.string().nullable().describe('Who wrote it; null: the client, or the studio’s software'),
  written_at: instantOut,
})

const person = resource('RosterPerson', {
  client_id: id,
  phone: z.string().nullable().describe('Of a child without one: that of the person who acts for them'),
  emergency_contact: z.string().nullable(),
  visits: z.int().describe('Earlier classes that they were checked in to'),
  last_visit_at: instantOut.nullable().describe('When the last of these began'),
  tags: z.array(z.strictObject({ name: z.string(), color: z.string().nullable() })).describe('Those for instructors'),
  notes: z.array(noteRead).describe('Those for instructors, newest first'),
  health: z.array(noteRead).describe('Notes on their health, while they agree that instructors read them'),
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
  'GET /api/v1/scheduled-classes/{class_id}/people': {
    id: 'listPeopleOfClass',
    summary: 'The clients of a class with what their instructor should know',
    description: 'By id: clients with a booking that is not cancelled. For instructors their own classes.',
    access: { manager: 'clients.view', instructor: 'own' },
    params: pathIds('class_id'),
    status: 200,
    answer: z.array(person),
  },
  'GET /api/v1/scheduled-classes/{class_id}/walk-ins': {
    id: 'findWalkIns',
    summary: 'Clients of a name who could be added to a class',
    description:
      'Up to 8, by name, without those who are in it. Only from the day on which check-in opens until 2 hours after the ' +
      'end; nobody otherwise. `POST /bookings` with `check_in` adds one. For instructors their own classes.',
    access: { manager: 'bookings.manage', instructor: 'own' },
    accountLimits: { instructor: { name: 'walk-ins', per: 'hour', max: 120 } },
    params: pathIds('class_id'),
    query: z.strictObject({ search: z.string().trim().min(2).max(100) }),
    status: 200,
    answer: z.array(
      z.strictObject({
        client_id: id,
        full_name: z.string(),
        hint: z.string().nullable().describe('Tells people of one name apart: of their email, or their year of birth'),
      }),
    ),
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
