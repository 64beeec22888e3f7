import { sql } from 'kysely'
import { dayOf, timeOf } from '../cells.ts'
import type { Column, PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'
import { instructorName, locationName, serviceName } from './schedule.ts'

/** The class that a row names. */
const which = {
  class_name: sql`(SELECT name FROM scheduled_classes JOIN class_templates ON class_templates.id = template_id
    WHERE scheduled_classes.id = scheduled_class_id)`,
  class_starts_at: sql`(SELECT starts_at FROM scheduled_classes WHERE scheduled_classes.id = scheduled_class_id)`,
}

const shown: Readonly<Record<string, Column>> = {
  ...named,
  Class: 'class_name',
  Date: dayOf('class_starts_at'),
  'Start Time': timeOf('class_starts_at'),
  Status: 'status',
}

const bookings: PackTable = {
  name: 'bookings',
  table: 'bookings',
  about: 'Every booking and what became of it: who came, who cancelled, who did not show.',
  beside: { ...whose, ...which, seat: sql`(SELECT name FROM room_plan_seats WHERE id = seat_id)` },
  first: shown,
}

const usualSeats: PackTable = {
  name: 'usual_seats',
  table: 'usual_seats',
  about: 'Which seat a client is given in a room whenever it is free.',
  beside: { ...whose, seat: sql`(SELECT name FROM room_plan_seats WHERE id = seat_id)` },
}

const waitlist: PackTable = {
  name: 'waitlist',
  table: 'waitlist_entries',
  about: 'Who waited for a place in a class.',
  beside: { ...whose, ...which },
  first: shown,
}

const moves: PackTable = {
  name: 'waitlist_moves',
  table: 'waitlist_moves',
  about: 'Each step of those who waited, and why.',
}

const standing: PackTable = {
  name: 'standing_bookings',
  table: 'standing_bookings',
  about: 'Who has every class of a series booked, from when until when, and why that ended.',
  beside: {
    ...whose,
    class_name: sql`(SELECT name FROM class_series JOIN class_templates ON class_templates.id = template_id
      WHERE class_series.id = series_id)`,
    seat: sql`(SELECT name FROM room_plan_seats WHERE id = seat_id)`,
  },
  first: { ...named, Class: 'class_name', 'Start Date': 'starts_on', 'End Date': 'ends_on' },
}

const standingSkips: PackTable = {
  name: 'standing_booking_skips',
  table: 'standing_booking_skips',
  about: 'The dates that a standing booking leaves out.',
}

const standingClasses: PackTable = {
  name: 'standing_booking_dates',
  table: 'standing_booking_classes',
  about: 'What became of each class of a standing booking, and what stood against it.',
  beside: which,
}

const guests: PackTable = {
  name: 'guest_bookings',
  table: 'guest_bookings',
  about: 'Who asked for a place without an account in the last weeks, and what became of it.',
  omit: ['asked_from', 'confirm_hash', 'cancel_hash'],
  beside: which,
  first: {
    Name: 'full_name',
    Email: 'email',
    Phone: 'phone',
    Class: 'class_name',
    Date: dayOf('class_starts_at'),
    'Start Time': timeOf('class_starts_at'),
    Status: 'status',
  },
}

const holds: PackTable = {
  name: 'seat_holds',
  table: 'seat_holds',
  about: 'Places in classes that were held while they were paid online, and what became of them.',
  beside: { ...whose, ...which, seat: sql`(SELECT name FROM room_plan_seats WHERE id = seat_id)` },
  first: shown,
}

const slots: PackTable = {
  name: 'slot_holds',
  table: 'slot_holds',
  about: 'Slots for appointments that were held while they were paid in advance, and what became of them.',
  beside: { ...whose, service_name: serviceName, instructor_name: instructorName, location: locationName },
  first: {
    ...named,
    Service: 'service_name',
    Date: dayOf('starts_at'),
    'Start Time': timeOf('starts_at'),
    Status: 'status',
  },
}

const charges: PackTable = {
  name: 'charges',
  table: 'charges',
  about: 'Fees and what is owed: for cancelling late, for not coming, for renewals.',
  beside: whose,
  first: { ...named, Kind: 'kind', Amount: 'amount_minor', Currency: 'currency', Status: 'status' },
}

const appointments: PackTable = {
  name: 'appointments',
  table: 'appointments',
  about: 'Every appointment with an instructor and what became of it.',
  beside: { ...whose, service_name: serviceName, instructor_name: instructorName, location: locationName },
  first: {
    ...named,
    Service: 'service_name',
    Date: dayOf('starts_at'),
    'Start Time': timeOf('starts_at'),
    'End Time': timeOf('ends_at'),
    Instructor: 'instructor_name',
    Location: 'location',
    Price: 'price_minor',
    Currency: 'currency',
    Status: 'status',
  },
}

export const visits: readonly PackTable[] = [
  bookings,
  usualSeats,
  appointments,
  waitlist,
  moves,
  standing,
  standingSkips,
  standingClasses,
  guests,
  holds,
  slots,
  charges,
]
