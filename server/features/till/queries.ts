import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'

const purchaseById = query((p: { id: number }) =>
  db
    .selectFrom('purchases')
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.purchase_id', '=', 'purchases.id').on('receipts.kind', '=', sql.lit('receipt')),
    )
    .select(['purchases.id', 'purchases.kind', 'sale_id', 'membership_id', 'gift_card_id', 'charge_id', 'booking_id'])
    .select(['list_price_minor', 'discount_minor', 'purchases.total_minor', 'purchases.currency'])
    .select(['receipts.id as receipt_id', 'receipts.number as receipt_number'])
    .where('purchases.id', '=', p.id),
)

const paymentsOf = query((p: { purchase_id: number }) =>
  db
    .selectFrom('payments')
    .leftJoin('gift_cards', 'gift_cards.id', 'payments.gift_card_id')
    .select(['payments.id', 'method', 'amount_minor', 'gift_cards.code_last4 as gift_card_last4'])
    .where('purchase_id', '=', p.purchase_id)
    .orderBy('payments.id'),
)

/** A purchase made at the till as the API shows it, in major units, with the places of its items in the basket. */
export function presentPurchase(reader: Reader, { id, items }: { id: number; items: number[] }) {
  const { list_price_minor, discount_minor, total_minor, ...purchase } = reader.one(purchaseById, { id })!
  const major = (minor: number) => toMajor(minor, purchase.currency)
  return {
    ...purchase,
    items,
    list_price: major(list_price_minor),
    discount: major(discount_minor),
    total: major(total_minor),
    payments: reader
      .all(paymentsOf, { purchase_id: id })
      .map(({ amount_minor, ...payment }) => ({ ...payment, amount: major(amount_minor) })),
  }
}
