import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import { unindexed } from '../../db/statement.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { ReceiptsTable } from '../../db/tables/tables.generated.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import { endOfDay, startOfDay, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'

export type ReceiptRow = Selectable<ReceiptsTable> & { refund_of_number: number | null }

const receipts = () =>
  db
    .selectFrom('receipts')
    .selectAll('receipts')
    .select(
      sql<number | null>`CASE WHEN receipts.kind = 'refund' THEN
        (SELECT r.number FROM receipts AS r WHERE r.purchase_id = receipts.purchase_id AND r.kind = 'receipt') END`.as(
        'refund_of_number',
      ),
    )

export const receiptById = query((p: { id: number }) => receipts().where('receipts.id', '=', p.id))

/** The one receipt of a purchase; its refunds have their own. */
export const receiptOfPurchase = query((p: { purchase_id: number }) =>
  receipts()
    .where('receipts.purchase_id', '=', p.purchase_id)
    .where('receipts.kind', '=', sql.lit('receipt' as const)),
)

export interface ReceiptFilter extends Page {
  client_id?: number | undefined
  purchase_id?: number | undefined
  number?: number | undefined
  kind?: 'receipt' | 'refund' | undefined
  start_date?: LocalDate | undefined
  end_date?: LocalDate | undefined
}

/**
 * A page of receipts, newest first; the days are the studio's, both inclusive. Some days are read by the time of issue,
 * which is the order of the numbers: only so does a day cost the same however many years are behind it.
 */
export function receiptPage(reader: Reader, filter: ReceiptFilter) {
  const { timezone } = settingsOf(reader)
  const isOfDays = filter.start_date !== undefined || filter.end_date !== undefined
  let select =
    isOfDays && filter.client_id === undefined ? receipts().orderBy('receipts.issued_at', 'desc') : receipts()
  select = select.orderBy('receipts.number', 'desc')
  if (filter.client_id !== undefined) select = select.where('receipts.client_id', '=', filter.client_id)
  if (filter.purchase_id !== undefined) select = select.where('receipts.purchase_id', '=', filter.purchase_id)
  if (filter.number !== undefined) select = select.where('receipts.number', '=', filter.number)
  // Refunds are few and have a separate index; receipts are nearly all.
  if (filter.kind === 'refund') select = select.where('receipts.kind', '=', sql.lit(filter.kind))
  else if (filter.kind) select = select.where(unindexed('receipts.kind'), '=', filter.kind)
  if (filter.start_date) select = select.where('receipts.issued_at', '>=', startOfDay(filter.start_date, timezone))
  if (filter.end_date) select = select.where('receipts.issued_at', '<', endOfDay(filter.end_date, timezone))
  return readPage(reader, select, filter, presentReceipt)
}

/** A receipt as the API shows it and documents print it, in major units. */
export function presentReceipt(row: ReceiptRow) {
  const { lines, vat, payments, total_minor, currency, issued_at, ...shown } = row
  const inMajor = (minor: number) => toMajor(minor, currency)
  const list_minor = lines.reduce((sum, line) => sum + line.total_minor, 0)
  return {
    ...shown,
    currency,
    lines: lines.map(({ unit_price_minor, total_minor: total, ...line }) => ({
      ...line,
      unit_price: inMajor(unit_price_minor),
      total: inMajor(total),
    })),
    discount: inMajor(list_minor - total_minor),
    total: inMajor(total_minor),
    vat: vat.map((share) => ({
      rate: share.rate,
      net: inMajor(share.net_minor),
      vat: inMajor(share.vat_minor),
      gross: inMajor(share.gross_minor),
    })),
    payments: payments.map(({ amount_minor, ...payment }) => ({ ...payment, amount: inMajor(amount_minor) })),
    pdf_url: `/api/v1/receipts/${row.id}.pdf`,
    issued_at,
    created_at: issued_at,
    updated_at: issued_at,
  }
}

export type ShownReceipt = ReturnType<typeof presentReceipt>

export const lastNumber = query((_: object) => db.selectFrom('receipts').select((eb) => eb.fn.max('number').as('last')))

export const nameOf = query((p: { id: number }) => db.selectFrom('clients').select('full_name').where('id', '=', p.id))
