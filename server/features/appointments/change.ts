import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { AuditAction } from '../audit/actions.ts'
import { audit } from '../audit/audit.ts'
import { followVisit } from './paying/first-visit.ts'
import { saveAppointment, type AppointmentRow, type AppointmentView } from './queries.ts'

/** Writes a changed appointment, and keeps what staff changed. */
export function changeAppointment(
  tx: Tx,
  act: Act,
  action: AuditAction,
  appointment: AppointmentView,
  changes: Partial<AppointmentRow>,
): AppointmentView {
  const after = { ...appointment, ...changes, updated_at: act.now }
  tx.run(saveAppointment, after)
  followVisit(tx, act, appointment, after)
  audit(tx, act, action, { entity: 'appointment', id: appointment.id, before: appointment, after })
  return after
}
