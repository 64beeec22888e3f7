import { decodeText } from './encoding.ts'
import { parseDelimited } from './delimited.ts'
import { findHeader, readColumns } from './header.ts'
import { looksLikeHtml, parseHtmlTable } from './html-table.ts'
import { isBlank, type ReadResult, type Sheet, type Table } from './sheet.ts'
import { parseWorkbook } from './workbook.ts'

/** Largest file an import takes, in bytes (50 MiB). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

const HOW_TO_EXPORT = 'Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.'

/**
 * Reads an uploaded file of any kind studios get from their former software: delimited text in any common encoding,
 * an Excel workbook, or a web page named `.xls`. `known` says whether a normalised header name is one we know.
 */
export async function readFile(bytes: Uint8Array, known: (name: string) => boolean): Promise<ReadResult> {
  if (bytes.length > MAX_FILE_BYTES)
    return refuse('The file is larger than 50 MB. Please split it and import the parts.')
  if (bytes.length === 0) return refuse('The file is empty. Please export it again and check that it holds rows.')
  const table = await readTable(bytes)
  return typeof table === 'string' ? refuse(table) : asSheet(table, known)
}

async function readTable(bytes: Uint8Array): Promise<Table | string> {
  const foreign = foreignKind(bytes)
  if (foreign) return foreign
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const book = await parseWorkbook(bytes)
    if (book.kind === 'rows') return { format: 'xlsx', encoding: null, delimiter: null, rows: book.rows }
    if (book.kind === 'empty') return 'The workbook holds no rows. Please check which file was exported.'
    return `This file can’t be read as an Excel workbook; it may be damaged, protected by a password or of another kind. ${HOW_TO_EXPORT}`
  }
  const { text, encoding } = decodeText(bytes)
  if (isGarbage(text)) return `This doesn’t look like a table of text. ${HOW_TO_EXPORT}`
  if (looksLikeHtml(text)) {
    const rows = parseHtmlTable(text)
    if (rows.length === 0) return `This is a web page without a table in it. ${HOW_TO_EXPORT}`
    return { format: 'html', encoding, delimiter: null, rows }
  }
  if (/^\s*(<\?xml|<[a-z]|\{\\rtf)/i.test(text)) return `This is neither CSV nor an Excel workbook. ${HOW_TO_EXPORT}`
  const parsed = parseDelimited(text)
  if (parsed.kind === 'unclosed_quote')
    return `A quotation mark opened in row ${parsed.row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.`
  return { format: 'csv', encoding, delimiter: parsed.delimiter, rows: parsed.rows }
}

function asSheet(table: Table, known: (name: string) => boolean): ReadResult {
  if (table.rows.every(({ cells }) => isBlank(cells)))
    return refuse('The file holds no rows. Please export it again and check that it holds rows.')
  const at = findHeader(table.rows, known)
  const header = at === null ? undefined : table.rows[at]
  if (at === null || !header)
    return refuse('No row with column names was found. Please put names such as “Name” and “Email” above the rows.')
  const rows = table.rows.slice(at + 1).filter(({ cells }) => !isBlank(cells))
  if (rows.length === 0) return refuse('There are column names in the file but no rows below them.')
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length)
  const columns = readColumns(header.cells, width).filter(
    ({ header: name, index }) => name !== '' || rows.some(({ cells }) => (cells[index] ?? '').trim() !== ''),
  )
  const sheet: Sheet = { ...table, header_row: header.row, columns, rows }
  return { kind: 'sheet', sheet }
}

function foreignKind(bytes: Uint8Array): string | null {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]))
    return 'This is an Excel file of the old kind (.xls) or one protected by a password. Please open it in Excel or LibreOffice, choose “Save as”, then “Excel workbook (.xlsx)” or “CSV”, and choose that file.'
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46]))
    return `This is a PDF, from which rows can’t be read. ${HOW_TO_EXPORT}`
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff]))
    return `This is a picture. ${HOW_TO_EXPORT}`
  if (startsWith(bytes, [0x1f, 0x8b]))
    return 'This is a compressed file. Please unpack it first and choose the file inside.'
  return null
}

function isGarbage(text: string): boolean {
  const sample = text.slice(0, 20_000)
  // Control characters are what tells a picture or a program from a table
  const control = sample.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return control > sample.length * 0.005
}

function startsWith(bytes: Uint8Array, magic: readonly number[]): boolean {
  return magic.every((byte, at) => bytes[at] === byte)
}

function refuse(detail: string): ReadResult {
  return { kind: 'refused', detail }
}
