import { makeAppointment, makeService, offer } from '../build/appointments.ts'
import { registerClient } from '../build/bookings.ts'
import { makeInstructor } from '../build/staff.ts'
import type { TestStudio } from '../studio.ts'
import type { Change } from './change.ts'

const away = { starts_at: '2031-08-04T00:00:00.000Z', ends_at: '2031-08-08T00:00:00.000Z', reason: 'Holidays' }

/** A wish for an appointment years ahead. */
async function wish(studio: TestStudio) {
  const { service, instructor } = await offer(studio, { price: 30 })
  const starts_at = '2031-03-04T10:00:00.000Z'
  return { service_id: service.id, instructor_id: instructor.id, starts_at }
}

async function ahead(studio: TestStudio): Promise<number> {
  return (await makeAppointment(studio, await wish(studio))).id
}

/** Changes of services, availability and appointments: by operation, the entry each leaves in the audit log. */
export const appointmentsChanges: Record<string, Change> = {
  'POST /api/v1/appointment-services': [
    'appointment_service.create',
    async () => [[], { name: 'Massage', duration_minutes: 45, buffer_minutes: 15, price: 60, establishment_ids: [1] }],
  ],
  'PATCH /api/v1/appointment-services/{service_id}': [
    'appointment_service.update',
    async (studio) => [
      [(await makeService(studio)).id],
      {
        name: 'Long massage',
        description: 'With oil',
        duration_minutes: 75,
        buffer_minutes: 10,
        price: 80,
        establishment_ids: [1],
      },
    ],
  ],
  'DELETE /api/v1/appointment-services/{service_id}': [
    'appointment_service.update',
    async (studio) => [[(await makeService(studio)).id]],
  ],
  'PUT /api/v1/instructors/{instructor_id}/availability': [
    'availability.update',
    async (studio) => [
      [(await makeInstructor(studio)).id],
      { windows: [{ weekday: 2, start_time: '09:00', end_time: '12:00' }] },
    ],
  ],
  'POST /api/v1/instructors/{instructor_id}/time-off': [
    'time_off.create',
    async (studio) => [[(await makeInstructor(studio)).id], away],
  ],
  'DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}': [
    'time_off.delete',
    async (studio) => {
      const { id } = await makeInstructor(studio)
      return [[id, (await studio.asOwner(`POST /api/v1/instructors/${id}/time-off`, away)).body.id]]
    },
  ],
  'POST /api/v1/appointments': [
    'appointment.create',
    async (studio) => [
      [],
      { ...(await wish(studio)), client_id: (await registerClient(studio)).id, notes: 'Bad knee' },
    ],
  ],
  'PATCH /api/v1/appointments/{appointment_id}/cancel': [
    'appointment.cancel',
    async (studio) => [[await ahead(studio)], { reason: 'Ill' }],
  ],
  'PATCH /api/v1/appointments/{appointment_id}/check-in': [
    'appointment.check_in',
    async (studio) => [[await ahead(studio)]],
  ],
  'PATCH /api/v1/appointments/{appointment_id}/complete': [
    'appointment.completed',
    async (studio) => [[await ahead(studio)], { status: 'completed' }],
  ],
}
