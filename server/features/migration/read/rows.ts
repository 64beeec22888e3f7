import { BeyondLimit, LIMITS } from './limits.ts'
import type { SheetRow } from './sheet.ts'

/** Counts what a whole file holds, over all its sheets. */
export class Tally {
  #rows = 0
  #cells = 0
  #text = 0

  /** Counts cells before they are filled in, empty ones too. */
  cells(count: number): void {
    this.#cells += count
    if (this.#cells > LIMITS.cells) throw new BeyondLimit('cells')
  }

  rows(count: number): void {
    this.#rows += count
    if (this.#rows > LIMITS.rows) throw new BeyondLimit('rows')
  }

  /** Counts the characters in a row's cells, as often as the row is repeated. */
  text(cells: readonly string[], times: number): void {
    for (const { length } of cells) {
      if (length > LIMITS.cell) throw new BeyondLimit('cell')
      this.#text += length * times
    }
    if (this.#text > LIMITS.text) throw new BeyondLimit('text')
  }
}

/** Collects the rows of one table: blank ones are left out, and so are the empty cells behind the last that holds anything. */
export class Rows {
  readonly found: SheetRow[] = []
  readonly #tally: Tally
  #cells: string[] = []
  #at = 0

  constructor(tally: Tally) {
    this.#tally = tally
  }

  /** Puts text into the next cell of the row in hand, and into as many more as it spans. */
  cell(text: string, span = 1): void {
    this.#tally.cells(span)
    this.#fill(text, this.#at, span)
    this.#at += span
  }

  /** Leaves cells of the row in hand empty; however many they are, they cost nothing unless something stands behind them. */
  skip(count: number): void {
    this.#at += count
  }

  /** Puts text into a cell of the row in hand by its position from 0; the empty ones before it count too. */
  put(text: string, at: number): void {
    this.#tally.cells(text === '' ? 1 : 1 + Math.max(0, at - this.#cells.length))
    this.#fill(text, at, 1)
  }

  #fill(text: string, at: number, span: number): void {
    if (text === '') return
    if (at + span > LIMITS.columns) throw new BeyondLimit('columns')
    while (this.#cells.length < at) this.#cells.push('')
    for (let more = 0; more < span; more += 1) this.#cells[at + more] = text
  }

  /** Ends the current row under its number (1 is the first), repeated as often as in the file. */
  end(row: number, times = 1): void {
    const cells = this.#cells
    this.#cells = []
    this.#at = 0
    if (cells.every((cell) => cell.trim() === '')) return
    this.#tally.rows(times)
    this.#tally.cells(cells.length * (times - 1))
    this.#tally.text(cells, times)
    for (let again = 0; again < times; again += 1) this.found.push({ row: row + again, cells })
  }
}
