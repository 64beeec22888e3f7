import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { openToPages } from '../../http/safety.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import { versionOf } from '../pictures/names.ts'
import { findSettings } from '../settings/queries.ts'
import { shownPhoto } from './queries.ts'

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
