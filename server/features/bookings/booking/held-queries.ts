import { sql } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { Instant } from '../../../lib/time.ts'

/**
 * Places in other classes, and appointments, that a client is paying for right now and that are on at some moment between two
 * instants. One statement, because each wish for a place asks for it. `instructor_id`: of an appointment.
 */
export const beingPaid = query(
  (p: { client_id: number; class_id: number; starts_at: Instant; ends_at: Instant; now: Instant }) =>
    db
      .selectFrom('seat_holds')
      .innerJoin('scheduled_classes as cls', 'cls.id', 'seat_holds.scheduled_class_id')
      .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
      .select(['template.name', 'cls.starts_at', 'seat_holds.ends_at as held_until'])
      .select(sql<number | null>`NULL`.as('instructor_id'))
      .where('seat_holds.client_id', '=', p.client_id)
      .where(sql<boolean>`seat_holds.status = 'held'`)
      .where('seat_holds.ends_at', '>=', p.now)
      .where('seat_holds.scheduled_class_id', '!=', p.class_id)
      .where('cls.starts_at', '<', p.ends_at)
      .where('cls.ends_at', '>', p.starts_at)
      .unionAll(
        db
          .selectFrom('slot_holds')
          .innerJoin('appointment_services as service', 'service.id', 'slot_holds.service_id')
          .select(['service.name', 'slot_holds.starts_at', 'slot_holds.held_until', 'slot_holds.instructor_id'])
          .where('slot_holds.client_id', '=', p.client_id)
          .where(sql<boolean>`slot_holds.status = 'held'`)
          .where('slot_holds.held_until', '>=', p.now)
          .where('slot_holds.starts_at', '<', p.ends_at)
          .where('slot_holds.ends_at', '>', p.starts_at),
      ),
)
