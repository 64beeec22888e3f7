import type { Generated } from 'kysely'

/** What was decided by the clock alone, so that it can be taken back. */
export interface ClockTables {
  clock_steps: ClockStepsTable
}

/** The tables whose rows a step may change. */
export type SteppedTable =
  | 'memberships'
  | 'membership_pauses'
  | 'charges'
  | 'bookings'
  | 'appointments'
  | 'waitlist_entries'
  | 'class_series'
  | 'automation_enrollments'

/** The columns of a row that a step changed, before and after; nothing else of it. */
export interface ChangedRow {
  table: SteppedTable
  id: number
  was: Record<string, unknown>
  became: Record<string, unknown>
}

/** By table, the ids a step made: above the first, up to the second. */
export type MadeRows = Record<string, readonly [number, number]>

export interface ClockStepsTable {
  id: Generated<number>
  at: string
  entity:
    | 'membership'
    | 'charge'
    | 'booking'
    | 'appointment'
    | 'scheduled_class'
    | 'class_series'
    | 'automation_enrollment'
  entity_id: number
  before: ChangedRow[]
  made: MadeRows
}
