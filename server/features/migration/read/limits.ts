import { say, type Said } from '../../../lib/sayings/sayings.ts'
/** Limits of a file: a larger one is refused before its cells are filled in. */
export const LIMITS = {
  columns: 200,
  sheets: 100,
  rows: 200_000,
  cells: 5_000_000,
  /** Characters of one cell; a spreadsheet takes 32,767. */
  cell: 100_000,
  /** Characters of all cells; a text that a packed file refers to a million times counts a million times. */
  text: 100_000_000,
  /** Unpacked size of a packed file, in bytes. */
  unpacked: 512_000_000,
  /** How long reading may take, in milliseconds. */
  ms: 60_000,
}

export type Limit = 'columns' | 'sheets' | 'rows' | 'cells' | 'cell' | 'text' | 'unpacked' | 'memory' | 'time'

const SENTENCES: Record<Limit, Said> = {
  columns: say('migration.too_many_columns'),
  sheets: say('migration.too_many_sheets'),
  rows: say('migration.too_many_rows'),
  cells: say('migration.too_many_cells'),
  cell: say('migration.cell_too_long'),
  text: say('migration.too_many_characters'),
  unpacked: say('migration.too_large_unpacked'),
  memory: say('migration.too_much_memory'),
  time: say('migration.too_slow'),
}

/** The sentence that says which limit a file is beyond and what to do. */
export function beyond(limit: Limit): Said {
  return SENTENCES[limit]
}

/** A file is beyond a limit; reading it ends at once. */
export class BeyondLimit extends Error {
  readonly limit: Limit

  constructor(limit: Limit) {
    super(SENTENCES[limit])
    this.limit = limit
  }
}

/** A cell's text with its next piece; refuses it as soon as it is too long, before the rest is read. */
export function longer(text: string, piece: string): string {
  if (text.length + piece.length > LIMITS.cell) throw new BeyondLimit('cell')
  return text + piece
}
