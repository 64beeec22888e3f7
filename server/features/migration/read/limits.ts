/** How much of a file is read at the most: what is beyond is refused before it is filled in. */
export const LIMITS = {
  columns: 200,
  sheets: 100,
  rows: 200_000,
  cells: 5_000_000,
  /** Characters of one cell; a spreadsheet takes 32,767. */
  cell: 100_000,
  /** Characters of all cells: one that a packed file names a million times is there a million times. */
  text: 100_000_000,
  /** What is packed, unpacked, in bytes. */
  unpacked: 512_000_000,
  /** How long reading may take, in milliseconds. */
  ms: 60_000,
}

export type Limit = 'columns' | 'sheets' | 'rows' | 'cells' | 'cell' | 'text' | 'unpacked' | 'memory' | 'time'

const SENTENCES: Record<Limit, string> = {
  columns: 'A row of this file has more than 200 columns. Please leave out what you don’t need and choose it again.',
  sheets: 'This workbook has more than 100 sheets. Please leave out what you don’t need and choose it again.',
  rows: 'This file has more than 200,000 rows. Please split it and import the parts.',
  cells: 'This file has more than 5 million cells. Please leave out what you don’t need, or split it.',
  cell: 'A cell of this file holds more than 100,000 characters. Please shorten it and choose the file again.',
  text: 'This file holds more than 100 million characters. Please leave out what you don’t need, or split it.',
  unpacked: 'This file is larger than 512 MB when it is unpacked. Please leave out what you don’t need, or split it.',
  memory: 'Reading this file takes more than 512 MB of memory. Please split it and import the parts.',
  time: 'Reading this file takes more than 60 seconds. Please split it and import the parts.',
}

/** The sentence that says which limit a file is beyond and what to do. */
export function beyond(limit: Limit): string {
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
