const SECOND = 1000
/** Milliseconds the page waits for the confirmation of a payment; one that takes longer takes days. */
export const PATIENCE = 90 * SECOND
/** Milliseconds between questions when the server could not say. */
const AGAIN = 5 * SECOND
/** And while a payment is under way that takes days. */
const SELDOM = 60 * SECOND

/** After so many milliseconds since the first question, so many until the next: 1, 2, 3, then every 5 seconds. */
const STEPS = [
  [1, 1],
  [3, 2],
  [6, 3],
] as const

/** Milliseconds to the next question, `waited` after the first; undefined once waiting here is of no use. */
export function untilNext(waited: number): number | undefined {
  if (waited >= PATIENCE) return undefined
  const [, seconds] = STEPS.find(([before]) => waited < before * SECOND) ?? [0, 5]
  return seconds * SECOND
}

export type Asked =
  | { kind: 'waiting' | 'late' | 'completed' | 'failed' | 'expired' | 'refunded' | 'disputed' }
  /** The studio, or the payment provider behind it, does not answer; the page asks on. */
  | { kind: 'unreachable' | 'unsure' }
  /** Paid by what takes days, such as a bank transfer. */
  | { kind: 'under_way' }
  | { kind: 'unknown' }

interface Answered {
  status: 'pending' | 'completed' | 'failed' | 'expired' | 'refunded' | 'disputed'
  is_under_way?: boolean
}

/** Returns a purchase's state by the last answer or failure (HTTP status; 0 for none), and the time waited. */
export function stateOf(answer: Answered | undefined, failure: number | undefined, waited: number): Asked {
  if (answer && answer.status !== 'pending') return { kind: answer.status }
  if (failure === 404) return { kind: 'unknown' }
  if (failure !== undefined) return { kind: failure === 0 ? 'unreachable' : 'unsure' }
  if (answer?.is_under_way) return { kind: 'under_way' }
  return { kind: answer && waited >= PATIENCE ? 'late' : 'waiting' }
}

/** Milliseconds to the next question about a purchase in this state; undefined: it is settled, or only asked by hand. */
export function nextQuestion({ kind }: Asked, waited: number): number | undefined {
  if (kind === 'unreachable' || kind === 'unsure') return AGAIN
  if (kind === 'under_way') return SELDOM
  return kind === 'waiting' ? untilNext(waited) : undefined
}
