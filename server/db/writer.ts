import type { Database, Statement } from 'better-sqlite3'
import { Reader, Tx } from './reader.ts'
import { storageFaultOf } from './storage-fault.ts'
import { Turn } from './turn.ts'
import { wipeUnusedSpace } from './unused-space.ts'

/**
 * How long jobs are taken into one transaction, so that readers are not kept waiting behind it; where commits take longer,
 * as long as the last one, within a limit. In milliseconds.
 */
const SPAN = 2
const LONGEST = 16

/** How long a lock that another program holds is waited for, and between two tries, and in a try itself; in milliseconds. */
const PATIENCE = 3000
const PAUSE = 20
const BLINK = 5

/** Of `PRAGMA optimize`: say what would be done (0x1), ANALYZE (0x2) of all tables (0x10000). */
const STALE = 0x10003
/** How many rows of an index are looked at for the statistics, so that a table of millions takes some milliseconds too. */
const ANALYSED = 400

interface Job {
  run: (tx: Tx) => unknown
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
  /** On the clock of `performance.now()`. */
  since: number
}

interface Around {
  /** In which others read on the same connection. */
  turn?: Turn
  /** Called for every error that kept something from being written. */
  failed?: (error: unknown) => void
  /** Throws where what is written would not stay. */
  requireFiles?: () => void
  /** Called when the writes are on the disk, and when none of them are kept. */
  changes?: { committed(): void; undone(): void }
}

/**
 * The only way to write. A write is a synchronous function, so nothing but queries can happen inside a transaction;
 * the jobs of one turn of the event loop share one durable commit, each in a separate savepoint, and no promise
 * settles before that commit is on disk.
 */
export class Writer {
  readonly #database: Database
  readonly #tx: Tx
  readonly #turn: Turn
  readonly #failed: (error: unknown) => void
  readonly #requireFiles: () => void
  readonly #told: Around['changes']
  readonly #statements: Record<'begin' | 'commit' | 'rollback' | 'savepoint' | 'release' | 'undo', Statement>
  #waiting: Job[] = []
  #scheduled = false
  #version = 0
  #changes = 0
  #span = SPAN

  constructor(
    database: Database,
    { turn = new Turn(database), failed = () => {}, requireFiles = () => {}, changes }: Around = {},
  ) {
    this.#database = database
    this.#turn = turn
    this.#failed = failed
    this.#requireFiles = requireFiles
    this.#told = changes
    this.#tx = new Tx(database)
    this.#statements = {
      begin: database.prepare('BEGIN IMMEDIATE'),
      commit: database.prepare('COMMIT'),
      rollback: database.prepare('ROLLBACK'),
      savepoint: database.prepare('SAVEPOINT job'),
      release: database.prepare('RELEASE job'),
      undo: database.prepare('ROLLBACK TO job'),
    }
    // It waits for a lock between turns: inside SQLite it would hold up readers.
    database.pragma(`busy_timeout = ${BLINK}`)
  }

  /** Rises with every commit: what was computed from the database at one version holds while it is unchanged. */
  get version(): number {
    return this.#version
  }

  /** Rises with every commit of more than the studio's notes on its own work. */
  get changes(): number {
    return this.#changes
  }

  /** Runs a job in a transaction and gives its result once it is durable; a job that throws leaves nothing behind. */
  write<T>(run: (tx: Tx) => T extends PromiseLike<unknown> ? never : T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, resolve: resolve as (value: unknown) => void, reject, since: performance.now() })
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
    this.#turn.end()
    const patience = Number(this.#database.pragma('busy_timeout', { simple: true }))
    this.#database.pragma('busy_timeout = 0')
    try {
      const [{ busy }] = this.#database.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }]
      return busy === 0
    } finally {
      this.#database.pragma(`busy_timeout = ${patience}`)
    }
  }

  /** The size of the file's pages, in bytes. */
  get pageSize(): number {
    return Number(this.#database.pragma('page_size', { simple: true }))
  }

  /** Overwrites what is left in the unused space of these pages of the file; false where somebody reads in the log. */
  wipeUnusedSpace(handle: number, pages: readonly number[]): boolean {
    if (!this.emptyLog()) return false
    wipeUnusedSpace(this.#database, handle, pages)
    return true
  }

  /** The statements with which SQLite would refresh its statistics, one for each table; asking is cheap. */
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
    this.#turn.end()
    this.#database.pragma(`analysis_limit = ${ANALYSED}`)
    this.#database.exec(statement)
  }

  #flush(): void {
    const state = this.#begin()
    if (state === 'begun') this.#run()
    this.#scheduled = this.#waiting.length > 0
    if (state === 'locked') setTimeout(() => this.#flush(), PAUSE)
    else if (this.#scheduled) setImmediate(() => this.#flush())
  }

  /** Begins a transaction. If that fails, its callers get the reason; it waits for a lock of another program first. */
  #begin(): 'begun' | 'locked' | 'failed' {
    try {
      this.#requireFiles()
      this.#turn.end()
      this.#statements.begin.run()
      return 'begun'
    } catch (error) {
      const oldest = performance.now() - PATIENCE
      const isInTime = ({ since }: Job) => storageFaultOf(error) === 'busy' && since > oldest
      const late = this.#waiting.filter((job) => !isInTime(job))
      this.#waiting = this.#waiting.filter(isInTime)
      if (late.length > 0) this.#giveUp(late, error)
      return this.#waiting.length > 0 ? 'locked' : 'failed'
    }
  }

  /** Runs what waits, as much as fits into a batch, and commits it. */
  #run(): void {
    const queued = this.#waiting.length
    const until = performance.now() + this.#span
    const batch: Batch = { isAlone: queued === 1, hasWritten: false, settle: [] }
    let taken = 0
    try {
      do batch.settle.push(this.#attempt(this.#waiting[taken++]!, batch))
      while (taken < queued && performance.now() < until)
      if (this.#database.inTransaction) this.#commit(batch)
      for (const done of batch.settle) done()
    } catch (error) {
      if (this.#database.inTransaction) this.#statements.rollback.run()
      this.#told?.undone()
      this.#giveUp(this.#waiting.slice(0, taken), error)
    }
    this.#tx.beforeWriting(refuse)
    this.#waiting.splice(0, taken)
  }

  #giveUp(jobs: readonly Job[], error: unknown): void {
    this.#failed(error)
    for (const job of jobs) job.reject(error)
  }

  #commit({ hasWritten }: Batch): void {
    const began = performance.now()
    this.#statements.commit.run()
    this.#span = Math.min(Math.max(SPAN, performance.now() - began), LONGEST)
    if (hasWritten) this.#version += 1
    if (this.#tx.takeChanged()) this.#changes += 1
    this.#told?.committed()
  }

  /** Runs one job: in a savepoint from its first write on, or, where it is alone, in the transaction itself. */
  #attempt({ run, resolve, reject }: Job, batch: Batch): () => void {
    const { savepoint, release, undo, rollback } = this.#statements
    let isOpen = false
    this.#tx.beforeWriting(() => {
      batch.hasWritten = true
      if (batch.isAlone) return
      savepoint.run()
      isOpen = true
    })
    try {
      const result = run(this.#tx)
      if (result instanceof Promise) throw new Error('A write must be synchronous')
      if (isOpen) release.run()
      return () => resolve(result)
    } catch (error) {
      // Where SQLite ended the whole transaction itself (disk full, corruption), nothing of the batch can be kept.
      if (!this.#database.inTransaction) throw error
      if (batch.isAlone) {
        rollback.run()
        this.#told?.undone()
      }
      if (isOpen) {
        undo.run()
        release.run()
      }
      this.#failed(error)
      return () => reject(error)
    }
  }
}

/** A transaction that was kept beyond its end can't write any more. */
function refuse(): never {
  throw new Error('A write was attempted after the end of its transaction')
}

interface Batch {
  isAlone: boolean
  hasWritten: boolean
  /** Tells each job how it went, once that is certain. */
  settle: (() => void)[]
}

export { Reader, Tx }
