import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import { reading } from '../../../db/statement.ts'
import type { Reader } from '../../../db/writer.ts'
import type { Instant, LocalDate } from '../../../lib/time.ts'
import type { MembershipTypeRow } from '../../membership-types/queries.ts'

type Ids = readonly number[]

/** Some clients with the fields of their rows, and the amount they owe. */
export function clientsIn(reader: Reader, ids: Ids) {
  return reader.all(
    db
      .selectFrom('clients')
      .select(['id', 'last_visit_at', 'membership_states'])
      .select([
        sql<number>`coalesce((SELECT sum(amount_minor) FROM charges WHERE client_id = clients.id AND status = 'due'), 0)`.as(
          'owed_minor',
        ),
        sql<number>`EXISTS (SELECT 1 FROM waivers WHERE is_active = 1 AND requires_before_booking = 1 AND NOT EXISTS (
          SELECT 1 FROM waiver_signatures AS signed WHERE signed.client_id = clients.id
            AND signed.waiver_id = waivers.id AND signed.version = waivers.version))`.as('has_to_sign'),
        sql<number>`EXISTS (SELECT 1 FROM membership_members WHERE client_id = clients.id)`.as('shares'),
      ])
      .where('id', 'in', ids)
      .where('erased_at', 'is', null),
  )
}

interface HeldRow {
  id: number
  client_id: number
  name: string
  type: MembershipTypeRow['type']
  status: 'pending' | 'active' | 'paused'
  starts_on: LocalDate
  expires_on: LocalDate | null
  unlimited: number
  next_renewal_on: LocalDate | null
  past_due_since: Instant | null
  terms_id: number | null
  credits: number
  /** The holder of the membership; null: the client. */
  holder_id: number | null
  holder_name: string | null
}

/** The memberships of some clients that run or will, their own and those that others share with them, with the credits left. */
export function heldBy(reader: Reader, ids: Ids) {
  return reader.all(
    reading(sql<HeldRow>`SELECT m.id, m.client_id, t.name, t.type, m.status, m.starts_on, m.expires_on, m.unlimited,
      m.next_renewal_on, m.past_due_since, m.terms_id,
      coalesce((SELECT sum(credits) FROM credit_entries WHERE membership_id = m.id), 0) AS credits,
      NULL AS holder_id, NULL AS holder_name
      FROM memberships AS m CROSS JOIN membership_types AS t ON t.id = m.membership_type_id
      WHERE m.client_id IN (${sql.join(ids)}) AND m.status IN ('active', 'paused', 'pending')
      UNION ALL
      SELECT m.id, shared.client_id, t.name, t.type, m.status, m.starts_on, m.expires_on, m.unlimited, m.next_renewal_on,
      m.past_due_since, m.terms_id,
      coalesce((SELECT sum(credits) FROM credit_entries WHERE membership_id = m.id), 0) AS credits,
      m.client_id AS holder_id, holder.full_name AS holder_name
      FROM membership_members AS shared CROSS JOIN memberships AS m ON m.id = shared.membership_id
      CROSS JOIN membership_types AS t ON t.id = m.membership_type_id
      CROSS JOIN clients AS holder ON holder.id = m.client_id
      WHERE shared.client_id IN (${sql.join(ids)}) AND m.status IN ('active', 'paused', 'pending')`),
  )
}

interface BookedRow {
  booking_id: number
  client_id: number
  class_id: number
  class_name: string
  starts_at: Instant
}

/** The classes to come that some clients are booked in, the next first. */
export function bookedBy(reader: Reader, ids: Ids, now: Instant) {
  return reader.all(
    reading(sql<BookedRow>`SELECT b.id AS booking_id, b.client_id, c.id AS class_id, t.name AS class_name, c.starts_at
      FROM bookings AS b CROSS JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
      CROSS JOIN class_templates AS t ON t.id = c.template_id
      WHERE b.client_id IN (${sql.join(ids)}) AND b.status = 'booked' AND c.starts_at > ${now}
      ORDER BY c.starts_at, b.id`),
  )
}

/** The tags of some clients, by name. */
export function tagsOf(reader: Reader, ids: Ids) {
  return reader.all(
    db
      .selectFrom('client_tags')
      .innerJoin('tags', 'tags.id', 'client_tags.tag_id')
      .select(['client_tags.client_id', 'tags.id', 'tags.name', 'tags.color'])
      .where('client_tags.client_id', 'in', ids)
      .orderBy('tags.name'),
  )
}

export const visitsOf = query((p: { client_id: number }) =>
  db
    .selectFrom('report_visits')
    .select(({ fn }) => fn.sum<number | null>('visits').as('visits'))
    .where('client_id', '=', p.client_id),
)

export const visitsSince = query((p: { client_id: number; since: Instant; now: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .select(({ fn }) => fn.countAll<number>().as('visits'))
    .where('bookings.client_id', '=', p.client_id)
    .where('bookings.status', '=', 'checked_in')
    .where('scheduled_classes.starts_at', '>=', p.since)
    .where('scheduled_classes.starts_at', '<=', p.now),
)

/** Sums a client's payments, without gift cards (paid for before) and complimentary sales. */
export const spentBy = query((p: { client_id: number }) =>
  db
    .selectFrom('purchases')
    .innerJoin('payments', 'payments.purchase_id', 'purchases.id')
    .select(({ fn }) => fn.sum<number | null>('payments.amount_minor').as('spent_minor'))
    .where('purchases.client_id', '=', p.client_id)
    .where('payments.method', 'not in', ['gift_card', 'complimentary']),
)
