import type { Database, Statement } from 'better-sqlite3'

export type Cell = string | number | null

/** Rows written by one statement: the calls into SQLite and the upkeep of AUTOINCREMENT are shared among them. */
const ROWS = 32

/** Fills one table with prepared statements; gives ids from 1 on. Rows are held back until there are enough of them. */
export class Bulk {
  readonly #many: Statement
  readonly #one: Statement
  readonly #width: number
  #held: Cell[] = []
  #last = 0

  constructor(database: Database, table: string, columns: readonly string[]) {
    this.#width = columns.length
    const row = `(${columns.map(() => '?').join()})`
    const into = `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join()}) VALUES `
    this.#one = database.prepare(into + row)
    this.#many = database.prepare(into + Array.from({ length: ROWS }, () => row).join())
  }

  /** The id of the next row. */
  next(): number {
    return (this.#last += 1)
  }

  /** Adds a row, its cells in the order of the columns. */
  add(...cells: Cell[]): void {
    if (cells.length !== this.#width) throw new RangeError(`${cells.length} cells for ${this.#width} columns`)
    for (const cell of cells) this.#held.push(cell)
    if (this.#held.length < ROWS * this.#width) return
    this.#many.run(this.#held)
    this.#held = []
  }

  flush(): void {
    for (let at = 0; at < this.#held.length; at += this.#width) this.#one.run(this.#held.slice(at, at + this.#width))
    this.#held = []
  }
}
