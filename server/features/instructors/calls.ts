import { byTeacher, because, send } from '../../test/calls/measured.ts'
import { PASSWORD } from '../../test/studio.ts'
import { makeManager, makeInstructor } from '../../test/build/staff.ts'
import { formOf, picture } from '../../test/build/pictures.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { instructorsContract } from './contract.ts'

export const instructorsCalls: Calls<typeof instructorsContract> = {
  'GET /api/v1/instructors/me': { bench: { '': byTeacher() } },
  'POST /api/v1/instructors': {
    audit: 'instructor.create',
    ask: askWith({ full_name: 'Ivy Instructor', email: 'ivy@studio.test', password: PASSWORD }),
    bench: because.hash,
  },
  'POST /api/v1/staff/{staff_id}/instructor-profile': {
    audit: 'instructor.create',
    ask: askOf((studio) => makeManager(studio, []), {}),
    bench: because.account,
  },
  'PUT /api/v1/instructors/{instructor_id}': {
    audit: 'instructor.update',
    ask: askOf(makeInstructor, { full_name: 'Renamed', bio: 'Calm', establishment_id: 1 }),
    bench: send(({ make }) => ({ bio: make.word() })),
  },
  'PATCH /api/v1/instructors/{instructor_id}/reactivate': {
    audit: 'instructor.reactivate',
    ask: async (studio) => {
      const { id } = await makeInstructor(studio)
      await studio.asOwner(`DELETE /api/v1/instructors/${id}`)
      return [[id]]
    },
    bench: because.account,
  },
  'DELETE /api/v1/instructors/{instructor_id}': {
    audit: 'instructor.deactivate',
    ask: askOf(makeInstructor),
    bench: because.account,
  },
  'DELETE /api/v1/instructors/{instructor_id}/remove': {
    audit: ['instructor.remove', 'staff.delete'],
    ask: askOf(makeInstructor),
    bench: because.account,
  },
  'GET /api/v1/instructors/{instructor_id}/photo': { bench: because.picture },
  'POST /api/v1/instructors/{instructor_id}/photo': {
    audit: 'instructor.photo',
    ask: async (studio) => [[(await makeInstructor(studio)).id], await picture()],
    trespass: () => formOf(new Uint8Array([1])),
    bench: because.picture,
  },
  'DELETE /api/v1/instructors/{instructor_id}/photo': {
    audit: 'instructor.photo',
    ask: async (studio) => {
      const { id } = await makeInstructor(studio)
      await studio.asOwner(`POST /api/v1/instructors/${id}/photo`, await picture())
      return [[id]]
    },
    bench: because.picture,
  },
}
