import type { Reader } from '../../db/writer.ts'
import type { Reading } from '../../lib/sayings/format.ts'
import { settingsOf } from './queries.ts'

/** The language and clock in which the caller reads sayings: the request's language, the studio's time zone. */
export function readingOf(reader: Reader, { language }: { language: string }): Reading {
  return { language, timezone: settingsOf(reader).timezone }
}
