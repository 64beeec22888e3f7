import type { Reader } from '../../db/writer.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import { settingsOf } from '../settings/queries.ts'

/** A saying as a receipt has it, in the studio's language: a document keeps the words that were handed over. */
export function onReceipt(reader: Reader, said: Said): string {
  const { locale: language, timezone } = settingsOf(reader)
  return formatSaying(said, { language, timezone })
}
