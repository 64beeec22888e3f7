import type { Reader } from '../../db/writer.ts'
import { formatSaying } from '../../lib/sayings/format.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { Term } from '../../lib/sayings/templates.ts'
import { readingOf } from './reading.ts'

/** A heading or a value of a table: `date`, `method.cash`. */
export type TableWord = Term<'csv'>

/** The headings and values of tables in the language of the request. */
export function tableWords(reader: Reader, asked: { language: string }): (word: TableWord) => string {
  const reading = readingOf(reader, asked)
  return (word) => formatSaying(say(`csv.${word}`), reading)
}
