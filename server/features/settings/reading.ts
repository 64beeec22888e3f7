import type { Reader } from '../../db/writer.ts'
import type { Reading } from '../../lib/sayings/format.ts'
import { settingsOf } from './queries.ts'

/** How sayings are told to who asks: in the language of the request, on the studio's clock. */
export function readingOf(reader: Reader, { language }: { language: string }): Reading {
  return { language, timezone: settingsOf(reader).timezone }
}
