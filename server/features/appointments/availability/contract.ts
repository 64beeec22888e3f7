import { z } from 'zod'
import type { Contract } from '../../../api/operation.ts'
import { date, id, instantIn, instantOut, lines, pathIds, resource, timeOfDay } from '../../../http/shapes.ts'

const weekday = z.number().int().min(1).max(7).describe('ISO weekday, 1 (Monday) to 7 (Sunday)')

const windowIn = z.strictObject({
  weekday,
  start_time: timeOfDay,
  end_time: timeOfDay.describe('After `start_time`, on the same day; 23:59 is its end'),
  service_id: id.nullable().default(null).describe('null: for every service'),
  is_active: z.boolean().default(true),
})

const availability = resource('Availability', {
  windows: z.array(
    z.strictObject({
      id,
      weekday,
      start_time: z.string(),
      end_time: z.string(),
      service_id: id.nullable(),
      is_active: z.boolean(),
    }),
  ),
})

const timeOff = resource('TimeOff', {
  id,
  instructor_id: id,
  starts_at: instantOut,
  ends_at: instantOut,
  reason: z.string().nullable(),
  created_at: instantOut,
})

const params = pathIds('instructor_id')
const readers = { manager: 'any', instructor: 'own' } as const
const writers = { manager: 'appointments.manage', instructor: 'own' } as const

const ofOne = resource('InstructorAvailability', {
  instructor_id: id,
  windows: availability.shape.windows,
  time_off: z.array(z.strictObject({ starts_at: instantOut, ends_at: instantOut })),
})

export const availabilityContract = {
  'GET /api/v1/availability': {
    area: 'When each instructor can be booked.',
    id: 'listAvailability',
    summary: 'When each active instructor can be booked, week by week, and when they are away',
    description: 'By name, then id. Time off is that which ends after the start of `from` (today if absent).',
    access: { manager: 'any' },
    query: z.strictObject({ from: date.optional() }),
    status: 200,
    answer: z.array(ofOne),
  },
  'GET /api/v1/instructors/{instructor_id}/availability': {
    id: 'readAvailability',
    summary: 'When an instructor can be booked, week by week',
    description: 'Ordered by weekday, start, then id.',
    access: readers,
    params,
    status: 200,
    answer: availability,
  },
  'PUT /api/v1/instructors/{instructor_id}/availability': {
    id: 'setAvailability',
    summary: 'Set when an instructor can be booked, in the place of all windows there were',
    description: 'What is booked already stays as it is. No window goes over midnight.',
    access: writers,
    params,
    body: z.strictObject({ windows: z.array(windowIn).max(200) }),
    example: { windows: [{ weekday: 1, start_time: '09:00', end_time: '13:00', service_id: null }] },
    status: 200,
    answer: availability,
    errors: ['NOT_FOUND'],
  },
  'GET /api/v1/instructors/{instructor_id}/time-off': {
    id: 'listTimeOff',
    summary: 'When an instructor is away: what is not over yet',
    description: 'Ordered by start, then id.',
    access: readers,
    params,
    status: 200,
    answer: z.array(timeOff),
  },
  'POST /api/v1/instructors/{instructor_id}/time-off': {
    id: 'addTimeOff',
    summary: 'Note that an instructor is away',
    description:
      'SCHEDULE_CONFLICT lists the appointments and classes they have in that time; `force` notes it all the same, and those stay.',
    access: writers,
    params,
    body: z.strictObject({
      starts_at: instantIn,
      ends_at: instantIn,
      reason: lines.min(1).max(500).nullable().optional(),
      force: z.boolean().default(false).describe('Note it although they have appointments or classes then'),
    }),
    example: { starts_at: '2026-08-03T00:00', ends_at: '2026-08-17T00:00', reason: 'Holidays' },
    status: 201,
    answer: timeOff,
    errors: ['SCHEDULE_CONFLICT'],
  },
  'DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}': {
    id: 'deleteTimeOff',
    summary: 'Delete a time off',
    access: writers,
    params: pathIds('instructor_id', 'time_off_id'),
    status: 204,
  },
} satisfies Contract
