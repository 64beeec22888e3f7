import { ownBookings } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { date, pathIds } from '../../http/shapes.ts'
import { standingContract } from '../bookings/standing-bookings/contract.ts'

/** A guardian, for their own dependants; everybody else's are 404. */
const access = { client: 'own' } as const

const list = standingContract['GET /api/v1/standing-bookings']
const preview = standingContract['GET /api/v1/standing-bookings/preview']
const start = standingContract['POST /api/v1/standing-bookings']
const end = standingContract['DELETE /api/v1/standing-bookings/{standing_booking_id}']
const skip = standingContract['POST /api/v1/standing-bookings/{standing_booking_id}/skips']
const unskip = standingContract['DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}']

/** A guardian's requests about a dependant's standing bookings; the rules and shapes are those for a client's own. */
export const dependantStandingContract = {
  'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': {
    id: 'listDependantStandingBookings',
    summary: 'A dependant’s standing bookings, with their classes to come',
    description: 'In the order in which they were made.',
    access,
    params: pathIds('dependant_id'),
    query: list.query.omit({ client_id: true }),
    status: 200,
    answer: list.answer,
  },
  'GET /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/preview': {
    id: 'previewDependantStandingBooking',
    summary: 'What starting a standing booking for a dependant would book, what pays for it, and how long that lasts',
    description: preview.description,
    access,
    params: pathIds('dependant_id'),
    query: preview.query.omit({ client_id: true }),
    status: 200,
    answer: preview.answer,
    errors: preview.errors,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings': {
    id: 'startDependantStandingBooking',
    summary: 'Have every class of a series booked for a dependant',
    access,
    params: pathIds('dependant_id'),
    body: start.body.omit({ client_id: true }),
    example: { series_id: 3, starts_on: '2031-03-04' },
    accountLimits: { client: ownBookings },
    status: 201,
    answer: start.answer,
    errors: start.errors,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}': {
    id: 'endDependantStandingBooking',
    summary: 'End a dependant’s standing booking; what is booked stays, unless `cancel_bookings`',
    access,
    params: pathIds('dependant_id', 'standing_booking_id'),
    body: end.body,
    example: { cancel_bookings: true },
    bodyOptional: true,
    accountLimits: { client: ownBookings },
    status: 200,
    answer: end.answer,
  },
  'POST /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips': {
    id: 'skipDependantStandingDate',
    summary: 'Leave a date of a dependant’s standing booking out, before it is booked',
    access,
    params: pathIds('dependant_id', 'standing_booking_id'),
    body: skip.body,
    example: { date: '2031-03-11' },
    accountLimits: { client: ownBookings },
    status: 200,
    answer: skip.answer,
    errors: skip.errors,
  },
  'DELETE /api/v1/clients/me/dependants/{dependant_id}/standing-bookings/{standing_booking_id}/skips/{date}': {
    id: 'unskipDependantStandingDate',
    summary: 'Take a date of a dependant’s standing booking in again',
    access,
    params: pathIds('dependant_id', 'standing_booking_id').extend({ date }),
    accountLimits: { client: ownBookings },
    status: 200,
    answer: unskip.answer,
    errors: unskip.errors,
  },
} satisfies Contract
