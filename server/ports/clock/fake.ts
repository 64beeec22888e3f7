import type { Instant } from '../../lib/time.ts'
import type { Clock } from './port.ts'

export interface FakeClock extends Clock {
  set(now: Instant): void
  /** Moves the clock on, in any of these units together. */
  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number; milliseconds?: number }): void
}

/** A clock that only a test moves. Nothing ticks: tests run the jobs when they want them. */
export function fakeClock(start: Instant): FakeClock {
  let now = new Date(start)
  return {
    now: () => now.toISOString(),
    every: () => () => {},
    set: (instant) => {
      now = new Date(instant)
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0, milliseconds = 0 }) => {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000 + milliseconds)
    },
  }
}
