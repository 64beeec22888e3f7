import { type Said } from '../../../lib/sayings/sayings.ts'
/** One row of an uploaded file: `row` is its number as Excel shows it (1 is the first line of the file). */
export interface SheetRow {
  row: number
  cells: string[]
  /** Corrected cells by the column's position from 0; never read in another encoding. */
  edits?: Readonly<Record<string, string>> | null
}

/** A column: its name in the file (may be empty or repeated) and a label that is unique within the file. */
export interface Column {
  index: number
  header: string
  label: string
}

/** A file understood as a table. Every cell is text; dates of Excel cells are `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. */
export interface Sheet {
  format: 'csv' | 'xlsx' | 'ods' | 'html'
  encoding: string | null
  delimiter: string | null
  header_row: number
  columns: Column[]
  rows: SheetRow[]
}

/** A sheet of a workbook by its name; a file that has no sheets is one without a name. */
export interface NamedSheet {
  name: string | null
  sheet: Sheet
}

/** The result of reading: the tables, the proposed one first, or the sentence that tells the owner why not. */
export type ReadResult = { kind: 'sheets'; sheets: [NamedSheet, ...NamedSheet[]] } | { kind: 'refused'; detail: Said }

/** The rows of a workbook's sheet; blank ones are left out. */
export interface NamedTable {
  name: string | null
  rows: SheetRow[]
}

/** A file before its headers are known. */
export interface Tables {
  format: Sheet['format']
  encoding: string | null
  delimiter: string | null
  tables: NamedTable[]
}

/** True if no cell of the row holds anything but blanks. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
