import { sql } from 'kysely'
import { dayOf, timeOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'
import { photoOf } from './team.ts'

const instructorName = sql`(SELECT full_name FROM staff JOIN instructors ON instructors.user_id = staff.id
  WHERE instructors.id = instructor_id)`
const instructorEmail = sql`(SELECT email FROM staff JOIN instructors ON instructors.user_id = staff.id
  WHERE instructors.id = instructor_id)`
const locationName = sql`(SELECT name FROM establishments WHERE id = establishment_id)`
const className = sql`(SELECT name FROM class_templates WHERE id = template_id)`

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

const templates: PackTable = {
  name: 'class_templates',
  table: 'class_templates',
  omit: ['photo_file'],
  beside: { photo: photoOf('class_templates') },
  about: 'The kinds of classes, with their lengths and rules.',
  first: { Class: 'name', Description: 'description', 'Duration Minutes': 'duration_minutes' },
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
    Weekday: ({ weekdays }) => (weekdays as number[]).map((day) => DAYS[day - 1]).join(', '),
    'Start Time': 'start_time',
    'Duration Minutes': 'duration_minutes',
    Capacity: 'capacity',
    'Instructor Email': 'instructor_email',
    From: 'starts_on',
    Until: 'until_on',
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

export const schedule: readonly PackTable[] = [templates, series, classes, closures]
