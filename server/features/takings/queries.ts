import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import type { PurchaseKind } from '../payments/method-rules.ts'

/**
 * The sums of entries, in minor units: the number of payments, the takings, the refunds (above 0). A refund that did not
 * arrive comes in again.
 */
const sums = [
  sql<number>`sum(payments.refund_of_id IS NULL)`.as('count'),
  sql<number>`sum(max(payments.amount_minor, 0))`.as('taken_minor'),
  sql<number>`sum(max(-payments.amount_minor, 0))`.as('refunded_minor'),
] as const

/** The ledger's sums in a span of time, from one instant on and before another, by kind of purchase and method. */
export const sumsOfSpan = query((p: { from: Instant; before: Instant }) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select([sql<PurchaseKind>`purchases.kind`.as('kind'), 'payments.method', ...sums])
    .where('payments.created_at', '>=', p.from)
    .where('payments.created_at', '<', p.before)
    .groupBy(['purchases.kind', 'payments.method'])
    .orderBy('purchases.kind')
    .orderBy('payments.method'),
)

/** The sums of the entries after one, up to another, by method. */
export const sumsOfEntries = query((p: { after: number; last: number }) =>
  db
    .selectFrom('payments')
    .select(['payments.method', ...sums])
    .where('payments.id', '>', p.after)
    .where('payments.id', '<=', p.last)
    .groupBy('payments.method'),
)

export const newestEntry = query((_: object) => db.selectFrom('payments').select('id').orderBy('id', 'desc').limit(1))

/** The last entry made before an instant. */
export const lastEntryBefore = query((p: { before: Instant }) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('created_at', '<', p.before)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1),
)

export const closes = () =>
  db
    .selectFrom('day_closes')
    .leftJoin('staff', 'staff.id', 'day_closes.closed_by_user_id')
    .selectAll('day_closes')
    .select('staff.full_name as closed_by_name')

export const closeById = query((p: { id: number }) => closes().where('day_closes.id', '=', p.id))

/** The day that was closed last. */
export const lastClose = query((_: object) => closes().orderBy('day_closes.date', 'desc').limit(1))

export const linesOfClose = query((p: { day_close_id: number }) =>
  db.selectFrom('day_close_lines').selectAll().where('day_close_id', '=', p.day_close_id),
)
