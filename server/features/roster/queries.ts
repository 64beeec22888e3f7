import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { standingBooking } from '../bookings/booking-queries.ts'
import { owedMinor } from '../charges/queries.ts'
import { toPayMinor } from '../bookings/paying/queries.ts'

/** The bookings of a class with what the front desk needs to know of each client. */
export const rosterOf = query((p: { class_id: number; starts_at: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .leftJoin('memberships as membership', 'membership.id', 'bookings.membership_id')
    .leftJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .leftJoin('room_plan_seats as seat', 'seat.id', 'bookings.seat_id')
    .selectAll('bookings')
    .select('seat.name as seat_name')
    .select([
      'client.full_name as client_name',
      'client.phone as client_phone',
      'client.date_of_birth',
      'type.name as membership_name',
      'membership.unlimited',
    ])
    .select((eb) => [
      eb
        .selectFrom('credit_entries')
        .select(({ fn }) => fn.sum<number | null>('credits').as('left'))
        .whereRef('credit_entries.membership_id', '=', 'bookings.membership_id')
        .$asScalar()
        .as('credits'),
      eb
        .exists(
          eb
            .selectFrom('bookings as earlier')
            .innerJoin('scheduled_classes as past', 'past.id', 'earlier.scheduled_class_id')
            .select('earlier.id')
            .whereRef('earlier.client_id', '=', 'bookings.client_id')
            .where('earlier.status', '=', 'checked_in')
            .where('past.starts_at', '<', p.starts_at),
        )
        .as('came_before'),
      toPayMinor(),
      owedMinor(),
      standingBooking(),
    ])
    .where('bookings.scheduled_class_id', '=', p.class_id)
    .orderBy(sql`client.full_name COLLATE NOCASE`)
    .orderBy('bookings.id'),
)

export type RosterRow = NonNullable<(typeof rosterOf)['row']>
