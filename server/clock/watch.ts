import type { Log } from '../http/recent-log.ts'
import { addMinutes, minutesBetween, type Instant } from '../lib/time.ts'

/** A clock that is put right by less than this has decided nothing wrongly: it was only a little early. */
const TOLERATED_MINUTES = 10

/** From which instant on what was decided has not come yet, so that the clock that decided it was wrong. */
export function wrongAfter(now: Instant): Instant {
  return addMinutes(now, TOLERATED_MINUTES)
}

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
