import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, ofDays, queryId, resource } from '../../http/shapes.ts'

const people = z.int().describe('How many people booked')

const classMark = resource('ClassMark', {
  class_id: id,
  substitute: z.enum(['open', 'claimed']).nullable().describe('The state of the search for a substitute; null: none'),
  untaught: z.boolean().describe('To come, without an instructor, in a studio that has instructors'),
  first_visits: people,
  unsigned: people.describe('People booked who have not signed a required waiver in its present version'),
  owing: people.describe('People booked with an amount due'),
  unresolved: z.int().describe('Of a class that is over: bookings without attendance'),
})

export const boardContract = {
  'GET /api/v1/class-marks': {
    area: 'What needs attention in classes, for calendars.',
    id: 'listClassMarks',
    summary:
      'What needs attention in the classes of some days: no instructor, amounts due, unsigned waivers, first visits',
    description:
      'Only classes that have something, by start, then id. People are counted until a class is over, bookings without ' +
      'attendance from then on. Days and filters are those of the list of classes.',
    access: { manager: 'schedule.view' },
    query: ofDays({
      instructor_id: queryId,
      template_id: queryId,
      establishment_id: queryId,
    }),
    status: 200,
    answer: z.array(classMark),
  },
} satisfies Contract
