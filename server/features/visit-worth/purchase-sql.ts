import { sql } from 'kysely'
import { soundJson } from '../../db/sound/json-sql.ts'
import type { Instant } from '../../lib/time.ts'

/** The studio's takings for the purchase `p`, less refunds before an instant; without complimentary amounts. */
export const paidOf = (until: Instant) =>
  sql<number>`(SELECT coalesce(sum(e.amount_minor), 0) FROM payments AS e
    WHERE e.purchase_id = p.id AND e.method NOT IN ('complimentary', 'imported')
      AND (e.refund_of_id IS NULL OR e.created_at < ${until}))`

/** The same for the charge `c`, which may be one of several of a purchase. */
export const paidOfCharge = (until: Instant) =>
  sql<number>`(SELECT coalesce(sum(e.amount_minor), 0) FROM payments AS e
    WHERE e.charge_id = c.id AND e.method NOT IN ('complimentary', 'imported')
      AND (e.refund_of_id IS NULL OR e.created_at < ${until}))`

/** The rate of VAT at which the charge `c` was paid, by the line of its receipt that is its. */
export const vatRateOfCharge = () =>
  sql<number | null>`(SELECT ${soundJson('r.lines')} ->> ('$[' || (SELECT count(*) FROM payments AS former
      WHERE former.purchase_id = e.purchase_id AND former.refund_of_id IS NULL AND former.id < e.id
        AND former.charge_id IS NOT c.id) || '].vat_rate')
    FROM payments AS e JOIN receipts AS r ON r.purchase_id = e.purchase_id AND r.kind = 'receipt'
    WHERE e.charge_id = c.id AND e.refund_of_id IS NULL ORDER BY e.id DESC LIMIT 1)`

/** The rate of VAT that the purchase `p` was made at, by its receipt; each has one. */
export const vatRate = () =>
  sql<number | null>`(SELECT ${soundJson('r.lines')} ->> '$[0].vat_rate' FROM receipts AS r
    WHERE r.purchase_id = p.id AND r.kind = 'receipt')`
