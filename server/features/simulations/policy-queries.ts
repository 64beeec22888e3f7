import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Span } from '../reports/period-rules.ts'

/** The bookings of a span of time that were cancelled or not come to, with all that decides what follows. */
export const missedIn = query((p: Span) =>
  db
    .selectFrom('scheduled_classes as cls')
    .crossJoin('bookings')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .leftJoin('memberships', 'memberships.id', 'bookings.membership_id')
    .leftJoin('membership_types as type', 'type.id', 'memberships.membership_type_id')
    .select([
      'bookings.status',
      'bookings.created_at',
      'bookings.cancelled_at',
      'bookings.cancels_free',
      'bookings.excused_at',
      sql<number>`iif(EXISTS (
        SELECT 1 FROM credit_entries AS entry WHERE entry.booking_id = bookings.id AND entry.kind = 'spend'
      ), bookings.credits_taken, 0)`.as('credits'),
      // The amount as paid: the rules decide what is refunded.
      sql<number>`iif(bookings.membership_id IS NULL AND bookings.is_unpaid = 0,
        (SELECT coalesce(sum(bought.total_minor), 0) FROM purchases AS bought WHERE bought.booking_id = bookings.id)
        + (SELECT coalesce(sum(settled.total_minor), 0) FROM charges AS visit
          CROSS JOIN purchases AS settled ON settled.charge_id = visit.id
          WHERE visit.booking_id = bookings.id AND visit.kind = 'unpaid_booking'), 0)`.as('paid_minor'),
      'cls.starts_at',
      'template.cancellation_window_hours',
      'type.late_cancel_fee_override_minor',
      'type.no_show_fee_override_minor',
    ])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.status', '=', 'scheduled')
    .whereRef('bookings.scheduled_class_id', '=', 'cls.id')
    .where('bookings.status', 'in', ['cancelled', 'late_cancelled', 'no_show'])
    // Another program's outcomes follow its rules; outcomes here, also of imported bookings, are judged.
    .where(
      sql<boolean>`(bookings.source <> 'import' OR coalesce(bookings.cancelled_at, bookings.no_show_at) IS NOT NULL)`,
    ),
)

/** The offers for classes of a span of time that were taken or ran out. */
export const offersIn = query((p: Span) =>
  db
    .selectFrom('scheduled_classes as cls')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .crossJoin('waitlist_entries as entry')
    .crossJoin('waitlist_moves as move')
    .select([
      sql<'confirmed' | 'expired'>`entry.status`.as('status'),
      sql<string>`entry.offered_at`.as('offered_at'),
      sql<string>`entry.offer_expires_at`.as('expires_at'),
      'move.at as answered_at',
      'cls.starts_at',
      'template.booking_open_hours_before',
      'template.booking_close_hours_before',
    ])
    .where('cls.starts_at', '>=', p.from)
    .where('cls.starts_at', '<', p.before)
    .where('cls.status', '=', 'scheduled')
    .whereRef('entry.scheduled_class_id', '=', 'cls.id')
    .where('entry.status', 'in', ['confirmed', 'expired'])
    .where('entry.offered_at', 'is not', null)
    .whereRef('move.entry_id', '=', 'entry.id')
    .whereRef('move.to_status', '=', 'entry.status'),
)
