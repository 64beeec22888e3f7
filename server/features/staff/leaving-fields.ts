import { z } from 'zod'
import { id, queryBoolean, queryId } from '../../http/shapes.ts'

/** The query or body that says who takes over the classes still to come of an instructor who leaves. */
export const leaving = {
  query: z.strictObject({ force: queryBoolean, substitute_id: queryId }).partial(),
  body: z.strictObject({ force: z.boolean(), substitute_id: id }).partial(),
  bodyOptional: true,
  example: { substitute_id: 2 },
} as const

export const leavingErrors = ['INSTRUCTOR_IN_USE', 'INSTRUCTOR_INACTIVE', 'SCHEDULE_CONFLICT'] as const

export const leavingMeans =
  'While they have classes or appointments to come, these are listed (INSTRUCTOR_IN_USE), unless `substitute_id` takes over, or ' +
  '`force` leaves the classes without an instructor and cancels the appointments free; then `schedule.manage` is needed, too. ' +
  'Both: who takes over has them although something else is at that time. Said in the query or as a body.'
