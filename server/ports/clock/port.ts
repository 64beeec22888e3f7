import type { Instant } from '../../lib/time.ts'

/** The only source of the present. */
export interface Clock {
  now(): Instant
  /** Calls `tick` about every `milliseconds` of the clock's own time; returns how to stop it. */
  every(milliseconds: number, tick: () => void): () => void
}
