import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { emit } from '../../events/emit.ts'
import type { AppointmentView } from './queries.ts'

type AppointmentTurn = `appointment.${'booked' | 'completed' | 'no_show'}`

/** Writes an event about an appointment to the outbox, with what rules and automations can ask about it. */
export function emitOfAppointment(tx: Tx, act: Act, event: AppointmentTurn, appointment: AppointmentView): void {
  const { id: appointment_id, service_id, instructor_id, client_id } = appointment
  emit(tx, act, event, client_id, { appointment_id, service_id, instructor_id })
}
