import { sql, type RawBuilder } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'

export const consentTo = query((p: { client_id: number; consent_type: string }) =>
  db
    .selectFrom('consents')
    .select('granted')
    .where('client_id', '=', p.client_id)
    .where('consent_type', '=', p.consent_type)
    .orderBy('id', 'desc')
    .limit(1),
)

const held = sql<boolean>`status IN ('active', 'paused')`

/** The memberships that a client can go on with: their own and those that others share with them. */
const usedBy = (client: RawBuilder<unknown>) => sql<number>`(SELECT id FROM memberships WHERE client_id = ${client}
  UNION ALL SELECT membership_id FROM membership_members WHERE client_id = ${client})`

/** The types of a client's active and paused memberships, their own and those shared with them. */
export const typesHeld = query((p: { client_id: number }) =>
  db
    .selectFrom('memberships')
    .select('membership_type_id')
    .distinct()
    .where('id', 'in', usedBy(sql`${p.client_id}`))
    .where(held)
    .orderBy('membership_type_id'),
)

interface Since {
  client_id: number
  at: Instant
  since_7d: Instant
  since_30d: Instant
  since_90d: Instant
}

const count = (what: RawBuilder<unknown>) => sql<number>`count(*) FILTER (WHERE ${what})`
const came = (p: Since) =>
  sql`booking.status = 'checked_in' AND coalesce(booking.checked_in_at, cls.starts_at) <= ${p.at}`

/** A client's counters as they stood at a moment; a visit belongs to the day of its class. */
export const countersOf = query((p: Since) =>
  db
    .selectFrom('bookings as booking')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'booking.scheduled_class_id')
    .select([
      count(came(p)).as('visits'),
      count(sql`${came(p)} AND cls.starts_at > ${p.since_7d}`).as('visits_7d'),
      count(sql`${came(p)} AND cls.starts_at > ${p.since_30d}`).as('visits_30d'),
      count(sql`${came(p)} AND cls.starts_at > ${p.since_90d}`).as('visits_90d'),
      count(sql`booking.no_show_at > ${p.since_90d} AND booking.no_show_at <= ${p.at}`).as('no_shows_90d'),
      count(
        sql`booking.status = 'late_cancelled' AND booking.cancelled_at > ${p.since_90d} AND booking.cancelled_at <= ${p.at}`,
      ).as('late_cancels_90d'),
      count(
        sql`booking.status = 'booked' AND cls.status = 'scheduled' AND cls.starts_at > ${p.at} AND booking.created_at <= ${p.at}`,
      ).as('upcoming_bookings'),
      sql<Instant | null>`max(cls.starts_at) FILTER (WHERE ${came(p)})`.as('last_visit_at'),
    ])
    .where('booking.client_id', '=', p.client_id),
)

/** The facts about a class that conditions can use. */
export const classFacts = query((p: { id: number }) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select(['cls.template_id', 'template.name', 'cls.instructor_id', 'cls.establishment_id', 'cls.starts_at'])
    .where('cls.id', '=', p.id),
)

/** True if its client has another one that they can go on with, their own or a shared one: not one visit alone, nor one that is used up. */
const hasNext = sql<number>`EXISTS (
  SELECT 1 FROM memberships AS next CROSS JOIN membership_types AS kind
  WHERE next.id IN ${usedBy(sql`membership.client_id`)} AND next.id <> membership.id
    AND next.status IN ('pending', 'active', 'paused')
    AND kind.id = next.membership_type_id AND kind.type <> 'drop_in'
    AND (next.status = 'pending' OR next.unlimited OR kind.type = 'subscription'
      OR (SELECT sum(entry.credits) FROM credit_entries AS entry WHERE entry.membership_id = next.id) > 0)
)`.as('has_next')

/** The facts about a membership that conditions can use; its credits as they were at a moment. */
export const membershipFacts = query((p: { id: number; at: Instant }) =>
  db
    .selectFrom('memberships as membership')
    .innerJoin('membership_types as type', 'type.id', 'membership.membership_type_id')
    .select([
      'membership.membership_type_id',
      'type.type',
      'membership.is_intro_offer',
      'membership.unlimited',
      'membership.starts_on',
      'membership.expires_on',
      'membership.status',
      hasNext,
    ])
    .select(
      sql<number>`(SELECT coalesce(sum(entry.credits), 0) FROM credit_entries AS entry
        WHERE entry.membership_id = membership.id AND entry.created_at <= ${p.at})`.as('credits'),
    )
    .where('membership.id', '=', p.id),
)

export const bookingStatus = query((p: { id: number }) =>
  db.selectFrom('bookings').select('status').where('id', '=', p.id),
)

/** True if the client of a checkout has bought anything since it was begun, online or at the desk, or got a membership. */
export const boughtSince = query((p: { checkout_id: number }) =>
  db
    .selectFrom('checkouts as checkout')
    .select((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('purchases')
              .select('purchases.id')
              .whereRef('purchases.client_id', '=', 'checkout.client_id')
              .where('purchases.kind', '!=', sql.lit('charge'))
              .whereRef('purchases.created_at', '>=', 'checkout.created_at'),
          ),
          eb.exists(
            eb
              .selectFrom('memberships')
              .select('memberships.id')
              .whereRef('memberships.client_id', '=', 'checkout.client_id')
              .whereRef('memberships.created_at', '>=', 'checkout.created_at'),
          ),
        ])
        .as('has_bought'),
    )
    .where('checkout.id', '=', p.checkout_id),
)

/** A client's appointments as they stood at a moment: those kept since another one, and those to come. */
export const appointmentsOf = query((p: { client_id: number; at: Instant; since: Instant }) =>
  db
    .selectFrom('appointments')
    .select([
      count(sql`status IN ('checked_in', 'completed') AND starts_at <= ${p.at}`).as('appointments_30d'),
      count(sql`status = 'booked' AND starts_at > ${p.at} AND created_at <= ${p.at}`).as('upcoming_appointments'),
    ])
    .where('client_id', '=', p.client_id)
    .where('starts_at', '>', p.since),
)
