import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { toWebp } from '../../lib/photo.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadProduct, presentProduct } from './queries.ts'

/**
 * Sets a photo, saved anew as product_<id>_<random>.webp; the former one is removed. PHOTO_UNREADABLE if it is no picture.
 */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadProduct(ctx.db, id)
  const photo = await toWebp(file.bytes)
  if (!photo) throw new Refusal('PHOTO_UNREADABLE', 'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.')
  const photo_file = `product_${id}_${Buffer.from(ctx.ports.random.bytes(12)).toString('hex')}.webp`
  await ctx.ports.files.write(photo_file, photo)
  const { former, shown } = await replacePhoto(ctx, id, photo_file).catch(async (error: unknown) => {
    await ctx.ports.files.remove(photo_file)
    throw error
  })
  if (former) await ctx.ports.files.remove(former)
  return shown
}

function replacePhoto(ctx: Ctx, id: number, photo_file: string) {
  return ctx.write(
    (tx) => {
      const before = loadProduct(tx, id)
      tx.run(db.updateTable('products').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
      const after = loadProduct(tx, id)
      audit(tx, ctx, 'product.photo', { entity: 'product', id, before, after })
      return { former: before.photo_file, shown: presentProduct(after, settingsOf(tx).currency) }
    },
    ({ shown }) => shown,
  )
}

/** The photo's bytes, for the staff; its address changes with it, so that it can be kept for good. 404 without one. */
export async function readPhoto(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { photo_file } = loadProduct(ctx.db, id)
  const bytes = photo_file ? await ctx.ports.files.read(photo_file) : undefined
  if (!bytes) throw notFound('photo')
  return { bytes, type: 'image/webp', headers: { ...photoHeaders, 'Cache-Control': `private, ${FOR_GOOD}` } }
}

export const photoHeaders = { 'Content-Security-Policy': "sandbox; default-src 'none'" }

/** How long a photo may be kept whose address names its version. */
export const FOR_GOOD = 'max-age=31536000, immutable'
