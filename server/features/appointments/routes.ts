import { implement } from '../../api/implement.ts'
import { loadVisible } from '../instructors/access.ts'
import { loadInstructor, presentInstructor } from '../instructors/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadAppointment } from './access.ts'
import { checkInAppointment, completeAppointment } from './attendance.ts'
import { availabilityContract } from './availability/contract.ts'
import { availableSlots } from './availability/diary.ts'
import {
  addTimeOff,
  deleteTimeOff,
  listAvailability,
  listTimeOff,
  readAvailability,
  setAvailability,
} from './availability/change.ts'
import { bookAppointment } from './booking.ts'
import { cancelAppointment } from './cancel.ts'
import { appointmentsContract } from './contract.ts'
import { listAppointments } from './list.ts'
import { changeMembershipOfAppointment } from './paying/change-membership.ts'
import { presentAppointment, viewingOf } from './present.ts'
import { changeService, createService } from './services/change.ts'
import { appointmentServicesContract } from './services/contract.ts'
import { instructorsFor, loadService, loadServiceFor, presentService, servicePage } from './services/queries.ts'

export const appointmentsRoutes = [
  ...implement(appointmentServicesContract, {
    'GET /api/v1/appointment-services': (ctx, { query }) =>
      servicePage(ctx.db, { ...query, offered: ctx.caller.role === 'client' }),
    'POST /api/v1/appointment-services': (ctx, { body }) => createService(ctx, body),
    'GET /api/v1/appointment-services/{service_id}': ({ db, caller }, { params }) =>
      presentService(loadServiceFor(db, caller, params.service_id), settingsOf(db)),
    'PATCH /api/v1/appointment-services/{service_id}': (ctx, { params, body }) =>
      changeService(ctx, params.service_id, body),
    'DELETE /api/v1/appointment-services/{service_id}': (ctx, { params }) =>
      changeService(ctx, params.service_id, { is_active: false }),
    'GET /api/v1/appointment-services/{service_id}/available-instructors': ({ db, caller }, { params }) => {
      const { id } = loadServiceFor(db, caller, params.service_id)
      return db
        .all(instructorsFor, { service_id: id })
        .map((found) => presentInstructor(loadInstructor(db, found.id), caller))
    },
    'GET /api/v1/appointments/available-slots': ({ db, caller, now }, { query }) => {
      const service = loadService(db, query.service_id)
      const instructor = loadVisible(db, caller, query.instructor_id)
      const client_id = caller.role === 'client' ? caller.id : null
      return availableSlots(db, { now, settings: settingsOf(db), service, instructor, client_id }, query.date)
    },
  }),
  ...implement(availabilityContract, {
    'GET /api/v1/availability': (ctx, { query }) => listAvailability(ctx, query.from),
    'GET /api/v1/instructors/{instructor_id}/availability': (ctx, { params }) =>
      readAvailability(ctx, params.instructor_id),
    'PUT /api/v1/instructors/{instructor_id}/availability': (ctx, { params, body }) =>
      setAvailability(ctx, params.instructor_id, body),
    'GET /api/v1/instructors/{instructor_id}/time-off': (ctx, { params }) => listTimeOff(ctx, params.instructor_id),
    'POST /api/v1/instructors/{instructor_id}/time-off': (ctx, { params, body }) =>
      addTimeOff(ctx, params.instructor_id, body),
    'DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}': (ctx, { params }) =>
      deleteTimeOff(ctx, params.instructor_id, params.time_off_id),
  }),
  ...implement(appointmentsContract, {
    'GET /api/v1/appointments': (ctx, { query }) => listAppointments(ctx, query),
    'POST /api/v1/appointments': (ctx, { body }) => bookAppointment(ctx, body),
    'GET /api/v1/appointments/{appointment_id}': (ctx, { params }) =>
      presentAppointment(ctx.db, loadAppointment(ctx, ctx.db, params.appointment_id), viewingOf(ctx.db, ctx)),
    'PATCH /api/v1/appointments/{appointment_id}/cancel': (ctx, { params, body }) =>
      cancelAppointment(ctx, params.appointment_id, body),
    'PUT /api/v1/appointments/{appointment_id}/membership': (ctx, { params, body }) =>
      changeMembershipOfAppointment(ctx, params.appointment_id, body.membership_id),
    'PATCH /api/v1/appointments/{appointment_id}/check-in': (ctx, { params }) =>
      checkInAppointment(ctx, params.appointment_id),
    'PATCH /api/v1/appointments/{appointment_id}/complete': (ctx, { params, body }) =>
      completeAppointment(ctx, params.appointment_id, body.status),
  }),
]
