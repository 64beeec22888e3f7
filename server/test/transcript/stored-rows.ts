import Database from 'better-sqlite3'
import { join } from 'node:path'

export type Row = Readonly<Record<string, unknown>>

/** A row that came (no `was`), changed, or went (no `row`). */
export interface Change {
  table: string
  key: string
  /** The columns that the key is made of. */
  keyed: readonly string[]
  was: Row | undefined
  row: Row | undefined
  /** The content of a column that is left out of an INSERT. */
  defaults: Row
}

interface Table {
  name: string
  rows: Map<string, Row>
  keyed: readonly string[]
  defaults: Row
  read(): [string, Row][]
}

const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table'
  AND name NOT LIKE 'sqlite_%' AND name NOT LIKE 'client_search%' AND name NOT LIKE 'report\\_%' ESCAPE '\\'
  AND name NOT IN ('idempotency_keys', 'job_runs', 'integrity_report', 'weekly_emails')`

interface Column {
  name: string
  pk: number
  dflt_value: string | null
}

/** Looks at all that a studio keeps, through a connection beside its server's. */
export class Looks {
  readonly #database: Database.Database
  readonly #tables: Table[]
  #version: unknown

  constructor(folder: string) {
    this.#database = new Database(join(folder, 'studio.sqlite'), { readonly: true })
    const tables = this.#database.prepare<[], string>(TABLES).pluck().all()
    this.#tables = tables.map((name) => this.#open(name))
    this.changes()
  }

  /** The changes since the last look; the tables are read only if another connection has written. */
  changes(): Change[] {
    const version = this.#database.pragma('data_version', { simple: true })
    if (version === this.#version) return []
    this.#version = version
    return this.#tables.flatMap(changesOf)
  }

  close(): void {
    this.#database.close()
  }

  #open(name: string): Table {
    const columns = this.#database.prepare<[string], Column>('SELECT * FROM pragma_table_info(?)').all(name)
    const key = columns.filter(({ pk }) => pk > 0).toSorted((one, other) => one.pk - other.pk)
    const keyed = key.map((column) => column.name)
    const rows = this.#database.prepare<[], Row>(`SELECT * FROM ${name}`)
    const defaults = columns.map(({ name: column, dflt_value }) => [column, defaultOf(dflt_value)])
    return {
      name,
      rows: new Map(),
      keyed,
      defaults: Object.fromEntries(defaults) as Row,
      read: () => rows.all().map((row) => [keyed.map((column) => String(row[column])).join(' '), row]),
    }
  }
}

/** A default as SQLite writes it: a number or a text in quotes; anything else counts as none. */
function defaultOf(written: string | null): unknown {
  if (written === null) return null
  if (/^-?\d+(\.\d+)?$/.test(written)) return Number(written)
  return /^'[^']*'$/.test(written) ? written.slice(1, -1) : null
}

function changesOf(table: Table): Change[] {
  const { name, rows: former, keyed, defaults } = table
  table.rows = new Map(table.read())
  const about = { table: name, keyed, defaults }
  const written = [...table.rows].flatMap(([key, row]): Change[] => {
    const was = former.get(key)
    return was && isSame(was, row) ? [] : [{ ...about, key, was, row }]
  })
  const gone = [...former].filter(([key]) => !table.rows.has(key))
  return [...written, ...gone.map(([key, was]) => ({ ...about, key, was, row: undefined }))]
}

const isSame = (was: Row, row: Row) => Object.entries(row).every(([column, value]) => isEqual(value, was[column]))
const isEqual = (one: unknown, other: unknown) =>
  one === other || (Buffer.isBuffer(one) && Buffer.isBuffer(other) && one.equals(other))
