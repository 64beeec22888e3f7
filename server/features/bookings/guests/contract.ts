import { z } from 'zod'
import type { Contract, Limit } from '../../../api/operation.ts'
import { email, id, instantOut, moneyOut, name, pathIds, phone, resource, stamps } from '../../../http/shapes.ts'
import { forgiven } from '../../charges/contract.ts'
import { publicStudio } from '../../settings/setting-fields.ts'

/** Wishes from one address; links are counted separately, because guests who lost one try again. */
const guestWishes: Limit = { name: 'guest-bookings', per: 'hour', max: 10 }
const guestLinks: Limit = { name: 'guest-links', per: 'minute', max: 30 }

const token = z.string().min(1).max(100)
const link = {
  access: 'public' as const,
  params: publicStudio,
  body: z.strictObject({
    token,
    look: z.boolean().optional().describe('Only tell what it is about; nothing is changed'),
  }),
  example: { token: 'pY0c1mVgk5b0cQ2dZ3yT1uX4sL6aW8eR9fH7jK5nM0o' },
  limits: [guestLinks],
  idempotent: false as const,
  status: 200 as const,
}

const place = resource('GuestPlace', {
  status: z
    .enum(['held', 'lapsed', 'booked', 'cancelled'])
    .describe('`lapsed`: not held any more, booked if there is room'),
  held_until: instantOut.nullable(),
  class_name: z.string(),
  starts_at: instantOut,
  ends_at: instantOut,
  instructor_name: z.string().nullable(),
  establishment_name: z.string().nullable(),
  cancel: z
    .strictObject({
      is_late: z.boolean(),
      free_until: instantOut,
      fee: moneyOut,
      forgiven: forgiven.optional(),
      currency: z.string(),
    })
    .nullable()
    .describe('What cancelling right now would mean; null: there is nothing to cancel'),
  waivers: z.array(z.string()).describe('What is to be signed at the studio before the class; known once it is booked'),
})

const guest = resource('GuestBooking', {
  id,
  status: z.enum(['held', 'lapsed', 'booked', 'declined']),
  full_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  scheduled_class_id: id,
  class_name: z.string(),
  starts_at: instantOut,
  held_until: instantOut.describe(
    'From then on others can book the place; it can still be confirmed where there is room',
  ),
  is_for_staff: z.boolean().describe('No mail server was set up: the studio has to say'),
  client_id: id.nullable(),
  booking_id: id.nullable(),
  ...stamps,
})

const refusals = [
  'CLASS_CANCELLED',
  'CLASS_STARTED',
  'BOOKING_NOT_OPEN',
  'BOOKING_CLOSED',
  'CLIENT_INACTIVE',
  'ALREADY_BOOKED',
  'OVERLAPPING_BOOKING',
  'CLASS_FULL',
] as const

export const guestsContract = {
  'POST /api/v1/widget/{public_studio_id}/guest-bookings': {
    id: 'askForGuestPlace',
    summary: 'Ask for a place without an account',
    description:
      'Where the studio allows it. The place is held for up to 30 minutes, until the link in a letter is followed; without a ' +
      'mail server the studio says. The answer is the same for every e-mail. Nothing is paid: that is done at the studio.',
    access: 'public',
    params: publicStudio,
    body: z.strictObject({ scheduled_class_id: id, full_name: name, email, phone: phone.nullable().optional() }),
    example: { scheduled_class_id: 41, full_name: 'Ana Ruiz', email: 'ana@example.com', phone: '+34 600 000 000' },
    limits: [guestWishes],
    anyOrigin: true,
    idempotent: true,
    status: 200,
    answer: z.strictObject({ status: z.literal('received') }),
    errors: [
      'GUEST_BOOKINGS_DISABLED',
      'CLASS_CANCELLED',
      'CLASS_STARTED',
      'BOOKING_NOT_OPEN',
      'BOOKING_CLOSED',
      'CLASS_FULL',
      'PREPAYMENT_REQUIRED',
      'NO_SINGLE_PRICE',
    ],
  },
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/confirm': {
    id: 'confirmGuestPlace',
    summary: 'Book a place by the link in the letter',
    description: 'Under the client record of that e-mail, or a new one without a login. Repeated, it is unchanged.',
    ...link,
    answer: place,
    errors: ['TOKEN_INVALID', ...refusals],
  },
  'POST /api/v1/widget/{public_studio_id}/guest-bookings/cancel': {
    id: 'cancelGuestPlace',
    summary: 'Give a booked place back by the link in the letter, by the studio’s rules of cancelling',
    description: 'Repeated, it is unchanged.',
    ...link,
    answer: place,
    errors: ['TOKEN_INVALID', 'CLASS_STARTED', 'BOOKING_INVALID_TRANSITION'],
  },
  'GET /api/v1/guest-bookings': {
    area: 'Guests who ask for a place on the studio’s website.',
    id: 'listGuestBookings',
    summary: 'Guests who wait to be booked into a coming class',
    description: 'By id; at most 200.',
    access: { manager: 'bookings.manage' },
    status: 200,
    answer: z.array(guest),
  },
  'POST /api/v1/guest-bookings/{guest_booking_id}/confirm': {
    id: 'confirmGuestBooking',
    summary: 'Book a guest in, as their link would',
    access: { manager: 'bookings.manage' },
    params: pathIds('guest_booking_id'),
    status: 200,
    answer: guest,
    errors: refusals,
  },
  'POST /api/v1/guest-bookings/{guest_booking_id}/decline': {
    id: 'declineGuestBooking',
    summary: 'Let a guest’s place go; their link does not work any more',
    access: { manager: 'bookings.manage' },
    params: pathIds('guest_booking_id'),
    status: 200,
    answer: guest,
    errors: ['BOOKING_INVALID_TRANSITION'],
  },
} satisfies Contract
