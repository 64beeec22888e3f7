import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { Instant } from '../../lib/time.ts'
import { loadProduct } from '../products/queries.ts'
import { settingsOf } from '../settings/queries.ts'
import { saleById } from './imported-queries.ts'

/** A sale of the former software, of one product; the price of a piece in minor units. */
export interface ImportedSale {
  client_id: number | null
  product_id: number
  /** As the file names it. */
  product_name: string
  quantity: number
  unit_price_minor: number
  sold_at: Instant
  notes: string | null
}

/**
 * Writes a sale of the former software as history: at its own time, paid `imported`. It is in no ledger, so that it is never
 * revenue, has no receipt here and moves no stock.
 */
export function insertImportedSale(tx: Tx, _: Act, sale: ImportedSale): { id: number } {
  const { client_id, product_id, product_name, quantity, unit_price_minor, sold_at, notes } = sale
  loadProduct(tx, product_id)
  const line_total_minor = quantity * unit_price_minor
  const { id } = tx.run(
    db.insertInto('product_sales').values({
      client_id,
      sold_by_user_id: null,
      payment_method: 'imported',
      total_minor: line_total_minor,
      currency: settingsOf(tx).currency,
      notes,
      created_at: sold_at,
    }),
  )
  const line = { sale_id: id, product_id, product_name, quantity, unit_price_minor, line_total_minor }
  tx.run(db.insertInto('product_sale_lines').values(line))
  return { id }
}

/** Takes an imported sale back: nobody can edit one, and nothing leans on it. */
export function removeImportedSale(tx: Tx, id: number): Said | null {
  if (!tx.one(saleById, { id })) return null
  tx.run(db.deleteFrom('product_sale_lines').where('sale_id', '=', id))
  tx.run(db.deleteFrom('product_sales').where('id', '=', id))
  return null
}
