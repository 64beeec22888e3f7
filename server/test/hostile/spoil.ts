import Database from 'better-sqlite3'
/** A column that holds text, of a table that is kept. */
export interface TextColumn {
  table: string
  column: string
}

const TABLES =
  "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite_%'"
const GUARDS = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%RAISE%'"

/** Every column of text. */
export function textColumnsOf(database: Database.Database): readonly TextColumn[] {
  const tables = database.prepare(TABLES).pluck().all() as string[]
  return tables.flatMap((table) => {
    const columns = database.pragma(`table_info("${table}")`) as { name: string; type: string }[]
    return columns
      .filter(({ type }) => type === 'TEXT' || type === 'JSON_TEXT')
      .map(({ name }): TextColumn => ({ table, column: name }))
  })
}

/**
 * Writes hostile values straight into a database file: another into each row of the columns given. Values that its CHECKs, its
 * references and its unique indexes don't take are left out. Returns the columns that took one.
 */
export function spoil(file: string, columns: readonly TextColumn[], next: () => string | Uint8Array): string[] {
  const database = new Database(file)
  database.pragma('foreign_keys = ON')
  // Triggers that stop our own code do not stop an attacker who crafts a file.
  const guards = database.prepare(GUARDS).all() as { name: string; sql: string }[]
  const taken: string[] = []
  database.transaction(() => {
    for (const { name } of guards) database.exec(`DROP TRIGGER "${name}"`)
    for (const { table, column } of columns) {
      const key = keyOf(database, table)
      const rows = database.prepare(`SELECT ${key.join()} FROM "${table}"`).raw().all()
      const where = key.map((name) => `${name} IS ?`).join(' AND ')
      const write = database.prepare(`UPDATE "${table}" SET "${column}" = CAST(? AS TEXT) WHERE ${where}`)
      const done = rows.filter((row) => accepted(() => write.run(next(), ...(row as unknown[]))))
      if (done.length > 0) taken.push(`${table}.${column}`)
    }
    for (const { sql } of guards) database.exec(sql)
  })()
  database.close()
  return taken
}

/** The key that identifies one row of a table. */
function keyOf(database: Database.Database, table: string): readonly string[] {
  const columns = database.pragma(`table_info("${table}")`) as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).map(({ name }) => `"${name}"`)
  return key.length > 0 ? key : ['_rowid_']
}

function accepted(write: () => unknown): boolean {
  try {
    write()
    return true
  } catch (error) {
    if (/^SQLITE_(CONSTRAINT|ERROR|MISMATCH|CORRUPT_VTAB)/.test(String((error as { code?: string }).code))) return false
    throw error
  }
}
