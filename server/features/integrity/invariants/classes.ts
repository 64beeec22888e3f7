import { sql } from 'kysely'
import { holdsSeat, isHeldForGuest, takesSeat } from '../../schedule/seat-queries.ts'
import { invariant } from '../invariant.ts'

interface Seats {
  id: number
  capacity: number
  booked: number
  held: number
}

const seats = invariant({
  name: 'class_seats',
  sentence: 'The places of a class that are booked or held are never more than its capacity.',
  entity: 'scheduled_class',
  // Who was added once the class was over has the place of somebody who stayed away: then those count who came.
  query: sql<Seats>`
    SELECT c.id, c.capacity, coalesce(b.seats, 0) AS booked, coalesce(w.seats, 0) + coalesce(g.seats, 0) AS held
    FROM scheduled_classes AS c
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM bookings
      WHERE ${takesSeat()} GROUP BY scheduled_class_id) AS b ON b.scheduled_class_id = c.id
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM waitlist_entries
      WHERE ${holdsSeat()} GROUP BY scheduled_class_id) AS w ON w.scheduled_class_id = c.id
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM guest_bookings
      WHERE ${isHeldForGuest()} GROUP BY scheduled_class_id) AS g ON g.scheduled_class_id = c.id
    WHERE coalesce(b.seats, 0) + coalesce(w.seats, 0) + coalesce(g.seats, 0) > c.capacity
      AND NOT (
        EXISTS (SELECT 1 FROM bookings AS late WHERE late.scheduled_class_id = c.id AND ${takesSeat('late')}
          AND late.source = 'walk_in' AND late.created_at >= c.ends_at)
        AND (SELECT count(*) FROM bookings AS came WHERE came.scheduled_class_id = c.id AND came.status = 'checked_in')
          <= c.capacity)
    ORDER BY c.id`,
  detail: ({ capacity, booked, held }) => `${booked} booked and ${held} held of ${capacity} places`,
})

export const classInvariants = [seats]
