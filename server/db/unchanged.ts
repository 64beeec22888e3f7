import { sql } from 'kysely'
import { db, query } from './build.ts'
import { Tx, type Reader } from './reader.ts'

interface State {
  /** Rows changed by this connection since it was opened, those that triggers and references changed too. */
  changed: number
  /** Changes whenever another connection has written. */
  elsewhere: number
}

const stateNow = query((_: object) =>
  db.selectNoFrom([
    sql<number>`total_changes()`.as('changed'),
    sql<number>`(SELECT data_version FROM pragma_data_version)`.as('elsewhere'),
  ]),
)

/** What was read or made of it, kept by a name for as long as nothing in the database has changed. */
export class WhileUnchanged<Value> {
  readonly #most: number
  readonly #kept = new WeakMap<Reader, Map<string, State & { value: Value }>>()

  /** Keeps so many of them for each reader, the ones asked for last. */
  constructor(most: number) {
    this.#most = most
  }

  /** What is kept by a name, else what `make` gives; inside a transaction nothing is kept. */
  get(reader: Reader, name: string, make: () => Value): Value {
    if (reader instanceof Tx) return make()
    const mine = this.#kept.get(reader) ?? new Map<string, State & { value: Value }>()
    this.#kept.set(reader, mine)
    const state = reader.one(stateNow, {})!
    const known = mine.get(name)
    const isGood = known?.changed === state.changed && known.elsewhere === state.elsewhere
    const value = isGood ? known.value : make()
    mine.delete(name)
    mine.set(name, { ...state, value })
    if (mine.size > this.#most) mine.delete(mine.keys().next().value!)
    return value
  }
}
