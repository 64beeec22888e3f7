import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import type { FileAnswer, UploadedFile } from '../../http/operation.ts'
import { toWebp } from '../../lib/photo.ts'
import { loadChangeable } from './access.ts'
import { audited } from './change.ts'
import { loadVisible } from './access.ts'
import { presentInstructor } from './queries.ts'

/** Sets a photo, saved anew under a name of our own; the former one is removed. PHOTO_UNREADABLE if it is no picture. */
export async function setPhoto(ctx: Ctx, id: number, file: UploadedFile) {
  loadChangeable(ctx.db, ctx, id)
  const photo = await toWebp(file.bytes)
  if (!photo) throw new Refusal('PHOTO_UNREADABLE', 'Choose a JPEG, PNG, WebP or AVIF picture of up to 40 megapixels.')
  const name = `instructor_${id}_${Buffer.from(ctx.ports.random.bytes(12)).toString('hex')}.webp`
  await ctx.ports.files.write(name, photo)
  const { former, shown } = await replacePhoto(ctx, id, name).catch(async (error: unknown) => {
    await ctx.ports.files.remove(name)
    throw error
  })
  if (former) await ctx.ports.files.remove(former)
  return shown
}

/** Takes the photo away; without one there is nothing to do. */
export async function removePhoto(ctx: Ctx, id: number) {
  const { former, shown } = await replacePhoto(ctx, id, null)
  if (former) await ctx.ports.files.remove(former)
  return shown
}

function replacePhoto(ctx: Ctx, id: number, photo_file: string | null) {
  return ctx.write(
    (tx) => {
      const before = loadChangeable(tx, ctx, id)
      if (before.photo_file === photo_file) return { former: null, shown: presentInstructor(before, ctx.caller) }
      const update = db.updateTable('instructors').set({ photo_file, updated_at: ctx.now })
      tx.run(update.where('id', '=', id))
      return { former: before.photo_file, shown: audited(tx, ctx, 'instructor.photo', before) }
    },
    ({ shown }) => shown,
  )
}

/** The photo's bytes; its address changes with it, so that it can be kept for good. 404 without one. */
export async function readPhoto(ctx: Ctx, id: number): Promise<FileAnswer> {
  const { photo_file } = loadVisible(ctx.db, ctx.caller, id)
  const bytes = photo_file ? await ctx.ports.files.read(photo_file) : undefined
  if (!bytes) throw notFound('photo')
  const headers = {
    'Cache-Control': 'private, max-age=31536000, immutable',
    'Content-Security-Policy': "sandbox; default-src 'none'",
  }
  return { bytes, type: 'image/webp', headers }
}
