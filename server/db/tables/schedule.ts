import type { Generated } from 'kysely'

/** Templates, series, classes, closures. */
export interface ScheduleTables {
  class_templates: ClassTemplatesTable
  class_series: ClassSeriesTable
  scheduled_classes: ScheduledClassesTable
  closures: ClosuresTable
  calendar_feeds: CalendarFeedsTable
  substitute_requests: SubstituteRequestsTable
  substitute_candidates: SubstituteCandidatesTable
}

export interface CalendarFeedsTable {
  id: Generated<number>
  kind: 'client' | 'instructor' | 'studio'
  client_id: number | null
  instructor_id: number | null
  created_at: string
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
  /** Whose seats its classes have, where they have any. */
  room_plan_id: number | null
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
  room_plan_id: number | null
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
  room_plan_id: number | null
  status: Generated<'scheduled' | 'cancelled'>
  cancel_reason: string | null
  cancelled_at: string | null
  /** The closure that cancelled it. */
  closure_id: number | null
  is_edited: Generated<boolean>
  /** When it came as history with its visits: nobody is paid for it here. */
  imported_at: string | null
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

export interface SubstituteRequestsTable {
  id: Generated<number>
  scheduled_class_id: number
  asked_by: number
  note: string | null
  status: Generated<'open' | 'claimed' | 'filled' | 'withdrawn' | 'closed'>
  claimed_by: number | null
  claimed_at: string | null
  created_at: string
  updated_at: string
}

export interface SubstituteCandidatesTable {
  request_id: number
  instructor_id: number
  kind: 'named' | 'declined'
}
