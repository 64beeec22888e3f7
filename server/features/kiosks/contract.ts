import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, line, name, pathIds, resource, stamps, urlOut } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'

const kiosk = resource('Kiosk', {
  id,
  name: z.string(),
  establishment_id: id.nullable(),
  establishment_name: z.string().nullable(),
  paired_at: instantOut.nullable().describe('Null: no tablet has used the code yet'),
  pairing_until: instantOut.nullable().describe('Until when its code can be used; null once it was'),
  ...stamps,
})

const waiver = z.strictObject({ id, title: z.string() })

export const kiosksContract = {
  'GET /api/v1/kiosks': {
    area: 'Tablets at the door, where clients check themselves in.',
    id: 'listKiosks',
    summary: 'The kiosks',
    description: 'Ordered by name, then id.',
    access: { manager: 'settings.manage' },
    status: 200,
    answer: z.array(kiosk),
  },
  'POST /api/v1/kiosks': {
    id: 'addKiosk',
    summary: 'Add a kiosk, and get the code that pairs it with its tablet',
    description:
      'The code is shown this once, and good once, for ten minutes. With a location it shows the classes there alone, and ' +
      'checks in to no others; classes that name no location are at the first.',
    access: { manager: 'settings.manage' },
    body: z.strictObject({ name, establishment_id: id.nullable().optional() }),
    example: { name: 'Front door' },
    status: 201,
    answer: z.strictObject({
      ...kiosk.shape,
      pairing_code: z.string().nullable().describe('Null in a repeated answer'),
    }),
    shownOnce: ['pairing_code'],
    errors: ['NOT_FOUND', 'ESTABLISHMENT_INACTIVE'],
  },
  'DELETE /api/v1/kiosks/{kiosk_id}': {
    id: 'removeKiosk',
    summary: 'Revoke a kiosk: its tablet can do nothing any more, at once',
    access: { manager: 'settings.manage' },
    params: pathIds('kiosk_id'),
    status: 204,
  },
  'POST /api/v1/kiosk/pair': {
    area: 'What a kiosk itself may do, with its own token and nothing else.',
    id: 'pairKiosk',
    summary: 'Make a tablet a kiosk by the code that a manager was shown',
    access: 'public',
    body: z.strictObject({ pairing_code: line.min(1).max(40) }),
    example: { pairing_code: 'K7QF-2M9X' },
    status: 200,
    answer: z.strictObject({
      kiosk_token: z.string().describe('Sent as a bearer token; good until the kiosk is revoked'),
      name: z.string(),
    }),
    errors: ['PAIRING_CODE_INVALID'],
    limits: [{ name: 'kiosk-pairing', per: 'minute', max: 5 }],
  },
  'GET /api/v1/kiosk/classes': {
    id: 'listKioskClasses',
    summary: 'The classes that people check in to now, with who is booked',
    description:
      'By start, then id; inside their check-in window. Of each client no more than the first name and as much of the last as tells two apart.',
    access: { kiosk: 'all' },
    status: 200,
    answer: z.strictObject({
      now: instantOut,
      name: z.string().describe('The kiosk’s'),
      classes: z.array(
        z.strictObject({
          id,
          name: z.string(),
          starts_at: instantOut,
          ends_at: instantOut,
          instructor_name: z.string().nullable(),
          establishment_name: z.string().nullable(),
          check_in_closes_at: instantOut,
          bookings: z.array(
            z.strictObject({
              booking_id: id,
              first_name: z.string(),
              initial: z.string(),
              is_checked_in: z.boolean(),
            }),
          ),
        }),
      ),
      next_class: z
        .strictObject({ name: z.string(), starts_at: instantOut, check_in_opens_at: instantOut })
        .nullable()
        .describe('The first class whose check-in has not opened; null: none within a day'),
      coming: z
        .array(
          z.strictObject({
            name: z.string(),
            starts_at: instantOut,
            check_in_opens_at: instantOut,
            instructor_name: z.string().nullable(),
            spots_left: z.number().int(),
          }),
        )
        .describe('The next classes whose check-in has not opened, at most four, within a day'),
      join_url: urlOut.nullable().describe('Where people book on their own phone; null: no address from outside'),
    }),
  },
  'POST /api/v1/kiosk/check-in': {
    id: 'checkInAtKiosk',
    summary: 'Check in by a booking, or by the code on the client’s phone',
    description: 'Inside the studio’s check-in window, both ends included. Twice is the same as once.',
    access: { kiosk: 'all' },
    body: z
      .strictObject({ booking_id: id.optional(), code: line.max(200).optional() })
      .refine(({ booking_id, code }) => (booking_id === undefined) !== (code === undefined), {
        path: ['booking_id'],
        message: say('kiosks.give_either_booking_id_or_code'),
      }),
    example: { booking_id: 101 },
    status: 200,
    answer: z.strictObject({
      booking_id: id,
      first_name: z.string(),
      class_name: z.string(),
      starts_at: instantOut,
      seat_name: z.string().nullable(),
      checked_in_at: instantOut,
      undo_code: z
        .string()
        .nullable()
        .describe('Takes this check-in back at this kiosk, for a minute; null: it was made before'),
      milestone: z.number().int().nullable().describe('The number of this visit, where it is one to celebrate'),
      credits_left: z.number().int().nullable().describe('Null: unlimited, or no membership pays'),
      is_unpaid: z.boolean().describe('The visit is still to be paid at the front desk'),
      unsigned_waivers: z.array(waiver),
      sign_url: urlOut
        .nullable()
        .describe('Where the client signs on their own phone; null: nothing to sign, or no address from outside'),
    }),
    errors: [
      'NOT_FOUND',
      'CLASS_CANCELLED',
      'BOOKING_INVALID_TRANSITION',
      'CHECK_IN_NOT_OPEN',
      'CHECK_IN_CLOSED',
      'CHECK_IN_CODE_INVALID',
    ],
  },
  'POST /api/v1/kiosk/undo': {
    id: 'undoAtKiosk',
    summary: 'Take back a check-in that this kiosk has just made',
    description:
      'For a minute, by the `undo_code` of its answer, unless something else has happened to the booking since.',
    access: { kiosk: 'all' },
    body: z.strictObject({ undo_code: line.max(200) }),
    example: { undo_code: '101.1772640000000.0123456789abcdef0123456789abcdef' },
    status: 200,
    answer: z.strictObject({ booking_id: id }),
    errors: ['CHECK_IN_CODE_INVALID', 'BOOKING_INVALID_TRANSITION', 'CLASS_CANCELLED'],
  },
} satisfies Contract
