import { createHash } from 'node:crypto'
import { Refusal } from '../../../api/errors.ts'
import type { ImportEntity } from '../mapping/fields.ts'
import { recognise } from '../mapping/products.ts'
import { proposeMapping, type ColumnMapping } from '../mapping/propose.ts'
import { isKnownHeader } from '../mapping/synonyms.ts'
import type { Header } from '../queries.ts'
import { readFile } from './file.ts'

/** A sheet of the file, without its rows. */
export interface ReadSheet {
  name: string | null
  header: Header
  product: string | null
  column_mapping: ColumnMapping
  rows: number
}

/** What is read, piece by piece: first the sheets, the proposed one at the front, then the rows of each. */
export type ReadPiece =
  | { kind: 'sheets'; sha256: string; sheets: ReadSheet[] }
  /** Rows with their numbers, their cells as JSON. */
  | { kind: 'rows'; sheet: number; rows: (readonly [row: number, cells: string])[] }

const ROWS_AT_ONCE = 250

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
  for (const [
    sheet,
    {
      sheet: { rows },
    },
  ] of read.sheets.entries())
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
      const part = rows.slice(at, at + ROWS_AT_ONCE)
      await emit({ kind: 'rows', sheet, rows: part.map(({ row, cells }) => [row, JSON.stringify(cells)] as const) })
    }
}
