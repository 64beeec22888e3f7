import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import { unindexed } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import { endOfDay, startOfDay, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { isRevenue, type LedgerMethod, type PurchaseKind } from './method-rules.ts'

/** Each entry with its purchase, whom it was by, what of it went back, and its receipt (a refund has its own). */
const entries = () =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .leftJoin('receipts', (join) =>
      join.on(
        sql<boolean>`receipts.id = CASE WHEN payments.refund_of_id IS NULL
          THEN (SELECT r.id FROM receipts AS r WHERE r.purchase_id = payments.purchase_id AND r.kind = 'receipt')
          ELSE (SELECT r.id FROM receipts AS r WHERE r.payment_id = payments.id) END`,
      ),
    )
    .leftJoin('clients', 'clients.id', 'purchases.client_id')
    .leftJoin('gift_cards', 'gift_cards.id', 'payments.gift_card_id')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'payments.actor_id').on('payments.actor_kind', '=', sql.lit('staff')),
    )
    .select([
      'payments.id',
      'payments.purchase_id',
      'purchases.kind',
      'purchases.client_id',
      'clients.full_name as client_name',
      'purchases.sale_id',
      'purchases.membership_id',
      'payments.charge_id',
      'purchases.booking_id',
      'purchases.gift_card_id as sold_gift_card_id',
      'payments.gift_card_id',
      'gift_cards.code_last4 as gift_card_last4',
      'payments.method',
      'payments.amount_minor',
      'purchases.currency',
      'payments.refund_of_id',
      'payments.reason',
      // Every entry has a receipt; joined as if not, it is not looked for where entries are only counted.
      sql<number>`receipts.id`.as('receipt_id'),
      sql<number>`receipts.number`.as('receipt_number'),
      'staff.full_name as actor_name',
      'payments.created_at',
    ])
    .select(
      sql<number>`(SELECT coalesce(-sum(back.amount_minor), 0) FROM payments AS back WHERE back.refund_of_id = payments.id)`.as(
        'refunded_minor',
      ),
    )
    .select(
      sql<number>`(SELECT coalesce(sum(asked.amount_minor), 0) FROM processor_refunds AS asked
        WHERE asked.payment_id = payments.id AND asked.refund_payment_id IS NULL AND asked.status <> 'failed')`.as(
        'under_way_minor',
      ),
    )
    .select(
      sql<
        number | null
      >`(SELECT initial_value_minor - (SELECT coalesce(sum(used.amount_minor), 0) FROM gift_card_uses AS used
        WHERE used.gift_card_id = sold.id) FROM gift_cards AS sold WHERE sold.id = purchases.gift_card_id)`.as(
        'sold_left_minor',
      ),
    )

export const entryById = query((p: { id: number }) => entries().where('payments.id', '=', p.id))

/** How a charge was paid. */
export const entriesOfCharge = query((p: { charge_id: number }) =>
  entries().where('payments.charge_id', '=', p.charge_id).where('payments.refund_of_id', 'is', null),
)

/** How an appointment was paid, in advance and later. */
export const entriesOfAppointment = query((p: { appointment_id: number }) =>
  entries()
    .where('purchases.charge_id', 'in', (eb) =>
      eb
        .selectFrom('charges')
        .select('charges.id')
        .where('charges.appointment_id', '=', p.appointment_id)
        .where('charges.kind', '=', 'appointment'),
    )
    .where('payments.refund_of_id', 'is', null)
    .orderBy('payments.id'),
)

/** How a place in a class that was bought singly was paid. */
export const entriesOfBooking = query((p: { booking_id: number }) =>
  entries().where('purchases.booking_id', '=', p.booking_id).where('payments.refund_of_id', 'is', null),
)

/** The purchase of a place in a class that was bought singly. */
export const purchaseOfBooking = query((p: { booking_id: number }) =>
  db.selectFrom('purchases').select(['id', 'total_minor', 'currency']).where('booking_id', '=', p.booking_id),
)

/** The sale of a membership. */
export const purchaseOfMembership = query((p: { membership_id: number }) =>
  db.selectFrom('purchases').select('id').where('membership_id', '=', p.membership_id),
)

/** True if anything is in the ledger. */
export const anyPurchase = query((_: object) => db.selectFrom('purchases').select('id'))

export type EntryRow = NonNullable<ReturnType<typeof findEntry>>

function findEntry(reader: Reader, id: number) {
  return reader.one(entryById, { id })
}

export interface PaymentFilter extends Page {
  client_id?: number | undefined
  purchase_id?: number | undefined
  sale_id?: number | undefined
  membership_id?: number | undefined
  charge_id?: number | undefined
  kind?: PurchaseKind | undefined
  method?: string | undefined
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
}

/** A page of the ledger, newest first (some days by time, then id); the days are the studio's, both inclusive. */
export function paymentPage(reader: Reader, filter: PaymentFilter) {
  const { timezone } = settingsOf(reader)
  const { kind, start_date, end_date } = filter
  const isOfDays = start_date !== undefined || end_date !== undefined
  let select = (isOfDays ? entries().orderBy('payments.created_at', 'desc') : entries()).orderBy('payments.id', 'desc')
  if (filter.charge_id !== undefined) select = select.where('payments.charge_id', '=', filter.charge_id)
  for (const column of ['client_id', 'sale_id', 'membership_id'] as const) {
    const value = filter[column]
    if (value !== undefined) select = select.where(`purchases.${column}`, '=', value)
  }
  if (filter.purchase_id !== undefined) select = select.where('payments.purchase_id', '=', filter.purchase_id)
  if (filter.method !== undefined) select = select.where('payments.method', '=', filter.method)
  if (start_date) select = select.where('payments.created_at', '>=', startOfDay(start_date, timezone))
  if (end_date) select = select.where('payments.created_at', '<', endOfDay(end_date, timezone))
  if (kind === undefined) return readPage(reader, select, filter, presentEntry)
  // Of a kind with many entries the newest are walked; of one with few, and to be counted, they are found by the kind.
  const byKind = select.where('purchases.kind', '=', kind)
  const isFew = reader.all(somePurchases, { kind }).length <= FEW
  const walked = isFew ? byKind : select.where(unindexed('purchases.kind'), '=', kind)
  return readPage(reader, walked, filter, presentEntry, byKind)
}

const FEW = 1000

const somePurchases = query((p: { kind: NonNullable<PaymentFilter['kind']> }) =>
  db
    .selectFrom('purchases')
    .select('id')
    .where('kind', '=', p.kind)
    .limit(FEW + 1),
)

/** The part of an entry that the ledger has not given back, in minor units: nothing of a refund. */
export function leftOf({ refund_of_id, amount_minor, refunded_minor }: EntryRow): number {
  return refund_of_id === null ? amount_minor - refunded_minor : 0
}

/**
 * The part of an entry that can still be given back, in minor units: a refund that is under way counts as given, and of a gift
 * card no more than is left on it.
 */
export function refundableOf(row: EntryRow): number {
  const left = Math.min(leftOf(row), row.sold_left_minor ?? Infinity)
  return Math.max(0, left - row.under_way_minor)
}

/** An entry of the ledger as the API shows it, in major units. */
export function presentEntry(row: EntryRow) {
  const { amount_minor, refunded_minor, under_way_minor, sold_left_minor: _, gift_card_id: __, ...shown } = row
  return {
    ...shown,
    method: row.method as LedgerMethod,
    amount: toMajor(amount_minor, row.currency),
    refunded: toMajor(refunded_minor, row.currency),
    refundable: toMajor(refundableOf(row), row.currency),
    under_way: toMajor(under_way_minor, row.currency),
    is_revenue: isRevenue(row.kind, row.method),
  }
}

export const last4Of = query((p: { id: number }) =>
  db.selectFrom('gift_cards').select('code_last4').where('id', '=', p.id),
)

export const entriesOfPurchase = query((p: { purchase_id: number }) =>
  db.selectFrom('payments').select(['method', 'amount_minor', 'refund_of_id']).where('purchase_id', '=', p.purchase_id),
)

/** The entries by which the lines of a purchase were paid, in their order. */
export const linesPaid = query((p: { purchase_id: number }) =>
  db
    .selectFrom('payments')
    .select(['id', 'charge_id'])
    .where('purchase_id', '=', p.purchase_id)
    .where('refund_of_id', 'is', null)
    .orderBy('id'),
)
