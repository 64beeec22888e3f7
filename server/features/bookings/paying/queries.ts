import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'

/** A client's next unpaid place in a class to come. */
export const unpaidToCome = query((p: { client_id: number; now: Instant }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes', 'scheduled_classes.id', 'bookings.scheduled_class_id')
    .innerJoin('class_templates', 'class_templates.id', 'scheduled_classes.template_id')
    .select(['bookings.id as booking_id', 'class_templates.name', 'scheduled_classes.starts_at'])
    .where('bookings.client_id', '=', p.client_id)
    .where(sql<boolean>`bookings.is_unpaid = 1 AND bookings.status = 'booked'`)
    .where('scheduled_classes.starts_at', '>', p.now)
    .orderBy('scheduled_classes.starts_at')
    .orderBy('bookings.id')
    .limit(1),
)

/** The charge of a visit that was waived when its place was not used, the newest. */
export const waivedVisit = query((p: { booking_id: number }) =>
  db
    .selectFrom('charges')
    .selectAll()
    .where('booking_id', '=', p.booking_id)
    .where('kind', '=', 'unpaid_booking')
    .where('status', '=', 'waived')
    .orderBy('id', 'desc')
    .limit(1),
)

/** The open amount of a visit's own price, in minor units: a part of statements over bookings. */
export const toPayMinor = () =>
  db
    .selectFrom('charges')
    .select('charges.amount_minor')
    .where('charges.booking_id', '=', sql.ref<number>('bookings.id'))
    .where('charges.kind', '=', 'unpaid_booking')
    .where('charges.status', 'in', ['pending', 'due'])
    .limit(1)
    .$asScalar()
    .as('to_pay_minor')

/**
 * The amount paid for a spot alone and not refunded, in minor units: as it was bought, or at the studio; null where the spot had
 * no payment of that kind. A part of statements over bookings.
 */
export const paidSinglyMinor = () =>
  sql<number | null>`(SELECT sum(single.amount_minor) FROM (
    SELECT coalesce((SELECT sum(e.amount_minor) FROM payments AS e WHERE e.purchase_id = p.id), 0) AS amount_minor
    FROM purchases AS p WHERE p.booking_id = bookings.id
    UNION ALL
    SELECT coalesce((SELECT sum(e.amount_minor) FROM payments AS e WHERE e.charge_id = c.id), 0)
    FROM charges AS c
    WHERE c.booking_id = bookings.id AND c.kind = 'unpaid_booking' AND c.status = 'paid') AS single)`.as(
    'paid_singly_minor',
  )

/**
 * True if a part of the payment for a spot alone can't be refunded automatically, such as cash. A part of statements over
 * bookings.
 */
export const paidByHand = () =>
  sql<0 | 1>`(EXISTS (SELECT 1 FROM purchases AS p JOIN payments AS e ON e.purchase_id = p.id
    WHERE p.booking_id = bookings.id AND e.method NOT IN ('online', 'gift_card'))
    OR EXISTS (SELECT 1 FROM charges AS c JOIN payments AS e ON e.charge_id = c.id
    WHERE c.booking_id = bookings.id AND c.kind = 'unpaid_booking' AND e.method NOT IN ('online', 'gift_card')))`.as(
    'paid_by_hand',
  )
