import { outcomes, type Progress } from '../../server/http/effect.ts'
import { ENGLISH, formatSaying } from '../../server/lib/sayings/format.ts'
import type { Reply } from '../../server/test/request.ts'

/** Something to be written with a mark by which it can be found. */
export interface Writing {
  mark: string
  operation: string
  body: object
}

/**
 * The outcome of a request as far as its sender knows: done; not done, as its answer says; or unknown, since no answer
 * came or it does not say.
 */
export type Outcome = 'acknowledged' | 'refused' | 'unknown'

export interface Entry extends Writing {
  /** The Idempotency-Key it was sent with, if it was. */
  key: string | undefined
  outcome: Outcome
  /** The answer's status and words, for the reader of a finding. */
  said: string
  /** The answer of one that was acknowledged. */
  answer: unknown
}

/** The entries that do not fit their answers. */
export interface Verdict {
  lost: Entry[]
  falseRefusals: Entry[]
  twice: Entry[]
}

/** Returns the outcome of a request by its answer, or by there being none. */
export function outcomeOf(reply: Pick<Reply, 'status' | 'body'> | undefined): Outcome {
  if (reply === undefined) return 'unknown'
  const { status, body } = reply
  if (status < 400) return 'acknowledged'
  const says = (progress: Progress) => String(body?.detail ?? '').includes(formatSaying(outcomes[progress], ENGLISH))
  if (says('all')) return 'acknowledged'
  if (says('part')) return 'unknown'
  // By a rule nothing is done; of a fault only the words tell.
  return status < 500 || says('nothing') ? 'refused' : 'unknown'
}

/** Keeps what was asked for and what was answered, and holds what is found in the studio against it. */
export class Ledger {
  readonly #entries = new Map<string, Entry>()
  #acknowledged = 0

  /** Number of writes acknowledged so far. */
  get acknowledged(): number {
    return this.#acknowledged
  }

  /** Begins an entry for a request that is about to be sent: until it is settled nothing is known of it. */
  begin(writing: Writing, key?: string): Entry {
    const entry: Entry = { ...writing, key, outcome: 'unknown', said: 'no answer', answer: undefined }
    this.#entries.set(writing.mark, entry)
    return entry
  }

  /** Settles an entry: its answer has come, or never will. */
  settle(entry: Entry, reply: Pick<Reply, 'status' | 'body'> | undefined): void {
    entry.outcome = outcomeOf(reply)
    if (reply === undefined) return
    entry.said = `${reply.status} ${reply.body?.code ?? ''} ${reply.body?.detail ?? ''}`.trim()
    if (entry.outcome !== 'acknowledged') return
    this.#acknowledged += 1
    if (reply.status < 400) entry.answer = reply.body
  }

  /** Those with this outcome, in the order in which they were asked for. */
  with(outcome: Outcome): Entry[] {
    return [...this.#entries.values()].filter((entry) => entry.outcome === outcome)
  }

  /** Holds the marks that are found in the studio, each as often as it is found, against what was answered. */
  compare(marks: Iterable<string>): Verdict {
    const found = new Map<string, number>()
    for (const mark of marks) found.set(mark, (found.get(mark) ?? 0) + 1)
    const times = ({ mark }: Entry) => found.get(mark) ?? 0
    const all = [...this.#entries.values()]
    return {
      lost: all.filter((entry) => entry.outcome === 'acknowledged' && times(entry) === 0),
      falseRefusals: all.filter((entry) => entry.outcome === 'refused' && times(entry) > 0),
      twice: all.filter((entry) => entry.outcome !== 'refused' && times(entry) > 1),
    }
  }

  /** Drops entries, so that a finding is reported only once. */
  forget(entries: readonly Entry[]): void {
    for (const { mark } of entries) this.#entries.delete(mark)
  }
}
