import { decodeText } from './encoding.ts'
import { parseDelimited } from './delimited.ts'
import { findHeader, readColumns } from './header.ts'
import { looksLikeHtml, parseHtmlTable } from './html-table.ts'
import { BeyondLimit } from './limits.ts'
import { readOpenDocument } from './open-document.ts'
import { Tally } from './rows.ts'
import type { NamedSheet, NamedTable, ReadResult, Sheet, Tables } from './sheet.ts'
import { readWorkbook } from './workbook.ts'
import { Zip } from './zip.ts'

/** Largest file an import takes, in bytes (50 MiB). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

const HOW_TO_EXPORT = 'Please export the list as CSV or as an Excel workbook (.xlsx) and choose that file.'

/**
 * Reads an uploaded file of any kind studios get from their former software: delimited text in any common encoding,
 * a workbook of Excel or LibreOffice, or a web page named `.xls`. `known` says whether a normalised header name is one we
 * know. Of several sheets the one with the most rows under its header comes first: before those with a header that is known
 * no cover comes, however much it says.
 */
export async function readFile(bytes: Uint8Array, known: (name: string) => boolean): Promise<ReadResult> {
  if (bytes.length > MAX_FILE_BYTES)
    return refuse('The file is larger than 50 MB. Please split it and import the parts.')
  if (bytes.length === 0) return refuse('The file is empty. Please export it again and check that it holds rows.')
  try {
    const read = await readTables(bytes)
    return typeof read === 'string' ? refuse(read) : asSheets(read, known)
  } catch (error) {
    if (error instanceof BeyondLimit) return refuse(error.message)
    throw error
  }
}

async function readTables(bytes: Uint8Array): Promise<Tables | string> {
  const foreign = foreignKind(bytes)
  if (foreign) return foreign
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readArchive(bytes)
  const { text, encoding } = decodeText(bytes)
  if (isGarbage(text)) return `This doesn’t look like a table of text. ${HOW_TO_EXPORT}`
  if (looksLikeHtml(text)) {
    const rows = parseHtmlTable(text)
    if (rows.length === 0) return `This is a web page without a table in it. ${HOW_TO_EXPORT}`
    return { format: 'html', encoding, delimiter: null, tables: [{ name: null, rows }] }
  }
  if (/^\s*(<\?xml|<[a-z]|\{\\rtf)/i.test(text)) return `This is neither CSV nor an Excel workbook. ${HOW_TO_EXPORT}`
  const parsed = parseDelimited(text)
  if (parsed.kind === 'unclosed_quote')
    return `A quotation mark opened in row ${parsed.row} is never closed, so the rows after it can’t be told apart. Please correct that row and choose the file again.`
  return { format: 'csv', encoding, delimiter: parsed.delimiter, tables: [{ name: null, rows: parsed.rows }] }
}

async function readArchive(bytes: Uint8Array): Promise<Tables | string> {
  try {
    const zip = new Zip(bytes)
    const format = zip.has('content.xml') ? 'ods' : 'xlsx'
    const tables = await (format === 'ods' ? readOpenDocument : readWorkbook)(zip, new Tally())
    if (tables.length === 0 && !zip.has('content.xml') && !zip.has('xl/workbook.xml')) return UNREADABLE
    if (tables.length === 0) return 'The workbook holds no rows. Please check which file was exported.'
    return { format, encoding: null, delimiter: null, tables }
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
    return UNREADABLE
  }
}

const UNREADABLE = `This file can’t be read as a workbook; it may be damaged, protected by a password or of another kind. ${HOW_TO_EXPORT}`

function asSheets({ tables, ...file }: Tables, known: (name: string) => boolean): ReadResult {
  const sheets: (NamedSheet & { isKnown: boolean })[] = []
  let why = 'The file holds no rows. Please export it again and check that it holds rows.'
  for (const { name, rows } of tables) {
    const sheet = asSheet(rows, file, known)
    if (typeof sheet === 'string') why = sheet
    else sheets.push({ name, ...sheet })
  }
  const [first, ...others] = sheets
    .toSorted((a, b) => Number(b.isKnown) - Number(a.isKnown) || b.sheet.rows.length - a.sheet.rows.length)
    .map(({ name, sheet }) => ({ name, sheet }))
  return first ? { kind: 'sheets', sheets: [first, ...others] } : refuse(why)
}

function asSheet(
  found: NamedTable['rows'],
  file: Omit<Tables, 'tables'>,
  known: (name: string) => boolean,
): { sheet: Sheet; isKnown: boolean } | string {
  if (found.length === 0) return 'The file holds no rows. Please export it again and check that it holds rows.'
  const place = findHeader(found, known)
  const header = place ? found[place.at] : undefined
  if (!place || !header)
    return 'No row with column names was found. Please put names such as “Name” and “Email” above the rows.'
  const rows = found.slice(place.at + 1)
  if (rows.length === 0) return 'There are column names in the file but no rows below them.'
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length)
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (let index = 0; index < cells.length; index += 1) if (cells[index]?.trim()) filled.add(index)
  const columns = readColumns(header.cells, width).filter(({ header: name, index }) => name !== '' || filled.has(index))
  return { sheet: { ...file, header_row: header.row, columns, rows }, isKnown: place.isKnown }
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
