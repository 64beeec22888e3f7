import { z } from 'zod'
import { ownBookings } from '../../../api/client-limits.ts'
import type { Contract } from '../../../api/operation.ts'
import { id, pathIds } from '../../../http/shapes.ts'
import { booking } from '../contract.ts'

export const seatsContract = {
  'GET /api/v1/scheduled-classes/{class_id}/seats': {
    id: 'listSeats',
    summary: 'The seats of a class: which are free, and which is the caller’s',
    description:
      'From the front to the back, then from left to right; none where the class has no room plan. Nobody learns here who sits where.',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    params: pathIds('class_id'),
    status: 200,
    answer: z.strictObject({
      scheduled_class_id: id,
      room_plan_id: id.nullable(),
      seats: z.array(
        z.strictObject({
          id,
          name: z.string(),
          x: z.number().int().describe('Column, from 0'),
          y: z.number().int().describe('Row, from 0, which is at the front'),
          is_free: z.boolean().describe('The caller could have it; one offered to them by the waitlist is'),
          is_mine: z.boolean(),
          is_usual: z.boolean().describe('The one the caller is given in this room whenever it is free'),
        }),
      ),
    }),
  },
  'PUT /api/v1/bookings/{booking_id}/seat': {
    id: 'changeSeat',
    summary: 'Take another seat in a class',
    description:
      'Clients until the class begins, staff as long as the booking has a place. `swap` (staff) has whoever sits there take the seat that comes free.',
    access: { manager: 'bookings.manage', instructor: 'own', client: 'own' },
    params: pathIds('booking_id'),
    body: z.strictObject({
      seat_id: id,
      swap: z.boolean().optional().describe('Staff only'),
      keep_seat: z
        .boolean()
        .optional()
        .describe('The client is given it in this room whenever it is free; false: no certain one any more'),
    }),
    example: { seat_id: 12 },
    accountLimits: { client: ownBookings },
    status: 200,
    answer: booking,
    errors: ['SEAT_TAKEN', 'CLASS_CANCELLED', 'CLASS_STARTED', 'BOOKING_INVALID_TRANSITION'],
  },
} satisfies Contract
