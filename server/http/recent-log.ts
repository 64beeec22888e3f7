import { scrub } from '../lib/scrub.ts'
import type { Instant } from '../lib/time.ts'

const levels = ['debug', 'info', 'warn', 'error'] as const
export type Level = (typeof levels)[number]

/** Writes one line of JSON an entry. Callers pass ids, codes and durations, never names, addresses or bodies. */
export type Log = (level: Level, message: string, fields?: Record<string, string | number | boolean | null>) => void

/** The most characters of a text in a line: a server that is asked may answer with any number. */
const LONGEST = 4_000
const cut = (_: string, value: unknown) => (typeof value === 'string' ? value.slice(0, LONGEST) : value)

/** A log that drops what is below `least`. */
export function createLog(least: Level, now: () => Instant, write: (line: string) => void): Log {
  return (level, message, fields) => {
    if (levels.indexOf(level) < levels.indexOf(least)) return
    write(`${JSON.stringify({ at: now(), level, message, ...fields }, cut)}\n`)
  }
}

/** How many lines are kept. */
const KEPT = 200

/** The fields kept of a line besides its level, time and message; any other field may be a name. */
const FIELDS = ['job', 'request_id', 'status', 'code', 'fault', 'error'] as const

export type RecentLine = { level: Level; time: Instant; message: string } & Partial<
  Record<(typeof FIELDS)[number], string | number | boolean | null>
>

/** The last lines of the log, in memory, without anything personal: what goes to who helps is taken from here. */
export class RecentLog {
  readonly #now: () => Instant
  #lines: RecentLine[] = []

  constructor(now: () => Instant) {
    this.#now = now
  }

  /** The lines that are kept, the oldest first. */
  get lines(): readonly RecentLine[] {
    return this.#lines
  }

  /** A log that writes as before, and of which the lines are kept here; those for finding faults, one a request, are not. */
  following(log: Log): Log {
    return (level, message, fields = {}) => {
      log(level, message, fields)
      if (level === 'debug') return
      const known = FIELDS.filter((name) => name in fields).map((name) => [name, withoutPeople(name, fields[name])])
      const line = { level, time: this.#now(), message: scrub(message), ...Object.fromEntries(known) } as RecentLine
      this.#lines = [...this.#lines, line].slice(-KEPT)
    }
  }
}

type Value = string | number | boolean | null | undefined

/** A request's id is of the server's own making and helps to find its line. */
function withoutPeople(name: string, value: Value): Value {
  return typeof value === 'string' && name !== 'request_id' ? scrub(value.slice(0, LONGEST)) : value
}
