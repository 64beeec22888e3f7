import Papa from 'papaparse'

/** The value of a cell; null and undefined write an empty one. */
export type CsvCell = string | number | boolean | null | undefined

/** Text that a spreadsheet would run as a formula; plain numbers are none. */
const FORMULA = /^(?![+-]?\d+(\.\d+)?$)[=+\-@\t\r\n]/

/**
 * A whole RFC 4180 file, the header first, each record ended by CRLF; `bom` helps Excel to see that it is UTF-8. A text that
 * a spreadsheet would run as a formula gets a leading apostrophe.
 */
export function toCsv(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  options: { bom?: boolean } = {},
): string {
  return `${options.bom ? '\uFEFF' : ''}${csvRecords([header, ...rows])}`
}

/** Records of such a file, each ended by CRLF: for one that is written piece by piece. '' where there are none. */
export function csvRecords(rows: readonly (readonly CsvCell[])[]): string {
  if (rows.length === 0) return ''
  const text = Papa.unparse(rows as CsvCell[][], { newline: '\r\n', escapeFormulae: FORMULA })
  return `${text}\r\n`
}
