import { sql, type Compilable, type SelectQueryBuilder } from 'kysely'
import { COUNTED } from '../lib/paginate.ts'
import { compile, db, query, type Query, type Selecting } from './build.ts'
import { Tx, type Reader } from './reader.ts'

type Counting = Selecting<{ count: number }> | Query<object, { count: number }, 'read'>

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

/** Values read or computed, kept by a name for as long as nothing in the database has changed. */
export class WhileUnchanged<Value> {
  readonly #most: number
  readonly #kept = new WeakMap<Reader, Map<string, State & { value: Value }>>()

  /** Keeps so many of them for each reader, the ones asked for last. */
  constructor(most: number) {
    this.#most = most
  }

  /** The value kept by a name, else the result of `make`; inside a transaction nothing is kept. */
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

const totals = new WhileUnchanged<number>(200)

/** The number of rows a select matches, counted up to one more than 10,000. */
export function totalOf<DB, TB extends keyof DB, Row>(reader: Reader, select: SelectQueryBuilder<DB, TB, Row>): number {
  return countOf(reader, countingOf(select))
}

/**
 * The result of a counting select. It stays valid for as long as nothing in the database has changed, so that turning pages
 * and looking again count nothing.
 */
export function countOf(reader: Reader, counting: Counting): number {
  const count = () => ('compiled' in counting ? reader.one(counting, {}) : reader.one(counting))!.count
  const { sql: text, bindings } = 'compiled' in counting ? counting.compiled() : compile(counting)
  return totals.get(reader, JSON.stringify([text, bindings]), count)
}

/** Counts the rows of a select, up to one more than 10,000. */
export function countingOf<DB, TB extends keyof DB, Row>(
  select: SelectQueryBuilder<DB, TB, Row>,
): Selecting<{ count: number }> {
  const matching = select
    .clearSelect()
    .clearOrderBy()
    .select((eb) => eb.lit(1).as('one'))
    .limit(COUNTED + 1)
  return db
    .selectFrom(matching.as('matching') as never)
    .select(({ fn }) => fn.countAll<number>().as('count')) as unknown as Compilable<{ count: number }> & {
    isSelectQueryBuilder: true
  }
}
