import { writtenAs } from '../written-as.ts'
import { sql } from 'kysely'
import { hers, nothing, within, type Holding } from './holding.ts'

const className = {
  columns: sql`class_templates.name AS class_name, scheduled_classes.starts_at AS class_starts_at`,
  joins: (table: 'bookings' | 'waitlist_entries' | 'seat_holds') => sql`
    JOIN scheduled_classes ON scheduled_classes.id = ${sql.table(table)}.scheduled_class_id
    JOIN class_templates ON class_templates.id = scheduled_classes.template_id`,
}

export const bookings: Holding = {
  table: 'bookings',
  rows: hers('bookings'),
  exported: 'bookings',
  more: { columns: className.columns, joins: className.joins('bookings') },
  erase: () => ({ cancel_reason: null, excuse_reason: null }),
  kept: {
    what: 'Bookings and attendance, under a pseudonym and without reasons',
    why: 'Pay of instructors and the figures of the studio are computed from them; they name nobody any more.',
  },
}

export const appointments: Holding = {
  table: 'appointments',
  rows: hers('appointments'),
  exported: 'appointments',
  more: {
    columns: sql`appointment_services.name AS service_name`,
    joins: sql`JOIN appointment_services ON appointment_services.id = appointments.service_id`,
  },
  erase: () => ({ notes: null, cancel_reason: null }),
  kept: {
    what: 'Appointments and whether they took place, under a pseudonym and without notes and reasons',
    why: 'Pay of instructors and the figures of the studio are computed from them; they name nobody any more.',
  },
}

const usualSeats: Holding = {
  table: 'usual_seats',
  rows: hers('usual_seats'),
  exported: 'usual_seats',
  more: {
    columns: sql`room_plans.name AS room_name, room_plan_seats.name AS seat_name`,
    joins: sql`JOIN room_plans ON room_plans.id = usual_seats.room_plan_id
      JOIN room_plan_seats ON room_plan_seats.id = usual_seats.seat_id`,
  },
  erase: 'delete',
}

export const waitlistEntries: Holding = {
  table: 'waitlist_entries',
  rows: hers('waitlist_entries'),
  exported: 'waitlist_entries',
  more: { columns: className.columns, joins: className.joins('waitlist_entries') },
  erase: () => ({ skip_reason: null }),
}

/** Also requests under the client's email address that led to no booking: those rows name no client. */
export const guestBookings: Holding = {
  table: 'guest_bookings',
  rows: ({ id, email }) => sql`guest_bookings.id IN (SELECT id FROM guest_bookings WHERE client_id = ${id}
    UNION ALL SELECT id FROM guest_bookings WHERE email IN ${writtenAs(email)})`,
  exported: 'guest_bookings',
  omit: ['asked_from', 'confirm_hash', 'cancel_hash'],
  erase: 'delete',
}

/** Places that were held while they were paid. */
export const seatHolds: Holding = {
  table: 'seat_holds',
  rows: hers('seat_holds'),
  exported: 'seat_holds',
  more: { columns: className.columns, joins: className.joins('seat_holds') },
  erase: nothing,
}

/** Slots for appointments that were held while they were paid. */
export const slotHolds: Holding = {
  table: 'slot_holds',
  rows: hers('slot_holds'),
  exported: 'slot_holds',
  more: {
    columns: sql`appointment_services.name AS service_name`,
    joins: sql`JOIN appointment_services ON appointment_services.id = slot_holds.service_id`,
  },
  erase: () => ({ notes: null }),
}

export const standingBookings: Holding = {
  table: 'standing_bookings',
  rows: hers('standing_bookings'),
  exported: 'standing_bookings',
  more: {
    columns: sql`class_templates.name AS class_name`,
    joins: sql`JOIN class_series ON class_series.id = standing_bookings.series_id
      JOIN class_templates ON class_templates.id = class_series.template_id`,
  },
  erase: nothing,
}

const standingSkips: Holding = {
  table: 'standing_booking_skips',
  rows: within('standing_booking_id', standingBookings),
  exported: 'standing_booking_skips',
  erase: 'delete',
}

/** The outcome of each class; the reasons may name the client's memberships and papers. */
const standingClasses: Holding = {
  table: 'standing_booking_classes',
  rows: within('standing_booking_id', standingBookings),
  exported: 'standing_booking_classes',
  erase: () => ({ reasons: null }),
}

const waitlistMoves: Holding = {
  table: 'waitlist_moves',
  rows: within('entry_id', waitlistEntries),
  exported: 'waitlist_moves',
  erase: () => ({ reason: null }),
}

export const memberships: Holding = {
  table: 'memberships',
  rows: hers('memberships'),
  exported: 'memberships',
  more: {
    columns: sql`membership_types.name AS type_name, membership_types.currency AS currency`,
    joins: sql`JOIN membership_types ON membership_types.id = memberships.membership_type_id`,
  },
  erase: () => ({ notes: null }),
  kept: {
    what: 'Memberships and their credits, cancelled, without notes',
    why: 'They belong to the sales that the books must show.',
  },
}

/** Memberships of others that are shared with the client. */
const memberOf: Holding = {
  table: 'membership_members',
  rows: hers('membership_members'),
  exported: 'shared_memberships',
  more: {
    columns: sql`membership_types.name AS type_name`,
    joins: sql`JOIN memberships ON memberships.id = membership_members.membership_id
      JOIN membership_types ON membership_types.id = memberships.membership_type_id`,
  },
  erase: 'delete',
}

const membershipPauses: Holding = {
  table: 'membership_pauses',
  rows: within('membership_id', memberships),
  exported: 'membership_pauses',
  erase: nothing,
}

const creditEntries: Holding = {
  table: 'credit_entries',
  rows: within('membership_id', memberships),
  exported: 'credit_entries',
  // The reason that staff give for an adjustment is about the person; other reasons are the system's words.
  erase: () => ({ reason: sql`CASE WHEN kind = 'adjust' THEN NULL ELSE reason END` }),
}

const calendarFeeds: Holding = {
  table: 'calendar_feeds',
  rows: hers('calendar_feeds'),
  exported: 'calendar_links',
  erase: 'delete',
}
/** In which months they came: counted from the bookings, which are exported and stay under a pseudonym. */
const reportVisits: Holding = { table: 'report_visits', rows: hers('report_visits'), exported: null, erase: nothing }

export const visitHoldings: readonly Holding[] = [
  calendarFeeds,
  guestBookings,
  usualSeats,
  bookings,
  appointments,
  standingSkips,
  standingClasses,
  standingBookings,
  waitlistMoves,
  waitlistEntries,
  creditEntries,
  membershipPauses,
  memberOf,
  memberships,
  reportVisits,
]
