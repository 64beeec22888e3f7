import { createHash } from 'node:crypto'
import { Refusal } from '../../../api/errors.ts'
import type { ImportEntity } from '../mapping/fields.ts'
import { recognise } from '../mapping/products.ts'
import { proposeMapping, type ColumnMapping } from '../mapping/propose.ts'
import { isKnownHeader } from '../mapping/synonyms.ts'
import type { Header } from '../queries.ts'
import { readFile } from './file.ts'
import type { SheetRow } from './sheet.ts'

/** A sheet of the file, without its rows. */
export interface ReadSheet {
  name: string | null
  header: Header
  product: string | null
  column_mapping: ColumnMapping
  rows: number
}

/** The result of reading, piece by piece: first the sheets, the proposed one first, then the rows of each. */
export type ReadPiece =
  | { kind: 'sheets'; sha256: string; sheets: ReadSheet[] }
  /** Rows with their numbers, their cells as JSON. */
  | { kind: 'rows'; sheet: number; rows: (readonly [row: number, cells: string])[] }

/** Limits of one piece in rows and characters, since the receiver stores a piece in one turn of the event loop. */
const ROWS_AT_ONCE = 250
const TEXT_AT_ONCE = 500_000

/** Reads an uploaded file; refuses one that can't be read, or is beyond a limit, with the sentence that says why. */
export async function readImportFile(
  { bytes, entity }: { bytes: Uint8Array; entity: ImportEntity },
  emit: (piece: ReadPiece) => Promise<void>,
): Promise<void> {
  const read = await readFile(bytes, isKnownHeader)
  if (read.kind === 'refused') throw new Refusal('FILE_UNREADABLE', read.detail)
  const sheets = read.sheets.map(({ name, sheet }): ReadSheet => {
    const { rows, ...header } = sheet
    const product = recognise(sheet.columns.map(({ header: column }) => column))?.product ?? null
    return { name, header, product, column_mapping: proposeMapping(entity, sheet), rows: rows.length }
  })
  await emit({ kind: 'sheets', sha256: createHash('sha256').update(bytes).digest('hex'), sheets })
  for (const [at, { sheet }] of read.sheets.entries())
    for (const rows of piecesOf(sheet.rows)) await emit({ kind: 'rows', sheet: at, rows })
}

function* piecesOf(rows: readonly SheetRow[]): Generator<(readonly [row: number, cells: string])[]> {
  let [piece, size]: [(readonly [number, string])[], number] = [[], 0]
  for (const { row, cells } of rows) {
    const text = JSON.stringify(cells)
    piece.push([row, text])
    size += text.length
    if (piece.length < ROWS_AT_ONCE && size < TEXT_AT_ONCE) continue
    yield piece
    ;[piece, size] = [[], 0]
  }
  if (piece.length > 0) yield piece
}
