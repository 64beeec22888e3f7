import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'

/** The product of a number, or of a name where one of both has no number. */
export const soldAs = query((p: { name: string; sku: string | null }) =>
  db
    .selectFrom('products')
    .select('id')
    .where(sql<boolean>`(sku = ${p.sku} OR (name = ${p.name} AND (sku IS NULL OR ${p.sku} IS NULL)))`)
    .orderBy('sku', 'desc')
    .orderBy('id'),
)

export const laterMovement = query((p: { product_id: number }) =>
  db.selectFrom('stock_movements').select('id').where('product_id', '=', p.product_id).where('kind', '<>', 'initial'),
)
