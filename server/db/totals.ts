import type { Compilable, SelectQueryBuilder } from 'kysely'
import { COUNTED } from '../lib/paginate.ts'
import { compile, db, type Query, type Selecting } from './build.ts'
import type { Reader } from './reader.ts'
import { WhileUnchanged } from './unchanged.ts'

type Counting = Selecting<{ count: number }> | Query<object, { count: number }, 'read'>

const totals = new WhileUnchanged<number>(200)

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
  const { sql: text, bindings } = 'compiled' in counting ? counting.compiled() : compile(counting)
  return totals.get(reader, JSON.stringify([text, bindings]), count)
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
