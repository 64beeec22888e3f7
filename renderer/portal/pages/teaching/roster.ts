import type { Answer } from '../../../api/index.ts'

export type Roster = Answer<'GET /api/v1/scheduled-classes/{class_id}/roster'>
export type RosterBooking = Roster['bookings'][number]
