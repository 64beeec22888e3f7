import type { Reader } from '../../db/writer.ts'
import { publicPicture } from '../pictures/names.ts'
import { settingsOf } from '../settings/queries.ts'
import type { TemplateRow } from './queries.ts'

/** A template as the API shows it. */
export function presentTemplate(reader: Reader, { photo_file, ...row }: TemplateRow) {
  return { ...row, photo_url: publicPicture(settingsOf(reader).public_studio_id, photo_file) }
}
