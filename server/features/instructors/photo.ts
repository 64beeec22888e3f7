import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { loadChangeable, loadVisible } from './access.ts'
import { audited } from './change.ts'
import { presentInstructor } from './queries.ts'

/** Sets a photo; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadChangeable(ctx.db, ctx, id)
  return setPicture(ctx, { kind: 'instructor', id, file }, (tx, name) => replacePhoto(tx, ctx, id, name))
}

/** Takes the photo away; without one there is nothing to do. */
export function removePhoto(ctx: Ctx, id: number) {
  return removePicture(ctx, 'instructor', (tx, name) => replacePhoto(tx, ctx, id, name))
}

function replacePhoto(tx: Tx, ctx: Ctx, id: number, photo_file: string | null) {
  const before = loadChangeable(tx, ctx, id)
  if (before.photo_file === photo_file) return { former: null, shown: presentInstructor(before, ctx.caller) }
  tx.run(db.updateTable('instructors').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
  return { former: before.photo_file, shown: audited(tx, ctx, 'instructor.photo', before) }
}

/** The photo's bytes; its address changes with it, so that it can be kept for good. 404 without one. */
export async function readPhoto(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { photo_file } = loadVisible(ctx.db, ctx.caller, id)
  const answer = photo_file && (await pictureAnswer(ctx, photo_file, { 'Cache-Control': `private, ${FOR_GOOD}` }))
  if (!answer) throw notFound('photo')
  return answer
}
