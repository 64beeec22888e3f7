import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'

/** Checkouts that some clients may still pay, or have paid by a method that takes days, in the order in which they began. */
export const openOf = query((p: { client_ids: readonly number[]; now: Instant }) =>
  db
    .selectFrom('checkouts')
    .innerJoin('clients', 'clients.id', 'checkouts.client_id')
    .leftJoin('scheduled_classes as cls', 'cls.id', 'checkouts.scheduled_class_id')
    .leftJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('membership_types as type', 'type.id', 'checkouts.membership_type_id')
    .leftJoin('products', 'products.id', 'checkouts.product_id')
    .leftJoin('seat_holds as seat', (join) =>
      join.onRef('seat.checkout_id', '=', 'checkouts.id').on('seat.status', '=', sql.lit('held')),
    )
    .leftJoin('slot_holds as slot', 'slot.checkout_id', 'checkouts.id')
    .leftJoin('appointment_services as service', 'service.id', 'slot.service_id')
    .leftJoin('instructors', (join) =>
      join.on('instructors.id', '=', sql<number>`coalesce(cls.instructor_id, slot.instructor_id)`),
    )
    .leftJoin('staff', 'staff.id', 'instructors.user_id')
    .select([
      'checkouts.session_id',
      'checkouts.pay_url',
      'checkouts.under_way_since',
      'checkouts.kind',
      'checkouts.client_id',
      'clients.full_name as client_name',
      'checkouts.scheduled_class_id',
      'checkouts.membership_type_id',
      'slot.service_id',
      'checkouts.total_minor',
      'checkouts.currency',
      'checkouts.expires_at',
      'staff.full_name as instructor_name',
    ])
    .select([
      sql<string | null>`coalesce(template.name, service.name, type.name, products.name)`.as('name'),
      sql<Instant | null>`coalesce(cls.starts_at, slot.starts_at)`.as('starts_at'),
      sql<Instant | null>`coalesce(cls.ends_at, slot.ends_at)`.as('ends_at'),
      sql<Instant | null>`coalesce(seat.ends_at, iif(slot.status = 'held', slot.held_until, NULL))`.as('held_until'),
    ])
    .where('checkouts.client_id', 'in', sql<number>`(SELECT value FROM json_each(${p.client_ids}))`)
    .where('checkouts.status', '=', 'pending')
    .where('checkouts.session_id', 'is not', null)
    .where(({ or, eb }) =>
      or([eb('checkouts.expires_at', '>', p.now), eb('checkouts.under_way_since', 'is not', null)]),
    )
    .orderBy('checkouts.id'),
)
