import type { Answer, GetKey } from '../../../api/index.ts'
import type { Cache } from '../../../api/use-send.ts'

const ROSTER = 'GET /api/v1/scheduled-classes/{class_id}/roster'

export type Roster = Answer<typeof ROSTER>
export type RosterBooking = Roster['bookings'][number]

/** The reads that a roster's check-ins put out of date. */
export const CHANGED: readonly GetKey[] = [ROSTER, 'GET /api/v1/scheduled-classes']

/** Shows some bookings of a class's roster with another status. */
export const withStatus = (
  cache: Cache,
  class_id: number,
  booking_ids: readonly number[],
  status: RosterBooking['status'],
): void =>
  cache.patch(
    ROSTER,
    (before) => ({
      ...before,
      bookings: before.bookings.map((one) => (booking_ids.includes(one.booking_id) ? { ...one, status } : one)),
    }),
    { params: { class_id } },
  )
