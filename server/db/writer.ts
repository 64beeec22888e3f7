import type { Database } from 'better-sqlite3'
import { Reader, Tx } from './reader.ts'
import { storageFaultOf } from './storage-fault.ts'

/** How many jobs share a commit at the most, so that readers are not kept waiting behind a long batch. */
const BATCH = 128
/** How long a write waits for another program that has locked the file, and how often it looks meanwhile, in milliseconds. */
const PATIENCE = 3000
const LOOK = 50

interface Job {
  run: (tx: Tx) => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  /** On the clock of `performance.now()`. */
  since: number
}

/**
 * The only way to write. A write is a synchronous function, so nothing but queries can happen inside a transaction;
 * the jobs of one turn of the event loop share one durable commit, each in a savepoint of its own, and no promise
 * settles before that commit is on disk.
 */
export class Writer {
  readonly #database: Database
  readonly #tx: Tx
  readonly #failed: (error: unknown) => void
  #waiting: Job[] = []
  #scheduled = false
  #version = 0

  /** `failed` is told of every error that kept something from being written. */
  constructor(database: Database, failed: (error: unknown) => void = () => {}) {
    this.#database = database
    this.#failed = failed
    this.#tx = new Tx(database)
  }

  /** Rises with every commit: what was computed from the database at one version holds while it is unchanged. */
  get version(): number {
    return this.#version
  }

  /** Runs a job in a transaction and gives its result once it is durable; a job that throws leaves nothing behind. */
  write<T>(run: (tx: Tx) => T extends PromiseLike<unknown> ? never : T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject, since: performance.now() })
      this.#schedule()
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

  #schedule(): void {
    if (this.#scheduled) return
    this.#scheduled = true
    setImmediate(() => this.#flush())
  }

  #flush(): void {
    const jobs = this.#waiting.splice(0, BATCH)
    this.#scheduled = false
    try {
      this.#commit(jobs)
    } catch (error) {
      if (this.#database.inTransaction) this.#database.exec('ROLLBACK')
      if (storageFaultOf(error) === 'busy') this.#waitForLock(jobs, error)
      else this.#giveUp(jobs, error)
    }
    if (this.#waiting.length > 0) this.#schedule()
  }

  /** Nothing was begun: what has patience left is tried again in a moment, and the event loop is free until then. */
  #waitForLock(jobs: readonly Job[], error: unknown): void {
    const [late, inTime]: [Job[], Job[]] = [[], []]
    const oldest = performance.now() - PATIENCE
    for (const job of [...jobs, ...this.#waiting]) (job.since < oldest ? late : inTime).push(job)
    this.#waiting = inTime
    if (inTime.length > 0) {
      this.#scheduled = true
      setTimeout(() => this.#flush(), LOOK)
    }
    if (late.length > 0) this.#giveUp(late, error)
  }

  #giveUp(jobs: readonly Job[], error: unknown): void {
    this.#failed(error)
    for (const job of jobs) job.reject(error)
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
      this.#failed(error)
      return () => reject(error)
    }
  }
}

export { Reader, Tx }
