import type { Generated } from 'kysely'

/** Templates, series, classes, closures. */
export interface ScheduleTables {
  class_templates: ClassTemplatesTable
  class_series: ClassSeriesTable
  scheduled_classes: ScheduledClassesTable
  closures: ClosuresTable
}

export interface ClassTemplatesTable {
  id: Generated<number>
  name: string
  description: string | null
  duration_minutes: Generated<number>
  default_capacity: Generated<number>
  default_instructor_id: number | null
  color: string | null
  photo_file: string | null
  cancellation_window_hours: number | null
  booking_open_hours_before: number | null
  booking_close_hours_before: number | null
  is_active: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface ClassSeriesTable {
  id: Generated<number>
  template_id: number
  instructor_id: number | null
  establishment_id: number | null
  timezone: string
  start_time: string
  duration_minutes: number
  capacity: number
  interval_weeks: Generated<number>
  weekdays: number[]
  starts_on: string
  until_on: string | null
  occurrence_count: number | null
  made_until_on: string | null
  created_at: string
  updated_at: string
}

export interface ScheduledClassesTable {
  id: Generated<number>
  template_id: number
  series_id: number | null
  /** The day that names it within its series, whenever it takes place. */
  occurrence_on: string | null
  starts_at: string
  ends_at: string
  capacity: number
  instructor_id: number | null
  /** Who was to teach it, where a substitute does. */
  substituted_instructor_id: number | null
  establishment_id: number | null
  status: Generated<'scheduled' | 'cancelled'>
  cancel_reason: string | null
  cancelled_at: string | null
  /** The closure that cancelled it. */
  closure_id: number | null
  is_edited: Generated<boolean>
  created_at: string
  updated_at: string
}

export interface ClosuresTable {
  id: Generated<number>
  starts_on: string
  ends_on: string
  reason: string | null
  extends_packs: Generated<boolean>
  created_at: string
}
