import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { notFound } from '../../api/errors.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { audit } from '../audit/audit.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import { setPicture } from '../pictures/keep.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadProduct, presentProduct } from './queries.ts'

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
