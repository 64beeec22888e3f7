import { askInstead, claimInstead, makeClass } from '../../test/build/schedule.ts'
import { makeInstructor } from '../../test/build/staff.ts'
import { on, plain, byTeacher } from '../../test/calls/measured.ts'
import type { Site } from '../../../build/bench/site.ts'
import { addDays } from '../../lib/time.ts'
import { askOf, type Calls } from '../../test/calls/call.ts'
import type { substitutesContract } from './contract.ts'

let classes = 0

/** A class of the first teacher’s, another hour each time and far ahead. */
const taught = async ({ make, today }: Site) => {
  classes += 1
  const starts_at = `${addDays(today, 100 + Math.floor(classes / 8))}T${10 + (classes % 8)}:00`
  return (await make.post('/scheduled-classes', { template_id: 1, starts_at, instructor_id: 1, force: true })).id
}

export const substitutesCalls: Calls<typeof substitutesContract> = {
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests': {
    audit: 'substitute.ask',
    ask: async (studio) => [
      [(await makeClass(studio, { instructor_id: (await makeInstructor(studio)).id })).id],
      { note: 'A cold' },
    ],
    countsDays: true,
    bench: on('class_id', taught),
  },
  'GET /api/v1/scheduled-classes/{class_id}/substitute-candidates': {
    countsDays: true,
    bench: on('class_id', taught),
  },
  'GET /api/v1/substitute-requests': {
    countsDays: true,
    bench: { 'of the studio': plain, 'of a teacher': byTeacher() },
  },
  'POST /api/v1/substitute-requests/{request_id}/claim': {
    audit: 'substitute.claim',
    ask: async (studio) => {
      const { body: owner } = await studio.asOwner('GET /api/v1/auth/me')
      // There already where this is asked again.
      await studio.asOwner(`POST /api/v1/staff/${owner.id}/instructor-profile`, {})
      const { body: profile } = await studio.asOwner('GET /api/v1/instructors/me')
      return [[(await askInstead(studio, [profile])).id], {}]
    },
    bench: 'only an instructor’s, once a request',
  },
  'POST /api/v1/substitute-requests/{request_id}/approve': {
    audit: ['substitute.fill', 'class.substitute'],
    ask: askOf(claimInstead, {}),
    bench: 'once a request; measured as naming a substitute',
  },
  'POST /api/v1/substitute-requests/{request_id}/decline': {
    audit: 'substitute.decline',
    ask: askOf(claimInstead, {}),
    bench: 'once a request, and looks at one row',
  },
  'DELETE /api/v1/substitute-requests/{request_id}': {
    audit: 'substitute.withdraw',
    ask: async (studio) => [[(await askInstead(studio, [])).id]],
    bench: on('request_id', async (site) =>
      site.make.post(`/scheduled-classes/${await taught(site)}/substitute-requests`),
    ),
  },
}
