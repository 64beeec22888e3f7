import { decodeText } from './encoding.ts'
import { parseDelimited } from './delimited.ts'
import { findHeader, readColumns } from './header.ts'
import { looksLikeHtml, parseHtmlTable } from './html-table.ts'
import { beyond, BeyondLimit } from './limits.ts'
import { readOpenDocument } from './open-document.ts'
import { Tally } from './rows.ts'
import type { NamedSheet, NamedTable, ReadResult, Sheet, Tables } from './sheet.ts'
import { readWorkbook } from './workbook.ts'
import { Zip } from './zip.ts'
import { say, type Said } from '../../../lib/sayings/sayings.ts'

/** Largest file an import takes, in bytes (50 MiB). */
export const MAX_FILE_BYTES = 50 * 1024 * 1024

/**
 * Reads an uploaded file of any kind studios get from their former software: delimited text in any common encoding,
 * a workbook of Excel or LibreOffice, or a web page named `.xls`. `known` says whether a normalised header name is one we
 * know. Of several sheets the one with the most rows under its header comes first: before those with a header that is known
 * no cover comes, however much it says.
 */
export async function readFile(bytes: Uint8Array, known: (name: string) => boolean): Promise<ReadResult> {
  if (bytes.length > MAX_FILE_BYTES) return refuse(say('migration.too_large'))
  if (bytes.length === 0) return refuse(say('migration.file_is_empty'))
  try {
    const read = await readTables(bytes)
    return typeof read === 'string' ? refuse(read) : asSheets(read, known)
  } catch (error) {
    if (error instanceof BeyondLimit) return refuse(beyond(error.limit))
    throw error
  }
}

async function readTables(bytes: Uint8Array): Promise<Tables | Said> {
  const foreign = foreignKind(bytes)
  if (foreign) return foreign
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readArchive(bytes)
  const { text, encoding } = decodeText(bytes)
  if (isGarbage(text)) return say('migration.doesnt_look_like_table')
  if (looksLikeHtml(text)) {
    const rows = parseHtmlTable(text)
    if (rows.length === 0) return say('migration.web_page_without_table')
    return { format: 'html', encoding, delimiter: null, tables: [{ name: null, rows }] }
  }
  if (/^\s*(<\?xml|<[a-z]|\{\\rtf)/i.test(text)) return say('migration.neither_csv_nor_excel')
  const parsed = parseDelimited(text)
  if (parsed.kind === 'unclosed_quote') return say('migration.quotation_mark_open', { row: parsed.row })
  return { format: 'csv', encoding, delimiter: parsed.delimiter, tables: [{ name: null, rows: parsed.rows }] }
}

async function readArchive(bytes: Uint8Array): Promise<Tables | Said> {
  try {
    const zip = new Zip(bytes)
    const format = zip.has('content.xml') ? 'ods' : 'xlsx'
    const tables = await (format === 'ods' ? readOpenDocument : readWorkbook)(zip, new Tally())
    if (tables.length === 0 && !zip.has('content.xml') && !zip.has('xl/workbook.xml')) return UNREADABLE
    if (tables.length === 0) return say('migration.workbook_without_rows')
    return { format, encoding: null, delimiter: null, tables }
  } catch (error) {
    if (error instanceof BeyondLimit) throw error
    return UNREADABLE
  }
}

const UNREADABLE = say('migration.file_cant_be_read_as')

function asSheets({ tables, ...file }: Tables, known: (name: string) => boolean): ReadResult {
  const sheets: (NamedSheet & { isKnown: boolean })[] = []
  let why = say('migration.file_holds_no_rows')
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
): { sheet: Sheet; isKnown: boolean } | Said {
  if (found.length === 0) return say('migration.file_holds_no_rows')
  const place = findHeader(found, known)
  const header = place ? found[place.at] : undefined
  if (!place || !header) return say('migration.no_row_with_column_names')
  const rows = found.slice(place.at + 1)
  if (rows.length === 0) return say('migration.there_are_column_names')
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), header.cells.length)
  const filled = new Set<number>()
  for (const { cells } of rows)
    for (let index = 0; index < cells.length; index += 1) if (cells[index]?.trim()) filled.add(index)
  const columns = readColumns(header.cells, width).filter(({ header: name, index }) => name !== '' || filled.has(index))
  return { sheet: { ...file, header_row: header.row, columns, rows }, isKnown: place.isKnown }
}

function foreignKind(bytes: Uint8Array): Said | null {
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return say('migration.excel_file_of_old')
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return say('migration.is_pdf')
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47]) || startsWith(bytes, [0xff, 0xd8, 0xff]))
    return say('migration.is_picture')
  if (startsWith(bytes, [0x1f, 0x8b])) return say('migration.compressed_file')
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

function refuse(detail: Said): ReadResult {
  return { kind: 'refused', detail }
}
