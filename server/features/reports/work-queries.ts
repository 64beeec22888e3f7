import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

interface Over {
  from: Instant
  before: Instant
  now: Instant
}

const seconds = (of: 'cls' | 'appointment') =>
  sql<number>`sum(unixepoch(${sql.ref(`${of}.ends_at`)}) - unixepoch(${sql.ref(`${of}.starts_at`)}))`.as('seconds')

/** How long the classes that each instructor taught in a span of time last together. */
export const taughtByInstructor = query((p: Over) =>
  db
    .selectFrom('scheduled_classes as cls')
    .select(['cls.instructor_id', seconds('cls')])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.starts_at', '<=', p.now)
    .where('cls.status', '=', 'scheduled')
    .groupBy('cls.instructor_id'),
)

/** How many appointments each instructor held in a span of time, and how long they last together. */
export const appointmentsByInstructor = query((p: { from: Instant; before: Instant }) =>
  db
    .selectFrom('appointments as appointment')
    .innerJoin('instructors', 'instructors.id', 'appointment.instructor_id')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['appointment.instructor_id', 'staff.full_name as name'])
    .select(({ fn }) => [fn.countAll<number>().as('appointments'), seconds('appointment')])
    .where('appointment.starts_at', '>=', p.from)
    .where('appointment.starts_at', '<', p.before)
    .where('appointment.status', '=', 'completed')
    .groupBy('appointment.instructor_id'),
)

/** How many appointments were held in a span of time. */
export const appointmentsHeld = query((p: { from: Instant; before: Instant }) =>
  db
    .selectFrom('appointments')
    .select(({ fn }) => fn.countAll<number>().as('appointments'))
    .where('starts_at', '>=', p.from)
    .where('starts_at', '<', p.before)
    .where('status', '=', 'completed'),
)
