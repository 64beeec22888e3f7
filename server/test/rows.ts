import type Database from 'better-sqlite3'
import type { TestStudio } from './studio.ts'

/** The rows of every table as they are stored, by table. */
export type Rows = ReadonlyMap<string, readonly string[]>

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'client_search%'`

type Reading = readonly [table: string, statement: Database.Statement<[], object>]

/** Preparing a statement for each table takes longer than reading them all. */
const prepared = new WeakMap<Database.Database, readonly Reading[]>()

function readingsOf(database: Database.Database): readonly Reading[] {
  const known = prepared.get(database)
  if (known) return known
  const tables = database.prepare<[], string>(TABLES).pluck().all()
  const readings = tables.map((table): Reading => [table, database.prepare(`SELECT * FROM ${table}`)])
  prepared.set(database, readings)
  return readings
}

/** Reads every row of a studio's database by the server's own connection. */
export const rowsOf = ({ database }: TestStudio): Rows =>
  new Map(readingsOf(database).map(([table, statement]) => [table, statement.all().map((row) => JSON.stringify(row))]))

/** The tables in which more than one row that was there has changed or gone, with how many. */
export function tablesTouchedTwice(before: Rows, after: Rows): Record<string, number> {
  const counts = [...before].map(([table, rows]): [string, number] => {
    const left = new Set(after.get(table)?.map(withoutSums))
    return [table, rows.filter((row) => !left.has(withoutSums(row))).length]
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 1))
}

/** A client's sum of their memberships, which a trigger keeps: two change where one membership goes over. */
const withoutSums = (row: string): string => row.replace(/"membership_states":\d+/, '')
