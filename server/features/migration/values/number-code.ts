import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** As spreadsheets show a long number: `8.41235E+12`. */
const ROUNDED = /^\d(?:[.,]\d+)?e\+\d{1,3}$/i

/** True if a spreadsheet has rounded a long number: its last digits are gone. */
export const isRounded = (cell: string): boolean => ROUNDED.test(cell.trim())

/**
 * Reads a number that names something (a barcode, the code of a card), without the apostrophe or `.0` that spreadsheets add.
 * One that a spreadsheet has rounded is a problem: its last digits are gone, and others would look the same.
 */
export function parseNumberCode(text: string): Parsed<string> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  if (isRounded(cell)) return problem(say('import.rounded', { cell }))
  return value(cell.replace(/^'/, '').replace(/^(\d+)\.0$/, '$1'))
}
