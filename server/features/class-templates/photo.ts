import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { audit } from '../audit/audit.ts'
import { removePicture, setPicture } from '../pictures/keep.ts'
import { loadTemplate } from './load.ts'
import { presentTemplate } from './present.ts'

/** Sets a photo; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadTemplate(ctx.db, id)
  return setPicture(ctx, { kind: 'template', id, file }, (tx, name) => replacePhoto(tx, ctx, id, name))
}

/** Takes the photo away; without one there is nothing to do. */
export function removePhoto(ctx: Ctx, id: number) {
  return removePicture(ctx, 'template', (tx, name) => replacePhoto(tx, ctx, id, name))
}

function replacePhoto(tx: Tx, ctx: Ctx, id: number, photo_file: string | null) {
  const before = loadTemplate(tx, id)
  if (before.photo_file === photo_file) return { former: null, shown: presentTemplate(tx, before) }
  tx.run(db.updateTable('class_templates').set({ photo_file, updated_at: ctx.now }).where('id', '=', id))
  const after = loadTemplate(tx, id)
  audit(tx, ctx, 'class_template.photo', { entity: 'class_template', id, before, after })
  return { former: before.photo_file, shown: presentTemplate(tx, after) }
}
