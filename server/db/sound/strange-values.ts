import type { Database } from 'better-sqlite3'
import { checkOf, jsonOf } from './kinds.ts'
import { anything } from './shapes.ts'

interface Looked {
  column: string
  isSound: (value: string) => boolean
}

/**
 * The columns (`table.column`) that hold a value which our own code never wrote there: one that would lead somewhere or break what
 * reads it, or one that is no text at all. Sealed values and what is only ever shown are not looked at.
 */
export function strangeValuesIn(database: Database): string[] {
  return tablesOf(database).flatMap((table) => {
    const columns = (database.pragma(`table_info("${table}")`) as { name: string; type: string }[]).filter(
      ({ type }) => type === 'TEXT' || type === 'JSON_TEXT',
    )
    const looked = columns.flatMap(({ name, type }) => {
      const isSound = type === 'JSON_TEXT' ? jsonCheck(table, name) : checkOf(name)
      return isSound ? [{ column: name, isSound }] : []
    })
    const found = new Set([...strangeIn(database, table, looked), ...bytesIn(database, table, columns)])
    return [...found].map((column) => `${table}.${column}`)
  })
}

function tablesOf(database: Database): string[] {
  const tables = "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' ORDER BY name"
  return database.prepare(tables).pluck().all() as string[]
}

/** JSON that says what is done. Of the rest older versions kept other shapes; what reads it takes what it knows. */
const IS_DONE = /^automation|condition_json$|^clock_steps\.|trusted_proxies$/

function jsonCheck(table: string, column: string): Looked['isSound'] {
  const { fits } = IS_DONE.test(`${table}.${column}`) ? jsonOf(table, column).shape : anything
  return (value) => {
    try {
      return fits(JSON.parse(value))
    } catch {
      return false
    }
  }
}

/** Looks through a table once, until every column has been found strange. */
function strangeIn(database: Database, table: string, columns: readonly Looked[]): Set<string> {
  const found = new Set<string>()
  if (columns.length === 0) return found
  const select = database.prepare(`SELECT ${columns.map(({ column }) => `"${column}"`).join()} FROM "${table}"`)
  for (const row of select.raw().iterate() as Iterable<unknown[]>) {
    columns.forEach(({ column, isSound }, at) => {
      const value = row[at]
      if (value !== null && (typeof value !== 'string' || !isSound(value))) found.add(column)
    })
    if (found.size === columns.length) break
  }
  return found
}

/** The columns of text that hold bytes. */
function bytesIn(database: Database, table: string, columns: readonly { name: string }[]): string[] {
  if (columns.length === 0) return []
  const areBytes = columns.map(({ name }) => `max(typeof("${name}") = 'blob')`)
  const found = database.prepare(`SELECT ${areBytes.join()} FROM "${table}"`).raw().get() as (number | null)[]
  return columns.filter((_, at) => found[at] === 1).map(({ name }) => name)
}
