import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { toMinor } from '../../lib/money.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import { setPicture } from '../pictures/keep.ts'
import { settingsOf } from '../settings/queries.ts'
import type { productsContract } from './contract.ts'
import { loadProduct, presentProduct, productBySku } from './queries.ts'
import { moveStock } from './stock.ts'

type NewProduct = z.output<(typeof productsContract)['POST /api/v1/products']['body']>
type Changes = z.output<(typeof productsContract)['PUT /api/v1/products/{product_id}']['body']>

/** Adds a product (one for nothing needs `payments.give`); what is in stock becomes its first stock movement. CODE_IN_USE where another has the SKU. */
export function createProduct(ctx: Ctx, { price, stock_quantity = 0, ...input }: NewProduct) {
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    const price_minor = inMinor(price, currency)
    if (price_minor === 0) requirePermission(ctx.caller, 'payments.give')
    refuseTakenSku(tx, input.sku, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('products').values({ ...input, price_minor, ...stamps }))
    if (stock_quantity > 0) moveStock(tx, ctx, { product_id: id, delta: stock_quantity, kind: 'initial' })
    const row = loadProduct(tx, id)
    audit(tx, ctx, 'product.create', { entity: 'product', id, after: row })
    return presentProduct(row, currency)
  })
}

/** Changes name, SKU, price or whether it is sold; sales made keep what they were made at. CODE_IN_USE and `payments.give` as above. */
export function changeProduct(ctx: Ctx, id: number, { price, ...changes }: Changes) {
  return ctx.write((tx) => {
    const { currency } = settingsOf(tx)
    const price_minor = price === undefined ? {} : { price_minor: inMinor(price, currency) }
    const before = loadProduct(tx, id)
    refuseTakenSku(tx, changes.sku, id)
    const wanted = { ...changes, ...price_minor }
    const isSame = Object.entries(wanted).every(([field, value]) => before[field as keyof typeof before] === value)
    if (isSame) return presentProduct(before, currency)
    tx.run(
      db
        .updateTable('products')
        .set({ ...wanted, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadProduct(tx, id)
    if (isFree(after) && !isFree(before)) requirePermission(ctx.caller, 'payments.give')
    audit(tx, ctx, 'product.update', { entity: 'product', id, before, after })
    return presentProduct(after, currency)
  })
}

/** True if it is sold for nothing. */
const isFree = ({ price_minor, is_active }: { price_minor: number; is_active: boolean }): boolean =>
  is_active && price_minor === 0

function inMinor(price: number, currency: string): number {
  const minor = toMinor(price, currency)
  if (minor === undefined) throw invalid('price', say('common.more_decimals', { currency }))
  return minor
}

function refuseTakenSku(tx: Tx, sku: string | null | undefined, id: number): void {
  if (!sku) return
  const other = tx.one(productBySku, { sku, id })
  if (other) throw new Refusal('CODE_IN_USE', say('products.has_sku_already', { name: other.name, sku }))
}

/** Sets a photo; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadProduct(ctx.db, id)
  return setPicture(ctx, { kind: 'product', id, file }, (tx, photo_file) => {
    const before = loadProduct(tx, id)
    tx.run(db.updateTable('products').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
    const after = loadProduct(tx, id)
    audit(tx, ctx, 'product.photo', { entity: 'product', id, before, after })
    return { former: before.photo_file, shown: presentProduct(after, settingsOf(tx).currency) }
  })
}

/** The photo's bytes, for the staff; its address changes with it, so that it can be kept for good. 404 without one. */
export async function readPhoto(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { photo_file } = loadProduct(ctx.db, id)
  const answer = photo_file && (await pictureAnswer(ctx, photo_file, { 'Cache-Control': `private, ${FOR_GOOD}` }))
  if (!answer) throw notFound('photo')
  return answer
}
