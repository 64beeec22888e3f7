import type { Database, Statement } from 'better-sqlite3'
import type { Compilable } from 'kysely'
import type { Turn } from './turn.ts'
import { conversionOf } from './sound/repair.ts'
import { compile, type Compiled, type Query, type Selecting } from './build.ts'

type Values = Record<string, unknown>
type Source = Compilable<unknown> | Query<unknown, unknown, 'read' | 'write'>

/** The studio's notes on its own work: none of them is a change for anybody. */
const OWN_NOTES =
  /^(?:insert into|update|delete from) "(?:job_runs|installation|idempotency_keys|integrity_report|event_days|license_checks)"/i

interface Prepared {
  isNote: boolean
  statement: Statement<unknown[], Values>
  /** Result columns whose values come back otherwise than they are stored, or are looked at as they do. */
  conversions: readonly [string, (value: unknown) => unknown][]
}

function toSqlite(value: unknown): unknown {
  if (typeof value === 'boolean') return value ? 1 : 0
  if (value === undefined) return null
  if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) return JSON.stringify(value)
  return value
}

function isQuery(source: Source): source is Query<unknown, unknown, 'read' | 'write'> {
  return 'compiled' in source
}

/** Runs queries that read. Synchronous; statements are prepared once for each text. */
export class Reader {
  readonly #database: Database
  readonly #turn: Turn | undefined
  readonly #prepared = new Map<string, Prepared>()

  /** With a `turn`, what is read in one turn of the event loop shares a transaction. */
  constructor(database: Database, turn?: Turn) {
    this.#database = database
    this.#turn = turn
  }

  /** Every row. */
  all<Row>(select: Selecting<Row>): Row[]
  all<Params, Row>(select: Query<Params, Row, 'read'>, params: Params): Row[]
  all(source: Source, params?: unknown): unknown[] {
    return this.execute(source, params, (statement, values) => statement.all(...values)) as unknown[]
  }

  /** The first row, or undefined. */
  one<Row>(select: Selecting<Row>): Row | undefined
  one<Params, Row>(select: Query<Params, Row, 'read'>, params: Params): Row | undefined
  one(source: Source, params?: unknown): unknown {
    return this.execute(source, params, (statement, values) => statement.get(...values))
  }

  protected execute(
    source: Source,
    params: unknown,
    run: (statement: Prepared['statement'], values: unknown[]) => Values | Values[] | undefined,
  ): unknown {
    const compiled = isQuery(source) ? source.compiled() : compile(source)
    const { statement, conversions } = this.prepare(compiled)
    if (!statement.readonly && !this.canWrite) throw new Error('A write was attempted outside a transaction')
    this.#turn?.begin()
    const result = run(statement, bind(compiled, params))
    if (conversions.length > 0 && result !== undefined) {
      for (const row of Array.isArray(result) ? result : [result]) {
        for (const [column, convert] of conversions) row[column] = convert(row[column])
      }
    }
    return result
  }

  protected get canWrite(): boolean {
    return false
  }

  protected prepare(compiled: Compiled): Prepared {
    let prepared = this.#prepared.get(compiled.sql)
    if (!prepared) {
      const statement = this.#database.prepare<unknown[], Values>(compiled.sql)
      const isNote = OWN_NOTES.test(compiled.sql)
      prepared = { isNote, statement, conversions: statement.reader ? conversionsOf(this.#database, statement) : [] }
      this.#prepared.set(compiled.sql, prepared)
    }
    return prepared
  }
}

/** Inside one transaction: reads as a Reader does, and writes. Handed out by the Writer only. */
export class Tx extends Reader {
  #opening: (() => void) | undefined
  #hasChanged = false

  /** Has `open` called before the next write, once: what reads and refuses costs no savepoint. */
  beforeWriting(open: (() => void) | undefined): void {
    this.#opening = open
  }

  protected override get canWrite(): boolean {
    return true
  }

  /** True if more than notes was written since this was asked last. */
  takeChanged(): boolean {
    const hasChanged = this.#hasChanged
    this.#hasChanged = false
    return hasChanged
  }

  /** Runs an insert, update or delete; gives the number of changed rows and the last inserted id. */
  run(write: Compilable<unknown>): { changes: number; id: number }
  run<Params>(write: Query<Params, unknown, 'write'>, params: Params): { changes: number; id: number }
  run(source: Source, params?: unknown): { changes: number; id: number } {
    const compiled = isQuery(source) ? source.compiled() : compile(source)
    const { statement, isNote } = this.prepare(compiled)
    this.#open()
    const result = statement.run(...bind(compiled, params))
    this.#hasChanged ||= !isNote && result.changes > 0
    return { changes: result.changes, id: Number(result.lastInsertRowid) }
  }

  /** Runs a write with `returning` and gives its rows. */
  returning<Row>(write: Compilable<Row>): Row[]
  returning<Params, Row>(write: Query<Params, Row, 'write'>, params: Params): Row[]
  returning(source: Source, params?: unknown): unknown[] {
    this.#open()
    this.#hasChanged = true
    return this.execute(source, params, (statement, values) => statement.all(...values)) as unknown[]
  }

  /** Runs an insert or update of one row with `returning` and gives that row. */
  returningOne<Row>(write: Compilable<Row>): Row
  returningOne<Params, Row>(write: Query<Params, Row, 'write'>, params: Params): Row
  returningOne(source: Source, params?: unknown): unknown {
    this.#open()
    this.#hasChanged = true
    const row = this.execute(source, params, (statement, values) => statement.get(...values))
    if (row === undefined) throw new Error('A write that returns a row changed none')
    return row
  }

  #open(): void {
    this.#opening?.()
    this.#opening = undefined
  }
}

function bind(compiled: Compiled, params: unknown): unknown[] {
  const named = params as Values | undefined
  return compiled.bindings.map((binding) => {
    if (!('name' in binding)) return toSqlite(binding.value)
    const value = named?.[binding.name]
    return toSqlite(binding.as && value != null ? binding.as(value) : value)
  })
}

/** The keys by which a page goes on (`db/page.ts`) are compared with what is stored: they come back as they are. */
const isKey = (name: string) => /^key_\d+$/.test(name)

function conversionsOf(database: Database, statement: Prepared['statement']): Prepared['conversions'] {
  return statement.columns().flatMap((given): [string, (value: unknown) => unknown][] => {
    const convert = isKey(given.name) ? undefined : conversionOf(database, given)
    return convert ? [[given.name, convert]] : []
  })
}
