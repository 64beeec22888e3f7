import { ofToday, byTeacher, ofClient, where, on } from '../../test/calls/measured.ts'
import type { Site } from '../../../build/bench/site.ts'
import type { TestStudio } from '../../test/studio.ts'
import { offer, makeAppointment } from '../../test/build/appointments.ts'
import { registerClient, sellPack } from '../../test/build/bookings.ts'
import { addDays } from '../../lib/time.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { appointmentsContract } from './contract.ts'

const withInstructor = ({ ids }: Site) => `instructor_id=${ids['instructor_id']}`

/** A wish for an appointment years ahead. */
async function wish(studio: TestStudio) {
  const { service, instructor } = await offer(studio, { price: 30 })
  const starts_at = '2031-03-04T10:00:00.000Z'
  return { service_id: service.id, instructor_id: instructor.id, starts_at }
}

let days = 800

/** A wishAhead for an hour of the afternoon, another day each time and far ahead: then no teacher of these years teaches. */
const wishAhead = async ({ make, ids, today }: Site) => {
  days += 1
  const of = { service_id: ids['service_id'], instructor_id: ids['instructor_id'], force: true }
  return { ...of, starts_at: `${addDays(today, days)}T15:00`, client_id: await make.client() }
}

async function ahead(studio: TestStudio): Promise<number> {
  return (await makeAppointment(studio, await wish(studio))).id
}

const freshAppointment = async (site: Site) => site.make.post<{ id: number }>('/appointments', await wishAhead(site))

export const appointmentsCalls: Calls<typeof appointmentsContract> = {
  'GET /api/v1/appointments': {
    bench: {
      'of a day': ofToday,
      'of a teacher’s own': byTeacher(ofToday),
      'of a client': ofClient,
      'of an instructor': where((site) => `start_date=${site.today}&end_date=${site.today}&${withInstructor(site)}`),
    },
  },
  'POST /api/v1/appointments': {
    audit: 'appointment.create',
    emits: ['appointment.booked'],
    ask: async (studio) => [
      [],
      { ...(await wish(studio)), client_id: (await registerClient(studio)).id, notes: 'Bad knee' },
    ],
    bench: { '': async (site: Site) => ({ body: await wishAhead(site) }) },
  },
  'PATCH /api/v1/appointments/{appointment_id}/cancel': {
    audit: 'appointment.cancel',
    idleAgain: true,
    ask: async (studio) => [[await ahead(studio)], { reason: 'Ill' }],
    bench: on('appointment_id', freshAppointment, () => ({})),
  },
  'PUT /api/v1/appointments/{appointment_id}/membership': {
    audit: 'appointment.paid_by',
    idleAgain: true,
    ask: async (studio) => {
      const client = await registerClient(studio)
      const booked = await makeAppointment(studio, { ...(await wish(studio)), client_id: client.id })
      const terms = { coverage: { classes: 'all', service_ids: [booked.service_id] }, validity_days: 3000 }
      return [[booked.id], { membership_id: (await sellPack(studio, client, 5, terms)).id }]
    },
    bench: 'measured as booking one; it moves credits from one membership to another',
  },
  'PATCH /api/v1/appointments/{appointment_id}/check-in': {
    audit: 'appointment.check_in',
    idleAgain: true,
    ask: async (studio) => [[await ahead(studio)]],
    bench: on('appointment_id', freshAppointment),
  },
  'PATCH /api/v1/appointments/{appointment_id}/complete': {
    audit: 'appointment.completed',
    emits: ['appointment.completed'],
    ask: async (studio) => [[await ahead(studio)], { status: 'completed' }],
    bench: on('appointment_id', freshAppointment, () => ({ status: 'completed' })),
  },
}
