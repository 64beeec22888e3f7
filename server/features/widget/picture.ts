import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { openToPages } from '../../http/safety.ts'
import { FOR_GOOD, pictureAnswer } from '../pictures/answer.ts'
import type { PictureKind } from '../pictures/kinds.ts'
import { namesOf } from '../pictures/names.ts'
import { findSettings } from '../settings/queries.ts'
import { shownTemplatePhoto } from './queries.ts'

/** The names that the server gives to pictures that everybody may see; anything else is not served. */
const pictureName = /^(logo|cover|template_([1-9][0-9]{0,14}))_[0-9a-f]{24}(_[0-9a-z]+)?\.(webp|jpg)$/

/**
 * A picture of the studio for any page, kept for good since its name changes with it. Whatever is not the logo, the cover
 * or the photo of an active class template now (another studio's id, a former name, no file) is one and the same 404.
 */
export async function publicPictureFile(
  ctx: Ctx,
  { public_studio_id, name }: { public_studio_id: string; name: string },
): Promise<FileAnswer> {
  const headers = { 'Cache-Control': `public, ${FOR_GOOD}`, ...openToPages }
  const answer = isShown(ctx, public_studio_id, name) ? await pictureAnswer(ctx, name, headers) : undefined
  if (!answer) throw notFound('picture', { withoutId: true })
  return answer
}

/** Whether the database names it: by that alone a file is found, and by nothing that is asked for. */
function isShown({ db }: Ctx, studioId: string, name: string): boolean {
  const settings = findSettings(db)
  const [, owner, template] = pictureName.exec(name) ?? []
  if (!owner || settings?.public_studio_id !== studioId) return false
  const [kind, named]: [PictureKind, string | null | undefined] = template
    ? ['template', db.one(shownTemplatePhoto, { id: Number(template) })?.photo_file]
    : [owner as 'logo' | 'cover', settings[`${owner as 'logo' | 'cover'}_file`]]
  return named ? namesOf(kind, named).includes(name) : false
}
