import { sql, type Selectable } from 'kysely'
import { holdsEach } from '../../db/folded.ts'
import { searchedWords } from '../../lib/fold-rules.ts'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import type { ProductsTable } from '../../db/tables/tables.generated.ts'
import { notFound } from '../../api/errors.ts'
import { toMajor } from '../../lib/money.ts'
import type { Page } from '../../lib/paginate.ts'
import { versionOf } from '../pictures/names.ts'
import { settingsOf } from '../settings/queries.ts'

export type ProductRow = Selectable<ProductsTable>

const products = () => db.selectFrom('products').selectAll('products')

export const productById = query((p: { id: number }) => products().where('products.id', '=', p.id))

/** Another product with this SKU, whatever its case. */
export const productBySku = query((p: { sku: string; id: number }) =>
  db.selectFrom('products').select(['id', 'name']).where('sku', '=', p.sku).where('id', '!=', p.id),
)

/** Every price of the price list, also of what is not sold any more. */
export const everyPrice = query((_: object) => db.selectFrom('products').select(['id', 'name', 'price_minor']))

/** A product's row with its stock, or 404. */
export function loadProduct(reader: Reader, id: number): ProductRow {
  const row = reader.one(productById, { id })
  if (!row) throw notFound('product')
  return row
}

/** Pieces of a product that are held for what somebody is about to pay online, those that are free first at the front. */
export const heldPieces = query((p: { product_id: number }) =>
  db
    .selectFrom('checkouts')
    .leftJoin('clients', 'clients.id', 'checkouts.client_id')
    .select(['checkouts.expires_at', 'clients.full_name'])
    .where('checkouts.status', '=', sql.lit('pending'))
    .where('checkouts.is_stock_held', '=', true)
    .where('checkouts.product_id', '=', p.product_id)
    .orderBy('checkouts.expires_at'),
)

interface ProductFilter extends Page {
  search?: string | undefined
  active_only?: boolean | undefined
  stock_at_most?: number | undefined
}

/** The text in which a search looks for products. */
const FOUND_BY = "(name || '|' || coalesce(sku, ''))"

/** A page of products, by name; an exact SKU first, so that a scanned number finds its product. */
export function productPage(reader: Reader, { search, active_only, stock_at_most, ...page }: ProductFilter) {
  let select = products()
  if (active_only) select = select.where('is_active', '=', sql.lit(true))
  if (stock_at_most !== undefined) select = select.where('stock_quantity', '<=', stock_at_most)
  if (search) {
    select = select.where(holdsEach(FOUND_BY, searchedWords(search))).orderBy(sql`sku IS NOT ${search}`)
  }
  const { currency } = settingsOf(reader)
  const ordered = select.orderBy(sql`name COLLATE NOCASE`).orderBy('products.id')
  return readPage(reader, ordered, page, (row) => presentProduct(row, currency))
}

/** A page of a product's stock movements, newest first. */
export function movementPage(
  reader: Reader,
  { product_id, sale_id, ...page }: Page & { product_id: number; sale_id?: number | undefined },
) {
  let select = db
    .selectFrom('stock_movements')
    .leftJoin('staff', (join) =>
      join.onRef('staff.id', '=', 'stock_movements.actor_id').on('stock_movements.actor_kind', '=', sql.lit('staff')),
    )
    .select([
      'stock_movements.id',
      'stock_movements.product_id',
      'stock_movements.delta',
      'stock_movements.kind',
      'stock_movements.reason',
      'stock_movements.sale_id',
      'stock_movements.actor_kind',
      'staff.full_name as actor_name',
      'stock_movements.created_at',
    ])
    .where('stock_movements.product_id', '=', product_id)
    .orderBy('stock_movements.id', 'desc')
  if (sale_id !== undefined) select = select.where('stock_movements.sale_id', '=', sale_id)
  return readPage(reader, select, page, (row) => row)
}

/** A product as the API shows it, in major units. */
export function presentProduct({ price_minor, photo_file, ...row }: ProductRow, currency: string) {
  const version = versionOf(photo_file)
  return {
    ...row,
    price: toMajor(price_minor, currency),
    currency,
    photo_url: version ? `/api/v1/products/${row.id}/photo?v=${version}` : null,
  }
}
