import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { paidOfCharge, vatRateOfCharge } from '../visit-worth/purchase-sql.ts'
import { cameHere, type Within } from '../visit-worth/visit-queries.ts'

/**
 * Classes that begin in a period and were not cancelled, with their instructor, the number of clients who came, and the run
 * that has paid them. Classes before the import were paid in the former software.
 */
export const classesTaught = query((p: Within) =>
  db
    .selectFrom('scheduled_classes as c')
    .innerJoin('class_templates as t', 't.id', 'c.template_id')
    .innerJoin('instructors as i', 'i.id', 'c.instructor_id')
    .leftJoin('payroll_claims as k', (join) =>
      join.onRef('k.record_id', '=', 'c.id').on('k.kind', '=', sql.lit('class' as const)),
    )
    .select(['c.id', 't.name', 'c.starts_at', 'c.ends_at', 'i.user_id', 'k.run_id as paid_run_id'])
    .select(
      sql<number>`(SELECT count(*) FROM bookings AS b
        WHERE b.scheduled_class_id = c.id AND b.status = 'checked_in' AND ${cameHere})`.as('attended'),
    )
    .where('c.starts_at', '>=', p.from)
    .where('c.starts_at', '<', p.until)
    .where('c.status', '=', 'scheduled')
    .where('c.imported_at', 'is', null)
    .orderBy('c.starts_at')
    .orderBy('c.id'),
)

/** The appointments of some time that were held, or charged or paid by a membership although nobody came: by whom, what was paid, and the run that paid them. A row for each part of the price: what was paid in advance is one. */
export const appointmentsKept = query((p: Within) =>
  db
    .selectFrom('appointments as a')
    .innerJoin('appointment_services as s', 's.id', 'a.service_id')
    .innerJoin('instructors as i', 'i.id', 'a.instructor_id')
    .leftJoin('charges as c', (join) =>
      join.onRef('c.appointment_id', '=', 'a.id').on('c.kind', '=', sql.lit('appointment' as const)),
    )
    .leftJoin('payroll_claims as k', (join) =>
      join.onRef('k.record_id', '=', 'a.id').on('k.kind', '=', sql.lit('appointment' as const)),
    )
    .select(['a.id', 'a.status', 's.name', 'a.starts_at', 'i.user_id', 'k.run_id as paid_run_id'])
    .select([paidOfCharge(p.until).as('paid_minor'), vatRateOfCharge().as('vat_rate')])
    .where('a.starts_at', '>=', p.from)
    .where('a.starts_at', '<', p.until)
    .where((eb) =>
      eb.or([
        eb('a.status', '=', 'completed'),
        eb.and([eb('a.status', '=', 'no_show'), eb('c.status', '<>', 'waived'), eb('c.amount_minor', '>', 0)]),
        eb.and([eb('a.status', '=', 'no_show'), eb('a.membership_id', 'is not', null)]),
      ]),
    )
    .orderBy('a.starts_at')
    .orderBy('a.id'),
)
