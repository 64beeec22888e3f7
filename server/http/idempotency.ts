import { createHash } from 'node:crypto'
import { addHours, type Instant } from '../lib/time.ts'
import { Refusal } from './errors.ts'

/** Where a key counts: the same key of another caller or for another path is another one. */
export interface Slot {
  caller: string
  path: string
  key: string
}

/** What is kept of a key; no status while the answer is not known. */
export interface KnownKey {
  body_hash: string
  status: number | null
  answer: string | null
}

/** Where an application keeps the keys and answers. The claim is its own affair: see `Claim`. */
export interface IdempotencyStore {
  find(slot: Slot, since: Instant): KnownKey | undefined | Promise<KnownKey | undefined>
  /** Keeps the answer of a claimed key; resolves once it is durable. */
  keep(slot: Slot, status: number, answer: string): Promise<void>
}

/**
 * A request with a key that runs now. The application writes it in the same transaction as the request's first effect and
 * then says `made`: a repeat after a crash can't do it twice.
 */
export interface Claim {
  slot: Slot
  bodyHash: string
  now: Instant
  made: boolean
}

export type Begun = { kind: 'stored'; status: number; answer: string } | { kind: 'claim'; claim: Claim }

/** How many hours a key is remembered. */
export const KEY_HOURS = 24

/** The requests with an Idempotency-Key: those running now in memory, those done in the application's store. */
export class Idempotency {
  readonly #running = new Set<string>()
  readonly #store: IdempotencyStore

  constructor(store: IdempotencyStore) {
    this.#store = store
  }

  /**
   * Begins a request with a key: gives the stored answer of an equal earlier one, or a claim to complete and to `end`.
   * Refuses the same key with another body, and one that is still running.
   */
  async begin(slot: Slot, body: Uint8Array, now: Instant): Promise<Begun> {
    const name = nameOf(slot)
    const isFirst = !this.#running.has(name)
    this.#running.add(name)
    let begun: Begun | undefined
    try {
      begun = await this.#begin(slot, createHash('sha256').update(body).digest('hex'), now, isFirst)
    } finally {
      if (isFirst && begun?.kind !== 'claim') this.#running.delete(name)
    }
    return begun
  }

  /** The request of a claim has ended, well or not. */
  end({ slot }: Claim): void {
    this.#running.delete(nameOf(slot))
  }

  /** Keeps the answer of a request that had an effect. */
  keep({ slot }: Claim, status: number, answer: string): Promise<void> {
    return this.#store.keep(slot, status, answer)
  }

  async #begin(slot: Slot, bodyHash: string, now: Instant, isFirst: boolean): Promise<Begun> {
    const known = await this.#store.find(slot, addHours(now, -KEY_HOURS))
    if (!known) {
      if (!isFirst) throw inProgress()
      return { kind: 'claim', claim: { slot, bodyHash, now, made: false } }
    }
    if (known.body_hash !== bodyHash) {
      throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This Idempotency-Key was used with another body. Make a new key.')
    }
    if (known.status === null || known.answer === null) throw inProgress()
    return { kind: 'stored', status: known.status, answer: known.answer }
  }
}

function nameOf({ caller, path, key }: Slot): string {
  return `${caller} ${path} ${key}`
}

function inProgress(): Refusal {
  return new Refusal(
    'IDEMPOTENCY_IN_PROGRESS',
    'The same request is being worked on, or its answer was lost. Look at the record before you try again with a new key.',
  )
}
