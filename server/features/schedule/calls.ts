import { ofToday, where, send, on } from '../../test/calls/measured.ts'
import { addDays } from '../../lib/time.ts'
import { makeTemplate, makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { makeRoom } from '../../test/build/rooms.ts'
import { askOf, askWith, posted, type Calls } from '../../test/calls/call.ts'
import type { scheduleContract } from './contract.ts'

let days = 0
/** A day far ahead on which nothing is planned, another each time. */
const farDay = () => {
  const on = addDays('2041-01-01', (days += 1))
  return { starts_on: on, ends_on: on, reason: 'Works' }
}

export const scheduleCalls: Calls<typeof scheduleContract> = {
  'GET /api/v1/scheduled-classes': {
    bench: {
      'of a day': ofToday,
      'of an instructor': where(({ today }) => `start_date=${today}&end_date=${today}&instructor_id=3`),
    },
  },
  'GET /api/v1/class-fill': {
    bench: {
      'of a week': where(({ today }) => `start_date=${addDays(today, -3)}&end_date=${addDays(today, 3)}`),
      'of a month': where(({ today }) => `start_date=${addDays(today, -31)}&end_date=${today}`),
    },
  },
  'POST /api/v1/scheduled-classes': {
    audit: 'class.create',
    ask: async (studio) => [[], { template_id: (await makeTemplate(studio)).id, starts_at: '2031-03-04T10:00' }],
    bench: send(({ today }) => ({
      template_id: 1,
      starts_at: `${addDays(today, 1)}T23:50`,
      instructor_id: null,
      force: true,
    })),
  },
  'PUT /api/v1/scheduled-classes/{class_id}': {
    audit: 'class.update',
    idleAgain: true,
    ask: async (studio) => [
      [(await makeClass(studio)).id],
      {
        starts_at: '2031-03-06T10:00:00.000Z',
        duration_minutes: 35,
        capacity: 7,
        instructor_id: (await makeInstructor(studio)).id,
        establishment_id: 1,
        room_plan_id: (await makeRoom(studio, 7)).id,
      },
    ],
    bench: on(
      'class_id',
      ({ make }) => make.cls(9, 40),
      () => ({ capacity: 8 }),
    ),
  },
  'POST /api/v1/scheduled-classes/{class_id}/cancel': {
    audit: 'class.cancel',
    ask: askOf(makeClass, { reason: 'Ill' }),
    bench: on(
      'class_id',
      ({ make }) => make.cls(9, 40),
      () => ({ reason: 'Rain' }),
    ),
  },
  'POST /api/v1/scheduled-classes/{class_id}/substitute': {
    audit: 'class.substitute',
    ask: async (studio) => [[(await makeClass(studio)).id], { instructor_id: (await makeInstructor(studio)).id }],
    bench: on(
      'class_id',
      ({ make }) => make.cls(9, 40),
      () => ({ instructor_id: 3, force: true }),
    ),
  },
  'GET /api/v1/closures/preview': { query: () => 'starts_on=2040-01-01&ends_on=2040-01-05' },
  'POST /api/v1/closures': { audit: 'closure.create', ask: askWith(farDay) },
  'DELETE /api/v1/closures/{closure_id}': {
    audit: 'closure.delete',
    ask: askOf(posted('POST /api/v1/closures', farDay)),
  },
}
