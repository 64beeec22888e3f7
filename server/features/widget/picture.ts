import { notFound } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { openToPages } from '../../http/safety.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import type { PictureKind } from '../pictures/kinds.ts'
import { namesOf, versionOf } from '../pictures/names.ts'
import { findSettings } from '../settings/queries.ts'
import { shownPhoto, shownPhotos } from './queries.ts'

/** The names that the server gives to pictures that everybody may see; anything else is not served. */
const pictureName = /^(logo|cover|(template|instructor)_([1-9][0-9]{0,14}))_[0-9a-f]{24}(_[0-9a-z]+)?\.(webp|jpg)$/

/**
 * A picture of the studio for any page, kept for good since its name changes with it. Whatever is not the logo, the cover
 * or the photo of an active class template or instructor now (another studio's id, a former name, no file) is one and the same 404.
 */
export async function publicPictureFile(
  ctx: Ctx,
  { public_studio_id, name }: { public_studio_id: string; name: string },
): Promise<FileAnswer> {
  const headers = { 'Cache-Control': `public, ${FOR_GOOD}`, ...openToPages }
  const shown = nameShown(ctx, public_studio_id, name)
  // One that was saved before there was a smaller one of its kind is read whole.
  const answer = shown && ((await pictureAnswer(ctx, name, headers)) ?? (await pictureAnswer(ctx, shown, headers)))
  if (!answer) throw notFound('picture', { withoutId: true })
  return answer
}

/** The picture that the database names and this is a file of: by that alone a file is found, and by nothing that is asked for. */
function nameShown({ db }: Ctx, studioId: string, name: string): string | undefined {
  const settings = findSettings(db)
  const [, owner, of, id] = pictureName.exec(name) ?? []
  if (!owner || settings?.public_studio_id !== studioId) return undefined
  const kind = (of ?? owner) as Exclude<PictureKind, 'product'>
  const named =
    kind === 'logo' || kind === 'cover'
      ? settings[`${kind}_file`]
      : db.one(shownPhotos[kind], { id: Number(id) })?.photo_file
  return named && namesOf(kind, named).includes(name) ? named : undefined
}

/** The names that the server gives to the photos of products; anything else in the database is not served. */
const photoName = /^product_[0-9a-z_-]+\.webp$/

/**
 * A product's photo for any page. Whatever does not fit (another studio's id, no such product, one not sold any more, no
 * photo, a name that is not ours, no file) is one and the same 404. For good where the address names the version.
 */
export async function publicProductPhoto(
  ctx: Ctx,
  { public_studio_id, product_id }: { public_studio_id: string; product_id: number },
  version: string | undefined,
): Promise<FileAnswer> {
  const isHere = findSettings(ctx.db)?.public_studio_id === public_studio_id
  const product = ctx.db.one(shownPhoto, { id: product_id })
  const name = isHere && product?.is_active ? product.photo_file : null
  const isNamed = version !== undefined && version === versionOf(name)
  const caching = { 'Cache-Control': isNamed ? `public, ${FOR_GOOD}` : 'public, max-age=300' }
  const isOurs = name !== null && photoName.test(name)
  const answer = isOurs ? await pictureAnswer(ctx, name, { ...caching, ...openToPages }) : undefined
  if (!answer) throw notFound('photo', { withoutId: true })
  return answer
}
