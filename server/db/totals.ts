import { sql, type Compilable, type SelectQueryBuilder } from 'kysely'
import { COUNTED } from '../lib/paginate.ts'
import { compile, db, query, type Query, type Selecting } from './build.ts'
import { Tx, type Reader } from './reader.ts'

/** How many totals are kept, the ones asked for last. */
const KEPT = 200

interface State {
  /** Rows changed by this connection since it was opened, those that triggers and references changed too. */
  changed: number
  /** Changes whenever another connection has written. */
  elsewhere: number
}

interface Total extends State {
  counted: number
}

type Counting = Selecting<{ count: number }> | Query<object, { count: number }, 'read'>

const kept = new WeakMap<Reader, Map<string, Total>>()

const stateNow = query((_: object) =>
  db.selectNoFrom([
    sql<number>`total_changes()`.as('changed'),
    sql<number>`(SELECT data_version FROM pragma_data_version)`.as('elsewhere'),
  ]),
)

/** The number of rows a select matches, counted up to one more than 10,000. */
export function totalOf<DB, TB extends keyof DB, Row>(reader: Reader, select: SelectQueryBuilder<DB, TB, Row>): number {
  return countOf(reader, countingOf(select))
}

/**
 * What a select that counts gives. It is good for as long as nothing in the database has changed, so that turning pages and
 * looking again count nothing.
 */
export function countOf(reader: Reader, counting: Counting): number {
  const count = () => ('compiled' in counting ? reader.one(counting, {}) : reader.one(counting))!.count
  if (reader instanceof Tx) return count()
  const totals = kept.get(reader) ?? new Map<string, Total>()
  kept.set(reader, totals)
  const { sql: text, bindings } = 'compiled' in counting ? counting.compiled() : compile(counting)
  const key = JSON.stringify([text, bindings])
  const state = reader.one(stateNow, {})!
  const known = totals.get(key)
  const isGood = known?.changed === state.changed && known.elsewhere === state.elsewhere
  const counted = isGood ? known.counted : count()
  totals.delete(key)
  totals.set(key, { ...state, counted })
  if (totals.size > KEPT) totals.delete(totals.keys().next().value!)
  return counted
}

/** What counts the rows of a select, up to one more than 10,000. */
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
