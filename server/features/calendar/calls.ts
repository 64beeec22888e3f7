import { makeInstructor } from '../../test/build/staff.ts'
import type { Way } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { calendarContract } from './contract.ts'

const ofTheStudio: Way = async ({ make }) => ({ ids: { feed_token: await make.calendar() } })

export const calendarCalls: Calls<typeof calendarContract> = {
  'POST /api/v1/calendar/tokens': { audit: 'calendar_feed.open', ask: askWith({}) },
  'DELETE /api/v1/calendar/tokens/{feed_id}': {
    audit: 'calendar_feed.close',
    ask: async (studio) => {
      const { id: instructor_id } = await makeInstructor(studio)
      return [[(await studio.asOwner('POST /api/v1/calendar/tokens', { instructor_id })).body.id]]
    },
    bench: 'asked once in a while, and looks at one row',
  },
  'GET /api/v1/calendar/{feed_token}.ics': { bench: { 'of the studio': ofTheStudio } },
}
