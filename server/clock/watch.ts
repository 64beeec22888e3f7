import type { Log } from '../http/log.ts'
import { minutesBetween, type Instant } from '../lib/time.ts'
import { wrongAfter } from './take-back.ts'

/** The clock was put back while the studio was running: what it said then, and by how many minutes. */
export interface PutBack {
  at: Instant
  minutes: number
}

/** Watches the computer's clock as it passes. Time does not run backwards: a clock that does was wrong before, or is now. */
export class ClockWatch {
  readonly #log: Log
  #last: Instant | undefined
  #putBack: PutBack | null = null

  constructor(log: Log) {
    this.#log = log
  }

  /** When it was last put back by more than is tolerated; null where it was not since the start. */
  get putBack(): PutBack | null {
    return this.#putBack
  }

  /** Takes what the clock says now. */
  look(now: Instant): void {
    const last = this.#last
    this.#last = now
    if (last === undefined || last <= wrongAfter(now)) return
    const minutes = Math.round(minutesBetween(now, last))
    this.#putBack = { at: now, minutes }
    this.#log('warn', 'the clock was put back', { minutes })
  }
}
