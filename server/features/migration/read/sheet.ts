/** One row of an uploaded file: `row` is its number as Excel shows it (1 is the first line of the file). */
export interface SheetRow {
  row: number
  cells: string[]
}

/** A column: its name in the file (may be empty or repeated) and a label that is unique within the file. */
export interface Column {
  index: number
  header: string
  label: string
}

/** A file understood as a table. Every cell is text; dates of Excel cells are `YYYY-MM-DD` or `YYYY-MM-DD HH:MM`. */
export interface Sheet {
  format: 'csv' | 'xlsx' | 'html'
  encoding: string | null
  delimiter: string | null
  header_row: number
  columns: Column[]
  rows: SheetRow[]
}

/** What reading gives: a table, or the sentence that tells the owner why not and what to do. */
export type ReadResult = { kind: 'sheet'; sheet: Sheet } | { kind: 'refused'; detail: string }

/** Rows before the header is known; `row` as in `SheetRow`. */
export interface Table {
  format: Sheet['format']
  encoding: string | null
  delimiter: string | null
  rows: SheetRow[]
}

/** True if no cell of the row holds anything but blanks. */
export function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '')
}
