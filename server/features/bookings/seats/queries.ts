import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Instant } from '../../../lib/time.ts'
import { holdsSeat, isHeldToPay, takesSeat } from '../../schedule/seat-queries.ts'

/** A room's seats from front to back: for a class, who is booked on each, is offered it from the waitlist or is paying for it. */
const seatsInClass = query((p: { class_id: number; room_plan_id: number }) =>
  db
    .selectFrom('room_plan_seats as seat')
    .leftJoin('bookings', (join) =>
      join.on('bookings.scheduled_class_id', '=', p.class_id).onRef('bookings.seat_id', '=', 'seat.id').on(takesSeat()),
    )
    .leftJoin('waitlist_entries', (join) =>
      join
        .on('waitlist_entries.scheduled_class_id', '=', p.class_id)
        .onRef('waitlist_entries.seat_id', '=', 'seat.id')
        .on(holdsSeat()),
    )
    .leftJoin('seat_holds', (join) =>
      join
        .on('seat_holds.scheduled_class_id', '=', p.class_id)
        .onRef('seat_holds.seat_id', '=', 'seat.id')
        .on('seat_holds.status', '=', sql.lit('held' as const)),
    )
    .select(['seat.id', 'seat.name', 'seat.x', 'seat.y', 'seat.room_plan_id'])
    .select(['bookings.id as booking_id', 'bookings.client_id', 'waitlist_entries.client_id as offered_to'])
    .select('seat_holds.client_id as paid_by')
    .where('seat.room_plan_id', '=', p.room_plan_id)
    .where('seat.removed_at', 'is', null)
    .orderBy('seat.y')
    .orderBy('seat.x'),
)

/** A seat of a class, with the client who has it. */
export type SeatInClass = NonNullable<(typeof seatsInClass)['row']>

/** The seats of a class; none where its room has no plan. */
export function seatsOfClass(reader: Reader, { id, room_plan_id }: { id: number; room_plan_id: number | null }) {
  return room_plan_id === null ? [] : reader.all(seatsInClass, { class_id: id, room_plan_id })
}

/** The usual seats of clients in a room: at most one per client. */
export const usualSeats = query((p: { room_plan_id: number }) =>
  db.selectFrom('usual_seats').select(['client_id', 'seat_id']).where('room_plan_id', '=', p.room_plan_id),
)

/** A client's usual seat in a room. */
export const usualSeatOf = query((p: { client_id: number; room_plan_id: number }) =>
  db
    .selectFrom('usual_seats')
    .select('seat_id')
    .where('client_id', '=', p.client_id)
    .where('room_plan_id', '=', p.room_plan_id),
)

/** The seats of a class that were given up, the last one first. */
export const givenUpSeats = query((p: { class_id: number }) =>
  db
    .selectFrom('bookings')
    .select(sql<number>`bookings.seat_id`.as('seat_id'))
    .where('scheduled_class_id', '=', p.class_id)
    .where('seat_id', 'is not', null)
    .where('cancelled_at', 'is not', null)
    .orderBy('cancelled_at', 'desc')
    .orderBy('id', 'desc'),
)

/** Puts a booking on a seat, or on none. */
export const seatBooking = query((p: { id: number; seat_id: number | null; now: Instant }) =>
  db.updateTable('bookings').set({ seat_id: p.seat_id, updated_at: p.now }).where('id', '=', p.id),
)

/** Has an offer hold a seat, or none. */
export const seatOffer = query((p: { id: number; seat_id: number | null }) =>
  db.updateTable('waitlist_entries').set({ seat_id: p.seat_id }).where('id', '=', p.id),
)

/** The ways to have a spot: booked, offered from the waitlist, or held for a client while they pay. */
type Placed = 'booking' | 'offer' | 'hold'

/** Has a place that is being paid for be one seat, or none. */
export const seatHold = query((p: { id: number; seat_id: number | null; now: Instant }) =>
  db.updateTable('seat_holds').set({ seat_id: p.seat_id, updated_at: p.now }).where('id', '=', p.id),
)

/** Everybody who has a place in a class, is offered one or is paying for one, in the order in which they came: their seat with its name, if any. */
export const seated = query((p: { class_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .leftJoin('room_plan_seats as seat', 'seat.id', 'bookings.seat_id')
    .select([sql<Placed>`'booking'`.as('kind'), 'bookings.id', 'bookings.client_id', 'client.full_name'])
    .select(['seat.id as seat_id', 'seat.name as seat_name'])
    .where('bookings.scheduled_class_id', '=', p.class_id)
    .where(takesSeat())
    .unionAll(
      db
        .selectFrom('waitlist_entries')
        .innerJoin('clients as client', 'client.id', 'waitlist_entries.client_id')
        .leftJoin('room_plan_seats as seat', 'seat.id', 'waitlist_entries.seat_id')
        .select([sql<Placed>`'offer'`.as('kind'), 'waitlist_entries.id', 'waitlist_entries.client_id'])
        .select(['client.full_name', 'seat.id as seat_id', 'seat.name as seat_name'])
        .where('waitlist_entries.scheduled_class_id', '=', p.class_id)
        .where(holdsSeat()),
    )
    .unionAll(
      db
        .selectFrom('seat_holds')
        .innerJoin('clients as client', 'client.id', 'seat_holds.client_id')
        .leftJoin('room_plan_seats as seat', 'seat.id', 'seat_holds.seat_id')
        .select([sql<Placed>`'hold'`.as('kind'), 'seat_holds.id', 'seat_holds.client_id'])
        .select(['client.full_name', 'seat.id as seat_id', 'seat.name as seat_name'])
        .where('seat_holds.scheduled_class_id', '=', p.class_id)
        .where(isHeldToPay()),
    ),
)

/** Clients booked on some seats in classes that have not begun, by class. */
export const bookedOn = query((p: { ids: readonly number[]; now: Instant }) =>
  db
    .selectFrom('room_plan_seats as seat')
    .innerJoin('scheduled_classes as cls', 'cls.room_plan_id', 'seat.room_plan_id')
    .innerJoin('bookings', 'bookings.scheduled_class_id', 'cls.id')
    .innerJoin('clients as client', 'client.id', 'bookings.client_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select([
      'bookings.id',
      'client.full_name',
      'seat.name as seat_name',
      'template.name as class_name',
      'cls.starts_at',
    ])
    .where('seat.id', 'in', sql<number>`(SELECT value FROM json_each(${p.ids}))`)
    .where('cls.starts_at', '>', p.now)
    .whereRef('bookings.seat_id', '=', 'seat.id')
    .where(takesSeat())
    .orderBy('cls.starts_at')
    .orderBy('bookings.id'),
)

/** The classes to come that are held in a room. */
export const classesInRoom = query((p: { room_plan_id: number; now: Instant }) =>
  db
    .selectFrom('scheduled_classes')
    .select('id')
    .where('room_plan_id', '=', p.room_plan_id)
    .where('starts_at', '>', p.now)
    .orderBy('starts_at'),
)

export const dropUsualSeat = query((p: { client_id: number; room_plan_id: number }) =>
  db.deleteFrom('usual_seats').where('client_id', '=', p.client_id).where('room_plan_id', '=', p.room_plan_id),
)

export const keepUsualSeat = query((p: { client_id: number; room_plan_id: number; seat_id: number; now: Instant }) =>
  db
    .insertInto('usual_seats')
    .values({ client_id: p.client_id, room_plan_id: p.room_plan_id, seat_id: p.seat_id, created_at: p.now }),
)
