import type { Database } from 'better-sqlite3'
import type { Topic } from './topic-values.ts'
import { triggers } from './topics.ts'

/** That something changed, never what. */
export interface Change {
  topic: Topic
  /** Null: more than one. */
  id: number | null
  /** The client whom it concerns, if not everybody who may see the topic is notified; null: everybody. */
  client_id: number | null
}

/** How many changes are remembered for those who ask; what is older counts as changed. */
const REMEMBERED = 2000
/** More changes in one commit are reported as one of each topic: an import, an erasure. */
const MOST_AT_ONCE = 500

/**
 * Changes that are on the disk, from every writer: triggers of this connection note the rows that are written (see topics.ts),
 * and the writer reports when they have been committed.
 */
export class Feed {
  #noted = new Map<string, Change>()
  #recent: (Change & { version: number; at: number })[] = []
  #version: number
  /** Before it nothing is remembered. */
  #since: number
  readonly #listeners = new Set<(changes: readonly Change[]) => void>()
  readonly #clock: () => number

  /** `clock`: milliseconds; at the start any number that no earlier run of the studio reached. */
  constructor(clock: () => number) {
    this.#clock = clock
    this.#version = clock()
    this.#since = this.#version
  }

  /** Has the rows noted that are written on a connection. */
  watch(database: Database): void {
    database.function('told', { varargs: true }, (...[topic, id, client_id]: unknown[]) => {
      const change = { topic, id, client_id } as Change
      this.#noted.set(`${change.topic} ${change.id} ${change.client_id}`, change)
      return null
    })
    for (const statement of triggers()) database.exec(statement)
  }

  /** Tells what was noted: it is on the disk. */
  committed(): void {
    if (this.#noted.size === 0) return
    const noted = [...this.#noted.values()]
    this.#noted = new Map()
    const changes = noted.length > MOST_AT_ONCE ? byTopic(noted) : noted
    const at = this.#clock()
    for (const change of changes) this.#recent.push({ ...change, version: ++this.#version, at })
    if (this.#recent.length > 2 * REMEMBERED) {
      this.#recent = this.#recent.slice(-REMEMBERED)
      this.#since = this.#recent[0]!.version
    }
    for (const listen of this.#listeners) listen(changes)
  }

  /** Forgets what was noted: it was rolled back. */
  undone(): void {
    this.#noted.clear()
  }

  /**
   * A number for each topic that is another once something of it has changed, as far as `sees` lets see. `within`: of those
   * alone that changed in the last so many milliseconds.
   */
  versions(of: readonly Topic[], sees: (change: Change) => boolean, within?: number): Record<string, number> {
    const versions = new Map<string, number>(within === undefined ? of.map((topic) => [topic, this.#since]) : [])
    const since = within === undefined ? -Infinity : this.#clock() - within
    // The newest says it all: nobody is asked about those before it.
    const open = new Set(of)
    for (const change of this.#recent.toReversed()) {
      if (open.size === 0) break
      if (change.at < since || !open.has(change.topic) || !sees(change)) continue
      versions.set(change.topic, change.version)
      open.delete(change.topic)
    }
    return Object.fromEntries(versions)
  }

  /** Calls `listen` with what each commit changed; returns how to end that. */
  listen(listen: (changes: readonly Change[]) => void): () => void {
    this.#listeners.add(listen)
    return () => this.#listeners.delete(listen)
  }
}

function byTopic(changes: readonly Change[]): Change[] {
  return [...new Set(changes.map(({ topic }) => topic))].map((topic) => ({ topic, id: null, client_id: null }))
}
