import Database from 'better-sqlite3'
import { join } from 'node:path'
import type { TestStudio } from './studio.ts'

/** The rows of every table as they are stored, by table. */
export type Rows = ReadonlyMap<string, readonly string[]>

const TABLES = `SELECT name FROM sqlite_schema
  WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'client_search%'`

/** Reads every row of a studio's database beside the server. */
export function rowsOf({ folder }: TestStudio): Rows {
  const database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
  const tables = database.prepare<[], string>(TABLES).pluck().all()
  const rows = tables.map((table): [string, string[]] => {
    const all = database.prepare<[], object>(`SELECT * FROM ${table}`).all()
    return [table, all.map((row) => JSON.stringify(row))]
  })
  database.close()
  return new Map(rows)
}

/** The tables in which more than one row that was there has changed or gone, with how many. */
export function tablesTouchedTwice(before: Rows, after: Rows): Record<string, number> {
  const counts = [...before].map(([table, rows]): [string, number] => {
    const left = new Set(after.get(table))
    return [table, rows.filter((row) => !left.has(row)).length]
  })
  return Object.fromEntries(counts.filter(([, count]) => count > 1))
}
