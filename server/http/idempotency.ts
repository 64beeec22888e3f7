import { createHash } from 'node:crypto'
import { addHours, type Instant } from '../lib/time.ts'
import { Refusal } from './errors.ts'
import type { Operation } from './operation.ts'
import { say } from '../lib/sayings/sayings.ts'

/** Where a key counts: the same key of another caller or for another path is another one. */
export interface Slot {
  caller: string
  path: string
  key: string
}

/** The record of a key; no status and answer once the answer has been removed. */
export interface KnownKey {
  body_hash: string
  status: number | null
  answer: string | null
}

/** The application's record of a request: its key with the answer. */
export interface KeyEntry extends Slot {
  body_hash: string
  status: number
  answer: string
  created_at: Instant
}

/** Where an application keeps the keys and answers. */
export interface IdempotencyStore {
  find(slot: Slot, since: Instant): KnownKey | undefined | Promise<KnownKey | undefined>
  /** Keeps the answer of a request that changed nothing; resolves once it is durable. */
  keep(entry: KeyEntry): Promise<void>
}

/** How an operation answers: its status, and what of its answer is not kept. */
export type Answering = Pick<Operation, 'status' | 'shownOnce'>

/**
 * A request with a key that runs now. The application writes its entry in the transaction of the request's effect and says
 * `committed` once that is durable: whatever happens after it, a repeat gets the answer, and before it there was no effect.
 */
export class Claim {
  readonly slot: Slot
  readonly #bodyHash: string
  readonly #now: Instant
  readonly #status: number
  readonly #shownOnce: readonly string[]
  #kept: { answer: unknown; text: string } | undefined

  constructor(slot: Slot, bodyHash: string, now: Instant, { status, shownOnce = [] }: Answering) {
    this.slot = slot
    this.#bodyHash = bodyHash
    this.#now = now
    this.#status = status
    this.#shownOnce = shownOnce
  }

  /** True if the answer is kept with an effect that is durable. */
  get isKept(): boolean {
    return this.#kept !== undefined
  }

  /** Keeps an answer; throws for a second one, which a repeat could never get. */
  entry(answer: unknown): KeyEntry {
    if (this.#kept)
      throw new Error('A request has one effect that its answer is kept with; what comes before it is a step')
    const kept = { body_hash: this.#bodyHash, status: this.#status, answer: textOf(without(answer, this.#shownOnce)) }
    return { ...this.slot, ...kept, created_at: this.#now }
  }

  /** The entry of this answer is durable. */
  committed(answer: unknown, { answer: text }: KeyEntry): void {
    this.#kept = { answer, text }
  }

  /**
   * The kept answer. With `check`, throws if the handler gives another one: a repeat would get the answer of the effect,
   * not that one.
   */
  text(answer: unknown, check: boolean): string {
    const kept = this.#kept!
    const isSame = kept.answer === answer && kept.text === textOf(without(answer, this.#shownOnce))
    if (check && !isSame) {
      throw new Error('The answer is not the one that was kept with the effect')
    }
    // The first caller gets the answer without the mark of a repeat.
    return this.#shownOnce.length === 0 ? kept.text : textOf(answer)
  }
}

export type Begun = { kind: 'stored'; status: number; answer: string } | { kind: 'claim'; claim: Claim }

/** How many hours a key is remembered; longer where the clock was put back meanwhile. */
export const KEY_HOURS = 24

/** The requests with an Idempotency-Key: those running now in memory, those done in the application's store. */
export class Idempotency {
  readonly #running = new Set<string>()
  readonly #store: IdempotencyStore
  /** The latest that the clock has said, and the earliest it said after that: then it was behind, or had been ahead. */
  #latest: Instant | undefined
  #earlier: Instant | undefined

  constructor(store: IdempotencyStore) {
    this.#store = store
  }

  /**
   * Begins a request with a key: gives the stored answer of an equal earlier one, or a claim to complete and to `end`.
   * Refuses the same key with another body, and one that is still running.
   */
  async begin(slot: Slot, body: Uint8Array, answering: Answering, now: Instant): Promise<Begun> {
    const name = nameOf(slot)
    const isFirst = !this.#running.has(name)
    this.#running.add(name)
    let begun: Begun | undefined
    try {
      const known = await this.#store.find(slot, addHours(this.#certain(now), -KEY_HOURS))
      const bodyHash = createHash('sha256').update(body).digest('hex')
      if (known) begun = { kind: 'stored', ...answerOf(known, bodyHash) }
      else if (isFirst) begun = { kind: 'claim', claim: new Claim(slot, bodyHash, now, answering) }
      else throw inProgress()
    } finally {
      if (isFirst && begun?.kind !== 'claim') this.#running.delete(name)
    }
    return begun
  }

  /** The time by which a key is old: what is kept from when the clock was behind is not, once it is put right. */
  #certain(now: Instant): Instant {
    const isBack = this.#latest !== undefined && now < this.#latest
    if (isBack && (this.#earlier === undefined || now < this.#earlier)) this.#earlier = now
    if (!isBack) this.#latest = now
    return this.#earlier ?? now
  }

  /** The request of a claim has ended, well or not. */
  end({ slot }: Claim): void {
    this.#running.delete(nameOf(slot))
  }

  /** Keeps the answer of a request that changed nothing. */
  keep(claim: Claim, answer: unknown): Promise<void> {
    return this.#store.keep(claim.entry(answer))
  }
}

function nameOf({ caller, path, key }: Slot): string {
  return `${caller} ${path} ${key}`
}

/** An answer with some fields as null. */
function without(answer: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return answer
  return { ...(answer as object), ...Object.fromEntries(fields.map((field) => [field, null])) }
}

/** An answer as it is kept: its JSON, or nothing where it has no body. */
function textOf(answer: unknown): string {
  return answer === undefined ? '' : JSON.stringify(answer)
}

function answerOf({ body_hash, status, answer }: KnownKey, bodyHash: string): { status: number; answer: string } {
  if (body_hash !== bodyHash) {
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', say('http.key_was_used'))
  }
  if (status === null || answer === null) {
    throw new Refusal('IDEMPOTENCY_ANSWER_GONE', say('http.answer_is_gone'))
  }
  return { status, answer }
}

function inProgress(): Refusal {
  return new Refusal('IDEMPOTENCY_IN_PROGRESS', say('http.in_progress'))
}
