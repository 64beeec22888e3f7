import { z } from 'zod'
import { ownBookings } from '../../../api/client-limits.ts'
import type { Contract } from '../../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantOut,
  moneyOut,
  pathId,
  pathIds,
  queryId,
  reason,
  resource,
  stamps,
} from '../../../http/shapes.ts'

const weekly = {
  weekdays: z.array(z.int()).describe('1 (Monday) to 7 (Sunday)'),
  interval_weeks: z.int(),
  start_time: z.string().describe('HH:MM in the studio’s timezone'),
}

/** One class of a standing booking to come. */
const standingDate = z.strictObject({
  scheduled_class_id: id,
  date: dateOut,
  starts_at: instantOut,
  ends_at: instantOut,
  state: z
    .enum(['booked', 'waiting', 'refused', 'to_come', 'too_late', 'skipped', 'given_up'])
    .describe(
      'to_come: it is booked as soon as the rules allow; refused: they don’t, for the reasons given, and it is tried again until a ' +
        'day before; too_late: it can’t be cancelled free any more, so that it is booked by hand alone; given_up: its booking was ' +
        'cancelled, and is not made again',
    ),
  booking_id: id.nullable(),
  waitlist_id: id.nullable(),
  reasons: z.array(reason),
  told_at: instantOut.nullable().describe('Of a refused one: when the client was told'),
})

export const standingBooking = resource('StandingBooking', {
  id,
  client_id: id,
  client_name: z.string(),
  series_id: id,
  template_id: id,
  class_name: z.string(),
  color: z.string().nullable(),
  instructor_name: z.string().nullable().describe('Who teaches its next class'),
  establishment_name: z.string().nullable().describe('Where its next class is; null: it names no location'),
  ...weekly,
  seat_id: id.nullable().describe('A wish: it is given whenever it is free'),
  seat_name: z.string().nullable(),
  starts_on: dateOut,
  ends_on: dateOut.nullable(),
  made_by: z.enum(['client', 'staff']),
  ended_at: instantOut.nullable(),
  ended_because: z.enum(['client', 'staff', 'date', 'series', 'inactive']).nullable(),
  dates: z
    .array(standingDate)
    .describe('Its classes to come, as far as they are booked ahead and at least the next four'),
  skips: z.array(dateOut).describe('Dates to come on which nothing is booked'),
  cancelling: z
    .strictObject({
      bookings: z.int(),
      late: z.int().describe('How many of them would be cancelled late'),
      fee: moneyOut.describe('What that costs'),
      credits_kept: z.int().describe('How many credits would not come back'),
      currency: z.string(),
    })
    .describe('What ending it with `cancel_bookings` would cancel now, and cost'),
  ...stamps,
})

/** Facts for a page about standing bookings of a class’s series. */
export const standingOffer = z
  .strictObject({
    series_id: id,
    ...weekly,
    standing_booking_id: id.nullable().describe('The client’s own, where there is one'),
    can_start: z.boolean().describe('False, too, where none of the client’s memberships pays for such a class'),
  })
  .nullable()
  .describe('Of a class that is one of a series: how it may be booked each week')

const wish = {
  series_id: id,
  seat_id: id.optional().describe('A seat of its room, given whenever it is free'),
  starts_on: date.describe('From this day on: today or later'),
  ends_on: date.nullable().optional().describe('The last day, included'),
}

/** One class of a standing booking that has not started. */
const previewDate = z.strictObject({
  scheduled_class_id: id,
  date: dateOut,
  starts_at: instantOut,
  ends_at: instantOut,
  state: z
    .enum(['booked', 'waiting', 'refused', 'to_come', 'too_late'])
    .describe('What it would be at once; of one that is not due yet, `refused` where nothing would pay for it by then'),
  reasons: z.array(reason),
})

const preview = resource('StandingPreview', {
  series_id: id,
  client_id: id,
  class_name: z.string(),
  ...weekly,
  starts_on: dateOut,
  ends_on: dateOut.nullable(),
  dates: z
    .array(previewDate)
    .describe('Its classes to come, as far as they would be booked ahead and at least the first four'),
  paying: z
    .array(
      z.strictObject({
        membership_id: id,
        name: z.string(),
        is_shared: z.boolean().describe('It is somebody else’s, who shares it'),
        credits: z.int().describe('What each class takes; 0 from an unlimited one'),
        credits_left: z.int().nullable().describe('What is left of it now; null: unlimited'),
        classes: z.int().describe('How many of the classes to come, to `known_until`, it would pay for'),
        last_on: dateOut.describe('The day of the last of them'),
        is_used_up: z.boolean().describe('It has no credits for another one then'),
        renews_on: dateOut.nullable().describe('When its next credits come; classes from then on are not counted'),
      }),
    )
    .describe('What would pay, in the order in which it begins to; empty: nothing has to, or nothing can'),
  first_refused: previewDate.nullable().describe('The first class, to `known_until`, that could not be booked'),
  known_until: dateOut.describe('Its last day, or that to which classes are made'),
})

export const ending = z.strictObject({
  cancel_bookings: z
    .boolean()
    .optional()
    .describe('Cancel what it has booked, too, by the ordinary rules; `cancelling` says before what that costs'),
})

const access = { manager: 'bookings.manage', client: 'own' } as const

const startErrors = ['NOT_FOUND', 'STANDING_BOOKINGS_OFF', 'STANDING_BOOKING_EXISTS', 'CLIENT_INACTIVE'] as const
const skipErrors = ['ALREADY_BOOKED', 'ALREADY_WAITING', 'STANDING_BOOKING_ENDED'] as const

export const standingContract = {
  'GET /api/v1/standing-bookings': {
    area: 'Booking, waiting, cancelling and attending.',
    id: 'listStandingBookings',
    summary: 'Standing bookings that go on, with their classes to come and what became of each',
    description:
      'By series, then client; of a client in the order in which they were made. At most 1,000. Clients see their own.',
    access,
    query: z.strictObject({ client_id: queryId, series_id: queryId }),
    status: 200,
    answer: z.array(standingBooking),
  },
  'GET /api/v1/standing-bookings/preview': {
    id: 'previewStandingBooking',
    summary: 'What starting a standing booking would book, what pays for it, and how long that lasts',
    description: 'Refused with what stands against starting it. As things stand: nothing is booked or held.',
    access,
    query: z.strictObject({
      client_id: queryId,
      series_id: pathId,
      starts_on: wish.starts_on,
      ends_on: date.optional().describe('The last day, included'),
    }),
    status: 200,
    answer: preview,
    errors: startErrors,
  },
  'POST /api/v1/standing-bookings': {
    id: 'startStandingBooking',
    summary: 'Have every class of a series booked for a client',
    description:
      'Each class is booked by the ordinary rules as soon as it is open to the client, at most `standing_booking_days_ahead` ahead, ' +
      'before the next renewal where a membership with credits by interval pays, and while cancelling is free; one that is only ' +
      'full is waited for. What can’t be booked is listed with its reasons, told once, and tried again until a day before. Staff ' +
      'name the client; clients where `standing_bookings_enabled`.',
    access,
    body: z.strictObject({ client_id: id.optional(), ...wish }),
    example: { client_id: 7, series_id: 3, starts_on: '2031-03-04' },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: standingBooking,
    errors: startErrors,
  },
  'DELETE /api/v1/standing-bookings/{standing_booking_id}': {
    id: 'endStandingBooking',
    summary: 'End a standing booking; what is booked stays, unless `cancel_bookings`',
    description: 'Repeated, it is unchanged.',
    access,
    params: pathIds('standing_booking_id'),
    body: ending,
    example: { cancel_bookings: true },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 200,
    answer: standingBooking,
  },
  'POST /api/v1/standing-bookings/{standing_booking_id}/skips': {
    id: 'skipStandingDate',
    summary: 'Leave a date of a standing booking out, before it is booked',
    description: 'Whoever is booked or waits already cancels that instead. Repeated, it is unchanged.',
    access,
    params: pathIds('standing_booking_id'),
    body: z.strictObject({ date }),
    example: { date: '2031-03-11' },
    accountLimits: { client: ownBookings },
    status: 200,
    answer: standingBooking,
    errors: skipErrors,
  },
  'DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}': {
    id: 'unskipStandingDate',
    summary: 'Take a date of a standing booking in again; it is booked at once where it is open',
    access,
    params: pathIds('standing_booking_id').extend({ date }),
    accountLimits: { client: ownBookings },
    status: 200,
    answer: standingBooking,
    errors: ['STANDING_BOOKING_ENDED'],
  },
} satisfies Contract
