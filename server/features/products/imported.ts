import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { loadProduct, productById, productBySku, type ProductRow } from './queries.ts'
import { moveStock } from './stock.ts'
import { laterMovement, soldAs } from './imported-queries.ts'

/** A product as an import brings it; the price in minor units. */
export interface ImportedProduct {
  name: string
  sku: string | null
  price_minor: number
  stock: number
  is_active: boolean
}

/** Makes a product; what is in stock becomes its first movement. Null where its number has been taken meanwhile. */
export function insertImportedProduct(tx: Tx, act: Act, { stock, ...product }: ImportedProduct): ProductRow | null {
  if (product.sku !== null && tx.one(productBySku, { sku: product.sku, id: 0 })) return null
  const stamps = { created_at: act.now, updated_at: act.now }
  const { id } = tx.run(db.insertInto('products').values({ ...product, ...stamps }))
  if (stock > 0) moveStock(tx, act, { product_id: id, delta: stock, kind: 'initial' })
  return loadProduct(tx, id)
}

/** The product that imported sales name, made where none is here: not on sale, and with none in stock. */
export function ensureSoldProduct(
  tx: Tx,
  act: Act,
  sold: { name: string; sku: string | null; price_minor: number },
): { id: number; made: ProductRow | null } {
  const here = tx.one(soldAs, { name: sold.name, sku: sold.sku })
  if (here) return { id: here.id, made: null }
  const made = insertImportedProduct(tx, act, { ...sold, stock: 0, is_active: false })!
  return { id: made.id, made }
}

const COMPARED = ['name', 'sku', 'price_minor', 'is_active', 'photo_file', 'updated_at'] as const

/** Takes an imported product back; gives why it stays, if it does. Throws (a foreign key) where it was sold. */
export function removeImportedProduct(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(productById, { id })
  if (!row) return null
  if (COMPARED.some((field) => row[field] !== imported[field])) return say('kept.product_edited')
  if (tx.one(laterMovement, { product_id: id })) return say('kept.product_used')
  tx.run(db.deleteFrom('stock_movements').where('product_id', '=', id))
  tx.run(db.deleteFrom('products').where('id', '=', id))
  return null
}
