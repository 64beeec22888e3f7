import type { Reader } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { publicPicture } from '../pictures/names.ts'
import { settingsOf } from '../settings/queries.ts'
import type { TemplateRow } from './queries.ts'

/** A template as the API shows it. */
export function presentTemplate(reader: Reader, { photo_file, price_minor, ...row }: TemplateRow) {
  const { public_studio_id, currency } = settingsOf(reader)
  const price = price_minor === null ? null : toMajor(price_minor, currency)
  return { ...row, price, photo_url: publicPicture(public_studio_id, photo_file) }
}
