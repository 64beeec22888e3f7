import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { BookingsTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import type { AgreedTerms } from './cancellation/agreed-rules.ts'
import { holdsSeat, isHeldForGuest, isHeldToPay, isQueued, isWaiting, takesSeat } from '../schedule/seat-queries.ts'

export type BookingRow = Selectable<BookingsTable>

/** The places of a class that are held for guests, as part of a statement. */
const heldForGuests = (classId: number) =>
  sql<number>`(SELECT count(*) FROM guest_bookings WHERE scheduled_class_id = ${classId} AND ${isHeldForGuest()})`

/** The spots of a class that are held for clients while they pay, as part of a statement. */
const heldToPay = (classId: number) =>
  sql<number>`(SELECT count(*) FROM seat_holds WHERE scheduled_class_id = ${classId} AND ${isHeldToPay()})`

/** True if a client holds a place of a class while they pay for it, as part of a statement. */
const ownHold = (classId: number, clientId: number) =>
  sql<number | null>`(SELECT own_hold.id FROM seat_holds AS own_hold WHERE own_hold.scheduled_class_id = ${classId}
    AND own_hold.client_id = ${clientId} AND own_hold.status = 'held')`

export const isBooked = sql<boolean>`bookings.status = 'booked'`

const seats = query((p: { class_id: number }) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where(takesSeat())
      .$asScalar()
      .$notNull()
      .as('booked'),
    eb
      .selectFrom('waitlist_entries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where(holdsSeat())
      .$asScalar()
      .$notNull()
      .as('offered'),
    heldForGuests(p.class_id).as('for_guests'),
    heldToPay(p.class_id).as('to_pay'),
  ]),
)

/**
 * The spots of a class that bookings take, and those held by waitlist offers, for guests and for clients who are paying: together
 * its capacity at most.
 */
export function seatsOf(reader: Reader, classId: number): { booked: number; held: number } {
  const { booked, offered, for_guests, to_pay } = reader.one(seats, { class_id: classId })!
  return { booked, held: offered + for_guests + to_pay }
}

/** The bookings that take a place of a class, in the order in which they were made. */
export const bookingsOfClass = query((p: { class_id: number }) =>
  db.selectFrom('bookings').selectAll().where('scheduled_class_id', '=', p.class_id).where(takesSeat()).orderBy('id'),
)

/**
 * A client's position in a class: the spots taken and held by others, how many wait ahead (all, if the client doesn't wait), and
 * the client's booking and waitlist entry.
 */
export const standing = query((p: { class_id: number; client_id: number }) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('bookings')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where(takesSeat())
      .$asScalar()
      .$notNull()
      .as('booked'),
    eb
      .selectFrom('waitlist_entries')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('scheduled_class_id', '=', p.class_id)
      .where(holdsSeat())
      .where('client_id', '!=', p.client_id)
      .$asScalar()
      .$notNull()
      .as('offered'),
    heldForGuests(p.class_id).as('for_guests'),
    sql<number>`(SELECT count(*) FROM seat_holds WHERE scheduled_class_id = ${p.class_id}
      AND client_id <> ${p.client_id} AND ${isHeldToPay()})`.as('to_pay'),
    ownHold(p.class_id, p.client_id).as('own_hold_id'),
    eb
      .selectFrom('waitlist_entries as entry')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('entry.scheduled_class_id', '=', p.class_id)
      .where(isWaiting('entry'))
      .where(
        sql<boolean>`entry.id < coalesce((SELECT own.id FROM waitlist_entries AS own
          WHERE own.scheduled_class_id = ${p.class_id} AND own.client_id = ${p.client_id}
            AND own.status IN ('waiting', 'offered')), 9e15)`,
      )
      .$asScalar()
      .$notNull()
      .as('waiting_ahead'),
    eb
      .selectFrom('bookings')
      .select('id')
      .where('scheduled_class_id', '=', p.class_id)
      .where('client_id', '=', p.client_id)
      .where(takesSeat())
      .$asScalar()
      .as('own_booking_id'),
    eb
      .selectFrom('waitlist_entries')
      .select('id')
      .where('scheduled_class_id', '=', p.class_id)
      .where('client_id', '=', p.client_id)
      .where(isQueued())
      .$asScalar()
      .as('own_entry_id'),
  ]),
)

/**
 * A client's live bookings of other classes between two instants. The classes of the day are looked through, not the
 * client's history: a cross join keeps SQLite to that order.
 */
export const overlapping = query(
  (p: { client_id: number; class_id: number; after: Instant; starts_at: Instant; ends_at: Instant }) =>
    db
      .selectFrom('scheduled_classes')
      .crossJoin('bookings')
      .innerJoin('class_templates', 'class_templates.id', 'scheduled_classes.template_id')
      .select(['bookings.id as booking_id', 'class_templates.name', 'scheduled_classes.starts_at'])
      .where('scheduled_classes.starts_at', '>', p.after)
      .where('scheduled_classes.starts_at', '<', p.ends_at)
      .where('scheduled_classes.ends_at', '>', p.starts_at)
      .where('scheduled_classes.id', '!=', p.class_id)
      .where('bookings.client_id', '=', p.client_id)
      .whereRef('bookings.scheduled_class_id', '=', 'scheduled_classes.id')
      .where(takesSeat())
      .orderBy('scheduled_classes.starts_at')
      .orderBy('bookings.id'),
)

/** A client's appointments that are on at some moment between two instants. */
export const overlappingAppointments = query(
  (p: { client_id: number; after: Instant; starts_at: Instant; ends_at: Instant }) =>
    db
      .selectFrom('appointments')
      .innerJoin('appointment_services as service', 'service.id', 'appointments.service_id')
      .select(['appointments.id', 'service.name', 'appointments.starts_at'])
      .where('appointments.client_id', '=', p.client_id)
      .where('appointments.starts_at', '>', p.after)
      .where('appointments.starts_at', '<', p.ends_at)
      .where('appointments.ends_at', '>', p.starts_at)
      .where('appointments.status', 'not in', ['cancelled', 'late_cancelled'])
      .orderBy('appointments.starts_at'),
)

/** The fee of a membership's type, else the studio's, as part of a statement; minor units. */
export const feeOf = (kind: 'late_cancel' | 'no_show', membershipId: number | null, fee_minor: number) =>
  sql<number>`coalesce((SELECT type.${sql.ref(`${kind}_fee_override_minor`)} FROM memberships
    JOIN membership_types AS type ON type.id = memberships.membership_type_id
    WHERE memberships.id = ${membershipId}), ${fee_minor})`

export const insertBooking = query(
  (p: {
    scheduled_class_id: number
    client_id: number
    membership_id: number | null
    status: BookingRow['status']
    source: BookingRow['source']
    is_unpaid: boolean
    credits_taken: number
    price_minor: number | null
    cancels_free: boolean
    checked_in_at: Instant | null
    seat_id: number | null
    /** The current terms; the fees for a membership whose type has none. */
    hours: number
    keeps_credit: boolean
    late_fee_minor: number
    no_show_fee_minor: number
    now: Instant
  }) =>
    db.insertInto('bookings').values({
      scheduled_class_id: p.scheduled_class_id,
      client_id: p.client_id,
      membership_id: p.membership_id,
      status: p.status,
      source: p.source,
      is_unpaid: p.is_unpaid,
      credits_taken: p.credits_taken,
      price_minor: p.price_minor,
      cancels_free: p.cancels_free,
      checked_in_at: p.checked_in_at,
      seat_id: p.seat_id,
      agreed_cancel_hours: p.hours,
      agreed_keeps_credit: p.keeps_credit,
      agreed_late_fee_minor: feeOf('late_cancel', p.membership_id, p.late_fee_minor),
      agreed_no_show_fee_minor: feeOf('no_show', p.membership_id, p.no_show_fee_minor),
      created_at: p.now,
      updated_at: p.now,
    }),
)

/** Writes what can change of a booking. */
export const saveBooking = query(
  (p: Omit<BookingRow, 'scheduled_class_id' | 'client_id' | 'source' | 'seat_id' | 'created_at' | keyof AgreedTerms>) =>
    db
      .updateTable('bookings')
      .set({
        membership_id: p.membership_id,
        status: p.status,
        is_unpaid: p.is_unpaid,
        credits_taken: p.credits_taken,
        price_minor: p.price_minor,
        cancels_free: p.cancels_free,
        cancel_reason: p.cancel_reason,
        cancelled_at: p.cancelled_at,
        checked_in_at: p.checked_in_at,
        no_show_at: p.no_show_at,
        undone_at: p.undone_at,
        excused_at: p.excused_at,
        excuse_reason: p.excuse_reason,
        reminded_at: p.reminded_at,
        updated_at: p.updated_at,
      })
      .where('id', '=', p.id),
)

/** The bookings of a class that were cancelled late. */
export const lateCancelled = query((p: { class_id: number }) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('scheduled_class_id', '=', p.class_id)
    .where('status', '=', 'late_cancelled')
    .orderBy('id'),
)

/** The visits, and places kept for nothing, that a membership has paid for. */
export const paidVisits = query((p: { membership_id: number }) =>
  db
    .selectFrom('bookings')
    .select('id')
    .where('membership_id', '=', p.membership_id)
    .where('status', 'in', ['checked_in', 'no_show', 'late_cancelled'])
    .where('is_unpaid', '=', false)
    .orderBy('id'),
)

/** Number of clients who came to a class, and its spots. */
export const cameTo = query((p: { class_id: number }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .select('cls.capacity')
    .select((eb) =>
      eb
        .selectFrom('bookings')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
        .where('bookings.status', '=', 'checked_in')
        .$asScalar()
        .$notNull()
        .as('came'),
    )
    .where('cls.id', '=', p.class_id),
)

/** Number of classes a client has been checked in to. */
export const visitsOf = query((p: { client_id: number }) =>
  db
    .selectFrom('bookings')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('client_id', '=', p.client_id)
    .where('status', '=', 'checked_in'),
)

/** Keeps for when the open places of a class were booked, before it was moved for the first time. */
export const noteMovedFrom = query((p: { class_id: number; former: Instant }) =>
  db
    .updateTable('bookings')
    .set({ booked_for: p.former })
    .where('scheduled_class_id', '=', p.class_id)
    .where('status', '=', 'booked')
    .where('booked_for', 'is', null),
)

/** Keeps for when a place is booked, as its class is planned now. */
export const noteBookedFor = query((p: { id: number }) =>
  db
    .updateTable('bookings')
    .set((eb) => ({
      booked_for: eb
        .selectFrom('scheduled_classes as cls')
        .select('cls.starts_at')
        .whereRef('cls.id', '=', 'bookings.scheduled_class_id'),
    }))
    .where('id', '=', p.id),
)
