import { sql } from 'kysely'
import { holdsSeat, isHeldForGuest, isHeldToPay, takesSeat } from '../../schedule/seat-queries.ts'
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
  // A client added after the class has the place of one who stayed away: from its end only those who came count.
  query: sql<Seats>`
    SELECT c.id, c.capacity, coalesce(b.seats, 0) AS booked, coalesce(w.seats, 0) + coalesce(g.seats, 0) + coalesce(h.seats, 0) AS held
    FROM scheduled_classes AS c
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM bookings
      WHERE ${takesSeat()} GROUP BY scheduled_class_id) AS b ON b.scheduled_class_id = c.id
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM waitlist_entries
      WHERE ${holdsSeat()} GROUP BY scheduled_class_id) AS w ON w.scheduled_class_id = c.id
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM guest_bookings
      WHERE ${isHeldForGuest()} GROUP BY scheduled_class_id) AS g ON g.scheduled_class_id = c.id
    LEFT JOIN (SELECT scheduled_class_id, count(*) AS seats FROM seat_holds
      WHERE ${isHeldToPay()} GROUP BY scheduled_class_id) AS h ON h.scheduled_class_id = c.id
    WHERE coalesce(b.seats, 0) + coalesce(w.seats, 0) + coalesce(g.seats, 0) + coalesce(h.seats, 0) > c.capacity
      AND NOT (
        EXISTS (SELECT 1 FROM bookings AS late WHERE late.scheduled_class_id = c.id AND ${takesSeat('late')}
          AND late.source = 'walk_in' AND late.created_at >= c.ends_at)
        AND (SELECT count(*) FROM bookings AS came WHERE came.scheduled_class_id = c.id AND came.status = 'checked_in')
          <= c.capacity)
    ORDER BY c.id`,
  detail: ({ capacity, booked, held }) => `${booked} booked and ${held} held of ${capacity} places`,
})

interface Overlap {
  id: number
  other: number
}

const appointments = invariant({
  name: 'appointment_overlaps',
  sentence: 'No two appointments take an instructor’s time at once, the buffer after each included.',
  entity: 'appointment',
  // No appointment with its buffer is longer than a day, so that each is held against those of its day alone.
  query: sql<Overlap>`
    SELECT a.id, b.id AS other FROM appointments AS a
    JOIN appointments AS b ON b.instructor_id = a.instructor_id AND b.id <> a.id
      AND b.starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', a.starts_at, '-1 day') AND b.starts_at <= a.starts_at
    WHERE a.status NOT IN ('cancelled', 'late_cancelled') AND b.status NOT IN ('cancelled', 'late_cancelled')
      AND b.busy_until > a.starts_at AND (b.starts_at < a.starts_at OR b.id < a.id)
    ORDER BY a.id`,
  detail: ({ other }) => `It is at the same time as appointment ${other} of the same instructor`,
})

interface TwiceGiven {
  id: number
  name: string
  taken: number
}

const ownSeats = invariant({
  name: 'class_own_seats',
  sentence:
    'A seat of a class to come is one client’s, be it booked, offered or held while they pay, and stands in the room the class is held in.',
  entity: 'scheduled_class',
  query: sql<TwiceGiven>`
    SELECT c.id, seat.name, count(*) AS taken
    FROM (SELECT scheduled_class_id, seat_id FROM bookings WHERE seat_id IS NOT NULL AND ${takesSeat()}
      UNION ALL
      SELECT scheduled_class_id, seat_id FROM waitlist_entries WHERE seat_id IS NOT NULL AND ${holdsSeat()}
      UNION ALL
      SELECT scheduled_class_id, seat_id FROM seat_holds WHERE seat_id IS NOT NULL AND ${isHeldToPay()}) AS given
    JOIN scheduled_classes AS c ON c.id = given.scheduled_class_id
    JOIN room_plan_seats AS seat ON seat.id = given.seat_id
    GROUP BY c.id, seat.id
    HAVING count(*) > 1 OR c.room_plan_id IS NOT seat.room_plan_id
    ORDER BY c.id`,
  detail: ({ name, taken }) =>
    taken > 1 ? `Seat ${name} is given ${taken} times` : `Seat ${name} stands in another room`,
})

export const classInvariants = [seats, ownSeats, appointments]
