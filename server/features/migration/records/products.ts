import type { RowReader } from '../mapping/resolve.ts'
import { parseCount } from '../values/count.ts'
import { parseFlag } from '../values/flag.ts'
import { parseMoney } from '../values/money.ts'
import { nameKey } from '../values/name.ts'
import { parseNumberCode } from '../values/number-code.ts'
import { problem, type Parsed } from '../values/parsed.ts'
import { sumsUpThings } from '../plan/sums.ts'
import type { PlannedRow, Problem } from '../plan/model.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import type { ExistingProduct, ProductRecord } from './model.ts'
import { oneLine, rowOf, type RecordInput, type RecordPlan } from './row.ts'

const MOST_PIECES = 1_000_000

/**
 * Plans a list of products. One is found again by its SKU or barcode, and by its name where either has none; its stock
 * here is then left alone. A price is never made up; stock below zero begins at none.
 */
export function planProducts(readers: readonly RowReader[], input: RecordInput): RecordPlan {
  const problems: Problem[] = []
  const shelf = new Shelf(input.existing.records.products)
  const rows = readers.map((reader) => planRow(reader, input, shelf, problems))
  return { rows, problems, questions: [] }
}

/** A number of pieces; more than any shelf holds is a problem. */
function piecesOf(text: string, reading: RecordInput['reading']): Parsed<number> {
  const pieces = parseCount(text, reading)
  return pieces.kind === 'value' && pieces.value > MOST_PIECES
    ? problem(say('import.too_large', { cell: text.trim() }))
    : pieces
}

function planRow(reader: RowReader, { reading }: RecordInput, shelf: Shelf, problems: Problem[]): PlannedRow {
  const name = oneLine(reader.text('product_name'), 200) ?? ''
  const row = rowOf(reader, name, problems)
  if (sumsUpThings(reader, name)) return row.totals()
  if (name === '') return row.refuse('product_name', say('import.no_name'))
  const sku = oneLine(row.read('sku', parseNumberCode) ?? '', 64)
  const found = shelf.find(name, sku)
  if (found && found.row !== null) return row.fate('skipped', say('import.same_product', { row: `${found.row}` }))
  if (found) return row.fate('matched', say('import.product_here'))
  const price = row.read('price', (text) => parseMoney(text, reading), 'error')
  const stock = row.read('stock', (text) => piecesOf(text, reading)) ?? 0
  // One of which nobody can tell whether it is sold still is not put on sale.
  const is_active = reader.text('is_active') === '' || (row.read('is_active', parseFlag) ?? false)
  const error = row.error()
  if (error) return (row.tell(), row.fate('rejected', error))
  if (price === null) return row.refuse('price', say('import.no_price'))
  if (price < 0) return row.refuse('price', say('import.price_below_zero', { cell: reader.text('price') }))
  if (stock < 0) row.warn('stock', `“${reader.text('stock')}” is below zero; it begins with none in stock.`)
  row.tell()
  shelf.add({ id: 0, name, sku }, reader.row)
  const record: ProductRecord = { kind: 'product', name, sku, price_minor: price, stock: Math.max(stock, 0), is_active }
  return row.fate('created', null, record)
}

/** A product and the row that brings it; null: it is here. */
interface Known {
  product: ExistingProduct
  row: number | null
}

/** The products that are here or come with the rows before, by number and by name. */
export class Shelf {
  readonly #bySku = new Map<string, Known>()
  /** The first of a name, and the first of it that has no number. */
  readonly #byName = new Map<string, Known>()
  readonly #unnumbered = new Map<string, Known>()

  constructor(products: readonly ExistingProduct[]) {
    for (const product of products) this.add(product, null)
  }

  add(product: ExistingProduct, row: number | null): void {
    const known = { product, row }
    const key = nameKey(product.name)
    if (product.sku !== null) this.#bySku.set(product.sku.toLowerCase(), known)
    else if (!this.#unnumbered.has(key)) this.#unnumbered.set(key, known)
    if (!this.#byName.has(key)) this.#byName.set(key, known)
  }

  /** The product of a number; of a name only where one of both has no number. */
  find(name: string, sku: string | null): Known | undefined {
    if (sku === null) return this.#byName.get(nameKey(name))
    return this.#bySku.get(sku.toLowerCase()) ?? this.#unnumbered.get(nameKey(name))
  }
}
