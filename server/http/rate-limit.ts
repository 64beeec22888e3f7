import type { Instant } from '../lib/time.ts'
import { Refusal } from './errors.ts'
import type { Limit } from './operation.ts'

const span = { minute: 60_000, hour: 3_600_000 }

/** How many windows are kept before the ended ones are looked for. */
const MANY = 10_000

/** Counts attempts in windows that begin with the first one. In memory: a restart forgives, which only the owner can do. */
export class RateLimits {
  readonly #windows = new Map<string, { count: number; beganAt: number; endsAt: number }>()
  #roomFor = MANY

  /** Counts one attempt. `times` widens the limit for a bucket that many people share. Refuses with RATE_LIMITED. */
  take(limit: Limit, key: string, now: Instant, times = 1): void {
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
    if (window.count > limit.max * times) {
      const seconds = Math.ceil((window.endsAt - at) / 1000)
      throw new Refusal('RATE_LIMITED', `That was tried too often. Please try again in ${wait(seconds)}.`, {
        headers: { 'Retry-After': String(seconds) },
      })
    }
  }

  #forget(at: number): void {
    if (this.#windows.size < this.#roomFor) return
    for (const [name, window] of this.#windows) if (window.endsAt <= at) this.#windows.delete(name)
    // Looking through them all pays only once they have doubled: many callers must not make each other slow.
    this.#roomFor = Math.max(MANY, 2 * this.#windows.size)
  }
}

function wait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
