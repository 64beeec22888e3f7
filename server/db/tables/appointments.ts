import type { Generated } from 'kysely'
import type { Said } from '../../lib/sayings/sayings.ts'

/** Appointment services, when instructors are there for them, and what was booked. */
export interface AppointmentsTables {
  appointment_services: AppointmentServicesTable
  appointment_service_establishments: AppointmentServiceEstablishmentsTable
  instructor_windows: InstructorWindowsTable
  instructor_time_off: InstructorTimeOffTable
  appointments: AppointmentsTable
}

export interface AppointmentServicesTable {
  id: Generated<number>
  name: string
  description: string | null
  duration_minutes: number
  /** How long after an appointment its instructor is not free yet. */
  buffer_minutes: Generated<number>
  price_minor: Generated<number>
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface AppointmentServiceEstablishmentsTable {
  service_id: number
  establishment_id: number
}

export interface InstructorWindowsTable {
  id: Generated<number>
  instructor_id: number
  /** null: for every service. */
  service_id: number | null
  weekday: number
  start_time: string
  end_time: string
  is_active: Generated<boolean>
  created_at: string
}

export interface InstructorTimeOffTable {
  id: Generated<number>
  instructor_id: number
  starts_at: string
  ends_at: string
  reason: string | null
  created_at: string
}

export interface AppointmentsTable {
  id: Generated<number>
  service_id: number
  instructor_id: number
  client_id: number
  /** Where it takes place: the instructor's location as it was booked. */
  establishment_id: number | null
  starts_at: string
  ends_at: string
  /** The end with the service's buffer after it, as it was when it was booked. */
  busy_until: string
  /** As agreed when it was booked. */
  price_minor: number
  currency: string
  status: Generated<'booked' | 'checked_in' | 'completed' | 'no_show' | 'cancelled' | 'late_cancelled'>
  source: 'client' | 'staff'
  notes: string | null
  cancel_reason: Said | null
  cancelled_at: string | null
  checked_in_at: string | null
  completed_at: string | null
  no_show_at: string | null
  reminded_at: string | null
  created_at: string
  updated_at: string
}
