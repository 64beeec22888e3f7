/** What a cell may hold; null and undefined write an empty one. */
export type CsvCell = string | number | boolean | null | undefined

const FORMULA_START = /^[=+\-@\t\r\n]/
const PLAIN_NUMBER = /^[+-]?\d+(\.\d+)?$/

function csvCell(value: CsvCell): string {
  if (value === null || value === undefined) return ''
  const text = String(value)
  const guarded = typeof value === 'string' && FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text
  return /[",\r\n]|^\s|\s$/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded
}

/** One record, ended by CRLF. A text that a spreadsheet would run as a formula gets a leading apostrophe. */
export function csvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

/** A whole RFC 4180 file, the header first; `bom` helps Excel to see that it is UTF-8. */
export function toCsv(
  header: readonly string[],
  rows: Iterable<readonly CsvCell[]>,
  options: { bom?: boolean } = {},
): string {
  let text = (options.bom ? '\uFEFF' : '') + csvRow(header)
  for (const row of rows) text += csvRow(row)
  return text
}
