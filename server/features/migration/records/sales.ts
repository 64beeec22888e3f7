import type { RowReader } from '../mapping/resolve.ts'
import { parseCount } from '../values/count.ts'
import { parseMoney } from '../values/money.ts'
import { nameKey } from '../values/name.ts'
import { parseNumberCode } from '../values/number-code.ts'
import { parseSoldKind } from '../values/sold-kind.ts'
import { sumsUpThings } from '../plan/sums.ts'
import { askSold } from '../plan/sold.ts'
import type { PlannedRow, Problem, SoldKind } from '../plan/model.ts'
import { MOST_MONEY } from '../../../lib/money.ts'
import { toInstant, type Instant } from '../../../lib/time.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'
import { readDay } from './class-times.ts'
import type { SaleRecord } from './model.ts'
import { Shelf } from './products.ts'
import { addRow, oneLine, rowOf, type RecordInput, type RecordPlan } from './row.ts'
import type { ClientOfRow } from './visits.ts'

const NOT_A_PRODUCT: Record<Exclude<SoldKind, 'product'>, Said> = {
  membership: say('import.sold_membership'),
  class_pack: say('import.sold_membership'),
  drop_in: say('import.sold_membership'),
  service: say('import.sold_service'),
  gift_card: say('import.sold_gift_card'),
  fee: say('import.sold_fee'),
}

const QUESTION = say('migration.sold_only_products')

interface SoFar {
  problems: Problem[]
  shelf: Shelf
  types: ReadonlySet<string>
  here: ReadonlySet<string>
  /** Items sold that neither the file nor the existing records explain, by name. */
  unknown: Map<string, number[]>
}

/**
 * Plans a history of sales. Each line that sold a product becomes a sale on its day, paid in the former software: no
 * revenue, no receipt, no stock. Other lines are classified by the file, by the existing records or by the owner's answer;
 * memberships and gift cards come with separate lists.
 */
export function planSales(
  readers: readonly RowReader[],
  input: RecordInput,
  clientOf: ClientOfRow,
  isAnonymous: (row: number) => boolean,
): RecordPlan {
  const { records, membership_types } = input.existing
  const so: SoFar = {
    problems: [],
    shelf: new Shelf(records.products),
    types: new Set(membership_types.map(({ name }) => nameKey(name))),
    here: new Set(records.sales.map((sale) => saleKey({ ...sale, sold_at: sale.created_at }))),
    unknown: new Map(),
  }
  const rows = readers.map((reader) => planRow(reader, input, so, clientOf, isAnonymous))
  return { rows, problems: so.problems, questions: askSold(so.unknown, input.answers, QUESTION) }
}

function planRow(
  reader: RowReader,
  { answers, reading }: RecordInput,
  so: SoFar,
  clientOf: ClientOfRow,
  isAnonymous: (row: number) => boolean,
): PlannedRow {
  const name = oneLine(reader.text('product_name'), 200) ?? ''
  const row = rowOf(reader, name, so.problems)
  if (sumsUpThings(reader, name)) return row.totals()
  if (name === '') return row.refuse('product_name', say('import.no_name'))
  const client = clientOf(reader.row)
  if (!client && !isAnonymous(reader.row)) return row.fate('rejected', say('import.nobody'))
  const sku = oneLine(row.read('sku', parseNumberCode) ?? '', 64)
  const found = so.shelf.find(name, sku)
  const sold = kindOf(reader, name, found !== undefined, so, answers.sold_kinds)
  if (sold === null) return row.fate('skipped', say('import.sold_asked', { name }))
  if (sold !== 'product') return row.fate('skipped', NOT_A_PRODUCT[sold])
  const day = readDay(row, 'sold_on', reading)
  const money = (field: 'unit_price' | 'total') => row.read(field, (text) => parseMoney(text, reading), 'error')
  const quantity =
    reader.text('quantity') === '' ? 1 : row.read('quantity', (text) => parseCount(text, reading), 'error')
  const [unit, total] = [money('unit_price'), money('total')]
  const error = row.error()
  if (error) return (row.tell(), row.fate('rejected', error))
  if (day.date === null) return row.refuse('sold_on', say('import.no_day'))
  if (quantity === null || quantity === 0) return row.refuse('quantity', say('import.no_quantity'))
  if (quantity < 0 || (unit ?? total ?? 0) < 0 || (total ?? 0) < 0) return row.fate('skipped', say('import.sold_back'))
  const line = lineOf(unit, total, quantity)
  if (line === null) return row.refuse('unit_price', say('import.no_price'))
  if (line.quantity * line.unit_price_minor > MOST_MONEY * 10 ** reading.decimals)
    return row.refuse(
      total === null ? 'unit_price' : 'total',
      say('import.too_large', { cell: reader.text(total === null ? 'unit_price' : 'total') }),
    )
  const sold_at = toInstant(reading.timezone, day.date, day.time ?? '00:00')
  if (sold_at > reading.now) return row.refuse('sold_on', say('import.sold_in_future'))
  const record: SaleRecord = {
    kind: 'sale',
    product_id: found && found.row === null ? found.product.id : null,
    product_name: found?.product.name ?? name,
    sku: found?.product.sku ?? sku,
    line_name: line.pieces === null ? name : `${line.pieces} × ${name}`.slice(0, 200),
    quantity: line.quantity,
    unit_price_minor: line.unit_price_minor,
    sold_at,
    notes: noteOf(reader),
  }
  row.tell()
  if (!found) so.shelf.add({ id: 0, name, sku }, reader.row)
  const isHere =
    record.product_id !== null &&
    (client === undefined || client.existing_id !== null) &&
    so.here.has(saleKey({ ...record, product_id: record.product_id, client_id: client?.existing_id ?? null }))
  if (isHere) return { ...row.fate('matched', say('import.sale_here')), client: client?.key ?? null }
  return { ...row.fate('created', null, record), client: client?.key ?? null }
}

/**
 * Returns the price paid per piece if that is a whole amount; else one line for all `pieces`, so that its total agrees with
 * the file. Null if there is no amount.
 */
function lineOf(unit: number | null, total: number | null, quantity: number) {
  const paid = total ?? (unit === null ? null : unit * quantity)
  if (paid === null) return null
  return paid % quantity === 0
    ? { quantity, unit_price_minor: paid / quantity, pieces: null }
    : { quantity: 1, unit_price_minor: paid, pieces: quantity }
}

/** The kind of item sold: by the line, else by existing records, else by the owner's answer; null if unknown. */
function kindOf(
  reader: RowReader,
  name: string,
  isProduct: boolean,
  so: SoFar,
  answers: Readonly<Record<string, SoldKind>> = {},
): SoldKind | null {
  const said = parseSoldKind(reader.text('sold_kind'))
  if (said !== null) return said
  const isType = so.types.has(nameKey(name))
  if (isProduct !== isType) return isProduct ? 'product' : 'membership'
  const key = name.toLowerCase()
  addRow(so.unknown, key, reader.row)
  return Object.hasOwn(answers, key) ? (answers[key] ?? null) : null
}

function noteOf(reader: RowReader): string | null {
  return oneLine([reader.text('reference'), reader.text('former_method')].filter(Boolean).join(' · '), 500)
}

function saleKey(sale: {
  client_id: number | null
  product_id: number
  quantity: number
  unit_price_minor: number
  sold_at: Instant
  notes: string | null
}): string {
  const { client_id, product_id, quantity, unit_price_minor, sold_at, notes } = sale
  return JSON.stringify([client_id, product_id, quantity, unit_price_minor, sold_at, notes])
}
