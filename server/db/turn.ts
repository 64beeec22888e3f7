import type { Database, Statement } from 'better-sqlite3'

/**
 * All reads of one turn of the event loop share one transaction: SQLite then locks its log once for all of them, and not for
 * each statement. It ends with the turn, and before anything that wants a separate transaction.
 */
export class Turn {
  readonly #database: Database
  readonly #begin: Statement
  readonly #commit: Statement
  readonly #rollback: Statement
  #isOpen = false

  constructor(database: Database) {
    this.#database = database
    this.#begin = database.prepare('BEGIN')
    this.#commit = database.prepare('COMMIT')
    this.#rollback = database.prepare('ROLLBACK')
  }

  /** Has what follows read in this turn's transaction; in the one that is open, where one is. */
  begin(): void {
    if (this.#isOpen || this.#database.inTransaction) return
    this.#begin.run()
    this.#isOpen = true
    setImmediate(() => this.end())
  }

  /** Ends it, so that the next statement stands alone and sees what is in the file then. */
  end(): void {
    if (!this.#isOpen) return
    this.#isOpen = false
    try {
      this.#commit.run()
    } catch {
      // Readers already know if the file is damaged or the disk fails.
      if (this.#database.inTransaction) this.#rollback.run()
    }
  }
}
