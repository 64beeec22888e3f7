import { makeInstructor } from '../../../test/build/staff.ts'
import { send, on } from '../../../test/calls/measured.ts'
import type { Site } from '../../../../build/bench/site.ts'
import { addDays } from '../../../lib/time.ts'
import { askOf, type Calls } from '../../../test/calls/call.ts'
import type { availabilityContract } from './contract.ts'

const away = { starts_at: '2031-08-04T00:00:00.000Z', ends_at: '2031-08-08T00:00:00.000Z', reason: 'Holidays' }

const awayThen = ({ today }: Site) => {
  return { starts_at: `${addDays(today, 700)}T00:00`, ends_at: `${addDays(today, 701)}T00:00` }
}

const timeOff = (site: Site) =>
  site.make.post<{ id: number }>(`/instructors/${site.ids['instructor_id']}/time-off`, awayThen(site))

export const availabilityCalls: Calls<typeof availabilityContract> = {
  'PUT /api/v1/instructors/{instructor_id}/availability': {
    audit: 'availability.update',
    ofAnother: true,
    ask: askOf(makeInstructor, { windows: [{ weekday: 2, start_time: '09:00', end_time: '12:00' }] }),
    bench: 'replaces a few rows of one instructor',
  },
  'POST /api/v1/instructors/{instructor_id}/time-off': {
    audit: 'time_off.create',
    ask: askOf(makeInstructor, away),
    bench: send(awayThen),
  },
  'DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}': {
    audit: 'time_off.delete',
    ask: async (studio) => {
      const { id } = await makeInstructor(studio)
      return [[id, (await studio.asOwner(`POST /api/v1/instructors/${id}/time-off`, away)).body.id]]
    },
    bench: on('time_off_id', timeOff),
  },
}
