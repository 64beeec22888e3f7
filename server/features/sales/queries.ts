import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import { endOfDay, startOfDay, type Instant, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'

const NEWEST = 1000

interface SaleFilter {
  id?: number | undefined
  client_id?: number | undefined
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
}

/** Sales with their lines and payments, newest first; the newest 1,000 where no first day is given. */
export function readSales(reader: Reader, filter: SaleFilter) {
  const wanted = matching(reader, filter)
  const items = groupBySale(reader.all(linesOf(wanted)))
  const payments = groupBySale(reader.all(paymentsOf(wanted)))
  const sales = reader.all(salesIn(wanted)).toSorted(newestFirst)
  return sales.map(({ total_minor, ...sale }) => {
    const inMajor = (minor: number) => toMajor(minor, sale.currency)
    const paid = payments.get(sale.id) ?? []
    return {
      ...sale,
      items: (items.get(sale.id) ?? []).map(({ sale_id: _, unit_price_minor, line_total_minor, ...line }) => ({
        ...line,
        unit_price_at_sale: inMajor(unit_price_minor),
        line_total: inMajor(line_total_minor),
      })),
      total_amount: inMajor(total_minor),
      refunded_amount: inMajor(paid.reduce((sum, { refunded_minor }) => sum + refunded_minor, 0)),
      payments: paid.map(({ sale_id: _, amount_minor, refunded_minor, ...payment }) => ({
        ...payment,
        amount: inMajor(amount_minor),
        refunded: inMajor(refunded_minor),
      })),
      updated_at: sale.created_at,
    }
  })
}

type Made = { id: number; created_at: Instant }

function newestFirst(a: Made, b: Made): number {
  return a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1
}

/** One sale, or 404. */
export function readSale(reader: Reader, id: number) {
  const [sale] = readSales(reader, { id })
  if (!sale) throw notFound('sale')
  return sale
}

function matching(reader: Reader, { id, client_id, start_date, end_date }: SaleFilter) {
  const { timezone } = settingsOf(reader)
  let select = db.selectFrom('product_sales').select('id')
  if (id !== undefined) select = select.where('id', '=', id)
  if (client_id !== undefined) select = select.where('client_id', '=', client_id)
  if (start_date) select = select.where('created_at', '>=', startOfDay(start_date, timezone))
  if (end_date) select = select.where('created_at', '<', endOfDay(end_date, timezone))
  if (start_date) return select
  // Sales of the former software came later than they were made.
  const byDay = client_id === undefined ? select.orderBy('created_at', 'desc') : select
  return byDay.orderBy('id', 'desc').limit(NEWEST)
}

type Wanted = ReturnType<typeof matching>

function salesIn(wanted: Wanted) {
  return db
    .selectFrom('product_sales as s')
    .leftJoin('clients', 'clients.id', 's.client_id')
    .leftJoin('staff', 'staff.id', 's.sold_by_user_id')
    .leftJoin('purchases', 'purchases.sale_id', 's.id')
    .leftJoin('receipts', (join) =>
      join.onRef('receipts.purchase_id', '=', 'purchases.id').on('receipts.kind', '=', sql.lit('receipt' as const)),
    )
    .select([
      's.id',
      's.client_id',
      'clients.full_name as client_name',
      's.sold_by_user_id',
      'staff.full_name as sold_by_name',
      's.total_minor',
      's.currency',
      's.payment_method',
      'receipts.id as receipt_id',
      'receipts.number as receipt_number',
      's.notes',
      's.created_at',
    ])
    .where('s.id', 'in', wanted)
    .orderBy('s.id', 'desc')
}

function linesOf(wanted: Wanted) {
  return db
    .selectFrom('product_sale_lines as l')
    .select(['l.id', 'l.sale_id', 'l.product_id', 'l.product_name', 'l.quantity'])
    .select(['l.unit_price_minor', 'l.line_total_minor'])
    .select(returnedOfLine)
    .where('l.sale_id', 'in', wanted)
    .orderBy('l.id')
}

/** Of several lines with the same product, the first ones take what came back. */
const returnedOfLine = sql<number>`max(0, min(l.quantity,
  (SELECT coalesce(sum(m.delta), 0) FROM stock_movements AS m
    WHERE ${unindexed('m.product_id')} = l.product_id AND m.sale_id = l.sale_id AND m.kind = 'return')
  - (SELECT coalesce(sum(before.quantity), 0) FROM product_sale_lines AS before
    WHERE before.sale_id = l.sale_id AND ${unindexed('before.product_id')} = l.product_id AND before.id < l.id)))`.as(
  'returned_quantity',
)

function paymentsOf(wanted: Wanted) {
  return db
    .selectFrom('payments as p')
    .innerJoin('purchases', 'purchases.id', 'p.purchase_id')
    .leftJoin('gift_cards', 'gift_cards.id', 'p.gift_card_id')
    .select(['p.id', 'purchases.sale_id', 'p.method', 'p.amount_minor', 'gift_cards.code_last4 as gift_card_last4'])
    .select(
      sql<number>`(SELECT coalesce(-sum(back.amount_minor), 0) FROM payments AS back WHERE back.refund_of_id = p.id)`.as(
        'refunded_minor',
      ),
    )
    .where('purchases.sale_id', 'in', wanted)
    .where('p.refund_of_id', 'is', null)
    .orderBy('p.id')
}

function groupBySale<Row extends { sale_id: number | null }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    if (row.sale_id === null) continue
    const group = groups.get(row.sale_id)
    if (group) group.push(row)
    else groups.set(row.sale_id, [row])
  }
  return groups
}

/** The pieces of a sale that the buyer still has, by product. */
export const keptOf = query((p: { sale_id: number }) =>
  db
    .selectFrom('product_sale_lines as l')
    .select(['l.product_id', sql<string>`min(l.product_name)`.as('name')])
    .select(
      sql<number>`sum(l.quantity) - (SELECT coalesce(sum(m.delta), 0) FROM stock_movements AS m
        WHERE ${unindexed('m.product_id')} = l.product_id AND m.sale_id = l.sale_id AND m.kind = 'return')`.as(
        'quantity',
      ),
    )
    .where('l.sale_id', '=', p.sale_id)
    .groupBy('l.product_id')
    .orderBy('l.product_id'),
)
