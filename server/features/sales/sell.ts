import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, refuseFor, type Reason } from '../../api/errors.ts'
import { emit } from '../../events/emit.ts'
import { MAX_MINOR } from '../../lib/money.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { recordPurchase } from '../payments/ledger.ts'
import { paymentsFor } from '../payments/split.ts'
import { loadProduct, type ProductRow } from '../products/queries.ts'
import { moveStock, stockReason } from '../products/stock.ts'
import { settingsOf } from '../settings/queries.ts'
import type { salesContract } from './contract.ts'
import { readSale } from './queries.ts'

type Sale = z.output<(typeof salesContract)['POST /api/v1/product-sales']['body']>

interface Line {
  product: ProductRow
  quantity: number
  total_minor: number
}

/**
 * Sells products at their prices of now: takes the stock and the gift cards, writes the ledger and the receipt, all or
 * nothing. Refuses with PRODUCT_INACTIVE and INSUFFICIENT_STOCK, naming every product that is in the way.
 */
export function sellProducts(ctx: Ctx, { client_id = null, items, notes = null, ...payment }: Sale) {
  return ctx.write((tx) => {
    const { currency, default_vat_rate: vat_rate } = settingsOf(tx)
    if (client_id !== null) loadClient(tx, client_id)
    const lines = items.map((item) => priceLine(loadProduct(tx, item.product_id), item.quantity))
    const total_minor = lines.reduce((sum, line) => sum + line.total_minor, 0)
    if (total_minor > MAX_MINOR) throw invalid('items', 'Too much for one sale')
    const payments = paymentsFor(ctx, payment, total_minor, currency)
    refuseLines(lines)
    const sale_id = writeSale(tx, ctx, lines, { client_id, notes, ...payment, total_minor, currency })
    recordPurchase(tx, ctx, {
      kind: 'sale',
      client_id,
      sale_id,
      list_price_minor: total_minor,
      discount_minor: 0,
      currency,
      lines: lines.map(({ product, quantity, total_minor: total }) => ({
        description: product.name,
        quantity,
        unit_price_minor: product.price_minor,
        total_minor: total,
        vat_rate,
      })),
      payments,
    })
    const sale = readSale(tx, sale_id)
    audit(tx, ctx, 'sale.create', { entity: 'sale', id: sale_id, after: sale })
    const product_ids = lines.map(({ product }) => product.id)
    if (client_id !== null) emit(tx, ctx, 'product.purchased', client_id, { sale_id, product_ids })
    return sale
  })
}

function priceLine(product: ProductRow, quantity: number): Line {
  return { product, quantity, total_minor: product.price_minor * quantity }
}

/** Every reason against it: what is not sold any more, then what there is too little of, counted over all lines. */
function refuseLines(lines: readonly Line[]): void {
  const wanted = new Map<number, { product: ProductRow; quantity: number }>()
  for (const { product, quantity } of lines) {
    wanted.set(product.id, { product, quantity: quantity + (wanted.get(product.id)?.quantity ?? 0) })
  }
  const all = [...wanted.values()]
  const inactive = all.filter(({ product }) => !product.is_active).map(({ product }) => inactiveReason(product))
  const lacking = all.flatMap(({ product, quantity }) => stockReason(product, quantity) ?? [])
  if (inactive.length + lacking.length > 0) throw refuseFor([...inactive, ...lacking])
}

function inactiveReason({ id: product_id, name }: ProductRow): Reason {
  const detail = `${name} is not sold any more. Put it on sale again or leave it out.`
  return { code: 'PRODUCT_INACTIVE', detail, rule: 'is_active', value: { product_id } }
}

function writeSale(
  tx: Tx,
  ctx: Ctx,
  lines: readonly Line[],
  sale: Pick<Sale, 'payment_method'> & {
    client_id: number | null
    notes: string | null
    total_minor: number
    currency: string
  },
): number {
  const { client_id, payment_method, total_minor, currency, notes } = sale
  const { id: sale_id } = tx.run(
    db.insertInto('product_sales').values({
      client_id,
      sold_by_user_id: ctx.actor.id,
      payment_method,
      total_minor,
      currency,
      notes,
      created_at: ctx.now,
    }),
  )
  for (const { product, quantity, total_minor: line_total_minor } of lines) {
    const { id: product_id, name: product_name, price_minor: unit_price_minor } = product
    const line = { sale_id, product_id, product_name, quantity, unit_price_minor, line_total_minor }
    tx.run(db.insertInto('product_sale_lines').values(line))
    moveStock(tx, ctx, { product_id, delta: -quantity, kind: 'sale', sale_id })
  }
  return sale_id
}
