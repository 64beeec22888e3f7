import { sql } from 'kysely'
import { soundJson } from '../../db/sound/json-sql.ts'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Within } from '../visit-worth/visit-queries.ts'

/**
 * Payments and refunds for goods and memberships in a period, with the seller and the run that has counted them. Online sales
 * have no seller.
 */
export const soldIn = query((p: Within) =>
  db
    .selectFrom('payments as e')
    .innerJoin('purchases as p', 'p.id', 'e.purchase_id')
    .leftJoin('product_sales as s', 's.id', 'p.sale_id')
    .leftJoin('payments as first', 'first.id', 'e.refund_of_id')
    .leftJoin('receipts as r', (join) =>
      join.onRef('r.purchase_id', '=', 'p.id').on('r.kind', '=', sql.lit('receipt' as const)),
    )
    .leftJoin('payroll_claims as k', (join) =>
      join
        .on('k.kind', '=', sql<never>`iif(e.refund_of_id IS NULL, p.kind, 'refund')`)
        .on('k.record_id', '=', sql<number>`iif(e.refund_of_id IS NULL, coalesce(p.sale_id, p.membership_id), e.id)`),
    )
    .select([
      'e.id',
      'e.refund_of_id',
      'e.amount_minor',
      'e.created_at',
      'p.sale_id',
      'p.membership_id',
      'k.run_id as paid_run_id',
      sql<number | null>`iif(p.kind = 'sale', s.sold_by_user_id,
        iif(coalesce(first.actor_kind, e.actor_kind) = 'staff', coalesce(first.actor_id, e.actor_id), NULL))`.as(
        'user_id',
      ),
      sql<string>`${soundJson('r.lines')} ->> '$[0].description'`.as('name'),
      sql<number | null>`${soundJson('r.lines')} ->> '$[0].vat_rate'`.as('vat_rate'),
    ])
    .where('e.created_at', '>=', p.from)
    .where('e.created_at', '<', p.until)
    .where('e.method', 'not in', ['complimentary', 'imported', 'online'])
    // From the days, never from all that was ever sold; each purchase has its receipt.
    .where(unindexed('p.kind'), 'in', ['sale', 'membership'])
    .orderBy('e.created_at')
    .orderBy('e.id'),
)
