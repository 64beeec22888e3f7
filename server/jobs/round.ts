import { storageFaultOf } from '../db/storage-fault.ts'
import type { Log } from '../http/recent-log.ts'
import type { Instant } from '../lib/time.ts'
import { reasonOf } from '../lib/reason.ts'

/** Records at work at the same time, so that their writes share a commit. */
const AT_ONCE = 32

/** One run of a job. It keeps its records apart: one that fails is logged and counted, and the others go on. */
export class Round {
  readonly #job: string
  readonly #log: Log
  readonly #breakOff: () => boolean
  /**
   * The start of this run or, if it was earlier, of the one before; before everything in a first run. Only data older than
   * this is deleted for good, so that a clock that is years ahead for a moment deletes nothing.
   */
  readonly certain: Instant
  /** Number of failed records. */
  failed = 0
  #first: string | null = null

  /** `breakOff` tells at any moment whether the rest should be left for a later run. */
  constructor(job: string, log: Log, breakOff: () => boolean, certain: Instant) {
    this.#job = job
    this.certain = certain
    this.#log = log
    this.#breakOff = breakOff
  }

  /** True if the studio stops, or can't keep what is done: what is under way may end, nothing else is begun. */
  get isStopping(): boolean {
    return this.#breakOff()
  }

  /** The failures with the number of their records, for the log of runs; null when all went well. */
  get failure(): string | null {
    return this.#first === null ? null : `${this.failed} failed; the first: ${this.#first}`
  }

  /** Works on each record on its own, in their order, some side by side; resolves when all have had their turn. */
  async each<Row extends { id: number | string }>(
    what: string,
    rows: readonly Row[],
    work: (row: Row) => unknown,
    atOnce = AT_ONCE,
  ): Promise<void> {
    const waiting = rows.values()
    const lane = async () => {
      for (const row of waiting) {
        if (this.isStopping) return
        await this.attempt(`${what} ${row.id}`, () => work(row))
      }
    }
    await Promise.all(Array.from({ length: Math.min(atOnce, rows.length) }, lane))
  }

  /** Works on one record; tells whether it went well. Throws what is the storage's fault. */
  async attempt(record: string, work: () => unknown): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      // No record's own fault: the round breaks off, and all of it waits until the storage is well again.
      if (storageFaultOf(error) !== undefined) throw error
      const reason = reasonOf(error)
      this.#log('error', 'record failed', { job: this.#job, record, error: reason })
      this.failed += 1
      this.#first ??= `${record}: ${reason}`
      return false
    }
  }
}
