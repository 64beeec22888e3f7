import { setTimeout as wait } from 'node:timers/promises'
import type { Instant } from '../lib/time.ts'
import type { Log } from '../http/recent-log.ts'
import { storageFaultOf, type StorageFault } from './storage-fault.ts'
import { reasonOf } from '../lib/reason.ts'

export interface StorageTrouble {
  fault: StorageFault
  since: Instant
}

/** How long the same fault is not logged again, in milliseconds: one that comes and goes fills no log. */
const QUIET = 10 * 60_000
/** How long a caller waits for a write that it can do without, in milliseconds. */
const SPARED = 300

/**
 * True if the studio's writes reach its disk. Code that meets a failure reports it here; a regular try finds out when it is
 * over. Meanwhile reads go on, writes are refused with the reason, and jobs wait.
 */
export class StorageState {
  readonly #now: () => Instant
  readonly #log: Log
  #trouble: StorageTrouble | null = null
  readonly #saidAt = new Map<StorageFault, number>()
  #isSaid = false
  #left: (() => Promise<void>)[] = []
  #trying: Promise<void> | undefined

  constructor(now: () => Instant, log: Log) {
    this.#now = now
    this.#log = log
  }

  /** The fault and its start; null while all is well. */
  get trouble(): StorageTrouble | null {
    return this.#trouble
  }

  /** True if writes can't be expected to succeed, so that what can wait should. */
  get isStuck(): boolean {
    return this.#trouble !== null && this.#trouble.fault !== 'damaged'
  }

  /** Tells of a failure; one that has another cause than the storage changes nothing. */
  failed(error: unknown): void {
    const fault = storageFaultOf(error)
    if (fault !== undefined) this.#set(fault, reasonOf(error))
  }

  /** Tells that the database's own check found damage. It stays until the file is replaced, and so until the next start. */
  damaged(found: string): void {
    this.#set('damaged', found)
  }

  /** Tries whether the storage takes writes again, by `write`; does nothing while all is well, or while a try runs. */
  tryAgain(write: () => Promise<unknown>): Promise<void> {
    if (!this.isStuck) return Promise.resolve()
    this.#trying ??= this.#try(write).finally(() => (this.#trying = undefined))
    return this.#trying
  }

  /** Does what needs the storage: at once, or, where that meets a fault of it, as soon as it is well again. */
  async whenWell(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.failed(error)
      if (storageFaultOf(error) === undefined || !this.isStuck) throw error
      this.#left.push(work)
    }
  }

  /** Waits for a write that its caller can do without: a fault of the storage neither fails nor delays the caller. */
  async spare(write: () => Promise<unknown>): Promise<void> {
    if (this.isStuck) return
    const written = write().then(
      () => undefined,
      (error: unknown) => {
        if (storageFaultOf(error) === undefined) throw error
      },
    )
    await Promise.race([written, wait(SPARED)])
    // It may still fail for another reason when nobody waits any more.
    written.catch(() => {})
  }

  async #try(write: () => Promise<unknown>): Promise<void> {
    try {
      await write()
      for (const work of this.#left.splice(0)) await this.whenWell(work)
      if (this.#left.length === 0) this.#isWell()
    } catch (error) {
      this.failed(error)
      if (storageFaultOf(error) === undefined)
        this.#log('error', 'what waited for the storage failed', { error: String(error) })
    }
  }

  #isWell(): void {
    if (!this.isStuck) return
    this.#trouble = null
    if (this.#isSaid) this.#log('info', 'storage is well again')
  }

  #set(fault: StorageFault, error: string): void {
    // A person must learn of damage first, because it never heals.
    if (this.#trouble?.fault === fault || this.#trouble?.fault === 'damaged') return
    const since = this.#now()
    const now = Date.parse(since)
    const last = this.#saidAt.get(fault)
    this.#trouble = { fault, since }
    this.#isSaid = last === undefined || Math.abs(now - last) >= QUIET
    if (!this.#isSaid) return
    this.#saidAt.set(fault, now)
    this.#log('error', 'storage fails', { fault, error })
  }
}
