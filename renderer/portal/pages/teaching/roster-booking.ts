import type { Answer } from '../../../api/index.ts'

export type RosterBooking = Answer<'GET /api/v1/scheduled-classes/{class_id}/roster'>['bookings'][number]
