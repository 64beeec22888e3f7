import { sql } from 'kysely'
import type { Act } from '../context.ts'
import { db, query } from '../db/build.ts'
import type { ClockStepsTable } from '../db/tables/tables.generated.ts'
import type { MadeRows, ChangedRow, SteppedTable } from '../db/tables/values.ts'
import type { Reader, Tx } from '../db/writer.ts'
import type { Instant } from '../lib/time.ts'

type Entity = ClockStepsTable['entity']

/** The rows, by table and id, that a step may change. */
export type Touched = Partial<Record<SteppedTable, readonly number[]>>

/** The tables that a step may add to; rows with an id above the highest one before belong to it. */
const MADE = [
  'credit_entries',
  'card_collections',
  'charges',
  'waitlist_moves',
  'events',
  'automation_step_runs',
  'marketing_messages',
  'emails',
  'notifications',
  'scheduled_classes',
] as const

type Row = Record<string, unknown>

const insertStep = query(
  (p: { at: Instant; entity: Entity; entity_id: number; before: ChangedRow[]; made: MadeRows }) =>
    db.insertInto('clock_steps').values({
      at: p.at,
      entity: p.entity,
      entity_id: p.entity_id,
      before: p.before,
      made: p.made,
    }),
)

/**
 * Does what the clock alone decides about a record, and keeps what it changed and made, so that it can be taken back should
 * the clock turn out to have been wrong (see take-back.ts). Where nothing changes nothing is kept.
 */
export function byClock<Result>(
  tx: Tx,
  act: Act,
  of: { entity: Entity; id: number; touched: () => Touched },
  work: () => Result,
): Result {
  const marks = highest(tx)
  const before = rowsOf(tx, of.touched())
  const result = work()
  const changed = before.flatMap(({ table, id, row }) => {
    const [now] = rowsOf(tx, { [table]: [id] })
    const columns = Object.keys(row).filter((column) => !isSame(row[column], now?.row[column]))
    if (!now || columns.length === 0) return []
    const only = (from: Row) => Object.fromEntries(columns.map((column) => [column, from[column]]))
    return [{ table, id, was: only(row), became: only(now.row) }]
  })
  const after = highest(tx)
  const made: MadeRows = Object.fromEntries(
    MADE.filter((table) => after[table] > marks[table]).map((table) => [table, [marks[table], after[table]] as const]),
  )
  if (changed.length > 0 || Object.keys(made).length > 0) {
    tx.run(insertStep, { at: act.now, entity: of.entity, entity_id: of.id, before: changed, made })
  }
  return result
}

const highestIds = query((_: object) =>
  db.selectNoFrom(
    MADE.map((table) => sql<number>`(SELECT coalesce(max(id), 0) FROM ${sql.table(table)})`.as(table)) as [],
  ),
)

function highest(reader: Reader): Record<(typeof MADE)[number], number> {
  return reader.one(highestIds, {}) as unknown as Record<(typeof MADE)[number], number>
}

/** Rows as they are now; those that are not there are left out. */
export function rowsOf(reader: Reader, touched: Touched): { table: SteppedTable; id: number; row: Row }[] {
  return Object.entries(touched).flatMap(([name, ids]) => {
    const table = name as SteppedTable
    return ids.flatMap((id) => {
      const row = reader.one(
        db
          .selectFrom(table as 'memberships')
          .selectAll()
          .where('id', '=', id),
      ) as Row | undefined
      return row ? [{ table, id, row }] : []
    })
  })
}

/** True if two values of a column are the same, JSON compared by what it says. */
export function isSame(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b)
}
