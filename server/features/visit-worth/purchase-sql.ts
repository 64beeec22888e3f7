import { sql } from 'kysely'
import { soundJson } from '../../db/sound/json-sql.ts'
import type { Instant } from '../../lib/time.ts'

/** What the studio got for the purchase `p`, less what it gave back before an instant; nothing of what it gave away. */
export const paidOf = (until: Instant) =>
  sql<number>`(SELECT coalesce(sum(e.amount_minor), 0) FROM payments AS e
    WHERE e.purchase_id = p.id AND e.method NOT IN ('complimentary', 'imported')
      AND (e.refund_of_id IS NULL OR e.created_at < ${until}))`

/** The rate of VAT that the purchase `p` was made at, by its receipt; each has one. */
export const vatRate = () =>
  sql<number | null>`(SELECT ${soundJson('r.lines')} ->> '$[0].vat_rate' FROM receipts AS r
    WHERE r.purchase_id = p.id AND r.kind = 'receipt')`
