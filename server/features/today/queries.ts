import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { holdsSeat } from '../schedule/seat-queries.ts'

export const FEW = 8

/** How many rows there are in all beside each of the few that are read. */
const total = sql<number>`count(*) OVER ()`.as('total')

/** Classes that are over and have bookings still open, the latest first. */
export const unresolvedClasses = query((p: { now: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('instructors', 'instructors.id', 'cls.instructor_id')
    .leftJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'cls.id as class_id',
      'template.name as class_name',
      'cls.starts_at',
      'staff.full_name as instructor_name',
      sql<number>`count(*)`.as('open'),
      total,
    ])
    .where(sql<boolean>`bookings.status = 'booked'`)
    .where('cls.ends_at', '<=', p.now)
    .groupBy('cls.id')
    .orderBy('cls.starts_at', 'desc')
    .orderBy('cls.id')
    .limit(FEW),
)

/** Appointments that nobody has said anything about, in the words of their index. */
const openAppointments = () =>
  db
    .selectFrom('appointments')
    .innerJoin('clients', 'clients.id', 'appointments.client_id')
    .innerJoin('appointment_services as service', 'service.id', 'appointments.service_id')
    .innerJoin('instructors', 'instructors.id', 'appointments.instructor_id')
    .innerJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'appointments.id as appointment_id',
      'clients.id as client_id',
      'clients.full_name as client_name',
      'service.name as service_name',
      'staff.full_name as instructor_name',
      'appointments.starts_at',
      'appointments.ends_at',
      sql<'booked' | 'checked_in'>`appointments.status`.as('status'),
      total,
    ])
    .where(sql<boolean>`(appointments.status = 'booked' OR appointments.status = 'checked_in')`)

/** Open appointments that begin in a span of time and are not over, the next first. */
export const appointmentsOfDay = query((p: { now: Instant; from: Instant; to: Instant }) =>
  openAppointments()
    .where('appointments.starts_at', '>=', p.from)
    .where('appointments.starts_at', '<', p.to)
    .where('appointments.ends_at', '>', p.now)
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
    .limit(FEW),
)

/** Appointments that are over and still open, the latest first. */
export const unresolvedAppointments = query((p: { now: Instant }) =>
  openAppointments()
    .where('appointments.starts_at', '<', p.now)
    .where('appointments.ends_at', '<=', p.now)
    .orderBy('appointments.starts_at', 'desc')
    .orderBy('appointments.id', 'desc')
    .limit(FEW),
)

/** Classes to come whose instructor is to be replaced and is not yet, the next first. */
export const liveSubstitutes = query((p: { now: Instant }) =>
  db
    // From the classes to come: requests that led to nothing stay with those that are over.
    .selectFrom('scheduled_classes as cls')
    .crossJoin('substitute_requests as request')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .innerJoin('instructors as asker', 'asker.id', 'request.asked_by')
    .innerJoin('staff as asking', 'asking.id', 'asker.user_id')
    .leftJoin('instructors as claimer', 'claimer.id', 'request.claimed_by')
    .leftJoin('staff as claiming', 'claiming.id', 'claimer.user_id')
    .select([
      'request.id as request_id',
      'cls.id as class_id',
      'template.name as class_name',
      'cls.starts_at',
      'asking.full_name as asked_by_name',
      'claiming.full_name as claimed_by_name',
    ])
    // Counted beside, so that the few are read in the order of their index.
    .select(({ selectFrom, fn }) =>
      selectFrom('scheduled_classes as coming')
        .crossJoin('substitute_requests as live')
        .select(fn.countAll<number>().as('n'))
        .where('coming.starts_at', '>', p.now)
        .whereRef('live.scheduled_class_id', '=', 'coming.id')
        .where(isLive('live'))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('cls.starts_at', '>', p.now)
    .whereRef('request.scheduled_class_id', '=', 'cls.id')
    .where(isLive('request'))
    .orderBy('cls.starts_at')
    .orderBy('cls.id')
    .limit(FEW),
)

/** Classes between two instants that nobody is to teach, the next first; none where the studio names no instructors. */
export const untaughtClasses = query((p: { now: Instant; until: Instant }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select(['cls.id as class_id', 'template.name as class_name', 'cls.starts_at', total])
    .where('cls.starts_at', '>', p.now)
    .where('cls.starts_at', '<', p.until)
    .where('cls.instructor_id', 'is', null)
    .where('cls.status', '=', sql.lit('scheduled'))
    .where((eb) => eb.exists(eb.selectFrom('instructors').select('id').where('is_active', '=', sql.lit(true))))
    .orderBy('cls.starts_at')
    .orderBy('cls.id')
    .limit(FEW),
)

/** In the words of the index of these: a class has one at most. */
const isLive = (request: string) => sql<boolean>`${sql.ref(`${request}.status`)} IN ('open', 'claimed')`

/** Places that are offered and not yet taken, the first to run out first. */
export const openOffers = query((p: { now: Instant }) =>
  db
    .selectFrom('waitlist_entries as entry')
    .innerJoin('clients', 'clients.id', 'entry.client_id')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'entry.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select([
      'entry.id as waitlist_id',
      'clients.id as client_id',
      'clients.full_name as client_name',
      'cls.id as class_id',
      'template.name as class_name',
      'cls.starts_at',
      sql<string>`entry.offer_expires_at`.as('offer_expires_at'),
      total,
    ])
    .where(holdsSeat('entry'))
    .where('entry.offer_expires_at', '>', p.now)
    .orderBy('entry.offer_expires_at')
    .orderBy('entry.id')
    .limit(FEW),
)

const FAILING = 20

/** Subscriptions whose payment fails at the processor, the longest failing first. */
export const failedPayments = query((_: object) =>
  db
    .selectFrom('memberships')
    // From the few that fail to what belongs to each, not by way of the types.
    .crossJoin('subscriptions')
    .crossJoin('membership_types as type')
    .innerJoin('clients', 'clients.id', 'memberships.client_id')
    .select([
      'clients.id as client_id',
      'clients.full_name as client_name',
      'type.name as type_name',
      sql<number>`coalesce(memberships.renewal_price_minor, type.price_minor)`.as('amount_minor'),
      'type.currency',
      sql<string>`memberships.past_due_since`.as('since'),
      'subscriptions.pay_url',
      total,
    ])
    .where('memberships.past_due_since', 'is not', null)
    .whereRef('subscriptions.membership_id', '=', 'memberships.id')
    .whereRef('type.id', '=', 'memberships.membership_type_id')
    .where('subscriptions.status', '<>', 'canceled')
    .orderBy('memberships.past_due_since')
    .orderBy('memberships.id')
    .limit(FAILING),
)

/** Current memberships whose last day is between two days, both included, and that don't renew automatically. */
export const expiringMemberships = query((p: { from: LocalDate; to: LocalDate }) =>
  db
    .selectFrom('memberships')
    .innerJoin('clients', 'clients.id', 'memberships.client_id')
    .innerJoin('membership_types as type', 'type.id', 'memberships.membership_type_id')
    .select([
      'memberships.id as membership_id',
      'clients.id as client_id',
      'clients.full_name as client_name',
      'memberships.membership_type_id',
      'type.name as type_name',
      sql<string>`memberships.expires_on`.as('expires_at'),
    ])
    // Counted by the index alone: beside the few, every one would be read with its client.
    .select(({ selectFrom, fn }) =>
      selectFrom('memberships as ending')
        .select(fn.countAll<number>().as('n'))
        .where('ending.status', '=', 'active')
        .where('ending.expires_on', '>=', p.from)
        .where('ending.expires_on', '<=', p.to)
        .where('ending.next_renewal_on', 'is', null)
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('memberships.status', '=', 'active')
    .where('memberships.expires_on', '>=', p.from)
    .where('memberships.expires_on', '<=', p.to)
    .where('memberships.next_renewal_on', 'is', null)
    .orderBy('memberships.expires_on')
    .orderBy('memberships.id')
    .limit(FEW),
)

/** Bookings of a span of time by clients who were never checked in before it. */
export const firstVisits = query((p: { from: Instant; to: Instant }) => visitsWithout(p, ['checked_in']))

/** Bookings of a span of time by clients who have come to nothing and have no place in anything before it. */
export const firstVisitsSoon = query((p: { from: Instant; to: Instant }) => visitsWithout(p, ['booked', 'checked_in']))

/** Bookings of a span of time by clients without an earlier one of these states. */
const visitsWithout = (p: { from: Instant; to: Instant }, earlier: ('booked' | 'checked_in')[]) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .innerJoin('clients', 'clients.id', 'bookings.client_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select([
      'bookings.id as booking_id',
      'clients.id as client_id',
      'clients.full_name as client_name',
      'cls.id as class_id',
      'template.name as class_name',
      'cls.starts_at',
      total,
    ])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.to)
    .where('cls.status', '=', 'scheduled')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where('bookings.status', 'in', ['booked', 'checked_in'])
    // Of most, the kept last visit says that they have come before; the others' visits are looked through.
    .where(sql<boolean>`(clients.last_visit_at IS NULL OR clients.last_visit_at >= cls.starts_at)`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('bookings as earlier')
            .crossJoin('scheduled_classes as past')
            .select('earlier.id')
            .whereRef('earlier.client_id', '=', 'clients.id')
            .whereRef('past.id', '=', 'earlier.scheduled_class_id')
            .where('earlier.status', 'in', earlier)
            .whereRef('past.starts_at', '<', 'cls.starts_at'),
        ),
      ),
    )
    .orderBy('cls.starts_at')
    .orderBy(sql`clients.full_name COLLATE NOCASE`)
    .orderBy('bookings.id')
    .limit(FEW)

/** Clients born on some days of the year (MM-DD) who have come since a moment, by name. */
export const birthdays = query((p: { born: readonly string[]; since: Instant }) =>
  db
    .selectFrom('clients')
    .select(['id as client_id', 'full_name as client_name'])
    .select(sql<string>`substr(date_of_birth, 6)`.as('born'))
    .where(sql`substr(date_of_birth, 6)`, 'in', sql<string>`(SELECT value FROM json_each(${p.born}))`)
    .where('date_of_birth', 'is not', null)
    .where('last_visit_at', '>=', p.since)
    .where('is_active', '=', true)
    .orderBy(sql`full_name COLLATE NOCASE`)
    .orderBy('id'),
)

export const newClients = query((p: { since: Instant }) =>
  db
    .selectFrom('clients')
    .select(['id as client_id', 'full_name as client_name', 'created_at'])
    .select(({ selectFrom, fn }) =>
      selectFrom('clients as fresh')
        .select(fn.countAll<number>().as('n'))
        .where('fresh.created_at', '>=', p.since)
        .where(isNew('fresh'))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('clients.created_at', '>=', p.since)
    .where(isNew('clients'))
    .orderBy('clients.created_at', 'desc')
    .orderBy('clients.id', 'desc')
    .limit(FEW),
)

/** In the words of the index of these. */
const isNew = (client: string) =>
  sql<boolean>`${sql.ref(`${client}.source`)} <> 'import' AND ${sql.ref(`${client}.is_active`)} = true`

/** The ledger's sums in a span of time, by kind of purchase and method. */
export const ledgerSums = query((p: { from: Instant; to: Instant }) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select(['purchases.kind', 'payments.method', sql<number>`sum(payments.amount_minor)`.as('amount_minor')])
    .where('payments.created_at', '>=', p.from)
    .where('payments.created_at', '<=', p.to)
    .groupBy(['purchases.kind', 'payments.method']),
)

/** The studio's revenue in whole hours, each as its instants begin: from one on, before another. */
export const hoursRevenue = query((p: { from: string; before: string }) =>
  db
    .selectFrom('revenue_hours')
    .select(sql<number>`coalesce(sum(amount_minor), 0)`.as('amount_minor'))
    .where('hour', '>=', p.from)
    .where('hour', '<', p.before),
)

export const firstPayment = query((_: object) => db.selectFrom('payments').select('created_at').orderBy('id').limit(1))
