import type { Instant } from '../lib/time.ts'
import { bucketOf } from './addresses.ts'
import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Limit } from './operation.ts'
import { ProofOfWork, type ProofKeys } from './proof-of-work.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

const span = { minute: 60_000, hour: 3_600_000 }

/** How many windows are kept before the ended ones are looked for. */
const MANY = 10_000

/** How much wider a bucket is that many share, where the limit does not say. */
const SHARED = 10

/** The counted sender: their door, their address (null if unknown), and the work they proved. */
export interface Sender {
  door: Door
  ip: string | null
  now: Instant
  proof: string | undefined
}

/** Counts attempts in windows that begin with the first one. In memory: a restart forgives, which only the owner can do. */
export class RateLimits {
  readonly #windows = new Map<string, { count: number; beganAt: number; endsAt: number }>()
  readonly #proofs: ProofOfWork | undefined
  #roomFor = MANY

  /** With `keys`, who is past a bucket that many share may solve a puzzle where the limit takes that. */
  constructor(keys?: ProofKeys) {
    this.#proofs = keys && new ProofOfWork(keys)
  }

  /** The keys that one request is counted by. */
  request(sender: Sender): CountedRequest {
    return new CountedRequest(sender, {
      count: (limit, key, max) => this.#count(limit, key, sender.now, max),
      proofs: this.#proofs,
    })
  }

  /** Counts one attempt and gives how many seconds to wait; 0 where it is within the limit. */
  #count(limit: Limit, key: string, now: Instant, max: number): number {
    const at = Date.parse(now)
    const name = `${limit.name}/${limit.per}/${key}`
    let window = this.#windows.get(name)
    // A clock that was set back must not keep a window open for the whole difference.
    if (!window || window.endsAt <= at || at < window.beganAt) {
      this.#forget(at)
      window = { count: 0, beganAt: at, endsAt: at + span[limit.per] }
      this.#windows.set(name, window)
    }
    window.count += 1
    return window.count > max ? Math.ceil((window.endsAt - at) / 1000) : 0
  }

  #forget(at: number): void {
    if (this.#windows.size < this.#roomFor) return
    for (const [name, window] of this.#windows) if (window.endsAt <= at) this.#windows.delete(name)
    // Looking through them all pays only once they have doubled: many callers must not make each other slow.
    this.#roomFor = Math.max(MANY, 2 * this.#windows.size)
  }
}

interface Counting {
  count: (limit: Limit, key: string, max: number) => number
  proofs: ProofOfWork | undefined
}

/**
 * One request, counted by its address and by what its handler names. Each refuses with RATE_LIMITED once there are too
 * many; one puzzle solved is good for the whole request.
 */
export class CountedRequest {
  readonly #sender: Sender
  readonly #counting: Counting
  #hasProved = false

  constructor(sender: Sender, counting: Counting) {
    this.#sender = sender
    this.#counting = counting
  }

  /** Counts it by its address, at each door for itself. Those without one share a bucket. */
  byAddress(limit: Limit): void {
    const { door, ip } = this.#sender
    if (ip === null) this.#take(limit, `${door} tunnel`, limit.shared ?? limit.max * SHARED, true)
    else this.#take(limit, `${door} ${bucketOf(ip)}`, limit.max, false)
  }

  /** Counts it by a key of the handler's own: an account, which anybody can name, or what only its owner has. */
  by(limit: Limit, key: string): void {
    this.#take(limit, `${this.#sender.door} ${key}`, limit.max, true)
  }

  #take(limit: Limit, key: string, max: number, isShared: boolean): void {
    const seconds = this.#counting.count(limit, key, max)
    if (seconds === 0) return
    const { now, proof } = this.#sender
    const proofs = isShared && limit.orProof ? this.#counting.proofs : undefined
    if (!proofs) throw tooOften(seconds)
    this.#hasProved ||= proofs.accepts(limit.name, proof, now)
    if (!this.#hasProved) throw tooOften(seconds, { proof_of_work: proofs.challenge(limit.name, now) })
  }
}

function tooOften(seconds: number, more?: Record<string, unknown>): Refusal {
  return new Refusal('RATE_LIMITED', say('http.tried_too_often', { wait: wait(seconds) }), {
    headers: { 'Retry-After': String(seconds) },
    ...(more && { more }),
  })
}

function wait(seconds: number): Said {
  if (seconds < 90) return say('count.second', { n: seconds })
  return say('count.minute', { n: Math.ceil(seconds / 60) })
}
