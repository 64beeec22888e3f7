import { say, type Said } from '../lib/sayings/sayings.ts'
import type { Claim } from './idempotency.ts'

/** How far a request has come with what it changes. */
export type Progress = 'nothing' | 'part' | 'all'

/**
 * The changes of a request so far: the application reports each of its transactions once it is on the disk, so that a
 * later failure is not answered as if nothing had happened.
 */
export interface Effect {
  progress: Progress
  /** The request's Idempotency-Key, whose answer is kept in the transaction of its effect. */
  readonly claim: Claim | undefined
}

/** The outcome of a failed request, for its sender. */
export const outcomes: Readonly<Record<Progress, Said>> = {
  nothing: say('http.nothing_changed'),
  part: say('http.part_done'),
  all: say('http.all_done'),
}
