import type { Database } from 'better-sqlite3'
import { sayingColumns } from '../saying-columns.ts'
import { about } from './about.ts'
import { keptByTriggers, meant, types } from './columns.ts'

interface Column {
  name: string
  type: string
  notnull: number
  dflt_value: string | null
  pk: number
  /** 1 in a virtual table; 2 and 3 are computed. */
  hidden: number
}

const declared: Readonly<Record<string, string>> = {
  INTEGER: 'number',
  REAL: 'number',
  BOOLEAN: 'boolean',
  TEXT: 'string',
  BLOB: 'Uint8Array',
}

/** The TypeScript of every table of a migrated database, with what `columns.ts` says beyond the schema. */
export function writeTables(database: Database): string {
  const names = database
    .prepare<[], string>(
      `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
        AND name NOT GLOB 'client_search*' ORDER BY name`,
    )
    .pluck()
    .all()
  const interfaces = names.map((name) => writeTable(database, name))
  const all = names.map((name) => `  ${name}: ${interfaceOf(name)}`)
  const body = `${interfaces.join('\n\n')}

/** Every table, as Kysely sees it: booleans and JSON are their JavaScript values (see reader.ts). */
export interface Tables {
${all.join('\n')}
  client_search: ClientSearchTable
}
`
  return `// Written by server/test/schema.test.ts from the migrated schema and columns.ts; not to be changed by hand.\n${imports(body)}\n${body}`
}

function writeTable(database: Database, table: string): string {
  const { sql } = database.prepare('SELECT sql FROM sqlite_schema WHERE name = ?').get(table) as { sql: string }
  const columns = database.prepare<[], Column>(`SELECT * FROM pragma_table_xinfo('${table}')`).all()
  const lines = columns.flatMap((column) => [
    ...comment(about[`${table}.${column.name}`], '  '),
    `  ${column.name}: ${typeOf(table, column, sql)}`,
  ])
  return [...comment(about[table], ''), `export interface ${interfaceOf(table)} {`, ...lines, '}'].join('\n')
}

function typeOf(table: string, { name, type, notnull, dflt_value, pk, hidden }: Column, sql: string): string {
  const column = `${table}.${name}`
  const isSaid = sayingColumns[table as keyof typeof sayingColumns]?.includes(name)
  const value = isSaid ? 'Said' : (meant[column] ?? listed(sql, name) ?? declared[type])
  if (value === undefined) throw new Error(`server/db/tables/columns.ts has to say what ${column} (${type}) holds`)
  const whole = notnull === 0 && pk === 0 && hidden === 0 && value !== 'unknown' ? `${value} | null` : value
  if (keptByTriggers.has(table) || keptByTriggers.has(column) || hidden !== 0)
    return `ColumnType<${whole}, never, never>`
  // The only row of a table has the number it is given.
  const isNumbered = pk === 1 && name === 'id' && type === 'INTEGER' && !sql.includes('CHECK (id = 1)')
  return dflt_value !== null || isNumbered ? `Generated<${whole}>` : whole
}

/** The values that a CHECK allows a column, as a union. */
function listed(sql: string, column: string): string | undefined {
  const found = new RegExp(`CHECK \\(${column} IN \\(((?:'[^']*'(?:,\\s*)?)+)\\)\\)`).exec(sql)
  return found?.[1]?.split(/,\s*/).join(' | ')
}

function comment(text: string | undefined, indent: string): string[] {
  return text === undefined ? [] : [`${indent}/** ${text} */`]
}

function interfaceOf(table: string): string {
  return `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`
}

function imports(body: string): string {
  const used = Object.entries(types).map(([from, names]) => ({
    from,
    names: names.filter((name) => new RegExp(`\\b${name}\\b`).test(body)),
  }))
  return used
    .filter(({ names }) => names.length > 0)
    .map(({ from, names }) => `import type { ${names.join(', ')} } from '${from}'\n`)
    .join('')
}
