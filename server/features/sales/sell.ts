import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, refuseFor, type Reason } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import { MAX_MINOR } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { recordPurchase, type LedgerPayment } from '../payments/ledger.ts'
import { paymentsFor } from '../payments/split.ts'
import { loadProduct, type ProductRow } from '../products/queries.ts'
import { correctStock, heldOf, moveStock, stockReason } from '../products/stock.ts'
import { onReceipt } from '../receipts/words.ts'
import { settingsOf } from '../settings/queries.ts'
import type { salesContract } from './contract.ts'
import { readSale } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Sale = z.output<(typeof salesContract)['POST /api/v1/product-sales']['body']>

export interface Line {
  product: ProductRow
  quantity: number
  /** The pieces are there, whatever the stock says: the lack is added before they are sold. */
  corrects?: boolean
  total_minor: number
}

/**
 * Sells products at their prices of now: takes the stock and the gift cards, writes the ledger and the receipt, all or
 * nothing. Refuses with PRODUCT_INACTIVE and INSUFFICIENT_STOCK, naming every product that is in the way.
 */
export function sellProducts(ctx: Ctx, { client_id = null, items, notes = null, ...payment }: Sale) {
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    if (client_id !== null) loadClient(tx, client_id)
    const lines = priceLines(tx, items)
    const total_minor = lines.reduce((sum, line) => sum + line.total_minor, 0)
    if (total_minor > MAX_MINOR) throw invalid('items', say('sales.too_much'))
    const payments = paymentsFor(ctx, payment, total_minor, currency)
    const reasons = lineReasons(tx, ctx, lines)
    if (reasons.length > 0) throw refuseFor(reasons)
    const { payment_method } = payment
    return recordProductSale(tx, ctx, { client_id, notes, payment_method, lines, payments }).sale
  })
}

type Asked = Sale['items'][number] & { correct_stock?: boolean | undefined }

/** The lines of a sale at the products' prices of now, in minor units. 404 where there is no such product. */
export function priceLines(tx: Tx, items: readonly Asked[]): Line[] {
  return items.map(({ product_id, quantity, correct_stock = false }) => {
    const product = loadProduct(tx, product_id)
    return { product, quantity, corrects: correct_stock, total_minor: product.price_minor * quantity }
  })
}

export interface NewSale {
  client_id: number | null
  notes: string | null
  payment_method: string
  lines: readonly Line[]
  payments: readonly LedgerPayment[]
}

/** Writes a sale that was decided on: the stock that it corrects, its lines, the stock that goes with them, the ledger and the receipt. */
export function recordProductSale(tx: Tx, act: Act, { lines, payments, ...given }: NewSale) {
  const { currency, default_vat_rate: vat_rate } = settingsOf(tx)
  const { client_id } = given
  const total_minor = lines.reduce((sum, line) => sum + line.total_minor, 0)
  correctLacks(tx, act, lines)
  const sale_id = writeSale(tx, act, lines, { ...given, total_minor, currency })
  const { purchase_id } = recordPurchase(tx, act, {
    kind: 'sale',
    client_id,
    sale_id,
    list_price_minor: total_minor,
    discount_minor: 0,
    currency,
    lines: lines.map(({ product, quantity, total_minor: total }) => ({
      description: product.name,
      quantity,
      unit_price_minor: total / quantity,
      total_minor: total,
      vat_rate,
    })),
    payments,
  })
  const sale = readSale(tx, sale_id)
  audit(tx, act, 'sale.create', { entity: 'sale', id: sale_id, after: sale })
  const product_ids = lines.map(({ product }) => product.id)
  if (client_id !== null) emit(tx, act, 'product.purchased', client_id, { sale_id, product_ids })
  return { sale, purchase_id }
}

/** Every reason against it: what is not sold any more, then what there is too little of, counted over all lines. */
export function lineReasons(tx: Tx, ctx: Ctx, lines: readonly Line[]): Reason[] {
  const all = wantedOf(lines)
  const inactive = all.filter(({ product }) => !product.is_active).map(({ product }) => inactiveReason(product))
  const lacking = all
    .filter(({ corrects }) => !corrects)
    .flatMap(({ product, quantity }) => stockReason(product, quantity, () => heldOf(tx, ctx, product.id)) ?? [])
  return [...inactive, ...lacking]
}

/** How many pieces of each product are wanted; its stock is corrected only where each of its lines says so. */
function wantedOf(lines: readonly Line[]): Required<Omit<Line, 'total_minor'>>[] {
  const wanted = new Map<number, Required<Omit<Line, 'total_minor'>>>()
  for (const { product, quantity, corrects = false } of lines) {
    const before = wanted.get(product.id) ?? { quantity: 0, corrects: true }
    wanted.set(product.id, {
      product,
      quantity: quantity + before.quantity,
      corrects: corrects && before.corrects,
    })
  }
  return [...wanted.values()]
}

/** Adds what the stock lacks of products that are there all the same; of the others nothing is lacking, as `lineReasons` found. */
function correctLacks(tx: Tx, act: Act, lines: readonly Line[]): void {
  for (const { product, quantity, corrects } of wantedOf(lines)) {
    const lack = quantity - product.stock_quantity
    if (!corrects || lack <= 0) continue
    correctStock(tx, act, product, { lack, reason: onReceipt(tx, say('products.corrected_at_sale')) })
  }
}

function inactiveReason({ id: product_id, name }: ProductRow): Reason {
  const detail = say('sales.not_sold', { name })
  return { code: 'PRODUCT_INACTIVE', detail, rule: 'is_active', value: { product_id } }
}

function writeSale(
  tx: Tx,
  act: Act,
  lines: readonly Line[],
  sale: Pick<NewSale, 'client_id' | 'notes' | 'payment_method'> & { total_minor: number; currency: string },
): number {
  const { client_id, payment_method, total_minor, currency, notes } = sale
  const { id: sale_id } = tx.run(
    db.insertInto('product_sales').values({
      client_id,
      sold_by_user_id: act.actor.kind === 'staff' ? act.actor.id : null,
      payment_method,
      total_minor,
      currency,
      notes,
      created_at: act.now,
    }),
  )
  for (const { product, quantity, total_minor: line_total_minor } of lines) {
    const { id: product_id, name: product_name } = product
    const unit_price_minor = line_total_minor / quantity
    const line = { sale_id, product_id, product_name, quantity, unit_price_minor, line_total_minor }
    tx.run(db.insertInto('product_sale_lines').values(line))
    moveStock(tx, act, { product_id, delta: -quantity, kind: 'sale', sale_id })
  }
  return sale_id
}
