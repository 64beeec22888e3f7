import type { Item } from '../../../api/index.ts'

export type Appointment = Item<'GET /api/v1/appointments'>

/** True if it still takes its instructor's time. */
export const isOn = ({ status }: Appointment): boolean => status !== 'cancelled' && status !== 'late_cancelled'

/** The reads to repeat when an appointment changes. */
export const APPOINTMENT_CHANGED = [
  'GET /api/v1/appointments',
  'GET /api/v1/appointments/{appointment_id}',
  'GET /api/v1/appointments/available-slots',
  'GET /api/v1/clients/{client_id}/charges',
  'GET /api/v1/clients/{client_id}/timeline',
  'GET /api/v1/today',
] as const
