import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { loadInstructor, type InstructorRow } from '../instructors/queries.ts'
import { appointmentById, type AppointmentView } from './queries.ts'

/** Loads an instructor, or refuses with 404; instructors can load only themselves. */
export function loadOwnInstructor({ caller }: Ctx, reader: Reader, id: number): InstructorRow {
  if (caller.role === 'instructor' && caller.instructorId !== id) throw notFound('instructor')
  return loadInstructor(reader, id)
}

/** An appointment, or 404; for a client her own (or those of the client given), for an instructor those with her. */
export function loadAppointment({ caller }: Ctx, reader: Reader, id: number, actingFor?: number): AppointmentView {
  const found = reader.one(appointmentById, { id })
  const ownerId = actingFor ?? (caller.role === 'client' ? caller.id : undefined)
  const isOthers = ownerId !== undefined && found?.client_id !== ownerId
  const isElsewhere = caller.role === 'instructor' && found?.instructor_id !== caller.instructorId
  if (!found || isOthers || isElsewhere) throw notFound('appointment')
  return found
}
