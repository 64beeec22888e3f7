import type { Database } from 'better-sqlite3'
import { Reader, Tx } from './reader.ts'

/** How many jobs share a commit at the most, so that readers are not kept waiting behind a long batch. */
const BATCH = 128

/** Of `PRAGMA optimize`: say what would be done (0x1), ANALYZE (0x2) of all tables (0x10000). */
const STALE = 0x10003
/** How many rows of an index are looked at for the statistics, so that a table of millions takes some milliseconds too. */
const ANALYSED = 400

interface Job {
  run: (tx: Tx) => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * The only way to write. A write is a synchronous function, so nothing but queries can happen inside a transaction;
 * the jobs of one turn of the event loop share one durable commit, each in a savepoint of its own, and no promise
 * settles before that commit is on disk.
 */
export class Writer {
  readonly #database: Database
  readonly #tx: Tx
  #waiting: Job[] = []
  #scheduled = false
  #version = 0

  constructor(database: Database) {
    this.#database = database
    this.#tx = new Tx(database)
  }

  /** Rises with every commit: what was computed from the database at one version holds while it is unchanged. */
  get version(): number {
    return this.#version
  }

  /** Runs a job in a transaction and gives its result once it is durable; a job that throws leaves nothing behind. */
  write<T>(run: (tx: Tx) => T extends PromiseLike<unknown> ? never : T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject })
      if (!this.#scheduled) {
        this.#scheduled = true
        setImmediate(() => this.#flush())
      }
    })
  }

  /** Moves everything from the write-ahead log into the file and empties the log: what it held is gone from the disk. */
  emptyLog(): void {
    this.#database.pragma('wal_checkpoint(TRUNCATE)')
  }

  /** Writes the whole file anew, without what deleted rows left behind in unused space. Needs its size in free space. */
  rewriteFile(): void {
    // The copy is built beside the file, not in memory: it is as large as the file.
    this.#database.pragma('temp_store = FILE')
    try {
      this.#database.exec('VACUUM')
    } finally {
      this.#database.pragma('temp_store = MEMORY')
    }
    this.emptyLog()
  }

  /** What SQLite would look at anew to plan well, a statement for each table; asking is cheap. */
  staleStatistics(): string[] {
    const rows = this.#database.pragma(`optimize(${STALE})`) as Record<string, string>[]
    const isFilled = (statement: string) => {
      const [, table] = /^ANALYZE "main"\."(\w+)"$/.exec(statement) ?? []
      // Of an empty table nothing is kept, so it would be named again and again.
      return table !== undefined && this.#database.prepare(`SELECT 1 FROM "${table}" LIMIT 1`).get() !== undefined
    }
    return rows.flatMap((row) => Object.values(row)).filter(isFilled)
  }

  /** Renews the statistics of a table by one of those statements, from some rows of each of its indexes. */
  renewStatistics(statement: string): void {
    this.#database.pragma(`analysis_limit = ${ANALYSED}`)
    this.#database.exec(statement)
  }

  #flush(): void {
    const jobs = this.#waiting.splice(0, BATCH)
    this.#scheduled = this.#waiting.length > 0
    if (this.#scheduled) setImmediate(() => this.#flush())
    try {
      this.#commit(jobs)
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
      for (const job of jobs) job.reject(error)
    }
  }

  #commit(jobs: readonly Job[]): void {
    const settle: (() => void)[] = []
    this.#database.exec('BEGIN IMMEDIATE')
    for (const job of jobs) settle.push(this.#attempt(job))
    this.#database.exec('COMMIT')
    this.#version += 1
    for (const done of settle) done()
  }

  #attempt({ run, resolve, reject }: Job): () => void {
    this.#database.exec('SAVEPOINT job')
    try {
      const result = run(this.#tx)
      if (result instanceof Promise) throw new Error('A write must be synchronous')
      this.#database.exec('RELEASE job')
      return () => resolve(result)
    } catch (error) {
      // Where SQLite ended the whole transaction itself (disk full, corruption), nothing of the batch can be kept.
      if (!this.#database.inTransaction) throw error
      this.#database.exec('ROLLBACK TO job; RELEASE job')
      return () => reject(error)
    }
  }
}

export { Reader, Tx }
