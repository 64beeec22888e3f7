import { setImmediate } from 'node:timers/promises'

/** How long the writes of one chunk should take, in milliseconds: others wait no longer for their turn. */
const MOST_MS = 5
/** No fewer, however slow the disk: each chunk waits for it once. */
const FEWEST = 8
const MOST = 200

/** Cuts long work into chunks that take a few milliseconds each, however quick the computer is. */
export class Pace {
  #size: number

  constructor(first = 10) {
    this.#size = first
  }

  /** How many records the next chunk has. */
  get size(): number {
    return this.#size
  }

  /** Does a chunk, gives everybody else a turn, and makes the next as large as this one's time says. */
  async take<T>(chunk: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const result = await chunk()
    const took = Math.max(0.1, performance.now() - began)
    this.#size = Math.round(Math.min(MOST, Math.max(FEWEST, this.#size * Math.min(2, MOST_MS / took))))
    await setImmediate()
    return result
  }
}
