import type { Database } from 'better-sqlite3'
import { Reader, Tx } from './reader.ts'
import { wipeUnusedSpace } from './unused-space.ts'

/** How many jobs share a commit at the most, so that readers are not kept waiting behind a long batch. */
const BATCH = 128

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

  /**
   * Moves everything from the write-ahead log into the file and empties the log: what it held is gone from the disk. False
   * where somebody reads in it at this moment: it waits for nobody.
   */
  emptyLog(): boolean {
    const patience = Number(this.#database.pragma('busy_timeout', { simple: true }))
    this.#database.pragma('busy_timeout = 0')
    try {
      const [{ busy }] = this.#database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      return busy === 0
    } finally {
      this.#database.pragma(`busy_timeout = ${patience}`)
    }
  }

  /** Overwrites copies that stand in unused space of the file at these places; false where somebody reads in the log. */
  wipeUnusedSpace(handle: number, places: readonly number[]): boolean {
    if (!this.emptyLog()) return false
    wipeUnusedSpace(this.#database, handle, places)
    return true
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
