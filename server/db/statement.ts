import { sql, type Compilable, type RawBuilder } from 'kysely'
import { db, type Selecting } from './build.ts'

/** A read in hand-written SQL, for a Reader: where the table is only known at run time. */
export function reading<Row>(text: RawBuilder<Row>): Selecting<Row> {
  return writing(text) as unknown as Selecting<Row>
}

/** A write in hand-written SQL, for a Tx. */
export function writing(text: RawBuilder<unknown>): Compilable<unknown> {
  return { compile: () => text.compile(db) } as unknown as Compilable<unknown>
}

/**
 * A column that SQLite takes for a mere expression: no index is used to look for it or to sort by it. For where the planner
 * errs: it would rather walk a whole table in the order asked for than sort the few rows that another index finds at once,
 * and of two indexes it takes the one that matches more columns, however many rows those match.
 */
export function unindexed<Value = unknown>(column: string): RawBuilder<Value> {
  return sql<Value>`+${sql.ref(column)}`
}
