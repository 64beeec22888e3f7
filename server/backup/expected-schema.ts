import Database from 'better-sqlite3'
import { migrations } from '../db/migrations/index.ts'

interface SchemaObject {
  type: string
  name: string
  tbl_name: string
  sql: string | null
}

/**
 * The first table, index, view or trigger of a database that differs from its version's schema, or is missing; undefined if
 * all is as it should be. SQLite's own statistics belong to no schema.
 */
export function strangeInSchema(database: Database.Database, version: number): string | undefined {
  const [found, expected] = [objectsOf(database), expectedObjects(version)]
  const strange = [...found].find(([key, text]) => expected.get(key) !== text)
  const missing = [...expected].find(([key]) => !found.has(key))
  return (strange ?? missing)?.[0]
}

/** By version: running all migrations takes longer than the rest of a check. */
const made = new Map<number, ReadonlyMap<string, string>>()

function expectedObjects(version: number): ReadonlyMap<string, string> {
  const known = made.get(version) ?? objectsMade(version)
  made.set(version, known)
  return known
}

function objectsMade(version: number): ReadonlyMap<string, string> {
  const model = new Database(':memory:')
  try {
    model.pragma('foreign_keys = OFF')
    for (const sql of migrations.slice(0, version)) model.exec(sql)
    return objectsOf(model)
  } finally {
    model.close()
  }
}

function objectsOf(database: Database.Database): Map<string, string> {
  const rows = database.prepare<[], SchemaObject>('SELECT type, name, tbl_name, sql FROM sqlite_schema').all()
  const found = new Map<string, string>()
  for (const { type, name, tbl_name, sql } of rows) {
    if (sql !== null && STATISTICS.has(sql)) continue
    // One that is there twice is like none of its version.
    const key = `${type} ${name}`
    found.set(key, `${found.get(key) ?? ''}${tbl_name}\n${sql ?? ''}`)
  }
  return found
}

/** To the letter: a trigger may be called like them. */
const STATISTICS: ReadonlySet<string> = new Set([
  'CREATE TABLE sqlite_stat1(tbl,idx,stat)',
  'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)',
])
