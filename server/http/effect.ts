import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Claim } from './idempotency.ts'

/** How far a request has come with what it changes. */
export type Progress = 'nothing' | 'part' | 'all'

/**
 * What a request has changed so far: the application says so whenever one of its transactions is on the disk, so that a
 * failure after it is not answered as if nothing had happened.
 */
export interface Effect {
  progress: Progress
  /** The request's Idempotency-Key, whose answer is kept in the transaction of its effect. */
  readonly claim: Claim | undefined
}

/** What became of a request that failed, for whoever sent it. */
export const outcomes: Readonly<Record<Progress, Said>> = {
  nothing: say('http.nothing_changed'),
  part: say('http.part_done'),
  all: say('http.all_done'),
}
