import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import type { Span } from '../reports/period-rules.ts'
import { takesSeat } from '../schedule/seat-queries.ts'
import { unpaid, type Rates } from './pay-rules.ts'

export const classesOf = query((p: Span) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('instructors', 'instructors.id', 'cls.instructor_id')
    .leftJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'cls.id as class_id',
      'cls.template_id',
      'template.name',
      'template.category_id',
      'template.covered_by_all',
      'template.credit_cost',
      'template.pay_in_advance',
      'template.price_minor as template_price_minor',
      sql<number | null>`coalesce(cls.price_minor, template.price_minor)`.as('own_price_minor'),
      'cls.starts_at',
      sql<number>`CAST((julianday(cls.ends_at) - julianday(cls.starts_at)) * 1440 + 0.5 AS INTEGER)`.as('minutes'),
      'cls.capacity',
      'cls.establishment_id',
      'cls.instructor_id',
      'cls.imported_at',
      'staff.id as user_id',
      'staff.full_name as instructor_name',
    ])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.status', '=', 'scheduled')
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/** The clients with a spot in these classes when they began, in the order of booking, and the terms of their memberships. */
export const placesOf = query((p: Span) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .leftJoin('memberships', 'memberships.id', 'bookings.membership_id')
    .select(['bookings.id as booking_id', 'cls.id as class_id', 'bookings.client_id', 'bookings.status'])
    .select('memberships.terms_id')
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.status', '=', 'scheduled')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where(takesSeat()),
)

/** The clients who waited for these classes without getting a spot, in the order of waiting. */
export const waitingFor = query((p: Span) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('waitlist_entries as entry')
    .select(['entry.id', 'cls.id as class_id', 'entry.client_id'])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.status', '=', 'scheduled')
    .whereRef('entry.scheduled_class_id', '=', 'cls.id')
    .where('entry.status', 'in', ['waiting', 'closed']),
)

/** The visits of some clients (their ids as JSON) in a span of time. */
export const visitsOfClients = query((p: Span & { clients: string }) =>
  db
    .selectFrom(sql<{ value: number }>`json_each(${p.clients})`.as('wanted'))
    .crossJoin('bookings')
    .crossJoin('scheduled_classes as cls')
    .select(['bookings.client_id', 'cls.starts_at'])
    .whereRef('bookings.client_id', '=', 'wanted.value')
    .whereRef('cls.id', '=', 'bookings.scheduled_class_id')
    .where('bookings.status', '=', 'checked_in')
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before),
)

/** The appointments of some clients (their ids as JSON) in a span of time, held or missed. */
export const appointmentsOfClients = query((p: Span & { clients: string }) =>
  db
    .selectFrom(sql<{ value: number }>`json_each(${p.clients})`.as('wanted'))
    .crossJoin('appointments')
    .select([
      'appointments.client_id',
      'appointments.starts_at',
      sql<number>`(unixepoch(appointments.ends_at) - unixepoch(appointments.starts_at)) / 60`.as('minutes'),
    ])
    .whereRef('appointments.client_id', '=', 'wanted.value')
    .where('appointments.starts_at', '>=', p.from)
    .where('appointments.starts_at', '<', p.before)
    .where('appointments.status', 'not in', ['cancelled', 'late_cancelled']),
)

export const templatesOfAll = query((_: object) => db.selectFrom('class_templates').select(['id', 'name']))
export const instructorsOfAll = query((_: object) =>
  db
    .selectFrom('instructors')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select(['instructors.id', 'staff.id as user_id', 'staff.full_name as name']),
)

const activeComponents = query((_: object) =>
  db
    .selectFrom('staff_pay_components')
    .select(['user_id', 'component_type', 'rate_minor', 'rate_percent'])
    .where('is_active', '=', true),
)

/** The pay of staff for a class, by account; undefined if nobody's pay is set. */
export function ratesOfStaff(reader: Reader): ReadonlyMap<number, Rates> | undefined {
  const components = reader.all(activeComponents, {})
  if (components.length === 0) return undefined
  const rates = new Map<number, Rates>()
  for (const { user_id, component_type, rate_minor, rate_percent } of components) {
    const so = rates.get(user_id) ?? unpaid
    if (component_type === 'per_class') rates.set(user_id, { ...so, per_class: rate_minor ?? 0 })
    if (component_type === 'per_attendee') rates.set(user_id, { ...so, per_attendee: rate_minor ?? 0 })
    if (component_type === 'class_revenue_percent') rates.set(user_id, { ...so, percent: rate_percent ?? 0 })
  }
  return rates
}
