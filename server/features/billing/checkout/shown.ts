import { db, query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'

const boughtBy = query((p: { id: number }) =>
  db
    .selectFrom('purchases')
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.purchase_id', '=', 'purchases.id').on('receipts.kind', '=', 'receipt'),
    )
    .select(['purchases.membership_id', 'receipts.id as receipt_id'])
    .where('purchases.id', '=', p.id),
)

/** The membership that a purchase has given and its receipt; nulls where there is no purchase yet. */
export function boughtWith(reader: Reader, purchase_id: number | null) {
  const found = purchase_id === null ? undefined : reader.one(boughtBy, { id: purchase_id })
  return found ?? { membership_id: null, receipt_id: null }
}
