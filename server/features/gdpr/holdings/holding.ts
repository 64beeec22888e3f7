import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../../../db/tables/tables.generated.ts'
import type { Subject } from '../subject.ts'

export type TableName = keyof Tables

/** Data on a client that the studio holds in one table: which rows, how they are exported, what an erasure does to them. */
export interface Holding {
  table: TableName
  /** The condition that picks the client's rows. */
  rows: (who: Subject) => RawBuilder<unknown>
  /** Its list in the export; null: not exported (secrets, copies of what is exported already). */
  exported: string | null
  /** More to read for the export than the table's own columns: columns and joins. */
  more?: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> }
  /** Columns that are left out of the export. */
  omit?: readonly string[]
  /** The rows go, or these columns are overwritten; `{}`: nothing in them is about the client's person. */
  erase: 'delete' | ((who: Subject) => Record<string, unknown>)
  /** The part that stays after an erasure, and why, in words for the owner and the client. */
  kept?: { what: string; why: string }
}

/** The condition of a table whose rows name the client in `client_id`. */
export function hers(table: TableName): Holding['rows'] {
  return ({ id }) => sql`${sql.table(table)}.client_id = ${id}`
}

/** The condition of a table whose rows belong to a client's row in another table. */
export function within(column: string, parent: Holding): Holding['rows'] {
  return (who) => sql`${sql.ref(column)} IN (SELECT id FROM ${sql.table(parent.table)} WHERE ${parent.rows(who)})`
}

/** Nothing is overwritten. */
export const nothing = (): Record<string, unknown> => ({})
