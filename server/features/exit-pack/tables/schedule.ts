import { sql } from 'kysely'
import { addDays } from '../../../lib/time.ts'
import { seriesOccurrences, type Series } from '../../schedule/rules.ts'
import { dayOf, timeOf } from '../cells.ts'
import type { PackTable, Row } from './pack-table.ts'
import { photoOf } from './team.ts'

export const instructorName = sql`(SELECT full_name FROM staff JOIN instructors ON instructors.user_id = staff.id
  WHERE instructors.id = instructor_id)`
const instructorEmail = sql`(SELECT email FROM staff JOIN instructors ON instructors.user_id = staff.id
  WHERE instructors.id = instructor_id)`
export const locationName = sql`(SELECT name FROM establishments WHERE id = establishment_id)`
const className = sql`(SELECT name FROM class_templates WHERE id = template_id)`

export const serviceName = sql`(SELECT name FROM appointment_services WHERE id = service_id)`

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const templates: PackTable = {
  name: 'class_templates',
  table: 'class_templates',
  omit: ['photo_file'],
  beside: { photo: photoOf('class_templates') },
  about: 'The kinds of classes, with their lengths and rules.',
  first: { Class: 'name', Description: 'description', 'Duration Minutes': 'duration_minutes' },
}

const asSeries = (row: Row) => row as unknown as Series

/** The first class of a series of more weeks than one, which says in which of them it is held; else where it begins. */
function beginsOn(row: Row) {
  const { starts_on, interval_weeks } = asSeries(row)
  if (interval_weeks === 1) return starts_on
  return (
    seriesOccurrences(asSeries(row), starts_on, addDays(starts_on, 14 * interval_weeks))[0]?.occurrence_on ?? starts_on
  )
}

/** The last day of a series: of one that is counted, its last class. */
function endsOn(row: Row) {
  const { starts_on, until_on, interval_weeks, occurrence_count } = asSeries(row)
  if (until_on !== null || occurrence_count === null) return until_on
  const weeks = interval_weeks * (occurrence_count + 1)
  return seriesOccurrences(asSeries(row), starts_on, addDays(starts_on, 7 * weeks)).at(-1)?.occurrence_on ?? null
}

const series: PackTable = {
  name: 'class_series',
  table: 'class_series',
  about: 'Classes that repeat: on which weekdays, at what time, from when until when.',
  beside: {
    class_name: className,
    instructor_name: instructorName,
    instructor_email: instructorEmail,
    location: locationName,
  },
  first: {
    Class: 'class_name',
    Weekdays: ({ weekdays }) => (weekdays as number[]).map((day) => DAYS[day - 1]).join(', '),
    Repeats: ({ interval_weeks: weeks }) => (weeks === 1 ? 'weekly' : `every ${weeks as number} weeks`),
    'Start Time': 'start_time',
    'Duration Minutes': 'duration_minutes',
    Capacity: 'capacity',
    'Instructor Email': 'instructor_email',
    'Starts On': beginsOn,
    Until: endsOn,
  },
}

const classes: PackTable = {
  name: 'classes',
  table: 'scheduled_classes',
  about: 'Every class that was or is on the calendar, one a line.',
  beside: {
    class_name: className,
    instructor_name: instructorName,
    instructor_email: instructorEmail,
    location: locationName,
  },
  first: {
    Class: 'class_name',
    Date: dayOf('starts_at'),
    'Start Time': timeOf('starts_at'),
    'End Time': timeOf('ends_at'),
    Capacity: 'capacity',
    Instructor: 'instructor_name',
    'Instructor Email': 'instructor_email',
    Location: 'location',
    Status: 'status',
  },
}

const closures: PackTable = {
  name: 'closures',
  table: 'closures',
  about: 'Days on which the studio was or is closed.',
}

const services: PackTable = {
  name: 'appointment_services',
  table: 'appointment_services',
  about: 'What is offered by appointment, with its length and price.',
  beside: {
    locations: sql`(SELECT group_concat(name, ', ') FROM establishments
      JOIN appointment_service_establishments ON establishment_id = establishments.id WHERE service_id = appointment_services.id)`,
  },
  first: { Service: 'name', Description: 'description', 'Duration Minutes': 'duration_minutes', Price: 'price_minor' },
}

const windows: PackTable = {
  name: 'availability',
  table: 'instructor_windows',
  about: 'When instructors can be booked for appointments, by weekday.',
  beside: { instructor_name: instructorName, instructor_email: instructorEmail, service_name: serviceName },
  first: {
    Instructor: 'instructor_name',
    Weekday: ({ weekday }) => DAYS[(weekday as number) - 1] ?? null,
    'Start Time': 'start_time',
    'End Time': 'end_time',
    Service: 'service_name',
  },
}

const timeOff: PackTable = {
  name: 'time_off',
  table: 'instructor_time_off',
  about: 'When instructors were or are away.',
  beside: { instructor_name: instructorName, instructor_email: instructorEmail },
}

const substituteRequests: PackTable = {
  name: 'substitute_requests',
  table: 'substitute_requests',
  about: 'Classes for which an instructor asked to be replaced, and by whom they were.',
}

const rooms: PackTable = {
  name: 'room_plans',
  table: 'room_plans',
  about: 'Rooms whose places have names.',
}

const seats: PackTable = {
  name: 'room_plan_seats',
  table: 'room_plan_seats',
  about:
    'The seats of the rooms: their names, and where they stand on the grid (`x` the column, `y` the row from the front).',
  beside: { room: sql`(SELECT name FROM room_plans WHERE id = room_plan_id)` },
}

const kiosks: PackTable = {
  name: 'kiosks',
  table: 'kiosks',
  omit: ['pairing_hash', 'token_hash'],
  about: 'The tablets at the door, without what lets them in.',
  beside: { location: locationName },
}

export const schedule: readonly PackTable[] = [
  rooms,
  seats,
  templates,
  series,
  classes,
  closures,
  services,
  windows,
  timeOff,
  substituteRequests,
  kiosks,
]
