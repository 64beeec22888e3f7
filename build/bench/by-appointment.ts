import { addDays } from '../../server/lib/time.ts'
import type { Site } from './site.ts'
import { because, byTeacher, forChild, get, made, ofClient, ofToday, on, send, where } from './ways.ts'

const service = made('/appointment-services', ({ make }) => ({ name: make.word(), duration_minutes: 30, price: 20 }))

let days = 800
/** A wish for an hour of the afternoon, another day each time and far ahead: then no teacher of these years teaches. */
const wish = async ({ make, ids, today }: Site) => {
  days += 1
  const of = { service_id: ids['service_id'], instructor_id: ids['instructor_id'], force: true }
  return { ...of, starts_at: `${addDays(today, days)}T15:00`, client_id: await make.client() }
}
const fresh = async (site: Site) => site.make.post<{ id: number }>('/appointments', await wish(site))

const away = ({ today }: Site) => {
  return { starts_at: `${addDays(today, 700)}T00:00`, ends_at: `${addDays(today, 701)}T00:00` }
}
const timeOff = (site: Site) =>
  site.make.post<{ id: number }>(`/instructors/${site.ids['instructor_id']}/time-off`, away(site))

const withInstructor = ({ ids }: Site) => `instructor_id=${ids['instructor_id']}`

/** Services, when instructors are there for them, and appointments. */
export const byAppointment = {
  'GET /api/v1/appointment-services': get,
  'POST /api/v1/appointment-services': send(({ make }) => ({ name: make.word(), duration_minutes: 30 })),
  'GET /api/v1/appointment-services/{service_id}': get,
  'PATCH /api/v1/appointment-services/{service_id}': on('service_id', service, () => ({ price: 11 })),
  'DELETE /api/v1/appointment-services/{service_id}': on('service_id', service),
  'GET /api/v1/appointment-services/{service_id}/available-instructors': get,
  'GET /api/v1/appointments/available-slots': {
    '': where((site) => `service_id=${site.ids['service_id']}&${withInstructor(site)}&date=${addDays(site.today, 3)}`),
  },
  'GET /api/v1/instructors/{instructor_id}/availability': get,
  'PUT /api/v1/instructors/{instructor_id}/availability': 'replaces a few rows of one instructor',
  'GET /api/v1/instructors/{instructor_id}/time-off': get,
  'POST /api/v1/instructors/{instructor_id}/time-off': send(away),
  'DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}': on('time_off_id', timeOff),
  'GET /api/v1/appointments': {
    'of a day': ofToday,
    'of a teacher’s own': byTeacher(ofToday),
    'of a client': ofClient,
    'of an instructor': where((site) => `start_date=${site.today}&end_date=${site.today}&${withInstructor(site)}`),
  },
  'POST /api/v1/appointments': { '': async (site: Site) => ({ body: await wish(site) }) },
  'GET /api/v1/clients/me/dependants/{dependant_id}/appointments': forChild(),
  'POST /api/v1/clients/me/dependants/{dependant_id}/appointments': because.asOwn,
  'PATCH /api/v1/clients/me/dependants/{dependant_id}/appointments/{appointment_id}/cancel': because.asOwn,
  'GET /api/v1/appointments/{appointment_id}': get,
  'PATCH /api/v1/appointments/{appointment_id}/cancel': on('appointment_id', fresh, () => ({})),
  'PATCH /api/v1/appointments/{appointment_id}/check-in': on('appointment_id', fresh),
  'PATCH /api/v1/appointments/{appointment_id}/complete': on('appointment_id', fresh, () => ({ status: 'completed' })),
}
