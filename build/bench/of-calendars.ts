import { addDays } from '../../server/lib/time.ts'
import type { Site } from './site.ts'
import { byTeacher, farDay, get, made, on, plain, send, where, type Entry, type Way } from './ways.ts'

const ofTheStudio: Way = async ({ make }) => ({ ids: { feed_token: await make.calendar() } })

let classes = 0
/** A class of the first teacher’s, another hour each time and far ahead. */
const taught = async ({ make, today }: Site) => {
  classes += 1
  const starts_at = `${addDays(today, 100 + Math.floor(classes / 8))}T${10 + (classes % 8)}:00`
  return (await make.post('/scheduled-classes', { template_id: 1, starts_at, instructor_id: 1, force: true })).id
}

/** The operations about calendars that read along, classes that look for another instructor, and days without any. */
export const ofCalendars = {
  'GET /api/v1/calendar/tokens': get,
  'POST /api/v1/calendar/tokens': send(() => ({})),
  'DELETE /api/v1/calendar/tokens/{feed_id}': 'asked once in a while, and looks at one row',
  'GET /api/v1/calendar/{feed_token}.ics': {
    'of the studio': ofTheStudio,
  },
  'POST /api/v1/scheduled-classes/{class_id}/substitute-requests': on('class_id', taught),
  'GET /api/v1/substitute-requests': { 'of the studio': plain, 'of a teacher': byTeacher() },
  'POST /api/v1/substitute-requests/{request_id}/claim': 'only an instructor’s, once a request',
  'POST /api/v1/substitute-requests/{request_id}/approve': 'once a request; measured as naming a substitute',
  'POST /api/v1/substitute-requests/{request_id}/decline': 'once a request, and looks at one row',
  'DELETE /api/v1/substitute-requests/{request_id}': on('request_id', async (site) =>
    site.make.post(`/scheduled-classes/${await taught(site)}/substitute-requests`),
  ),
  'GET /api/v1/closures': get,
  'GET /api/v1/closures/preview': { '': where('starts_on=2040-01-01&ends_on=2040-01-05') },
  'POST /api/v1/closures': send(farDay),
  'DELETE /api/v1/closures/{closure_id}': on('closure_id', made('/closures', farDay)),
} satisfies Record<string, Entry>
