import type { App } from '../../context.ts'
import type { Pictures } from '../../documents/compiler.ts'
import { settingsOf } from '../settings/queries.ts'
import { nameOf } from './names.ts'
import { cutsOf } from './kinds.ts'

/** The studio's logo for its papers; nothing where there is none. */
export async function logoOnPaper(app: App): Promise<Pictures> {
  const { logo_file } = settingsOf(app.db)
  const bytes = logo_file === null ? undefined : await app.ports.files.read(logo_file)
  return bytes ? { 'logo.webp': bytes } : {}
}

/** The same, and the studio's cover: as a JPEG, which a PDF holds as it is. */
export async function picturesOnPaper(app: App): Promise<Pictures> {
  const { cover_file } = settingsOf(app.db)
  const jpeg = cutsOf('cover').find(({ format }) => format === 'jpeg')!
  const bytes = cover_file === null ? undefined : await app.ports.files.read(nameOf(cover_file, jpeg))
  return { ...(await logoOnPaper(app)), ...(bytes && { 'cover.jpg': bytes }) }
}
